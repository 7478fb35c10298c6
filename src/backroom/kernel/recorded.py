"""A game in play whose record grows with it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

import msgspec

from backroom.kernel.action import Action
from backroom.kernel.chance import Chance
from backroom.kernel.event import Event
from backroom.kernel.fair import FairChance, commitment
from backroom.kernel.forking import start_from
from backroom.kernel.game import AnyRules, Game
from backroom.kernel.kept import Kept
from backroom.kernel.ledger import Ledger
from backroom.kernel.lines import (
    FORMAT,
    OLD_FORMAT,
    AnyHeader,
    DataLine,
    Draws,
    Ending,
    Entry,
    Fork,
    Header,
    Move,
    Name,
    OldHeader,
    SeatLine,
    Secrets,
    Talk,
    Undo,
)
from backroom.kernel.record import Record
from backroom.kernel.refusal import Facts
from backroom.kernel.title import AnyTitle, Settings


@dataclass(frozen=True)
class Fairness:
    """What makes a game's chance checkable: the house's seed and the seats' contributions (`b""` for none).

    `withheld` are the commitments of seats whose contribution did not come in time; else None.
    """

    seed: bytes
    contributions: list[bytes]
    withheld: list[str | None] = field(default_factory=list)

    def chance(self) -> FairChance:
        return FairChance(self.seed, self.contributions)

    def commitments(self) -> Secrets:
        """What everybody may see before the deal."""
        withheld = self.withheld or [None] * len(self.contributions)
        given = zip(self.contributions, withheld, strict=True)
        return Secrets(commitment(self.seed), [commitment(secret) if secret else other for secret, other in given])

    def left_out(self) -> list[int]:
        """The seats, from 1, that committed to something which is not in the deal."""
        return [seat for seat, other in enumerate(self.withheld, 1) if other and not self.contributions[seat - 1]]

    def reveal(self) -> Secrets:
        """What everybody may see after the end."""
        return Secrets(self.seed.hex(), [given.hex() if given else None for given in self.contributions])


@dataclass(frozen=True)
class Origin:
    """What a forked game comes from, and a whole state that looks to the seat of `fork` as it knew that moment."""

    fork: Fork
    known: Facts


class RecordedGame:
    """A game and its growing record. With `fairness` its chance can be verified; else `chance` is any other.

    With `names`, the lines that name each seat, the record is of the format of today; else of format 1. There, a game
    forked from another begins with the state whose data is `start`; today it has an `origin`.
    """

    def __init__(
        self,
        title: AnyTitle,
        settings: Settings,
        seats: list[SeatLine],
        chance: Chance | None = None,
        fairness: Fairness | None = None,
        start: Facts | None = None,
        names: list[Name] | None = None,
        origin: Origin | None = None,
    ) -> None:
        source = fairness.chance() if chance is None and fairness is not None else chance
        if source is None:
            raise ValueError("a game needs chance or fairness")
        source.tape = []
        self._tape = source.tape
        self._fairness = fairness
        self.rules: AnyRules = title.rules(settings)
        begun = None if start is None else self.rules.restore(start)
        if origin is not None:
            begun = start_from(self.rules, self.rules.restore(origin.known), origin.fork.seat - 1, source)
        self.game = Game(self.rules, source, listening=True, start=begun)
        header = _header(title, settings, seats, fairness, start, names, origin)
        seed = None if fairness is None else fairness.seed
        self._ledger = Ledger(header, names or [], self._drawn(), seed)
        self._kept = Kept() if names else None
        #: Whether chance was asked by the last choice, and what it answered.
        self.drew = False
        self.drawn: Draws = []

    @classmethod
    def restored(
        cls,
        title: AnyTitle,
        settings: Settings,
        fairness: Fairness,
        origin: Origin | None,
        data: dict[str, Any],
        lines: Iterable[bytes],
    ) -> RecordedGame:
        """The game whose `as_data` this is; `lines` are what `lines_since` gave, each time it was asked."""
        game = cls.__new__(cls)
        chance = fairness.chance()
        chance.rewind(data["mark"])
        chance.tape = game._tape = []
        game._fairness = fairness
        game.rules = title.rules(settings)
        game.game = Game(game.rules, chance, listening=True, start=game.rules.restore(data["state"]))
        fork = None if origin is None else origin.fork
        game._ledger = Ledger.restored(data["ledger"], fork, fairness.seed, lines)
        game._kept = None if data["kept"] is None else Kept.restored(data["kept"], game.rules.table)
        game.drew, game.drawn = data["drew"], []
        return game

    def as_data(self) -> dict[str, Any]:
        """Everything but the lines, as plain data."""
        return {
            "state": self.game.state.as_data(),
            "mark": self.game.chance.mark(),
            "ledger": self._ledger.as_data(),
            "kept": None if self._kept is None else self._kept.as_data(),
            "drew": self.drew,
        }

    def lines_since(self) -> bytes:
        """The lines that came since this was last asked, behind the number of bytes that stand before them."""
        return self._ledger.lines_since()

    @property
    def record(self) -> Record:
        """The record so far, made anew each time it is asked for."""
        outcome = self.game.outcome
        return self._ledger.record(None if outcome is None else Ending.of(outcome), self.reveal)

    @property
    def names(self) -> list[Name]:
        """The lines that name each seat; none in format 1."""
        return self._ledger.names

    @property
    def head(self) -> str:
        """The head of the record's chain so far; empty without a chain."""
        return self._ledger.head

    @property
    def deal(self) -> Draws:
        """What chance answered before the first choice."""
        return self._ledger.deal

    @property
    def last_entry(self) -> Entry | None:
        """The record's last entry so far."""
        return self._ledger.last_entry

    @property
    def reveal(self) -> Secrets | None:
        """The secrets behind the chance, once the game is over."""
        return None if self._fairness is None or not self.game.is_over else self._fairness.reveal()

    @property
    def events(self) -> list[Event]:
        """Everything that has happened."""
        return self.game.events or []

    def luck(self, seat: int) -> int:
        """A bot's luck in the next choice of a seat: from the seed, so that it can be asked again."""
        return self._ledger.luck(seat)

    def line_digests(self) -> list[str]:
        """The digest of every line in the chain so far: what is left of a line that is erased."""
        if self._fairness is None:
            return []
        return [digest.hex() for digest in self.record.digests(self._fairness.seed)]

    def submit(self, seat: int, actions: list[Action], by: str = "") -> list[Event]:
        """As `Game.submit`; what is accepted stands in the record at once. `by` is the bot that chose, if one did."""
        before, mark = self.game.state, self.game.chance.mark()
        happened = self.game.submit(seat, actions)
        self.drawn = drawn = self._drawn()
        self.drew = bool(drawn)
        if self._kept is not None:
            self._kept.add(before, mark, seat, actions)
        chosen_by = by if by and self._kept is not None else msgspec.UNSET
        self._ledger.write(Move(seat + 1, [action.text for action in actions], drawn, chosen_by))
        return happened

    def can_undo(self, moves: int) -> bool:
        """Whether all choices but the first `moves` can be taken back here: some of the last ones can."""
        return self._kept is not None and self._kept.reaches(moves)

    def undo(self, seat: int, moves: int) -> None:
        """Take back all choices but the first `moves`, which `can_undo`. The same chance will answer again."""
        if self._kept is None:
            raise ValueError("format 1 has no line for it")
        told = len(self.events)
        data, mark, again = self._kept.back_to(moves)
        self.game.state = self.rules.rebuild(data)
        self.game.chance.rewind(mark)
        for mover, actions in again:
            self.game.submit(mover, actions)
        self._tape.clear()
        del self.events[told:]
        self._ledger.write(Undo(seat + 1, moves))

    def say(self, seat: int, words: str, to: list[int] | None = None, salt: str = "") -> None:
        """Free words, to the whole table or whispered to some seats; with a salt in the format of today."""
        heard = msgspec.UNSET if to is None else [other + 1 for other in to]
        self.repeat(Talk(seat + 1, words, heard, salt or msgspec.UNSET))

    def repeat(self, entry: Entry) -> None:
        """A line as it stands in another record of this game: words, or one that was erased."""
        self._ledger.write(entry)

    def _drawn(self) -> Draws:
        drawn = pairs(self._tape)
        self._tape.clear()
        return drawn


def _header(
    title: AnyTitle,
    settings: Settings,
    seats: list[SeatLine],
    fairness: Fairness | None,
    start: Facts | None,
    names: list[Name] | None,
    origin: Origin | None,
) -> AnyHeader:
    version, digest = title.data_version(settings)
    data = DataLine(version, digest, settings.data)
    promised = None if fairness is None else fairness.commitments()
    options = dict(settings.options)
    if names is None:
        begun = msgspec.UNSET if start is None else start
        return OldHeader(OLD_FORMAT, title.id, settings.players, options, data, seats, promised, begun)
    return Header(
        backroom=FORMAT,
        title=title.id,
        players=settings.players,
        options=options,
        data=data,
        rules=title.rules_version,
        seats=[line.player for line in seats],
        commitments=promised,
        left_out=[] if fairness is None else fairness.left_out(),
        fork=msgspec.UNSET if origin is None else origin.fork,
    )


def pairs(tape: list[int]) -> Draws:
    """A tape as pairs."""
    return [(tape[at], tape[at + 1]) for at in range(0, len(tape), 2)]
