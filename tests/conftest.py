"""What every test shares: property tests that come out the same on every machine, however slow it is."""

from __future__ import annotations

from hypothesis import settings

settings.register_profile("house", deadline=None, derandomize=True, database=None)
settings.load_profile("house")
