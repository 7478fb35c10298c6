"""A course of learning as a page for the browser: one file that needs nothing else, with its curve."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from backroom.arena.learning.training import Round
from backroom.kernel.title import AnyTitle
from backroom.terminal.page import PAGE
from backroom.words import Words

#: Of the chart.
_WIDTH, _HEIGHT, _MARGIN = 720, 260, 44


def train_page(rounds: Sequence[Round], title: AnyTitle, players: int, language: str) -> str:
    words = Words(language, title)
    heading = words.say("train-heading", {"title": words.say(title.id), "players": players, "rounds": len(rounds)})
    return PAGE.format(
        language=language, heading=escape(heading), body=_chart(rounds, words), how=escape(words.say("train-how"))
    )


def _chart(rounds: Sequence[Round], words: Words) -> str:
    """How wrong the network was, round by round: lower is better."""
    if len(rounds) < 2:
        return ""
    losses = [one.loss for one in rounds]
    least, most = min(losses), max(losses)
    wide = (_WIDTH - 2 * _MARGIN) / (len(rounds) - 1)
    high = (_HEIGHT - 2 * _MARGIN) / max(most - least, 1e-9)
    points = [f"{_MARGIN + at * wide:.1f} {_MARGIN + (most - loss) * high:.1f}" for at, loss in enumerate(losses)]
    label = escape(words.say("train-loss"))
    return (
        f'<svg viewBox="0 0 {_WIDTH} {_HEIGHT}" role="img" aria-label="{label}">'
        f'<path d="M{"L".join(points)}" fill="none" stroke="var(--accent)" stroke-width="3"/>'
        f'<text x="0" y="{_MARGIN - 16}">{label}</text>'
        f'<text x="0" y="{_MARGIN + 5}">{words.number(most, 2)}</text>'
        f'<text x="0" y="{_HEIGHT - _MARGIN + 5}">{words.number(least, 2)}</text>'
        f'<text x="{_WIDTH - _MARGIN}" y="{_HEIGHT - 10}" text-anchor="end">{len(rounds)}</text></svg>'
    )
