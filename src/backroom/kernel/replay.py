"""Playing a record again."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass

import msgspec

from backroom.kernel.chance import OutOfOutcomes, RecordedChance
from backroom.kernel.event import Event
from backroom.kernel.forking import origin_of, start_from
from backroom.kernel.game import AnyRules, Game
from backroom.kernel.kept import UNDOABLE
from backroom.kernel.lines import Draws, Ending, Entry, Fork, Header, Move, OldHeader, Undo
from backroom.kernel.record import Record
from backroom.kernel.refusal import BadInput, Rejected
from backroom.kernel.state import State
from backroom.kernel.title import AnyTitle, Settings


@dataclass(frozen=True)
class Moment:
    """A game after the deal (`entry` is None) or an entry of its record; `events` are what just happened.

    `number` counts the choices so far, those that were taken back among them.
    """

    number: int
    entry: Entry | None
    events: list[Event]
    game: Game


def replay(record: Record, title: AnyTitle, depth: int = 0) -> Iterator[Moment]:
    """Play a record again, moment by moment; `BadInput` names the first thing that does not fit.

    The game of every moment is the same object: look at it before you go on. `depth` is how often this record was
    forked from before.
    """
    game = _begin(record, title, depth)
    yield Moment(0, None, list(game.events or []), game)
    number = stands = 0
    before: deque[State] = deque(maxlen=UNDOABLE)
    for entry in record.entries:
        happened: list[Event] = []
        if isinstance(entry, Move):
            number += 1
            stands += 1
            before.append(game.state)
            happened = _again(game, entry, number)
        elif isinstance(entry, Undo):
            if game.is_over or not stands - len(before) <= entry.undo < stands:
                raise BadInput("record-undo-unfit", {"number": number, "value": entry.undo})
            while stands > entry.undo:
                game.state = before.pop()
                stands -= 1
        yield Moment(number, entry, happened, game)
    told = None if game.outcome is None else Ending.of(game.outcome)
    if told != record.end:
        raise BadInput("record-end-unfit", {"value": _reason(record.end), "expected": _reason(told)})


def state_at(record: Record, title: AnyTitle, number: int, depth: int = 0) -> State:
    """A copy of the state after choice `number` (0 is the deal); the whole record is played again.

    `BadInput` if it does not fit, has no such choice, or was over then.
    """
    found: State | None = None
    for moment in replay(record, title, depth):
        if moment.number == number and found is None:
            if moment.game.is_over:
                raise BadInput("replay-fork-over")
            found = moment.game.state.clone()
    if found is None:
        raise BadInput("replay-no-moment", {"value": number})
    return found


def origin_state(fork: Fork, record: Record, title: AnyTitle, depth: int) -> State:
    """The state that a game was forked from."""
    origin = origin_of(fork, depth)
    theirs, ours = origin.header, record.header
    same = (theirs.title, theirs.players, theirs.options, theirs.data) == (
        ours.title, ours.players, ours.options, ours.data
    )  # fmt: skip
    if not same:
        raise BadInput("record-other-origin")
    return state_at(origin, title, fork.number, depth)


def _begin(record: Record, title: AnyTitle, depth: int) -> Game:
    rules = title.rules(settings_of(record, title))
    chance = RecordedChance(_tape(record.deal))
    try:
        game = Game(rules, chance, listening=True, start=_start(record, title, rules, chance, depth))
    except OutOfOutcomes as error:
        raise BadInput("record-deal-unfit", {"reason": str(error)}) from None
    _all_used(chance, 0)
    return game


def _start(record: Record, title: AnyTitle, rules: AnyRules, chance: RecordedChance, depth: int) -> State | None:
    """What a forked game begins with; None for a deal."""
    header = record.header
    if isinstance(header, OldHeader):
        return None if header.start is msgspec.UNSET else rules.restore(header.start)
    if header.fork is msgspec.UNSET:
        return None
    return start_from(rules, origin_state(header.fork, record, title, depth + 1), header.fork.seat - 1, chance)


def _again(game: Game, move: Move, number: int) -> list[Event]:
    chance = RecordedChance(_tape(move.chance))
    game.chance = chance
    try:
        actions = [game.rules.table.parse(text) for text in move.do]
        happened = game.submit(move.seat - 1, actions)
    except OutOfOutcomes as error:
        raise BadInput("record-chance-unfit", {"number": number, "reason": str(error)}) from None
    except Rejected as refusal:
        facts = {"number": number, "seat": move.seat - 1, "actions": ", ".join(move.do)}
        raise BadInput("record-move-unfit", facts, refusal.clause) from None
    _all_used(chance, number)
    return happened


def _tape(draws: Draws) -> list[int]:
    return [value for draw in draws for value in draw]


def _all_used(chance: RecordedChance, number: int) -> None:
    if chance.left:
        raise BadInput("record-chance-left", {"number": number, "count": chance.left})


def settings_of(record: Record, title: AnyTitle) -> Settings:
    """The settings a record was played with, by the same rules and on the same data."""
    header = record.header
    settings = title.settings(header.players, header.options, header.data.text)
    _, digest = title.data_version(settings)
    if digest != header.data.sha256:
        raise BadInput("record-other-data", {"value": header.data.version, "title": title.id})
    if isinstance(header, Header) and header.rules != title.rules_version:
        raise BadInput(
            "record-other-rules", {"value": header.rules, "expected": title.rules_version, "title": title.id}
        )
    return settings


def _reason(end: Ending | None) -> str:
    if end is None:
        return "running"
    return f"{end.reason} ({', '.join(str(seat) for seat in end.winners)})"
