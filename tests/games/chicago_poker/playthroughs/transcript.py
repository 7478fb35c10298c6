"""A record as a transcript: every move, everything that happened laid open, what comes next, and some views."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from backroom.kernel.decision import seats_of
from backroom.kernel.event import ONLOOKER, Event
from backroom.kernel.game import Game
from backroom.kernel.record import Move, Record
from backroom.kernel.replay import Moment, replay
from backroom.kernel.title import AnyTitle
from backroom.words import Words

#: The views are written at every so manieth move, and after the last.
VIEWS_EVERY = 25


def write_transcript(record: Record, title: AnyTitle) -> Iterator[str]:
    """The lines of a transcript. Replaying checks the record on the way."""
    header = record.header
    words = Words("en", title, [seat.name for seat in header.seats])
    flags = [words.say(f"option-{name}") for name, on in header.options.items() if on]
    yield f"{words.thing(title.id)}: {words.listed(words.names)}"
    yield from flags
    moves = len(record.moves)
    for moment in replay(record, title):
        yield ""
        yield _heading(moment, words)
        for event in moment.events:
            yield f"  {words.event(event.seen_by_all())}{_told_to(event, header.players, words)}"
        yield from _next(moment.game, words)
        if moment.number % VIEWS_EVERY == 0 or moment.number == moves:
            seat = moment.number // VIEWS_EVERY % header.players
            yield from _view(moment.game, seat, words.name(seat), words)
            yield from _view(moment.game, ONLOOKER, "an onlooker", words)


def _heading(moment: Moment, words: Words) -> str:
    if isinstance(moment.entry, Move):
        return f"{moment.number}. {words.name(moment.entry.seat - 1)}: {', '.join(moment.entry.do)}"
    return "The deal"


def _told_to(event: Event, players: int, words: Words) -> str:
    """Who was told the secret, if there is one that not everybody knows."""
    told = [words.name(seat) for seat in range(players) if event.knowers >> seat & 1]
    secret = event.secrets is not None and not event.knowers >> ONLOOKER & 1
    return f" (told to {words.listed(told)})" if secret else ""


def _next(game: Game, words: Words) -> Iterator[str]:
    """Who is asked what, and among how many actions each may choose."""
    if game.over:
        return
    step = game.decision.step
    asked = [
        f"{words.name(seat)} ({len(game.rules.legal(game.state, seat))})" for seat in seats_of(game.decision.seats)
    ]
    yield f"  > {words.say(f'ask-{step.prompt}', step.facts(game.state))} {words.listed(asked)}"


def _view(game: Game, viewer: int, name: str, words: Words) -> Iterator[str]:
    """A view in a few lines. A card in brackets lies face down, with those beside its owner who know it."""
    data: dict[str, Any] = game.view(viewer).as_data()
    yield f"  | What {name} knows"
    yield f"  |   hand: {' '.join(data['hand']) or 'none'}; hands: {_joined(data['hands'])}; pile: {data['pile']}"
    yield f"  |   discards: {' '.join(data['discards']) or 'none'}"
    yield f"  |   stack: {_counted(data['unopened'])}"
    for place, business in enumerate(data["businesses"], 1):
        if business is None:
            yield f"  |   {place} closed"
            continue
        bullet = "" if business["bullet"] is None else f", bullet of {words.name(business['bullet'])}"
        yield f"  |   {place} {business['business']}{bullet}"
        for seat, row in enumerate(business["rows"]):
            if row["cards"]:
                yield f"  |     {words.name(seat)}: {' '.join(_card(card, seat) for card in row['cards'])}{_known(row)}"
    for seat, owned in enumerate(data["owned"]):
        if any(owned.values()):
            yield f"  |   {words.name(seat)} owns {_counted(owned)}"
    yield f"  |   turn: {' '.join(f'{name} {value}' for name, value in data['turn'].items())}"
    yield f"  |   bullets: {_joined(data['bullets']) or 'none'}; decisions: {data['decisions']}"
    if data["outcome"] is not None:
        yield f"  |   outcome: {data['outcome']}"


def _card(card: Mapping[str, Any], owner: int) -> str:
    if card["up"]:
        return str(card["card"])
    others = [str(seat + 1) for seat in card["known_to"] if seat != owner]
    return f"[{card['card'] or '?'}{' ' + '+'.join(others) if others else ''}]"


def _known(row: Mapping[str, Any]) -> str:
    known = row["known"]
    return "" if known is None else f" = {known['hand']} {known['value']}"


def _counted(kinds: Mapping[str, int]) -> str:
    return ", ".join(f"{count} {kind}" for kind, count in kinds.items() if count) or "none"


def _joined(values: list[object]) -> str:
    return " ".join(str(value) for value in values)
