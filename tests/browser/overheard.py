"""What a guest's page has said, and everything that it has been told or holds: its frames, its DOM, its memory."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import WebSocket

from tests.browser.guest import Guest

#: A means card, as the rules name it and as an English sentence does.
_NAMED = re.compile(r"\b(weapons|bribes|blackmail)[- ](\d)\b")
#: What a person on the table can do is printed on the card: no card of anybody's.
_PRINTED = re.compile(r"acts as(</text><text[^>]*>| )(weapons|bribes|blackmail) \d")
#: In memory only whole strings: the words of the house name cards as well.
_HELD = re.compile(r"^(?:lay |take back |leave |show |hand-)?(weapons|bribes|blackmail)-(\d)$")
_DOM = "document.documentElement.outerHTML"


class Overheard:
    """Listens at a guest's page; make it before the page goes anywhere."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.frames: list[str] = []
        self.sent: list[dict[str, Any]] = []
        guest.page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: self.sent.append(json.loads(frame)))
        socket.on(
            "framereceived", lambda frame: self.frames.append(frame if isinstance(frame, str) else frame.decode())
        )

    def _update(self) -> dict[str, Any]:
        for frame in reversed(self.frames):
            update: dict[str, Any] = json.loads(frame)
            if update.get("tell") == "update" and update.get("view"):
                return update
        raise AssertionError("the page has been told nothing")

    def view(self) -> dict[str, Any]:
        """What the page's own seat knows now."""
        view: dict[str, Any] = self._update()["view"]
        return view

    def told(self, cards: set[str]) -> list[str]:
        """Where these stand, in frames and DOM, for whoever must find out why."""
        texts = [*self.frames, self.guest.page.evaluate(_DOM)]
        pattern = "|".join(card.replace("-", "[- ]") for card in cards)
        return [
            text[max(0, found.start() - 80) : found.end() + 40]
            for text in texts
            for found in re.finditer(pattern, text)
        ]

    def cards_in_frames(self) -> set[str]:
        return {card for frame in self.frames for card in _cards(frame)}

    def cards_in_dom(self) -> set[str]:
        return _cards(self.guest.page.evaluate(_DOM))

    def cards_in_memory(self) -> set[str]:
        """Out of a snapshot of everything that the page's JavaScript can still reach."""
        session = self.guest.context.new_cdp_session(self.guest.page)
        chunks: list[str] = []
        session.on("HeapProfiler.addHeapSnapshotChunk", lambda part: chunks.append(part["chunk"]))
        session.send("HeapProfiler.takeHeapSnapshot", {"reportProgress": False})
        session.detach()
        strings = json.loads("".join(chunks))["strings"]
        return {f"{found[1]}-{found[2]}" for text in strings if (found := _HELD.match(text))}


def _cards(text: str) -> set[str]:
    return {f"{kind}-{value}" for kind, value in _NAMED.findall(_PRINTED.sub("", text))}
