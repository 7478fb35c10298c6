"""What the commands on a database share: which one, and telling what was done."""

from __future__ import annotations

import argparse

from backroom.commands.settings import add_settings
from backroom.commands.sources import settings_in_force
from backroom.commands.streams import print_json
from backroom.commands.values import add_json


def add_database(parser: argparse.ArgumentParser) -> None:
    add_settings(parser, ["db"])
    add_json(parser)


def database_of(args: argparse.Namespace) -> str:
    """The database that is meant: named here, by a variable or in the file; else the user's own."""
    from backroom.server.command import default_database

    return settings_in_force(args, ["db"])["db"].value or default_database()


def told(args: argparse.Namespace, message: str, facts: dict[str, object], data: dict[str, object]) -> int:
    """Say what was done, in words or as data; the exit code is 0."""
    if args.json:
        return print_json(data)
    from backroom.words import Words

    print(Words(args.lang).say(message, facts))
    return 0
