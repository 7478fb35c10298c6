"""`backroom tables`: what an operator sees of the tables, and how one is closed or deleted."""

from __future__ import annotations

import argparse
from dataclasses import asdict
from typing import TYPE_CHECKING

from backroom.commands.database import add_database, database_of, told
from backroom.commands.streams import print_json
from backroom.commands.values import Text, argument, refuse_alone

if TYPE_CHECKING:
    from backroom.server.operating import TableSeen
    from backroom.store.office import Listed

EXAMPLES = """\
  backroom tables                          all of them, the one that changed last first
  backroom tables --status playing         those that are in play
  backroom tables look 7kq2mw9xcb3d        who sits there, and what was reported; no hand, and no word that was said
  backroom tables close 7kq2mw9xcb3d       nobody plays there any more
  backroom tables delete 7kq2mw9xcb3d      it goes, with everything about its people
"""
_DO = ("list", "look", "close", "delete")
_STATUSES = ("gathering", "sealing", "playing", "paused", "over", "closed", "stranded")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("do", nargs="?", choices=_DO, default="list", help="what to do")
    parser.add_argument(
        "table", nargs="?", type=argument(Text("table"), "TABLE"), metavar="TABLE", help="the id in its address"
    )
    parser.add_argument(
        "--status", action="append", choices=_STATUSES, default=[], help="only these; can be given more than once"
    )
    add_database(parser)


def run(args: argparse.Namespace) -> int:
    from backroom.server.operating import close_table, list_tables, look_at, remove_table

    if args.do == "list":
        if args.table is not None:
            refuse_alone("TABLE", "look, close, delete")
        return _list(args, list_tables(database_of(args), args.status))
    if args.table is None:
        refuse_alone(args.do, "TABLE")
    if args.status:
        refuse_alone("--status", "list")
    if args.do == "look":
        return _look(args, look_at(database_of(args), args.table))
    (close_table if args.do == "close" else remove_table)(database_of(args), args.table)
    done = "tables-closed" if args.do == "close" else "forget-deleted"
    return told(args, done, {"value": args.table}, {"table": args.table, "done": args.do})


def _list(args: argparse.Namespace, tables: list[Listed]) -> int:
    if args.json:
        return print_json([asdict(table) for table in tables])
    from backroom.words import Words

    words = Words(args.lang)
    for table in tables:
        facts = {"value": table.id, "title": table.title, "name": table.status, "count": table.entries}
        line = words.say("tables-line", {**facts, "when": _when(table.changed)})
        print(line if not table.reports else f"{line}  {words.say('tables-reported', {'count': table.reports})}")
    print(words.say("tables-count", {"count": len(tables)}))
    return 0


def _look(args: argparse.Namespace, table: TableSeen) -> int:
    if args.json:
        return print_json(asdict(table))
    from backroom.words import Words

    words = Words(args.lang)
    facts = {"value": table.id, "title": table.title, "name": table.status, "count": table.entries}
    print(words.say("tables-line", {**facts, "when": _when(table.changed)}))
    for number, seat in enumerate(table.seats, start=1):
        keys = ", ".join(seat.keys) or "-"
        print(
            words.say("tables-seat", {"value": number, "name": seat.name or "-", "player": seat.player, "keys": keys})
        )
    for report in table.reports:
        print(words.say("reports-line", {"value": report.id, "name": table.id, "when": _when(report.at)}))
        print(f"  {report.words}")
    return 0


def _when(at: float) -> str:
    from datetime import UTC, datetime

    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M UTC")
