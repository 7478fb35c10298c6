"""The command line: play, serve, titles, rules, simulate, replay, verify, and what operators need."""

from __future__ import annotations

import argparse
import json
import os
import platform
import sys
from pathlib import Path
from typing import NoReturn

from rich.console import Console

from backroom import __version__
from backroom.arena.simulate import Match, bots_for, simulate
from backroom.compiled import COMPILED
from backroom.games import find_title, titles
from backroom.kernel.receipt import read_receipt
from backroom.kernel.record import Record, read_record
from backroom.kernel.refusal import BadInput, Rejected
from backroom.kernel.title import AnyTitle, Settings
from backroom.operators import add_operators_commands, open_in_browser
from backroom.players import bot_names, seat_bot
from backroom.terminal.play import play_table, resume_table
from backroom.terminal.replay import show_replay
from backroom.terminal.report import print_report, progress_bar
from backroom.terminal.rulebook import print_rules, print_titles
from backroom.terminal.verifying import verified_lines
from backroom.words import LANGUAGES, Words

MISTAKE = 2
INTERRUPTED = 130


class _Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence, without the usage."""

    def error(self, message: str) -> NoReturn:
        self.exit(MISTAKE, f"{message[:1].upper()}{message[1:]}; ‘{self.prog} --help’ shows what there is.\n")


def main(argv: list[str] | None = None) -> int:
    """Run one command; the exit code is 0, or 2 for somebody's mistake."""
    args = _parser().parse_args(argv)
    language, args.lang = args.lang, args.lang if args.lang in LANGUAGES else "en"
    try:
        Words(language)
        return int(args.run(args))
    except Rejected as rejected:
        print(_words_about(rejected, args.lang).rejection(rejected), file=sys.stderr)
        return MISTAKE
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _words_about(rejected: Rejected, language: str) -> Words:
    """Words that know the name of the title a mistake is about."""
    title = rejected.facts.get("title")
    return Words(language, next((one for one in titles() if one.id == title), None))


def _parser() -> argparse.ArgumentParser:
    parser = _Parser("backroom", description="Four Chicago gangster games at one table.")
    rules = "compiled rules" if COMPILED else "interpreted rules"
    said = f"backroom {__version__} ({rules}, Python {platform.python_version()})"
    parser.add_argument("--version", action="version", version=said)
    parser.add_argument("--lang", default=_language(), help="en, nl or de (default: your system's)")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)

    play = commands.add_parser("play", help="open the table in the browser, or play in the terminal")
    play.add_argument("title", nargs="?")
    play.add_argument("--terminal", action="store_true", help="play in the terminal; what follows is for that")
    play.add_argument("--no-browser", action="store_true", help="only tell the table's address")
    _add_options(play)
    play.add_argument("--bots", default="soldier", help="one for all other seats, or one for each: soldier,random")
    play.add_argument("--name", default="", help="what the table calls you")
    play.add_argument("--seed", help="a text: the same one deals the same game again")
    play.add_argument("--record", type=Path, help="where to save the game (default: your data folder)")
    play.add_argument("--resume", type=Path, metavar="FILE", help="go on with a game that was left")
    play.set_defaults(run=_play)

    listing = commands.add_parser("titles", help="list the titles and their options")
    listing.add_argument("--json", action="store_true", help="as data")
    listing.set_defaults(run=_titles)

    rulebook = commands.add_parser("rules", help="read the rules, clause by clause")
    rulebook.add_argument("title")
    rulebook.add_argument("about", nargs="?", default="", help="a clause (CP-23) or a word")
    rulebook.set_defaults(run=_rules)

    simulation = commands.add_parser("simulate", help="let bots play many games and count")
    simulation.add_argument("title")
    _add_options(simulation)
    simulation.add_argument("--games", type=int, default=1000)
    simulation.add_argument("--seed", default="1", help="the same seed gives the same games")
    simulation.add_argument("--bots", default="random", help="one for all seats, or one for each: soldier,random")
    simulation.add_argument("--workers", type=int, default=1, help="processes to share the games")
    simulation.add_argument("--json", action="store_true", help="as data")
    simulation.set_defaults(run=_simulate)

    replay = commands.add_parser("replay", help="show a recorded game move by move")
    replay.add_argument("file", type=Path)
    replay.add_argument("--seat", type=int, help="as this seat knew it (default: laid open, once it is over)")
    replay.add_argument("--step", action="store_true", help="wait for Enter after each move")
    replay.set_defaults(run=_replay)

    check = commands.add_parser("verify", help="recompute every shuffle and die of a recorded game")
    check.add_argument("file", type=Path)
    check.add_argument("--receipt", type=Path, action="append", default=[], help="what a player's browser noted")
    check.add_argument("--pinned", metavar="HEX", help="the house's commitment, as it was told before the deal")
    check.add_argument("--bots", action="store_true", help="ask the bots again, with the luck they had")
    check.set_defaults(run=_verify)
    add_operators_commands(commands)
    return parser


