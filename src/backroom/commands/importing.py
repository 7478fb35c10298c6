"""`backroom import`: tables from an export."""

from __future__ import annotations

import argparse

from backroom.commands.database import add_database, database_of, told
from backroom.commands.streams import read_text
from backroom.commands.values import File, argument

EXAMPLES = """\
  backroom import tables.jsonl
  zcat tables.gz | backroom import -    from standard input
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=argument(File(), "FILE"), metavar="FILE", help="an export; - for standard input")
    add_database(parser)


def run(args: argparse.Namespace) -> int:
    from backroom.server.carrying import import_tables

    count = import_tables(database_of(args), str(args.file), read_text(args.file))
    return told(args, "import-done", {"count": count}, {"tables": count})
