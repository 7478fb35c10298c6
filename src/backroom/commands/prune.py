"""`backroom prune`: old tables are deleted."""

from __future__ import annotations

import argparse

from backroom.commands.database import add_database, database_of, told
from backroom.commands.values import Number, argument, refuse_alone

EXAMPLES = """\
  backroom prune --days 90                          what ended more than 90 days ago
  backroom prune --days 90 --unfinished-days 365    and what nobody has touched for a year
"""
_DAYS = Number(0.001, 99_999)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--days", type=argument(_DAYS, "--days"), metavar="DAYS", help="those that ended so long ago")
    parser.add_argument(
        "--unfinished-days",
        type=argument(_DAYS, "--unfinished-days"),
        metavar="DAYS",
        help="those without an end at which nothing happened for so long",
    )
    add_database(parser)


def run(args: argparse.Namespace) -> int:
    from backroom.server.command import prune_tables
    from backroom.server.keeping import Keeping

    if args.days is None and args.unfinished_days is None:
        refuse_alone("backroom prune", "--days, --unfinished-days")
    count = prune_tables(database_of(args), Keeping(args.days, args.unfinished_days))
    return told(args, "prune-done", {"count": count}, {"tables": count})
