"""One open house for all tests that do it no harm."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.open_house import Wishes
from tests.server.place import Place


@pytest.fixture(scope="session")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    with Place(tmp_path_factory.mktemp("house"), Wishes("")) as place:
        place.open()
        yield place
        place.stop()
        assert "Traceback" not in place.log, place.log
