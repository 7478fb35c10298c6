"""`backroom check`: whether anything in the database is damaged."""

from __future__ import annotations

import argparse

from backroom.commands.database import add_database, database_of
from backroom.commands.streams import print_json

EXAMPLES = """\
  backroom check              exit code 1 if something is damaged
  backroom check --json
"""
DAMAGED = 1


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_database(parser)


def run(args: argparse.Namespace) -> int:
    from backroom.server.carrying import check
    from backroom.words import Words

    words = Words(args.lang)
    found = check(database_of(args))
    says = [words.say(finding.message, finding.facts) for finding in found.findings]
    if args.json:
        findings = [
            {"what": finding.message, "damaged": finding.damaged, "says": said, **finding.facts}
            for finding, said in zip(found.findings, says, strict=True)
        ]
        print_json({"whole": not found.damaged, "tables": found.tables, "findings": findings})
    else:
        if not found.damaged:
            says.append(words.say("check-whole", {"count": found.tables}))
        print("\n".join(says))
    return DAMAGED if found.damaged else 0
