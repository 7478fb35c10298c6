"""A ladder as a page for the browser: one file that needs nothing else, with a chart and the standings."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from backroom.arena.ladder import Ladder, LadderDeal
from backroom.arena.standing import Standing, standings
from backroom.games import find_title
from backroom.terminal.ladder_report import ladder_columns, ladder_heading, ladder_row
from backroom.terminal.page import PAGE
from backroom.words import Words

#: Of the chart: how wide it is, how wide the names are, and how high a row is.
_WIDTH, _NAMES, _ROW = 720, 190, 34
_MARGIN = 24

_TABLE = """{chart}
<div class="scroll" tabindex="0" role="region" aria-label="{heading}"><table>
<thead><tr>{columns}</tr></thead>
<tbody>
{rows}
</tbody>
</table></div>"""


def ladder_page(ladder: Ladder, played: Sequence[LadderDeal], language: str) -> str:
    words = Words(language, find_title(ladder.settings.title))
    rows = standings(len(ladder.levels), played)
    faults = any(row.faults for row in rows)
    told = [ladder_row(ladder, row, words, faults) for row in rows]
    heading = escape(ladder_heading(ladder, played, words))
    body = _TABLE.format(
        heading=heading,
        chart=_chart(rows, [row[0] for row in told], words),
        columns="".join(f'<th scope="col">{escape(name)}</th>' for name in ladder_columns(words, faults)),
        rows="\n".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in told),
    )
    how = escape(words.say("ladder-how", {"fair": words.percentage(1 / ladder.settings.players)}))
    return PAGE.format(language=language, heading=heading, body=body, how=how)


def _chart(rows: Sequence[Standing], names: Sequence[str], words: Words) -> str:
    """A point for each rating, and a line as long as its interval."""
    least, most = min(row.rating_low for row in rows), max(row.rating_high for row in rows)

    def across(rating: float) -> float:
        return _NAMES + (_WIDTH - _NAMES - _MARGIN) * (rating - least) / max(most - least, 1e-9)

    drawn = []
    for number, (row, name) in enumerate(zip(rows, names, strict=True)):
        down = number * _ROW + _ROW / 2
        low, here, high = across(row.rating_low), across(row.rating), across(row.rating_high)
        drawn.append(
            f'<text x="0" y="{down + 5:.0f}">{escape(name)}</text>'
            f'<path d="M{low:.1f} {down:.1f}H{high:.1f}" stroke="var(--accent)" stroke-width="3"/>'
            f'<circle cx="{here:.1f}" cy="{down:.1f}" r="6" fill="var(--accent)"/>'
        )
    height = len(rows) * _ROW
    label = escape(words.say("ladder-rating"))
    return f'<svg viewBox="0 0 {_WIDTH} {height}" role="img" aria-label="{label}">{"".join(drawn)}</svg>'
