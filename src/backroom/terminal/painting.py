"""Words with colours: sentences in which the things a title paints stand out."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence

from rich.text import Text

from backroom.kernel.event import SeenEvent
from backroom.kernel.refusal import Rejected
from backroom.kernel.title import AnyTitle
from backroom.words import Words

Painter = Callable[[str, str], Text | None]
"""Gets a thing (`red-7`) and its words (`red 7`); gives its picture, or None for plain words."""

# A painted thing travels through a sentence between private-use characters, which no input contains
# (`screen.printable`), and comes out as a picture.
_PAINTED = re.compile("\ue000(.*?)\ue001(.*?)\ue002")


class PaintedWords(Words):
    """Words whose sentences come out as rich text. Use `text`, `event_text`, `rejection_text` to show them."""

    def __init__(
        self, language: str, title: AnyTitle, names: Sequence[str], viewer: int | None, painter: Painter
    ) -> None:
        super().__init__(language, title, names, viewer)
        self._painter = painter

    def thing(self, text: str) -> str:
        worded = super().thing(text)
        return worded if self._painter(text, worded) is None else f"\ue000{text}\ue001{worded}\ue002"

    def text(self, message: str, facts: Mapping[str, object] | None = None, style: str = "") -> Text:
        return self.painted(self.say(message, facts), style)

    def event_text(self, event: SeenEvent, style: str = "") -> Text:
        return self.painted(self.event(event), style)

    def rejection_text(self, rejected: Rejected, style: str = "") -> Text:
        return self.painted(self.rejection(rejected), style)

    def painted(self, sentence: str, style: str = "") -> Text:
        """A sentence of ours with its pictures put in."""
        text = Text(style=style)
        end = 0
        for match in _PAINTED.finditer(sentence):
            text.append(sentence[end : match.start()])
            picture = self._painter(match[1], match[2])
            text.append_text(picture if picture is not None else Text(match[2]))
            end = match.end()
        text.append(sentence[end:])
        return text
