"""The soldier of 2026: a fixed reference for ladders, never changed. What plays today is beside this folder."""
