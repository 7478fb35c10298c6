"""The soldier of Gangster as it was in 2026: a fixed reference for ladders, never changed."""
