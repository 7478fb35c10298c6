"""Transcripts of Chicago Gangsters: how a view is written."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from backroom.kernel.record import Record
from backroom.kernel.title import AnyTitle
from backroom.words import Words
from tests.games.transcript import transcribe

VIEWS_EVERY = 20


def write_transcript(record: Record, title: AnyTitle) -> Iterator[str]:
    return transcribe(record, title, VIEWS_EVERY, _view)


def _view(data: Mapping[str, Any], words: Words) -> Iterator[str]:
    """A view in a few lines."""
    yield f"  |   hand: {_joined(data['hand'])}; pile: {data['pile']}; discards: {_joined(data['discards'])}"
    for seat, told in enumerate(data["seats"]):
        laid = told["laid"]
        persons = _joined([person["person"] for person in told["persons"]])
        yield (
            f"  |   {words.name(seat)}, {told['clan']}, {told['side']}: {told['alcohol']} bottles, "
            f"hand {told['hand']}, known {_joined(told['known'])}, persons {persons}"
        )
        if laid["how"] or laid["cards"]:
            yield (
                f"  |     laid {laid['how']}: {_joined(laid['cards'])}, face down {laid['face_down']}, "
                f"returned {_joined(laid['returned'])}"
            )
        yield (
            f"  |     pledge {told['pledge']}, request {told['request']}, words {told['words']}, "
            f"points {told['points']}, brings {told['brings'] and told['brings']['total']}"
        )
    yield f"  |   own: {data['own']}; announced: {data['round']['announced']}; decisions: {data['decisions']}"
    yield f"  |   godfather: {data['godfather']}"
    if data["outcome"] is not None:
        yield f"  |   outcome: {data['outcome']}"


def _joined(values: list[object]) -> str:
    return " ".join(str(value) for value in values) or "none"
