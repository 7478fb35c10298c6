"""Transcripts of Chicago Poker: how a view is written."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from backroom.kernel.record import Record
from backroom.kernel.title import AnyTitle
from backroom.words import Words
from tests.games.transcript import transcribe

VIEWS_EVERY = 25


def write_transcript(record: Record, title: AnyTitle) -> Iterator[str]:
    return transcribe(record, title, VIEWS_EVERY, _view)


def _view(data: Mapping[str, Any], words: Words) -> Iterator[str]:
    """A view in a few lines. A card in brackets lies face down, with those beside its owner who know it."""
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