def _add_options(command: argparse.ArgumentParser) -> None:
    command.add_argument("--players", type=int, help="how many sit at the table")
    command.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="for example short=true")
    command.add_argument("--data", type=Path, help="an own data file instead of ours")


def _play(args: argparse.Namespace) -> int:
    if args.resume is not None:
        return resume_table(read_record(_text(args.resume)), args.resume, args.lang)
    title = find_title(args.title or "chicago-poker")
    if not (args.terminal or args.seed or args.record):
        page = f"/new/{title.id}" if args.title else "/"
        return open_in_browser(page, args.lang, not args.no_browser)
    settings = _settings(title, args)
    bots = list(bots_for(args.bots, settings.players - 1))
    _check_bots(title, settings, bots)
    return play_table(title, settings, bots, args.lang, args.name, args.seed, args.record)


def _titles(args: argparse.Namespace) -> int:
    if args.json:
        print(json.dumps([_title_data(title) for title in titles()], indent=2))
    else:
        print_titles(titles(), args.lang, Console())
    return 0


def _title_data(title: AnyTitle) -> dict[str, object]:
    version, digest = title.data_version(title.settings())
    return {
        "id": title.id,
        "name": Words("en", title).say(title.id),
        "players": {"least": title.least, "most": title.most, "usual": title.usual},
        "options": [
            {
                "name": flag.name,
                "type": "bool",
                "default": False,
                "players": {"least": max(flag.least, title.least), "most": min(flag.most, title.most)},
                "clause": flag.clause,
                "about": Words("en", title).say(f"option-{flag.name}"),
            }
            for flag in title.flags
        ],
        "data": {"version": version, "sha256": digest},
        "bots": bot_names(title),
    }


def _rules(args: argparse.Namespace) -> int:
    print_rules(find_title(args.title), args.about, args.lang, Console())
    return 0


def _simulate(args: argparse.Namespace) -> int:
    title = find_title(args.title)
    settings = _settings(title, args)
    bots = bots_for(args.bots, settings.players)
    _check_bots(title, settings, list(bots))
    games = _within("games", args.games, 1, 100_000_000)
    workers = _within("workers", args.workers, 1, 1024)
    with progress_bar(games, args.lang) as progress:
        report = simulate(Match(settings, bots, args.seed), games, workers, progress)
    if args.json:
        print(json.dumps(report.as_data()))
    else:
        print_report(report, title, args.lang, Console())
    return 0


def _replay(args: argparse.Namespace) -> int:
    record, title = _record(args.file)
    viewer = None
    if args.seat is not None:
        if not 1 <= args.seat <= record.header.players:
            raise BadInput("no-such-seat", {"value": args.seat, "players": record.header.players})
        viewer = args.seat - 1
    show_replay(record, title, viewer, args.lang, args.step)
    return 0


def _verify(args: argparse.Namespace) -> int:
    record, title = _record(args.file)
    receipts = [read_receipt(_text(file)) for file in args.receipt]
    for line in verified_lines(record, title, receipts, args.pinned, args.bots, args.lang):
        print(line)
    return 0


def _settings(title: AnyTitle, args: argparse.Namespace) -> Settings:
    options: dict[str, object] = {}
    for text in args.option:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadInput("option-malformed", {"value": text})
        options[name] = value
    return title.settings(args.players, options, _text(args.data) if args.data else None)


def _check_bots(title: AnyTitle, settings: Settings, bots: list[str]) -> None:
    """An unknown bot is a mistake before anything begins."""
    rules = title.rules(settings)
    for name in bots:
        seat_bot(name, title, rules)


def _record(file: Path) -> tuple[Record, AnyTitle]:
    record = read_record(_text(file))
    return record, find_title(record.header.title)


def _text(file: Path) -> str:
    try:
        return file.read_text("utf-8")
    except OSError as error:
        raise BadInput("no-such-file", {"value": str(file), "reason": error.strerror or str(error)}) from None
    except UnicodeDecodeError:
        raise BadInput("no-such-file", {"value": str(file), "reason": "not a text file"}) from None


def _within(name: str, value: int, least: int, most: int) -> int:
    if not least <= value <= most:
        raise BadInput("number-out-of-range", {"name": name, "value": value, "least": least, "most": most})
    return value


def _language() -> str:
    """The language asked for in the environment, if it is one of ours; else English."""
    asked = os.environ.get("BACKROOM_LANG") or os.environ.get("LC_ALL") or os.environ.get("LANG") or "en"
    return asked[:2] if asked[:2] in LANGUAGES else "en"


if __name__ == "__main__":
    sys.exit(main())
