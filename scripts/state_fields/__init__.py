"""Writes `state_fields.py` of every title that declares its fields in `fields.py`: `python scripts/state_fields`."""
