"""A game in play whose record grows with it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import msgspec

from backroom.kernel.action import Action
from backroom.kernel.chance import Chance
from backroom.kernel.event import Event
from backroom.kernel.fair import FairChance, commitment
from backroom.kernel.game import AnyRules, Game
from backroom.kernel.record import FORMAT, DataLine, Draws, Ending, Header, Move, Record, SeatLine, Secrets, Talk
from backroom.kernel.refusal import Facts
from backroom.kernel.title import AnyTitle, Settings


@dataclass(frozen=True)
class Fairness:
    """What makes a game's chance checkable: the house's seed and the seats' contributions (`b""` for none)."""

    seed: bytes
    contributions: list[bytes]

    def chance(self) -> FairChance:
        return FairChance(self.seed, self.contributions)

    def commitments(self) -> Secrets:
        """What everybody may see before the deal."""
        return Secrets(commitment(self.seed), [commitment(given) if given else None for given in self.contributions])

    def reveal(self) -> Secrets:
        """What everybody may see after the end."""
        return Secrets(self.seed.hex(), [given.hex() if given else None for given in self.contributions])


class RecordedGame:
    """A game and its growing record. With `fairness` its chance can be verified; else `chance` is any other.

    A game forked from another begins with the state whose data is `start`, instead of a deal.
    What was played is kept as the lines that the record's file will have: a server holds thousands of games.
    """

    def __init__(
        self,
        title: AnyTitle,
        settings: Settings,
        seats: list[SeatLine],
        chance: Chance | None = None,
        fairness: Fairness | None = None,
        start: Facts | None = None,
    ) -> None:
        source = fairness.chance() if chance is None and fairness is not None else chance
        if source is None:
            raise ValueError("a game needs chance or fairness")
        source.tape = []
        self._tape = source.tape
        self._fairness = fairness
        self.rules: AnyRules = title.rules(settings)
        begun = None if start is None else self.rules.restore(start)
        self.game = Game(self.rules, source, listening=True, start=begun)
        version, digest = title.data_version(settings)
        self._header = Header(
            backroom=FORMAT,
            title=title.id,
            players=settings.players,
            options=dict(settings.flags),
            data=DataLine(version, digest, settings.data),
            seats=seats,
            commitments=None if fairness is None else fairness.commitments(),
            start=msgspec.UNSET if start is None else start,
        )
        self._deal = msgspec.json.encode(self._drawn())
        self._lines = bytearray()
        #: How many bytes of the lines are stored already.
        self._stored = 0
        #: Whether chance was asked by the last submission.
        self.drew = False

    @classmethod
    def restored(
        cls, title: AnyTitle, settings: Settings, fairness: Fairness, data: dict[str, Any], lines: Iterable[bytes]
    ) -> RecordedGame:
        """The game whose `as_data` this is; `lines` are what `lines_since` gave, each time it was asked."""
        game = cls.__new__(cls)
        chance = fairness.chance()
        chance.rewind(data["mark"])
        chance.tape = game._tape = []
        game._fairness = fairness
        game.rules = title.rules(settings)
        game.game = Game(game.rules, chance, listening=True, start=game.rules.restore(data["state"]))
        game._header = msgspec.convert(data["header"], Header)
        game._deal = msgspec.json.encode(data["deal"])
        game._lines = bytearray()
        for chunk in lines:
            stands, _, more = chunk.partition(b"\n")
            if int(stands) > len(game._lines):
                raise ValueError("lines are missing")
            del game._lines[int(stands) :]
            game._lines += more
        game._stored = len(game._lines)
        game.drew = data["drew"]
        return game

    def as_data(self) -> dict[str, Any]:
        """Everything but the lines, as plain data."""
        return {
            "state": self.game.state.as_data(),
            "mark": self.game.chance.mark(),
            "header": msgspec.to_builtins(self._header),
            "deal": msgspec.json.decode(self._deal),
            "drew": self.drew,
        }

    def lines_since(self) -> bytes:
        """The lines that came since this was last asked, behind the number of bytes that stand before them."""
        chunk = b"%d\n%s" % (self._stored, self._lines[self._stored :])
        self._stored = len(self._lines)
        return chunk

    @property
    def record(self) -> Record:
        """The record so far, made anew each time it is asked for."""
        entries = [_entry(line) for line in self._lines.split(b"\n")[:-1]]
        record = Record(self._header, msgspec.json.decode(self._deal, type=Draws), entries)
        outcome = self.game.outcome
        if outcome is not None:
            record.end = Ending.of(outcome)
            record.reveal = self.reveal
        return record

    @property
    def last_entry(self) -> Move | Talk | None:
        """The record's last entry so far."""
        return _entry(self._lines[self._lines.rfind(b"\n", 0, -1) + 1 : -1]) if self._lines else None

    @property
    def reveal(self) -> Secrets | None:
        """The secrets behind the chance, once the game is over."""
        return None if self._fairness is None or not self.game.over else self._fairness.reveal()

    @property
    def events(self) -> list[Event]:
        """Everything that has happened."""
        return self.game.events or []

    def submit(self, seat: int, actions: list[Action]) -> list[Event]:
        """As `Game.submit`; what is accepted stands in the record at once."""
        happened = self.game.submit(seat, actions)
        drawn = self._drawn()
        self.drew = bool(drawn)
        self._write(Move(seat + 1, [action.text for action in actions], drawn))
        return happened

    def say(self, seat: int, words: str, to: list[int] | None = None) -> None:
        """Free words, to the whole table or whispered to some seats."""
        self.repeat(Talk(seat + 1, words, msgspec.UNSET if to is None else [other + 1 for other in to]))

    def repeat(self, talk: Talk) -> None:
        """Words as they stand in another record of this game."""
        self._write(talk)

    def _write(self, entry: Move | Talk) -> None:
        self._lines += msgspec.json.encode(entry)
        self._lines += b"\n"

    def _drawn(self) -> Draws:
        drawn = pairs(self._tape)
        self._tape.clear()
        return drawn


def _entry(line: bytes | bytearray) -> Move | Talk:
    # No text within a line can hold this: its quotes would be escaped.
    if b'"say":' in line:
        return msgspec.json.decode(line, type=Talk)
    return msgspec.json.decode(line, type=Move)


def pairs(tape: list[int]) -> Draws:
    """A tape as pairs."""
    return [(tape[at], tape[at + 1]) for at in range(0, len(tape), 2)]
