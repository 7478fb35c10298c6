"""`backroom titles`: what can be played."""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING

from backroom.commands.parser import one_line
from backroom.commands.streams import print_json
from backroom.commands.values import add_json

if TYPE_CHECKING:
    from backroom.kernel.title import AnyTitle

EXAMPLES = """\
  backroom titles
  backroom titles --json
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    from backroom.games import titles, titles_left_out
    from backroom.words import Words

    for reason in titles_left_out():
        print(one_line(Words(args.lang).rejection(reason)), file=sys.stderr)
    if args.json:
        return print_json([_title_data(title) for title in titles()])
    from rich.console import Console

    from backroom.terminal.rulebook import print_titles

    print_titles(titles(), args.lang, Console())
    return 0


def _title_data(title: AnyTitle) -> dict[str, object]:
    from backroom.players import level_names
    from backroom.words import Words

    version, digest = title.data_version(title.settings())
    return {
        "id": title.id,
        "name": Words("en", title).say(title.id),
        "players": {"least": title.least, "most": title.most, "usual": title.usual},
        "options": [
            {
                "name": option.name,
                "type": "bool",
                "default": False,
                "players": {"least": max(option.least, title.least), "most": min(option.most, title.most)},
                "clause": option.clause,
                "about": Words("en", title).say(f"option-{option.name}"),
            }
            for option in title.options
        ],
        "data": {"version": version, "sha256": digest},
        "bots": level_names(title),
        "characters": [
            {"bot": one.bot, "name": one.who.name, "level": one.who.level, "manner": one.manner}
            for one in title.characters
        ],
        "reference_bots": list(title.reference_bots),
    }
