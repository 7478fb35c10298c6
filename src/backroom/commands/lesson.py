"""`backroom lesson`: which lessons there are, and whether they are in order."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from backroom.commands.parser import one_line
from backroom.commands.streams import no_stream, print_json, read_text
from backroom.commands.values import File, add_json, argument
from backroom.kernel.refusal import BadInput

if TYPE_CHECKING:
    from backroom.kernel.title import AnyTitle
    from backroom.lessons.flaw import Flaw

EXAMPLES = """\
  backroom lesson list                    every lesson: title, id, minutes, languages
  backroom lesson list --json
  backroom lesson check                   play every lesson through the rules; exit code 1 if one is wrong
  backroom lesson check my-lesson.toml    only this one; what is wrong is told with its line
"""
WRONG = 1


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "what", choices=("list", "check"), help="list: which there are; check: whether they are in order"
    )
    parser.add_argument(
        "file", nargs="?", type=argument(File(), "FILE"), metavar="FILE", help="check only this lesson (default: all)"
    )
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    if args.what == "check":
        return _check(args)
    if args.file is not None:
        raise BadInput("value-only-with", {"name": "FILE", "value": "check"})
    return _list(args)


def _list(args: argparse.Namespace) -> int:
    from backroom.lessons.shelf import all_lessons

    if args.json:
        return print_json(
            [
                {
                    "title": lesson.title.id,
                    "id": lesson.id,
                    "kind": lesson.kind,
                    "minutes": lesson.minutes,
                    "languages": list(lesson.languages),
                    "name": dict(lesson.name),
                }
                for lesson in all_lessons()
            ]
        )
    from rich.console import Console

    from backroom.terminal.lesson_list import print_lessons

    print_lessons(list(all_lessons()), args.lang, Console(highlight=False, markup=False))
    return 0


def _check(args: argparse.Namespace) -> int:
    """Each finding is a line as compilers write it: file, line, what is wrong."""
    from backroom.lessons.checking import check_lesson
    from backroom.words import Words

    no_stream(args.file, "FILE")
    found: list[tuple[Path, Flaw, str]] = []
    files = _files() if args.file is None else [(args.file, None)]
    for file, title in files:
        for flaw in check_lesson(read_text(file), file.stem, title):
            found.append((file, flaw, one_line(flaw.sentence(args.lang))))
    if args.json:
        print_json([{"file": str(file), "line": flaw.line, "says": said} for file, flaw, said in found])
    else:
        lines = [f"{file}:{flaw.line}: {said}" for file, flaw, said in found]
        print("\n".join(lines or [Words(args.lang).say("lessons-fine", {"count": len(files)})]))
    return WRONG if found else 0


def _files() -> list[tuple[Path, AnyTitle | None]]:
    """Every lesson's file, and in whose folder it lies."""
    from backroom.games import titles
    from backroom.lessons.shelf import lesson_files

    return [(file, title) for title in titles() for file in lesson_files(title)]
