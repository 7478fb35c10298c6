"""`backroom ladder`: all levels of a title against each other, rated."""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import TYPE_CHECKING

from backroom.commands.streams import no_stream
from backroom.commands.table_options import (
    add_data,
    add_games,
    add_parquet,
    add_table_options,
    add_title,
    crew_for,
    settings_of,
    title_of,
)
from backroom.commands.values import WORDS, File, Number, add_json, argument
from backroom.kernel.refusal import BadInput

if TYPE_CHECKING:
    from backroom.arena.ladder import Ladder, LadderDeal

EXAMPLES = """\
  backroom ladder gangster --players 4
  backroom ladder chicago-poker --games 2000 --workers 2 --out poker.json
  backroom ladder chicago --levels soldier,soldier-2026,mybot.py:Bot --json
"""
#: Seconds between two writings of the file.
_WRITTEN_EVERY = 10.0


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_title(parser)
    table = parser.add_argument_group("the table")
    add_table_options(table)
    add_data(table)
    games = parser.add_argument_group("the games")
    games.add_argument(
        "--levels",
        type=argument(WORDS, "--levels"),
        metavar="NAMES",
        help="who meets whom, with commas between, as of ‘match’ (default: all levels and reference players)",
    )
    add_games(games, 400, "how many in all, rounded up until everybody has had every seat")
    games.add_argument(
        "--seconds",
        type=argument(Number(0.001, 86_400.0), "--seconds"),
        default=5.0,
        metavar="NUMBER",
        help="what a bot from outside has for a decision",
    )
    parser.add_argument(
        "--out",
        type=argument(File(), "--out"),
        metavar="FILE",
        help="write all games and the standings there as JSON, and beside it a page (.html); if the file is there, the "
        "ladder goes on from it",
    )
    add_parquet(parser, "every game")
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    from backroom.arena.ladder import Ladder
    from backroom.arena.ladder_file import ladder_data, read_ladder
    from backroom.arena.parquet import LADDER, ladder_rows, parquet_file
    from backroom.commands.streams import print_json
    from backroom.players import level_names
    from backroom.players.outside.naming import entrant, try_out

    for file, name in ((args.data, "--data"), (args.out, "--out"), (args.parquet, "--parquet")):
        no_stream(file, name)
    title = title_of(args.title)
    settings = settings_of(title, args)
    names = [*level_names(title), *title.reference_bots]
    if args.levels:
        names = [name.strip() for name in args.levels.split(",")]
    if len(set(names)) < 2 or len(set(names)) < len(names):
        raise BadInput("ladder-levels", {"value": ", ".join(names)})
    levels = tuple(entrant(name, title) for name in names)
    for level in levels:
        try_out(level, settings, args.seconds)
    ladder = Ladder(settings, levels, args.seed, args.seconds)
    played = read_ladder(args.out, ladder) if args.out else []
    if args.out:
        # Before the first game: whoever names a file that cannot be written hears it at once.
        _write(args.out, ladder, played, args.lang)
    about = {"command": "ladder", "seed": args.seed}
    with parquet_file(args.parquet, LADDER, settings, about) as note:
        _play(ladder, played, args)
        note(ladder_rows(ladder, played))
    if args.json:
        import msgspec

        return print_json(msgspec.to_builtins(ladder_data(ladder, played)))
    from rich.console import Console

    from backroom.terminal.ladder_report import print_standings

    print_standings(ladder, played, title, args.lang, Console(highlight=False, markup=False))
    return 0


def _play(ladder: Ladder, played: list[LadderDeal], args: argparse.Namespace) -> None:
    """Play on from what was played; whatever ends it, what was played is in the file."""
    from backroom.arena.ladder import games_in, play_ladder
    from backroom.terminal.report import progress_bar

    written = time.monotonic()
    with crew_for(args) as crew, progress_bar(max(args.games, games_in(played)), args.lang) as progress:

        def tell(games: int) -> None:
            nonlocal written
            progress(games)
            if args.out and time.monotonic() - written > _WRITTEN_EVERY:
                _write(args.out, ladder, played, args.lang)
                written = time.monotonic()

        progress(games_in(played))
        try:
            play_ladder(ladder, args.games, crew, played, tell)
        finally:
            if args.out:
                _write(args.out, ladder, played, args.lang)


def _write(file: Path, ladder: Ladder, played: list[LadderDeal], language: str) -> None:
    from backroom.arena.ladder_file import write_ladder
    from backroom.terminal.ladder_page import ladder_page

    try:
        write_ladder(file, ladder, played)
        if played:
            file.with_suffix(".html").write_text(ladder_page(ladder, played, language), "utf-8")
    except OSError as error:
        raise BadInput("cannot-write", {"value": str(file), "reason": error.strerror or str(error)}) from None
