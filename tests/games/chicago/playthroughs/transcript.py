"""Transcripts of Chicago: how a view is written."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from backroom.kernel.record import Record
from backroom.kernel.title import AnyTitle
from backroom.words import Words
from tests.games.transcript import transcribe

VIEWS_EVERY = 40


def write_transcript(record: Record, title: AnyTitle) -> Iterator[str]:
    return transcribe(record, title, VIEWS_EVERY, _view)


def _view(data: Mapping[str, Any], words: Words) -> Iterator[str]:
    """A view in a few lines."""
    turn = f"{data['phase']}, round {data['round']}, {data['turn']}: {data['points']} points"
    yield f"  |   {turn}; bank: {data['bank_rings']} rings"
    for gang in data["gangs"]:
        if gang["seat"] is None:
            continue
        members = ", ".join(f"{place} {rings}" for place, rings in gang["members"].items())
        yield (
            f"  |   {gang['gang']} of {words.name(gang['seat'])}: {gang['cash']} FT, worth {gang['wealth']}, "
            f"income {gang['income']['buildings'] + gang['income']['sets']}, figures {gang['figures']}, "
            f"lost {gang['lost']}, chips {gang['chips']}, waiting {gang['waiting']}"
        )
        yield f"  |     members: {members or 'none'}"
        owned = [place for place, owner in data["owners"].items() if owner == gang["gang"]]
        yield f"  |     buildings: {' '.join(owned) or 'none'}"
    goals = "; ".join(" ".join(str(goal["held"]) for goal in seat.values()) for seat in data["goals"])
    yield f"  |   casinos, square and fours held: {goals}"
    yield f"  |   siege: {data['siege']}; within reach: {_reach(data['reach'])}"
    if data["outcome"] is not None:
        yield f"  |   outcome: {data['outcome']}"


def _reach(reach: list[dict[str, Any]]) -> str:
    """How many places each member can come to."""
    counted = [f"{member['from']} {sum(len(layer) for layer in member['to'])}" for member in reach]
    return ", ".join(counted) or "none"
