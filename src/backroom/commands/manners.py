"""`backroom manners`: what each character of a title does otherwise than the others, in figures."""

from __future__ import annotations

import argparse

from backroom.commands.streams import no_stream, print_json
from backroom.commands.table_options import (
    add_data,
    add_games,
    add_table_options,
    add_title,
    check_bots,
    crew_for,
    settings_of,
    title_of,
)
from backroom.commands.values import WORDS, add_json, argument
from backroom.kernel.refusal import BadInput

EXAMPLES = """\
  backroom manners gangster
  backroom manners chicago-poker --players 2 --games 200 --bots soldier,soldier-dutch,soldier-frankie
  backroom manners chicago-gangsters --games 400 --workers 2 --json
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_title(parser)
    table = parser.add_argument_group("the table")
    add_table_options(table)
    add_data(table)
    games = parser.add_argument_group("the games")
    games.add_argument(
        "--bots",
        type=argument(WORDS, "--bots"),
        metavar="NAMES",
        help="who is watched, with commas between (default: all characters)",
    )
    games.add_argument(
        "--against",
        type=argument(WORDS, "--against"),
        metavar="NAME",
        help="who has all other seats (default: the usual bot of the title)",
    )
    add_games(games, 40, "how many of each, rounded up until it has had every seat")
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    from backroom.arena.manners import measure
    from backroom.arena.match import deals_for
    from backroom.players import arena_names, usual_bot
    from backroom.terminal.manners_report import print_manners
    from backroom.terminal.report import progress_bar

    no_stream(args.data, "--data")
    title = title_of(args.title)
    if title.habits is None:
        raise BadInput("no-habits", {"title": title.id})
    settings = settings_of(title, args)
    bots = [character.bot for character in title.characters]
    if args.bots is not None:
        bots = [name.strip() for name in args.bots.split(",")]
    against = usual_bot(title) if args.against is None else args.against
    check_bots(title, [*bots, against], arena_names(title))
    games = deals_for(args.games, settings.players) * settings.players
    with crew_for(args) as crew, progress_bar(games * len(bots), args.lang) as progress:
        found = measure(settings, bots, against, args.games, args.seed, crew, progress)
    if args.json:
        told = {"title": title.id, "players": settings.players, "against": against, "seed": args.seed, "games": games}
        return print_json({**told, "bots": [figures.as_data() for figures in found]})
    from rich.console import Console

    print_manners(found, title, settings.players, games, against, args.lang, Console(highlight=False, markup=False))
    return 0
