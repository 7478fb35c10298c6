"""`backroom play`: the table in the browser; or, with --terminal, in the terminal."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING
from urllib.parse import urlencode

from backroom.commands.streams import no_stream, read_text
from backroom.commands.table_options import (
    add_data,
    add_table_options,
    add_title,
    check_bots,
    options_of,
    settings_of,
    title_of,
)
from backroom.commands.values import WORDS, File, argument, refuse_together

if TYPE_CHECKING:
    from backroom.kernel.title import AnyTitle, Settings

EXAMPLES = """\
  backroom play                                     pick a game in the browser
  backroom play gangster --players 3                straight to its set-up, for three
  backroom play --terminal chicago-poker --seed 7   in the terminal; the same seed deals the same game
  backroom play chicago-poker --lesson              learn it in the terminal, from the first lesson
  backroom play --resume game.record                go on with a game that was left in the terminal
"""
#: What only the terminal table can do: each of them means --terminal.
_TERMINAL = ("data", "seed", "record", "resume", "lesson")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_title(parser, optional=True)
    table = parser.add_argument_group("the table")
    add_table_options(table)
    table.add_argument(
        "--bots",
        metavar="BOTS",
        help="one for all other seats, or one for each: capo,rookie (default: soldier, or the title's best)",
    )
    table.add_argument("--name", type=argument(WORDS, "--name"), help="what the table calls you")
    browser = parser.add_argument_group("in the browser")
    browser.add_argument("--no-browser", action="store_true", help="only tell the table's address")
    terminal = parser.add_argument_group("in the terminal (each of these means --terminal)")
    terminal.add_argument("--terminal", action="store_true", help="play in the terminal")
    add_data(terminal)
    terminal.add_argument(
        "--seed", type=argument(WORDS, "--seed"), metavar="TEXT", help="the same one deals the same game again"
    )
    terminal.add_argument(
        "--record",
        type=argument(File(), "--record"),
        metavar="FILE",
        help="where to save the game (default: your data folder)",
    )
    terminal.add_argument(
        "--resume", type=argument(File(), "--resume"), metavar="FILE", help="go on with a game that was left"
    )
    terminal.add_argument(
        "--lesson",
        nargs="?",
        const="",
        type=argument(WORDS, "--lesson"),
        metavar="ID",
        help="learn the title from a lesson, by itself the first one; ‘backroom lesson list’ names them",
    )


def run(args: argparse.Namespace) -> int:
    refuse_together(args, *((other, "no_browser") for other in ("terminal", *_TERMINAL)))
    for name in ("data", "record", "resume"):
        # The keyboard and the screen are in use: nothing else can come or go there.
        no_stream(getattr(args, name), f"--{name}")
    if args.resume is not None:
        return _resume(args)
    if args.lesson is not None:
        return _learn(args)
    from backroom.arena.simulate import bots_for
    from backroom.games import shortest_title
    from backroom.players import bot_names, usual_company

    title = title_of(args.title) if args.title else shortest_title()
    settings = settings_of(title, args)
    others = settings.players - 1
    bots = list(bots_for(args.bots, others)) if args.bots else usual_company(title, others)
    check_bots(title, bots, bot_names(title))
    if args.terminal or any(getattr(args, name) is not None for name in _TERMINAL):
        from backroom.terminal.play import play_table

        return play_table(title, settings, bots, args.lang, args.name or "", args.seed, args.record)
    return _open_in_browser(_page(title, settings, args, bots), args)


def _resume(args: argparse.Namespace) -> int:
    from backroom.kernel.record import read_record
    from backroom.terminal.play import resume_table

    refuse_together(
        args,
        *(
            ("resume", other)
            for other in ("title", "players", "option", "data", "bots", "name", "seed", "record", "lesson")
        ),
    )
    return resume_table(read_record(read_text(args.resume)), args.resume, args.lang)


def _learn(args: argparse.Namespace) -> int:
    from backroom.games import shortest_title, titles
    from backroom.lessons.shelf import find_lesson
    from backroom.terminal.play import learn

    refuse_together(args, *(("lesson", other) for other in ("players", "option", "data", "bots", "seed")))
    named, lesson = args.title or "", args.lesson
    # `--lesson` takes whatever stands behind it: the title too, where somebody names that last.
    known = {title.id for title in titles()}
    if lesson in known and named not in known:
        named, lesson = lesson, named
    title = title_of(named) if named else shortest_title()
    return learn(find_lesson(title, lesson), args.lang, args.name or "", args.record)


def _page(title: AnyTitle, settings: Settings, args: argparse.Namespace, bots: list[str]) -> str:
    """The page to open: the home page, or a title's set-up, which fills in what was asked for."""
    asked: dict[str, str] = {}
    if args.players is not None:
        asked["players"] = str(settings.players)
    if options_of(args):
        asked["options"] = ",".join(name for name, on in settings.options.items() if on)
    if args.bots is not None:
        asked["bots"] = ",".join(bots)
    if args.name:
        asked["name"] = args.name
    if not args.title and not asked:
        return "/"
    return f"/new/{title.id}" + (f"?{urlencode(asked)}" if asked else "")


def _open_in_browser(page: str, args: argparse.Namespace) -> int:
    from backroom.server.command import play_in_browser
    from backroom.words import Words

    words = Words(args.lang)

    def tell(message: str, facts: dict[str, object]) -> None:
        print(words.say(message, facts), flush=True)

    play_in_browser(page, tell, open_browser=not args.no_browser)
    return 0
