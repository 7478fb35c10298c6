"""Tables set up by hand, and people who play at them."""

from __future__ import annotations

import hashlib
from random import Random

from backroom.table import entries as e
from backroom.table import protocol as p
from backroom.table.commands import entries_for
from backroom.table.due import due_entry
from backroom.table.happening import happenings_of
from backroom.table.look import Attendance, update_for
from backroom.table.protocol import ClockPlan
from backroom.table.table import Table

SEED = "5e" * 32
NOBODY = Attendance([False] * 6, 0)


def secret(seat: int) -> str:
    """A seat's contribution."""
    return f"{seat + 1:02x}" * 32


def commitment_of(seat: int) -> str:
    return hashlib.sha256(bytes.fromhex(secret(seat))).hexdigest()


class Evening:
    """A table, the time, and the journal so far."""

    def __init__(
        self,
        players: list[str],
        title: str = "chicago-poker",
        clock: ClockPlan | None = None,
        options: dict[str, bool] | None = None,
        scheme: int = 2,
        fork: e.ForkPlan | None = None,
        seed: str = SEED,
    ) -> None:
        plans = [
            e.SeatPlan(player, f"seat{seat}", keys=[f"key{seat}"] if player == "human" else [])
            for seat, player in enumerate(players)
        ]
        plan = clock or ClockPlan()
        opened = e.Opened(title, len(players), options or {}, plans, seed, "host", clock=plan, scheme=scheme, fork=fork)
        self.now = 1000.0
        self.table = Table("t", opened, self.now)
        self.journal: list[tuple[e.AnyEntry, float]] = [(opened, self.now)]

    def happen(self, *entries: e.AnyEntry) -> None:
        for entry in entries:
            self.table.take(entry, self.now)
            self.journal.append((entry, self.now))

    def play_by_itself(self) -> None:
        """Whatever is due by itself, but for bots."""
        while (entry := due_entry(self.table, self.now)) is not None:
            self.happen(entry)

    def say(self, seat: int, message: p.FromClient) -> None:
        """As the server does it: entries, then what is due."""
        self.happen(*entries_for(self.table, seat, message))
        self.play_by_itself()

    def sit_and_deal(self) -> Evening:
        """Everybody sits down and contributes; the first decision is asked."""
        people = [number for number, seat in enumerate(self.table.seats) if seat.human]
        for seat in people:
            self.say(seat, p.Sit(name=f"player {seat}", commitment=commitment_of(seat)))
        for seat in people:
            self.say(seat, p.Contribute(contribution=secret(seat)))
        return self

    def choose(self, seat: int, luck: Random) -> list[str]:
        """A whole random choice of a seat that is asked."""
        course = self.table.running
        texts: list[str] = []
        while True:
            draft = course.draft(seat, texts)
            if draft.whole:
                return texts
            texts = [action.text for action in (*draft.actions, luck.choice(draft.update().actions))]

    def move(self, seat: int, luck: Random, ref: str = "") -> list[str]:
        actions = self.choose(seat, luck)
        self.say(seat, p.Act(rev=self.table.running.rev, actions=actions, ref=ref))
        return actions

    def play_on(self, luck: Random, moves: int) -> None:
        """So many random choices of whoever is asked, or to the end."""
        for _ in range(moves):
            asked = self.table.asked()
            if not asked:
                return
            self.move(luck.choice(asked), luck)

    def let_bot_choose(self, luck: Random) -> None:
        """The bot that is asked makes a random choice."""
        seat = self.table.asked()[0]
        self.happen(e.Moved(seat, self.choose(seat, luck), by=self.table.seats[seat].player))
        self.play_by_itself()

    def look(self, viewer: int, since: int = 0) -> p.Update:
        return look_at(self.table, viewer, self.now, since)


def look_at(table: Table, viewer: int, now: float, since: int = 0) -> p.Update:
    told = happenings_of(table.recent, table.seen[viewer], viewer, table.seen[viewer] - since)
    return update_for(table, viewer, told, False, NOBODY, now)
