"""`backroom reports`: what people have told the operators by the report button."""

from __future__ import annotations

import argparse
import time
from dataclasses import asdict

from backroom.commands.database import add_database, database_of, told
from backroom.commands.streams import print_json
from backroom.commands.values import Text, argument, refuse_together
from backroom.kernel.refusal import BadInput

EXAMPLES = """\
  backroom reports                   those that nobody has dealt with
  backroom reports --all             all of them
  backroom reports --done 5c81f0a2   this one is dealt with
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--all", action="store_true", help="those that are dealt with, too")
    parser.add_argument(
        "--done", type=argument(Text("report"), "--done"), metavar="REPORT", help="this one is dealt with"
    )
    add_database(parser)


def run(args: argparse.Namespace) -> int:
    from datetime import UTC, datetime

    from backroom.server.operating import office_of
    from backroom.words import Words

    refuse_together(args, ("all", "done"))
    with office_of(database_of(args)) as office:
        if args.done is not None:
            if not office.settle(args.done, time.time()):
                raise BadInput("reports-unknown", {"value": args.done})
            return told(args, "reports-done", {"value": args.done}, {"report": args.done})
        found = office.reports(done=args.all)
    if args.json:
        return print_json([asdict(report) for report in found])
    words = Words(args.lang)
    for report in found:
        when = datetime.fromtimestamp(report.at, UTC).strftime("%Y-%m-%d %H:%M UTC")
        print(words.say("reports-line", {"value": report.id, "name": report.table_id, "when": when}))
        print(f"  {report.words}")
    print(words.say("reports-count", {"count": len(found)}))
    return 0
