"""What commands that play can be told: the table with its players, options, data and bots; the games; who plays."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from backroom.commands.streams import read_text
from backroom.commands.values import CLUSTER, WORDS, File, Whole, argument, refuse_together
from backroom.kernel.refusal import BadInput

if TYPE_CHECKING:
    from backroom.arena.crew import Crew
    from backroom.kernel.title import AnyTitle, Settings

#: No title is for more; each says itself for how many.
_PLAYERS = Whole(1, 99)


def add_title(parser: argparse.ArgumentParser, *, optional: bool = False) -> None:
    """The title to play; `backroom titles` lists them."""
    more = {"nargs": "?"} if optional else {}
    parser.add_argument("title", metavar="TITLE", help="such as chicago-poker; ‘backroom titles’ lists them", **more)  # type: ignore[arg-type]


def title_of(title_id: str) -> AnyTitle:
    """The title that was asked for; `BadInput` says why it was left out, or names those there are."""
    from backroom.games import find_title, titles_left_out

    try:
        return find_title(title_id)
    except BadInput:
        for reason in titles_left_out():
            if reason.facts["name"] == title_id:
                raise BadInput(reason.message, reason.facts) from None
        raise


def add_table_options(group: argparse._ActionsContainer) -> None:
    group.add_argument(
        "--players",
        type=argument(_PLAYERS, "--players"),
        metavar="NUMBER",
        help="how many sit at the table (default: what is usual for the title)",
    )
    group.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the title, for example short=true",
    )


def add_data(group: argparse._ActionsContainer, more: str = "") -> None:
    group.add_argument(
        "--data", type=argument(File(), "--data"), metavar="FILE", help=f"an own data file instead of ours{more}"
    )


def add_games(group: argparse._ActionsContainer, usual: int, about: str) -> None:
    """How many games, from which seed, and who plays them."""
    group.add_argument(
        "--games", type=argument(Whole(1, 100_000_000), "--games"), default=usual, metavar="NUMBER", help=about
    )
    add_seed(group)
    group.add_argument(
        "--workers",
        type=argument(Whole(1, 1024), "--workers"),
        metavar="NUMBER",
        help="processes to share the games (default: 1)",
    )
    group.add_argument(
        "--cluster",
        type=argument(CLUSTER, "--cluster"),
        metavar="ADDRESS",
        help="a Ray cluster to share the games, such as 10.0.0.5:6379; auto for the one of this machine",
    )


@contextmanager
def crew_for(args: argparse.Namespace) -> Iterator[Crew]:
    """Whoever is to play the games; they end with this context."""
    from backroom.arena.crew import crew_of

    refuse_together(args, ("workers", "cluster"))
    with crew_of(args.workers or 1, args.cluster or "") as crew:
        yield crew


def add_parquet(parser: argparse.ArgumentParser, rows: str) -> None:
    parser.add_argument(
        "--parquet",
        type=argument(File(), "--parquet"),
        metavar="FILE",
        help=f"write {rows} as a row of this Parquet file (docs/cluster.md)",
    )


def add_seed(group: argparse._ActionsContainer) -> None:
    group.add_argument(
        "--seed", type=argument(WORDS, "--seed"), default="1", metavar="TEXT", help="the same seed gives the same games"
    )


def settings_of(title: AnyTitle, args: argparse.Namespace) -> Settings:
    """The title's settings as they were asked for, validated."""
    return title.settings(args.players, options_of(args), _text(args.data))


def options_of(args: argparse.Namespace) -> dict[str, object]:
    options: dict[str, object] = {}
    for text in args.option:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadInput("option-malformed", {"value": text})
        options[name] = value
    return options


def check_bots(title: AnyTitle, bots: Sequence[str], known: list[str]) -> None:
    """An unknown bot is a mistake before anything begins."""
    from backroom.players import check_name

    for name in bots:
        check_name(name, title, known)


def _text(file: Path | None) -> str | None:
    return None if file is None else read_text(file)
