"""All that ever reaches some people at a table, by HTTP and by socket; and what the rules would have let them know."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from typing import Any

import httpx
import msgspec

from backroom.kernel.event import ONLOOKER
from backroom.kernel.refusal import Rejected
from backroom.kernel.state import State
from backroom.table import entries as e
from backroom.table.draft import Draft
from backroom.table.foresight import foreseen
from backroom.table.look import moment_for
from backroom.table.table import Table
from tests.server.script import Script

_encode = msgspec.json.encode
#: Shorter pieces of a view stand in everybody's.
_TELLING = 12


class Tap(Script):
    """A script whose every answer is noted."""

    def __init__(self, *args: Any) -> None:  # noqa: ANN401 those of a script
        super().__init__(*args)
        self.heard: list[bytes] = []

    def get(self, what: str, **query: float) -> httpx.Response:
        return self._noted(super().get(what, **query))

    def post(self, what: str, body: object) -> httpx.Response:
        return self._noted(super().post(what, body))

    def _noted(self, answer: httpx.Response) -> httpx.Response:
        self.heard.append(str(answer.headers).encode() + answer.content)
        return answer


class Truth:
    """A game from its journal: what each viewer might be shown of it, and what only others were."""

    def __init__(self, table: str, entries: list[e.AnyEntry]) -> None:
        opened = entries[0]
        assert isinstance(opened, e.Opened)
        self._table = Table(table, opened, 0.0)
        self._viewers = [*range(opened.players), ONLOOKER]
        self.views: dict[int, set[bytes]] = {viewer: set() for viewer in self._viewers}
        self.moments: dict[int, dict[int, bytes]] = {viewer: {} for viewer in self._viewers}
        #: Pieces of views that some seats had and onlookers had not, while the game was in play.
        self.pieces: dict[int, set[bytes]] = {viewer: set() for viewer in self._viewers}
        #: The states in which each viewer was asked something.
        self._asked: dict[int, list[State]] = {viewer: [] for viewer in self._viewers}
        self.minded: set[int] = set()
        self.returned: set[int] = set()
        for entry in entries[1:]:
            self._take(entry)

    def _take(self, entry: e.AnyEntry) -> None:
        happening = self._table.take(entry, 0.0)
        if isinstance(entry, e.Minded):
            self.minded.add(entry.seat)
        if isinstance(entry, e.Returned):
            self.returned.add(entry.seat)
        course = self._table.course
        public = None if course is None else course.rules.view(course.game.state, ONLOOKER).as_data()
        for viewer in self._viewers:
            if happening is not None and happening.seen_by(viewer):
                told = moment_for(happening, viewer)
                self.moments[viewer][told.number] = _moment(msgspec.to_builtins(told))
            if course is not None:
                view = course.rules.view(course.game.state, viewer).as_data()
                self.views[viewer].add(_encode(view))
                if not course.game.is_over:
                    self.pieces[viewer].update(_differing(view, public))
                    if course.asks(viewer):
                        self._asked[viewer].append(course.game.state)

    def secrets_from(self, viewer: int) -> set[bytes]:
        """Pieces of others' views that no view and no moment of this viewer ever held."""
        others = set().union(*(self.pieces[other] for other in self._viewers if other != viewer))
        known = b"\n".join([*self.views[viewer], *self.moments[viewer].values()])
        return {piece for piece in others if piece not in known}

    def fits(self, viewer: int, update: dict[str, Any]) -> None:
        """An update must be for this viewer, and show what it might be shown."""
        assert update["frame"]["you"] == (None if viewer == ONLOOKER else viewer)
        assert update["view"] is None or _encode(update["view"]) in self.views[viewer]
        for moment in update["moments"]:
            assert _moment(moment) == self.moments[viewer][moment["number"]]

    def fits_a_try(self, viewer: int, tried: dict[str, Any]) -> None:
        """What a seat tried must look as one of its own questions does after it; from here on it is known to it.

        A hand of which one card is laid by way of trial may be one that the seat never held otherwise.
        """
        if tried.get("view") is None:
            return
        shown = _encode(tried["view"])
        assert any(shown == after for state in self._asked[viewer] for after in self._after(state, viewer, tried))
        self.views[viewer].add(shown)

    def _after(self, state: State, viewer: int, tried: dict[str, Any]) -> Iterator[bytes]:
        rules = self._table.running.rules
        actions = [rules.table.parse(text) for text in tried["actions"]]
        with contextlib.suppress(Rejected):
            if tried["whole"]:
                # What a whole choice brings is told only where nothing is anybody's secret.
                after = foreseen(rules, state, viewer, actions) if self._table.title.all_public else None
                if after is not None:
                    yield _encode(after.as_data())
                return
            draft = Draft(rules, state, viewer)
            for action in actions:
                draft.add(action)
            yield _encode(draft.update().view.as_data())


def told_in(heard: list[bytes], kind: str) -> Iterator[dict[str, Any]]:
    """What a socket heard of one kind."""
    for raw in heard:
        told = msgspec.json.decode(raw)
        if told["tell"] == kind:
            yield told


def _moment(moment: dict[str, Any]) -> bytes:
    events = [(event["event"], event["facts"]) for event in moment.get("events", [])]
    return _encode((moment["kind"], moment.get("seat"), events, moment.get("facts", {})))


def _differing(mine: object, public: object, name: str = "") -> Iterator[bytes]:
    """The smallest telling pieces of one view, with their names, that are not so in the other."""
    if mine == public:
        return
    if isinstance(mine, dict) and isinstance(public, dict):
        for within, value in mine.items():
            yield from _differing(value, public.get(within), within)
        return
    if isinstance(mine, list) and isinstance(public, list) and len(mine) == len(public):
        for one, other in zip(mine, public, strict=True):
            yield from _differing(one, other)
        return
    piece = _encode({name: mine})[1:-1] if name else _encode(mine)
    if len(piece) >= _TELLING:
        yield piece
