"""The soldier of Chicago as it was in 2026: a fixed reference for ladders, never changed."""
