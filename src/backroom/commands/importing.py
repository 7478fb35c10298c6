"""`backroom import`: tables from an export, or from the database of another house."""

from __future__ import annotations

import argparse
import sys

from backroom.commands.database import add_database, database_of, told
from backroom.commands.streams import read_text
from backroom.commands.values import File, argument

EXAMPLES = """\
  backroom import tables.jsonl
  zcat tables.gz | backroom import -    from standard input
  backroom import tables.db --db postgresql://house@localhost/backroom
                                        a whole house of SQLite moves, while nobody plays
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "file",
        type=argument(File(), "FILE"),
        metavar="FILE",
        help="an export (- for standard input), or a file of SQLite",
    )
    add_database(parser)


def run(args: argparse.Namespace) -> int:
    from backroom.server.carrying import import_tables, is_database

    if is_database(args.file):
        return _move(args)
    count = import_tables(database_of(args), str(args.file), read_text(args.file))
    return told(args, "import-done", {"count": count}, {"tables": count})


def _move(args: argparse.Namespace) -> int:
    """A whole house; 1 if a table could not come along."""
    from backroom.server.carrying import move_in
    from backroom.words import Words

    came = move_in(database_of(args), args.file)
    words = Words(args.lang)
    for trouble in came.troubles:
        print(words.say(trouble.message, trouble.facts), file=sys.stderr)
    left = [str(trouble.facts["value"]) for trouble in came.troubles]
    facts: dict[str, object] = {"count": came.moved, "same": came.there}
    told(args, "import-moved", facts, {"tables": came.moved, "there": came.there, "left_out": left})
    return 1 if left else 0
