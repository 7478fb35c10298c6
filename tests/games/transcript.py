"""A record as a transcript: every move, everything that happened laid open, what comes next, and some views.

What a view looks like is each title's own: its playthroughs hand in how to write one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from backroom.kernel.decision import seats_of
from backroom.kernel.event import ONLOOKER, Event
from backroom.kernel.game import Game
from backroom.kernel.lines import Move
from backroom.kernel.record import Record
from backroom.kernel.replay import Moment, replay
from backroom.kernel.title import AnyTitle
from backroom.words import Words

ViewLines = Callable[[Mapping[str, Any], Words], Iterator[str]]


def transcribe(record: Record, title: AnyTitle, views_every: int, view_lines: ViewLines) -> Iterator[str]:
    """The lines of a transcript. Replaying checks the record on the way.

    Views are written at every so manieth move, and after the last.
    """
    header = record.header
    words = Words("en", title, [seat.name for seat in record.seats])
    yield f"{words.thing(title.id)}: {words.listed(words.names)}"
    yield from [words.say(f"option-{name}") for name, on in header.options.items() if on]
    moves = len(record.moves)
    for moment in replay(record, title):
        yield ""
        yield _heading(moment, words)
        for event in moment.events:
            yield f"  {words.event(event.seen_by_all())}{_told_to(event, header.players, words)}"
        yield from _next(moment.game, words)
        if moment.number % views_every == 0 or moment.number == moves:
            seat = moment.number // views_every % header.players
            for viewer, name in ((seat, words.name(seat)), (ONLOOKER, "an onlooker")):
                yield f"  | What {name} knows"
                yield from view_lines(moment.game.view(viewer).as_data(), words)


def _heading(moment: Moment, words: Words) -> str:
    if isinstance(moment.entry, Move):
        return f"{moment.number}. {words.name(moment.entry.seat - 1)}: {', '.join(moment.entry.do)}"
    return "The deal"


def _told_to(event: Event, players: int, words: Words) -> str:
    """Who was told the event, or its secret, if not everybody was."""
    everyone = event.audience >> ONLOOKER & 1 and (event.secrets is None or event.knowers >> ONLOOKER & 1)
    mask = event.audience if event.secrets is None else event.knowers & event.audience
    told = [words.name(seat) for seat in range(players) if mask >> seat & 1]
    return "" if everyone else f" (told to {words.listed(told)})"


def _next(game: Game, words: Words) -> Iterator[str]:
    """Who is asked what, and among how many actions each may choose."""
    if game.is_over:
        return
    step = game.decision.step
    asked = [
        f"{words.name(seat)} ({len(game.rules.legal(game.state, seat))})" for seat in seats_of(game.decision.seats)
    ]
    yield f"  > {words.say(f'ask-{step.prompt}', step.facts(game.state))} {words.listed(asked)}"
