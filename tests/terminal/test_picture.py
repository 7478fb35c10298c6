"""The picture of the terminal table in the documentation can be made anew."""

from __future__ import annotations

import re
from xml.etree import ElementTree

from backroom.terminal.picture import picture


def test_the_picture_is_a_drawing_that_asks_nobody_for_anything() -> None:
    drawing = picture()
    words = " ".join("".join(ElementTree.fromstring(drawing).itertext()).replace("\xa0", " ").split())
    for shown in ("Ada", "Bugs Moran", "Your hand", "Your choice: hint", "A soldier would take number"):
        assert shown in words
    assert set(re.findall(r"https?://[^\"]*", drawing)) == {"http://www.w3.org/2000/svg"}
