"""Everything that a title of Backroom is held to: games end, secrets stay secret, no piece is lost, all has words."""

import pytest
from penny_ante import TITLE

from backroom.testing import Promise, promises_of


@pytest.mark.parametrize("promise", promises_of(TITLE), ids=str)
def test_the_title_keeps_its_promises(promise: Promise) -> None:
    promise.check()
