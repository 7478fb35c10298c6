"""Somebody at a table over plain HTTP, as a script or a bot would be."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import httpx
import msgspec

from backroom.server.api import HostAnswer
from backroom.table import protocol as p
from tests.server.place import AtTable, Place
from tests.waiting import PATIENCE, waiting_for


class Script:
    """One viewer, or the host, of one table."""

    def __init__(self, place: Place, table: str, key: str) -> None:
        self._place = place
        self._table = table
        self.key = key
        self._headers = {"authorization": f"Bearer {key}"}
        self.seen = 0

    def _url(self, what: str) -> str:
        return f"{self._place.http_address}/api/tables/{self._table}/{what}"

    def get(self, what: str, **query: float) -> httpx.Response:
        return self._place.client.get(self._url(what), params=query, headers=self._headers)

    def post(self, what: str, body: object) -> httpx.Response:
        return self._place.client.post(self._url(what), content=msgspec.json.encode(body), headers=self._headers)

    def update(self, wait: float = 0) -> p.Update:
        """What there is now; with `wait` as soon as there is something new."""
        answer = self.get("update", since=self.seen, wait=wait)
        assert answer.status_code == 200, answer.text
        update = msgspec.json.decode(answer.content, type=p.Update)
        self.seen = update.seen
        return update

    def ask(self, message: p.FromClient) -> p.Answer:
        answer = self.post("do", message)
        assert answer.status_code == 200, answer.text
        told: p.Answer = msgspec.json.decode(answer.content, type=p.Answer)
        return told

    def do(self, message: p.FromClient) -> p.Done:
        answer = self.ask(message)
        assert isinstance(answer, p.Done), answer
        return answer

    def refused(self, message: p.FromClient) -> str:
        """Why not; it must be refused."""
        answer = self.ask(message)
        assert isinstance(answer, p.Refused), answer
        return answer.message

    def host(self, do: str, **more: Any) -> HostAnswer:  # noqa: ANN401 any field of the wish
        answer = self.post("host", {"do": do, **more})
        assert answer.status_code == 200, answer.text
        return msgspec.json.decode(answer.content, type=HostAnswer)

    def sit(self, name: str = "Anna") -> None:
        self.do(p.Sit(name=name))

    def until(self, *statuses: str) -> p.Update:
        """Wait until the table is in one of these."""
        return self.await_(lambda update: update.frame.status in statuses, f"the table to be {' or '.join(statuses)}")

    def await_(self, met: Callable[[p.Update], bool], what: str) -> p.Update:
        """The first update for which this holds."""
        update = self.update()
        for _ in waiting_for(what, 5 * PATIENCE):
            if met(update):
                return update
            update = self.update(wait=10)
        raise AssertionError(update)

    def until_dealt(self) -> p.Decision:
        """Wait until something is asked of anybody."""
        decision = self.await_(lambda update: update.decision is not None, "the deal").decision
        assert decision is not None
        return decision

    def until_asked(self) -> p.Update:
        """Wait until this seat may choose, or the game is over."""
        return self.await_(
            lambda update: update.frame.status == "over" or bool(update.decision and update.decision.actions),
            "a question to this seat, or the end",
        )

    def choose(self, update: p.Update, luck: Random) -> p.Act:
        """A whole random choice."""
        assert update.decision is not None
        chosen: list[str] = []
        offered = update.decision.actions
        while True:
            chosen.append(luck.choice(offered))
            tried = self.ask(p.Try(rev=update.decision.rev, actions=chosen))
            assert isinstance(tried, p.Tried), tried
            if tried.whole:
                return p.Act(rev=update.decision.rev, actions=chosen)
            assert tried.decision is not None
            chosen, offered = tried.actions, tried.decision.actions

    def play(self, luck: Random, choices: int | None = None) -> p.Update:
        """To the end, or so many choices, at random."""
        made = 0
        while (update := self.until_asked()).frame.status != "over" and made != choices:
            self.do(self.choose(update, luck))
            made += 1
        return update


def sit_all(place: Place, opened: AtTable) -> list[Script]:
    """Everybody sits down; the game has begun."""
    scripts = [Script(place, opened.table, seat.key) for seat in opened.seats]
    for number, script in enumerate(scripts):
        script.sit(f"player {number}")
    for script in scripts:
        script.until("playing")
    return scripts
