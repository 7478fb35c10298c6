"""`backroom simulate`: bots play many games, and what came out is counted."""

from __future__ import annotations

import argparse

from backroom.commands.streams import print_json
from backroom.commands.table_options import add_data, add_table_options, add_title, check_bots, settings_of, title_of
from backroom.commands.values import WORDS, Whole, add_json, argument

EXAMPLES = """\
  backroom simulate chicago-poker --games 10000 --bots soldier,random,random,random
  backroom simulate gangster --players 3 --workers 2 --json
  backroom simulate chicago --data - < my-plan.toml
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_title(parser)
    table = parser.add_argument_group("the table")
    add_table_options(table)
    add_data(table, " (- for standard input)")
    table.add_argument("--bots", default="random", help="one for all seats, or one for each: soldier,random")
    games = parser.add_argument_group("the games")
    games.add_argument(
        "--games", type=argument(Whole(1, 100_000_000), "--games"), default=1000, metavar="NUMBER", help="how many"
    )
    games.add_argument(
        "--seed", type=argument(WORDS, "--seed"), default="1", metavar="TEXT", help="the same seed gives the same games"
    )
    games.add_argument(
        "--workers",
        type=argument(Whole(1, 1024), "--workers"),
        default=1,
        metavar="NUMBER",
        help="processes to share the games",
    )
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    from backroom.arena.simulate import Match, bots_for, simulate
    from backroom.terminal.report import print_report, progress_bar

    title = title_of(args.title)
    settings = settings_of(title, args)
    bots = bots_for(args.bots, settings.players)
    check_bots(title, settings, list(bots))
    with progress_bar(args.games, args.lang) as progress:
        report = simulate(Match(settings, bots, args.seed), args.games, args.workers, progress)
    if args.json:
        return print_json(report.as_data())
    from rich.console import Console

    print_report(report, title, args.lang, Console())
    return 0
