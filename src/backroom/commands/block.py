"""`backroom block`: who is not let in, by address or by key. A house that is open knows it within seconds."""

from __future__ import annotations

import argparse
from dataclasses import asdict

from backroom.commands.database import add_database, database_of, told
from backroom.commands.streams import print_json
from backroom.commands.values import BLOCKABLE, WORDS, argument, refuse_alone

EXAMPLES = """\
  backroom block                                       who is blocked
  backroom block 203.0.113.7 --reason "shouts"         an address
  backroom block 2001:db8:5::/48                       a network
  backroom block 3f9a0c5d1e22b874                      a device, by its key as ‘backroom tables look’ names it
  backroom block 203.0.113.7 --undo                    let in again
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "who", nargs="?", type=argument(BLOCKABLE, "WHO"), metavar="WHO", help="an address, a network or a key"
    )
    parser.add_argument(
        "--reason", type=argument(WORDS, "--reason"), metavar="WORDS", help="why, for whoever reads the list"
    )
    parser.add_argument("--undo", action="store_true", help="let in again")
    add_database(parser)


def run(args: argparse.Namespace) -> int:
    from backroom.server.operating import block, office_of, unblock

    if args.who is None:
        for flag in ("reason", "undo"):
            if getattr(args, flag):
                refuse_alone(f"--{flag}", "WHO")
        with office_of(database_of(args)) as office:
            blocked = office.blocked()
        if args.json:
            return print_json([asdict(one) for one in blocked])
        for one in blocked:
            print(f"{one.what}  {one.reason}".rstrip())
        return told(args, "block-count", {"count": len(blocked)}, {})
    if args.undo:
        kept = unblock(database_of(args), args.who)
        return told(args, "block-undone", {"value": kept}, {"who": kept, "blocked": False})
    kept = block(database_of(args), args.who, args.reason or "")
    return told(args, "block-done", {"value": kept}, {"who": kept, "blocked": True})
