"""`backroom match`: one bot against another, on paired deals, until it is decided."""

from __future__ import annotations

import argparse

from backroom.commands.streams import print_json
from backroom.commands.table_options import (
    add_data,
    add_games,
    add_parquet,
    add_table_options,
    crew_for,
    settings_of,
    title_of,
)
from backroom.commands.values import WORDS, Number, add_json, argument

EXAMPLES = """\
  backroom match soldier random --title gangster --players 4
  backroom match mybot.py:Bot soldier --title gangster --games 400 --workers 2
  backroom match "cmd: node mybot.mjs" soldier --title chicago-poker --seconds 2
  backroom match http://127.0.0.1:8000/bot random --title chicago --json
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    who = "a level of the title, mybot.py:Bot, module:Class, ‘cmd: COMMAND’, or an address (http, https, ws, wss)"
    parser.add_argument(
        "challenger", type=argument(WORDS, "CHALLENGER"), metavar="CHALLENGER", help=f"who has each seat in turn: {who}"
    )
    parser.add_argument(
        "defender", type=argument(WORDS, "DEFENDER"), metavar="DEFENDER", help="who has all other seats: the same"
    )
    table = parser.add_argument_group("the table")
    table.add_argument(
        "--title", required=True, metavar="TITLE", help="such as chicago-poker; ‘backroom titles’ lists them"
    )
    add_table_options(table)
    add_data(table)
    games = parser.add_argument_group("the games")
    add_games(games, 400, "how many at most, rounded up until everybody has had every seat")
    games.add_argument(
        "--threshold",
        type=argument(Number(0.0, 1.0), "--threshold"),
        metavar="SHARE",
        help="stop when the share of wins is surely more or less than this (default: a fair share)",
    )
    games.add_argument("--all-games", action="store_true", help="do not stop early: the interval is narrower then")
    games.add_argument(
        "--seconds",
        type=argument(Number(0.001, 86_400.0), "--seconds"),
        default=5.0,
        metavar="NUMBER",
        help="what a bot from outside has for a decision",
    )
    add_parquet(parser, "every deal")
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    from backroom.arena.match import Match, deals_for, play_match
    from backroom.arena.parquet import MATCH, match_rows, parquet_file
    from backroom.commands.streams import no_stream
    from backroom.players.outside.naming import entrant, try_out
    from backroom.terminal.match_report import print_result
    from backroom.terminal.report import progress_bar

    for file, name in ((args.data, "--data"), (args.parquet, "--parquet")):
        no_stream(file, name)
    title = title_of(args.title)
    settings = settings_of(title, args)
    challenger, defender = entrant(args.challenger, title), entrant(args.defender, title)
    for one in dict.fromkeys((challenger, defender)):
        try_out(one, settings, args.seconds)
    match = Match(settings, challenger, defender, args.seed, args.seconds)
    threshold = 1 / settings.players if args.threshold is None else args.threshold
    deals = deals_for(args.games, settings.players)
    about = {"command": "match", "seed": args.seed, "challenger": challenger.name, "defender": defender.name}
    with parquet_file(args.parquet, MATCH, settings, about) as note:
        with crew_for(args) as crew, progress_bar(deals * settings.players, args.lang) as progress:
            result = play_match(match, deals, crew, progress, threshold, not args.all_games)
        note(match_rows(result.played))
    if args.json:
        return print_json(result.as_data())
    from rich.console import Console

    print_result(result, title, args.lang, Console(highlight=False, markup=False))
    return 0
