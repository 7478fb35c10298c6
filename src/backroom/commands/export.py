"""`backroom export`: all tables as lines of JSON, or the records of finished games."""

from __future__ import annotations

import argparse
import sys

from backroom.commands.database import add_database, database_of, told
from backroom.commands.streams import STANDARD, no_stream
from backroom.commands.values import File, argument
from backroom.kernel.refusal import BadInput

EXAMPLES = """\
  backroom export tables.jsonl            every table; ‘backroom import’ takes them in
  backroom export - | gzip > tables.gz    to standard output
  backroom export games --records         a record of every finished game, into a folder
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "file",
        type=argument(File(), "FILE"),
        metavar="FILE",
        help="a file (- for standard output), or a folder for records",
    )
    parser.add_argument(
        "--records", action="store_true", help="only games that are over or cannot go on, a record each"
    )
    add_database(parser)


def run(args: argparse.Namespace) -> int:
    from backroom.server.carrying import export_records, export_tables
    from backroom.words import Words

    words = Words(args.lang)
    left_out: list[str] = []

    def tell(message: str, facts: dict[str, object]) -> None:
        left_out.append(str(facts["value"]))
        print(words.say(message, facts), file=sys.stderr)

    streamed = args.file == STANDARD
    if args.records:
        no_stream(args.file, "FILE")
        count = export_records(database_of(args), args.file, tell)
    else:
        if streamed and args.json:
            raise BadInput("value-not-together", {"name": "--json", "value": str(STANDARD)})
        count = export_tables(database_of(args), None if streamed else args.file, tell)
    facts: dict[str, object] = {"count": count, "value": str(args.file)}
    if streamed:
        print(words.say("export-done", facts), file=sys.stderr)
        return 0
    return told(args, "export-done", facts, {"file": str(args.file), "games": count, "left_out": left_out})
