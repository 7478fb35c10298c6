"""`backroom backup`: a whole copy of the database, while tables play on."""

from __future__ import annotations

import argparse

from backroom.commands.database import add_database, database_of, told
from backroom.commands.streams import no_stream
from backroom.commands.values import File, argument

EXAMPLES = """\
  backroom backup tables-monday.db
  backroom backup copy.db --db sqlite:////srv/backroom/tables.db
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=argument(File(), "FILE"), metavar="FILE", help="a new file for the copy")
    add_database(parser)


def run(args: argparse.Namespace) -> int:
    from backroom.server.carrying import back_up

    no_stream(args.file, "FILE")
    back_up(database_of(args), args.file)
    return told(args, "backup-done", {"value": str(args.file)}, {"file": str(args.file)})
