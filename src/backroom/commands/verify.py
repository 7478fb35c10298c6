"""`backroom verify`: whether a recorded game was dealt and played as it says."""

from __future__ import annotations

import argparse
import re
import sys

from backroom.commands.parser import one_line
from backroom.commands.streams import print_json, read_once, read_text
from backroom.commands.values import File, Text, add_json, argument
from backroom.kernel.refusal import BadInput

EXAMPLES = """\
  backroom verify game.record
  backroom verify game.record --receipt mine.json --receipt hers.json
  backroom verify - < game.record    from standard input

A record that does not fit is told in one sentence, with exit code 1; a file that is no record, or one that this
Backroom cannot judge, with exit code 2.
"""
UNFIT = 1
_HEX = Text("64 hexadecimal digits", "value-hex", lambda text: bool(re.fullmatch(r"\s*[0-9A-Fa-f]{64}\s*", text)))
#: What is wrong with these is not the game: they cannot be judged here.
_NOT_JUDGED = frozenset(
    {"record-not-one", "record-other-version", "record-other-rules", "record-other-data", "no-such-title"}
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=argument(File(), "FILE"), metavar="FILE", help="a record; - for standard input")
    parser.add_argument(
        "--receipt",
        type=argument(File(), "--receipt"),
        action="append",
        default=[],
        metavar="FILE",
        help="what a player's browser noted; can be given more than once; - for standard input",
    )
    parser.add_argument(
        "--pinned",
        type=argument(_HEX, "--pinned"),
        metavar="HEX",
        help="the house's commitment, as it was told before the deal",
    )
    parser.add_argument("--bots", action="store_true", help="ask the bots again, with the luck they had")
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    from backroom.games import find_title
    from backroom.kernel.receipt import read_receipt
    from backroom.kernel.record import read_record
    from backroom.terminal.verifying import verified_lines
    from backroom.words import Words

    read_once(args.file, *args.receipt)
    text = read_text(args.file)
    receipts = [read_receipt(read_text(file)) for file in args.receipt]
    said: list[str] = []
    title = None
    try:
        record = read_record(text)
        title = find_title(record.header.title)
        for line in verified_lines(record, title, receipts, args.pinned, args.bots, args.lang):
            said.append(line)
            if not args.json:
                print(line)
    except BadInput as unfit:
        if unfit.message in _NOT_JUDGED:
            raise
        print(one_line(Words(args.lang, title).rejection(unfit)), file=sys.stderr)
        return UNFIT
    return print_json({"fits": True, "title": title.id, "says": said}) if args.json else 0
