"""Playing a record again."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import msgspec

from backroom.kernel.chance import OutOfOutcomes, RecordedChance
from backroom.kernel.event import Event
from backroom.kernel.game import Game
from backroom.kernel.record import Ending, Move, Record, Talk
from backroom.kernel.refusal import BadInput, Rejected
from backroom.kernel.title import AnyTitle, Settings


@dataclass(frozen=True)
class Moment:
    """A game after the deal (`entry` is None), a move or some words; `events` are what just happened."""

    number: int
    entry: Move | Talk | None
    events: list[Event]
    game: Game


def replay(record: Record, title: AnyTitle) -> Iterator[Moment]:
    """Play a record again, moment by moment; `BadInput` names the first thing that does not fit.

    The game of every moment is the same object: look at it before you go on.
    """
    rules = title.rules(settings_of(record, title))
    chance = RecordedChance([number for draw in record.deal for number in draw])
    try:
        begun = None if record.header.start is msgspec.UNSET else rules.restore(record.header.start)
        game = Game(rules, chance, listening=True, start=begun)
    except OutOfOutcomes as error:
        raise BadInput("record-deal-unfit", {"reason": str(error)}) from None
    _all_used(chance, 0)
    yield Moment(0, None, list(game.events or []), game)
    number = 0
    for entry in record.entries:
        happened: list[Event] = []
        if isinstance(entry, Move):
            number += 1
            happened = _again(game, entry, number)
        yield Moment(number, entry, happened, game)
    told = None if game.outcome is None else Ending.of(game.outcome)
    if told != record.end:
        raise BadInput("record-end-unfit", {"value": _reason(record.end), "expected": _reason(told)})


def _again(game: Game, move: Move, number: int) -> list[Event]:
    chance = RecordedChance([value for draw in move.chance for value in draw])
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


def _all_used(chance: RecordedChance, number: int) -> None:
    if chance.left:
        raise BadInput("record-chance-left", {"number": number, "count": chance.left})


def settings_of(record: Record, title: AnyTitle) -> Settings:
    """The settings a record was played with, on the same data."""
    header = record.header
    settings = title.settings(header.players, header.options, header.data.text)
    _, digest = title.data_version(settings)
    if digest != header.data.sha256:
        raise BadInput("record-other-data", {"value": header.data.version, "title": title.id})
    return settings


def _reason(end: Ending | None) -> str:
    if end is None:
        return "running"
    return f"{end.reason} ({', '.join(str(seat) for seat in end.winners)})"
