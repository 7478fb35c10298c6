"""`backroom card`: a title measured as a problem, for whoever studies it."""

from __future__ import annotations

import argparse

from backroom.commands.streams import print_json
from backroom.commands.table_options import add_data, add_seed, add_table_options, add_title, settings_of, title_of
from backroom.commands.values import Whole, add_json, argument

EXAMPLES = """\
  backroom card gangster
  backroom card chicago-poker --players 2 --games 1000 > chicago-poker.md
  backroom card chicago --json
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_title(parser)
    table = parser.add_argument_group("the table")
    add_table_options(table)
    add_data(table, " (- for standard input)")
    games = parser.add_argument_group("the games")
    games.add_argument(
        "--games",
        type=argument(Whole(1, 1_000_000), "--games"),
        default=200,
        metavar="NUMBER",
        help="how many for each figure",
    )
    add_seed(games)
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    from backroom.arena.card.card import measure, steps_of
    from backroom.terminal.card_page import page
    from backroom.terminal.report import progress_bar

    title = title_of(args.title)
    settings = settings_of(title, args)
    with progress_bar(steps_of(settings), args.lang) as progress:
        card = measure(settings, args.games, args.seed, progress)
    if args.json:
        return print_json(card.as_data())
    print(page(card, title, args.lang), end="")
    return 0
