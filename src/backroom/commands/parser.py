"""Parsers that say what is wrong in one sentence, and learn a command's arguments when it is asked for."""

from __future__ import annotations

import argparse
from importlib import import_module
from typing import NoReturn

from backroom.commands import COMMANDS

MISTAKE = 2
EXIT_CODES = {
    0: "fine",
    1: "something wrong was found (verify, check, lesson check, doctor), or a game could not be saved (play)",
    2: "somebody's mistake: a wrong argument, a file that cannot be read, a port that is taken; a sentence says which",
    130: "interrupted with Ctrl+C",
}
_EXAMPLES = """\
examples:
  backroom                        the table in the browser, as ‘backroom play’
  backroom play gangster          straight to one game's set-up
  backroom serve --host 0.0.0.0   for friends on the network
  backroom COMMAND --help         everything about one command
"""


def one_line(text: str) -> str:
    """A sentence for the terminal, whatever was typed: on one line, without what could steer a terminal."""
    return "".join(letter if letter.isprintable() else "�" for letter in " ".join(text.split()))


class _Formatter(argparse.RawDescriptionHelpFormatter):
    """Keeps examples as they are written, and adds a default to the help of every option that has one."""

    def _get_help_string(self, action: argparse.Action) -> str | None:
        told = action.help or ""
        unsaid = action.default in (None, False, argparse.SUPPRESS) or action.default == [] or "default" in told
        return told if unsaid else f"{told} (default: %(default)s)".lstrip()


class Parser(argparse.ArgumentParser):
    """Takes options by their whole names only; says what is wrong in one sentence, without the usage."""

    def __init__(self, prog: str | None = None, **more: object) -> None:
        super().__init__(prog, formatter_class=_Formatter, allow_abbrev=False, **more)  # type: ignore[arg-type]

    def error(self, message: str) -> NoReturn:
        said = one_line(message)
        self.exit(MISTAKE, f"{said[:1].upper()}{said[1:]}; ‘{self.prog} --help’ shows what there is.\n")


class CommandParser(Parser):
    """The parser of one command, empty until it is asked something."""

    module = ""

    def fill(self) -> None:
        """Load the command's module and take its arguments, once."""
        if self.module:
            command = import_module(f"backroom.commands.{self.module}")
            self.module = ""
            self.epilog = f"examples:\n{command.EXAMPLES}"
            command.add_arguments(self)
            self.set_defaults(run=command.run)

    def parse_known_args(self, args=None, namespace=None):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN201
        self.fill()
        return super().parse_known_args(args, namespace)


def build_parser() -> Parser:
    """The whole command line. The commands' parsers are there, and fill themselves."""
    codes = "\n".join(f"  {code:<4} {about}" for code, about in EXIT_CODES.items())
    more = f"exit codes:\n{codes}\n\n{_EXAMPLES}"
    parser = Parser("backroom", description="Four Chicago gangster games at one table.", epilog=more)
    parser.add_argument("--version", action="store_true", help="which Backroom, which rules, which Python")
    parser.add_argument("--json", action="store_true", dest="version_json", help="the version as data")
    parser.add_argument("--lang", metavar="LANGUAGE", help="en, nl or de (default: your system's)")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", dest="command", parser_class=CommandParser)
    for name, (module, about) in COMMANDS.items():
        commands.add_parser(name, help=about, description=f"{about[:1].upper()}{about[1:]}.").module = module
    return parser


def filled_parser() -> tuple[Parser, dict[str, CommandParser]]:
    """The same with every command's arguments in it, and the commands' parsers by name."""
    parser = build_parser()
    (commands,) = (action for action in parser._actions if isinstance(action, argparse._SubParsersAction))
    for command in commands.choices.values():
        command.fill()
    return parser, dict(commands.choices)
