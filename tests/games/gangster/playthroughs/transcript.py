"""Transcripts of Gangster: how a view is written."""

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
    turn = data["turn"]
    yield f"  |   stage {data['stage']}, turn {turn['number']}, influence {_joined(data['influence'])}"
    for told in data["colours"]:
        cards = [card["steps"] for card in told["cards"] if card["open"]]
        yield (
            f"  |   {told['colour']} ({words.name(told['seat'])}) in {told['car']}: {told['aboard']} aboard, "
            f"trunk {_joined(told['trunk'])} of {told['room']}, equipment {_joined(filter(None, told['equipment']))}, "
            f"cards {_joined(cards)}, idle {told['idle']}, influence {_joined(told['influence'])}"
        )
    for area in data["areas"]:
        if area["table"] is not None:
            standing = [f"{line['colour']} {line['worth']}" for line in area["standing"]]
            yield (
                f"  |   {area['area']}{' doubled' if area['doubled'] else ''}: "
                f"{_joined('.' if who is None else who for who in area['fields'])}; next {area['next']}; "
                f"standing {', '.join(standing) or 'none'}"
            )
    harbour = data["harbour"]
    yield (
        f"  |   harbour: {_joined(filter(None, harbour['equipment']))}; supply: {_counted(harbour['supply'])}; "
        f"lake: {_counted(harbour['lake'])}"
    )
    pile = data["pile"]
    yield f"  |   pile: {_joined(pile['districts'])}, policemen {pile['policemen']}; casino {_joined(data['casino'])}"
    if data["outcome"] is not None:
        yield f"  |   outcome: {data['outcome']}"


def _joined(values: Any) -> str:  # noqa: ANN401 (whatever can be listed)
    return " ".join(str(value) for value in values) or "none"


def _counted(counts: dict[str, int]) -> str:
    return ", ".join(f"{name} {count}" for name, count in counts.items() if count) or "none"
