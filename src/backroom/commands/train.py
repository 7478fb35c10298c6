"""`backroom train`: a title's bots learn to judge positions, from their own games."""

from __future__ import annotations

import argparse
from importlib.util import find_spec
from pathlib import Path

from backroom.commands.streams import no_stream, print_json
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
from backroom.commands.values import File, Whole, add_json, argument
from backroom.kernel.refusal import BadInput

EXAMPLES = """\
  backroom train gangster --players 4 --rounds 200 --workers 2 --out weights
  backroom train gangster --players 4 --rounds 400 --workers 2 --out weights   goes on where it was left
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_title(parser)
    table = parser.add_argument_group("the table")
    add_table_options(table)
    add_data(table)
    games = parser.add_argument_group("the games")
    add_games(games, 64, "how many a round")
    games.add_argument(
        "--rounds",
        type=argument(Whole(1, 1_000_000), "--rounds"),
        default=100,
        metavar="NUMBER",
        help="how often games are played and then learnt from, in all",
    )
    parser.add_argument(
        "--out",
        type=argument(File(), "--out"),
        default=Path("weights"),
        metavar="FOLDER",
        help="where the network (PLAYERS.net) and its course lie; one that was left there goes on (default: weights)",
    )
    add_parquet(parser, "every round")
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    if find_spec("numpy") is None:
        raise BadInput("train-needs-numpy")
    from backroom.arena.learning.training import Course, begin
    from backroom.arena.parquet import TRAIN, parquet_file
    from backroom.terminal.report import progress_bar
    from backroom.terminal.train_page import train_page

    for file, name in ((args.data, "--data"), (args.out, "--out"), (args.parquet, "--parquet")):
        no_stream(file, name)
    title = title_of(args.title)
    settings = settings_of(title, args)
    with parquet_file(args.parquet, TRAIN, settings, {"command": "train", "seed": args.seed}) as note:
        training = begin(Course(settings, args.seed, args.games), args.out)
        training.keep()
        with crew_for(args) as crew, progress_bar(args.rounds, args.lang) as progress:
            progress(len(training.rounds))
            try:
                training.go_on(args.rounds, crew, lambda _: progress(1))
            finally:
                page = train_page(training.rounds, title, settings.players, args.lang)
                (args.out / f"{training.name}.html").write_text(page, "utf-8")
        note([(one.number, one.games, one.positions, one.loss) for one in training.rounds])
    if args.json:
        return print_json(training.as_data())
    from rich.console import Console

    from backroom.words import Words

    facts = {"rounds": len(training.rounds), "loss": training.rounds[-1].loss, "value": str(args.out)}
    Console(highlight=False, markup=False).print(Words(args.lang, title).say("train-done", facts))
    return 0
