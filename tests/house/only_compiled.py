"""A pytest plugin for `./test compiled`: refuses to test anything but the compiled rules."""

import pytest

from backroom.compiled import COMPILED


def pytest_sessionstart() -> None:
    if not COMPILED:
        raise pytest.UsageError("the rules that would be tested here are not compiled")
