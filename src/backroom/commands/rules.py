"""`backroom rules`: the rules of a title, clause by clause."""

from __future__ import annotations

import argparse

from backroom.commands.streams import print_json
from backroom.commands.table_options import add_title, title_of
from backroom.commands.values import add_json

EXAMPLES = """\
  backroom rules chicago-poker              all of them
  backroom rules chicago-poker CP-23        one clause
  backroom rules chicago-poker limousine    the clauses that mention a word
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_title(parser)
    parser.add_argument("about", nargs="?", default="", metavar="WORD", help="a clause (CP-23) or a word")
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    from backroom.terminal.rulebook import find_clauses, print_rules
    from backroom.words import Words

    title = title_of(args.title)
    if args.json:
        words = Words(args.lang, title)
        return print_json(
            [
                {
                    "clause": clause,
                    "text": words.clause(clause),
                    "parts": [part._asdict() for part in words.clause_parts(clause)],
                }
                for clause in find_clauses(words, args.about)
            ]
        )
    from rich.console import Console

    print_rules(title, args.about, args.lang, Console())
    return 0
