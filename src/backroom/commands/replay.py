"""`backroom replay`: a recorded game, move by move."""

from __future__ import annotations

import argparse

from backroom.commands.streams import STANDARD, print_json, read_text
from backroom.commands.values import File, Whole, add_json, argument, refuse_together
from backroom.kernel.refusal import BadInput

EXAMPLES = """\
  backroom replay game.record --seat 2     as seat 2 knew it
  backroom replay game.record --step       Enter goes on
  curl -s .../record | backroom replay -   from standard input
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=argument(File(), "FILE"), metavar="FILE", help="a record; - for standard input")
    parser.add_argument(
        "--seat",
        type=argument(Whole(1, 99), "--seat"),
        metavar="NUMBER",
        help="as this seat knew it (default: laid open, once it is over)",
    )
    parser.add_argument("--step", action="store_true", help="wait for Enter after each move")
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    from backroom.games import find_title
    from backroom.kernel.record import read_record
    from backroom.terminal.replay import replay_data, show_replay

    refuse_together(args, ("step", "json"))
    if args.step and args.file == STANDARD:
        # Enter would have to come from where the record comes from.
        raise BadInput("value-not-together", {"name": "--step", "value": str(STANDARD)})
    record = read_record(read_text(args.file))
    title = find_title(record.header.title)
    if args.seat is not None and args.seat > record.header.players:
        raise BadInput("no-such-seat", {"value": args.seat, "players": record.header.players})
    viewer = None if args.seat is None else args.seat - 1
    if args.json:
        return print_json(replay_data(record, title, viewer, args.lang))
    show_replay(record, title, viewer, args.lang, args.step)
    return 0
