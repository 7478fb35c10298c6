"""`backroom forget`: the names and words at a table are erased, or the table goes."""

from __future__ import annotations

import argparse

from backroom.commands.database import add_database, database_of, told
from backroom.commands.values import Text, Whole, argument, refuse_together

EXAMPLES = """\
  backroom forget 7kq2mw9xcb3d --seat 2    what seat 2 was called and said
  backroom forget 7kq2mw9xcb3d             what everybody was called and said
  backroom forget 7kq2mw9xcb3d --delete    the whole table
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("table", type=argument(Text("table"), "TABLE"), metavar="TABLE", help="the id in its address")
    parser.add_argument(
        "--seat", type=argument(Whole(1, 99), "--seat"), metavar="NUMBER", help="only this seat's, from 1"
    )
    parser.add_argument("--delete", action="store_true", help="delete the whole table")
    add_database(parser)


def run(args: argparse.Namespace) -> int:
    from backroom.server.command import delete_table, forget_people

    refuse_together(args, ("seat", "delete"))
    database = database_of(args)
    if args.delete:
        delete_table(database, args.table)
    else:
        forget_people(database, args.table, args.seat)
    message = "forget-deleted" if args.delete else "forget-done"
    data = {"table": args.table, "deleted": args.delete, "seat": args.seat}
    return told(args, message, {"value": args.table}, data)
