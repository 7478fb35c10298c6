"""`backroom simulate`: bots play many games, and what came out is counted."""

from __future__ import annotations

import argparse

from backroom.commands.streams import no_stream, print_json
from backroom.commands.table_options import (
    add_data,
    add_games,
    add_parquet,
    add_table_options,
    add_title,
    check_bots,
    crew_for,
    settings_of,
    title_of,
)
from backroom.commands.values import add_json

EXAMPLES = """\
  backroom simulate chicago-poker --games 10000 --bots soldier,random,random,random
  backroom simulate gangster --players 3 --workers 2 --json
  backroom simulate chicago --data - < my-plan.toml
  backroom simulate gangster --games 100000 --cluster auto --parquet games.parquet
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_title(parser)
    table = parser.add_argument_group("the table")
    add_table_options(table)
    add_data(table, " (- for standard input)")
    table.add_argument("--bots", default="random", help="one for all seats, or one for each: soldier,random")
    games = parser.add_argument_group("the games")
    add_games(games, 1000, "how many")
    add_parquet(parser, "every game")
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    from backroom.arena.parquet import SIMULATE, parquet_file
    from backroom.arena.simulate import Simulation, bots_for, simulate
    from backroom.players import arena_names
    from backroom.terminal.report import print_report, progress_bar

    title = title_of(args.title)
    settings = settings_of(title, args)
    bots = bots_for(args.bots, settings.players)
    check_bots(title, bots, arena_names(title))
    no_stream(args.parquet, "--parquet")
    about = {"command": "simulate", "seed": args.seed, "bots": ",".join(bots)}
    with (
        parquet_file(args.parquet, SIMULATE, settings, about) as note,
        crew_for(args) as crew,
        progress_bar(args.games, args.lang) as progress,
    ):
        simulation = Simulation(settings, bots, args.seed)
        report = simulate(simulation, args.games, crew, progress, note if args.parquet else None)
    if args.json:
        return print_json(report.as_data())
    from rich.console import Console

    print_report(report, title, args.lang, Console())
    return 0
