"""The command line: finds the command, runs it, and turns what goes wrong into one sentence and an exit code."""

from __future__ import annotations

import errno
import os
import sys
from argparse import Namespace
from typing import TYPE_CHECKING

from backroom.commands.parser import MISTAKE, build_parser, one_line

if TYPE_CHECKING:
    from backroom.kernel.refusal import Rejected

INTERRUPTED = 130
#: What the system says when standard output takes no more, because it leads to a disk that is full.
_NO_ROOM = (errno.ENOSPC, errno.EFBIG, errno.EDQUOT)


def main(argv: list[str] | None = None) -> int:
    """Run one command; `backroom --help` lists the exit codes. What argparse refuses leaves by `SystemExit`."""
    args = Namespace(lang=None)
    try:
        code = _run(sys.argv[1:] if argv is None else argv, args)
        sys.stdout.flush()
        return code
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _write_no_more()
        return 0
    except Exception as error:
        from importlib.util import find_spec

        from backroom.kernel.refusal import BadInput, Rejected

        if isinstance(error, OSError) and error.errno in _NO_ROOM and error.filename is None:
            _write_no_more()
            error = BadInput("cannot-write", {"value": "-", "reason": str(error.strerror)})
        if isinstance(error, ModuleNotFoundError) and find_spec("backroom.server") is None:
            # The distribution for simulations has neither a web server nor a store (docs/decisions/0012).
            error = BadInput("engine-alone")
        if not isinstance(error, Rejected):
            raise
        print(_sentence(error, args.lang), file=sys.stderr)
        return MISTAKE


def _run(argv: list[str], args: Namespace) -> int:
    for stream in (sys.stdout, sys.stderr):
        # A terminal that lacks a letter shows a question mark instead of ending the command.
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    parser = build_parser()
    parser.parse_args(argv, args)
    if args.version:
        print(_version(args.version_json))
        return 0
    if args.version_json:
        parser.error("--json before a command goes with --version only: write it behind the command")
    if args.command is None:
        # `uvx backroom` opens the table.
        parser.parse_args([*argv, "play"], args)
    from backroom.words import Words

    args.lang = Words(_language() if args.lang is None else args.lang).language
    return int(args.run(args))


def _version(as_data: bool) -> str:
    from backroom import __version__
    from backroom.compiled import COMPILED

    python = sys.version.partition(" ")[0]
    if as_data:
        import json

        return json.dumps({"backroom": __version__, "compiled": COMPILED, "python": python})
    rules = "compiled rules" if COMPILED else "interpreted rules"
    return f"backroom {__version__} ({rules}, Python {python})"


def _sentence(rejected: Rejected, language: str | None) -> str:
    """What is wrong, on one line, with the name of the title it is about."""
    from backroom.games import titles
    from backroom.words import LANGUAGES, Words

    title = next((one for one in titles() if one.id == rejected.facts.get("title")), None)
    words = Words(language if language in LANGUAGES else _language(), title)
    return one_line(words.rejection(rejected))


def _language() -> str:
    """The language asked for in the environment, if it is one of ours; else English."""
    from backroom.words import LANGUAGES

    asked = os.environ.get("BACKROOM_LANG") or os.environ.get("LC_ALL") or os.environ.get("LANG") or "en"
    return asked[:2] if asked[:2] in LANGUAGES else "en"


def _write_no_more() -> None:
    """Our output goes nowhere from here on, so that the end of the process does not complain once more."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
