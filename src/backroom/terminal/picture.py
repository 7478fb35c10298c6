"""A picture of the terminal table in mid-play, for the documentation.

`python -m backroom.terminal.picture docs/pictures/terminal.svg` makes it anew.
"""

from __future__ import annotations

import io
import sys
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from backroom.games import shortest_title
from backroom.players import usual_bot
from backroom.terminal.commands import obey
from backroom.terminal.play import deal_table
from backroom.terminal.screen import Screen
from backroom.terminal.table import TerminalTable

_SEED = "1926"
#: The picture is taken at the person's first choice after so many moves.
_MOVES = 217
_WIDTH = 96

_INK, _PAPER = (22, 18, 15), (226, 216, 196)
_COLOURS = [(196, 60, 60), (70, 140, 80), (184, 134, 40), (70, 110, 180), (130, 90, 170), (70, 140, 140)]
_NIGHT = TerminalTheme(_INK, _PAPER, [_INK, *_COLOURS, _PAPER])

# Rich's own frame asks a web server for its typeface; ours takes what the reader has.
_FRAME = """\
<svg class="rich-terminal" viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
<style>
.{unique_id}-matrix {{
  font-family: "DejaVu Sans Mono", Menlo, Consolas, monospace;
  font-size: {char_height}px; line-height: {line_height}px; font-variant-east-asian: full-width;
}}
{styles}
</style>
<defs><clipPath id="{unique_id}-clip-terminal">
<rect x="0" y="0" width="{width}" height="{terminal_height}"/>
</clipPath>
{lines}</defs>
<rect fill="#16120f" x="0" y="0" width="{width}" height="{height}" rx="8"/>
<text x="{terminal_x}" y="28" fill="#ab7a22" font-family="sans-serif" font-size="18" font-weight="bold">BACKROOM</text>
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">
{matrix}
</g>
</g>
</svg>
"""


def picture() -> str:
    """The picture as SVG: what happened last, the board, the choices, and a hint."""
    console = Console(
        record=True,
        width=_WIDTH,
        file=io.StringIO(),
        force_terminal=True,
        color_system="truecolor",
        highlight=False,
        markup=False,
        emoji=False,
    )
    title = shortest_title()
    settings = title.settings()
    bots = [usual_bot(title)] * (settings.players - 1)
    table = deal_table(title, settings, bots, "en", "Ada", _SEED, Path("unsaved"), Screen(console, input))
    _play_by_itself(table)
    table.skip_old_news()
    table.show_news()
    table.show_board()
    table.show_choices()
    console.print(f"\n{table.words.say('term-prompt')} hint")
    obey(table, "hint")
    return console.export_svg(title="", theme=_NIGHT, code_format=_FRAME, unique_id="backroom")


def _play_by_itself(table: TerminalTable) -> None:
    """Let the adviser play for the person, up to a moment worth a picture."""
    while not table.recorded.game.is_over:
        if not table.my_choice:
            table.move_bots()
            continue
        table.ask_anew()
        if len(table.recorded.record.moves) >= _MOVES:
            return
        while not table.choose(table.advice()[1].action):
            pass


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(picture(), "utf-8")
