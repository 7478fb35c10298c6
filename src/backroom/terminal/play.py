"""Sitting down at a table in the terminal, and going on with a game that was left."""

from __future__ import annotations

import hashlib
import secrets
import shlex
import shutil
import sys
from collections import deque
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

import msgspec

from backroom.games import find_title
from backroom.kernel.chain import name_salt
from backroom.kernel.fair import SECRET_BYTES
from backroom.kernel.lines import Move, Name, NameLine, OldHeader, SeatLine, Undo
from backroom.kernel.record import Record
from backroom.kernel.recorded import Fairness, RecordedGame
from backroom.kernel.refusal import BadInput, Rejected
from backroom.kernel.replay import replay, settings_of
from backroom.kernel.title import AnyTitle, Settings
from backroom.kernel.verify import verify
from backroom.lessons.lesson import Lesson
from backroom.players import adviser, character_of, easy_bot, seat_bot
from backroom.terminal.board import BRASS, FAINT, board_class, set_up_board
from backroom.terminal.commands import named_action, obey
from backroom.terminal.ending import show_ending
from backroom.terminal.saving import load_fairness, new_record_file
from backroom.terminal.screen import Left, Screen, open_screen, shown_name
from backroom.terminal.seals import sealed
from backroom.terminal.seated import MY_SEAT
from backroom.terminal.table import Company, TerminalTable
from backroom.terminal.teaching import seat_names, teach
from backroom.words import Words

HUMAN = "human"


def play_table(
    title: AnyTitle,
    settings: Settings,
    bots: Sequence[str],
    language: str,
    name: str,
    seed: str | None = None,
    record_file: Path | None = None,
    *,
    screen: Screen | None = None,
) -> int:
    """Deal a game and play it to its end, or until the person leaves; the exit code.

    The person sits at seat 1, `bots` at the others, one name each. An empty `name` is filled by the
    title. The same `seed` deals the same game. Without `record_file` the record goes to the user's
    data folder.
    """
    file = record_file or new_record_file(title.id, datetime.now())
    return _sit(deal_table(title, settings, bots, language, name, seed, file, screen or open_screen()), title)


def deal_table(
    title: AnyTitle,
    settings: Settings,
    bots: Sequence[str],
    language: str,
    name: str,
    seed: str | None,
    file: Path,
    screen: Screen,
) -> TerminalTable:
    """A table with a game just dealt; see `play_table`."""
    if len(bots) != settings.players - 1:
        raise BadInput("wrong-bot-count", {"value": len(bots), "players": settings.players - 1})
    words = Words(language, title)
    called = [board_class(title).seat_name(words, seat) for seat in range(settings.players)]
    called[MY_SEAT] = shown_name(name) or called[MY_SEAT]
    for seat, bot in enumerate(bots, MY_SEAT + 1):
        character = character_of(bot, title)
        called[seat] = character.who.name if character else called[seat]
    seats = [SeatLine(who, player) for who, player in zip(called, [HUMAN, *bots], strict=True)]
    fairness = _fairness(settings.players, seed)
    names: list[Name] = [
        NameLine(number + 1, line.name, name_salt(fairness.seed, number)) for number, line in enumerate(seats)
    ]
    recorded = RecordedGame(title, settings, seats, fairness=fairness, names=names)
    return _table(screen, title, settings, language, recorded, fairness, file)


def learn(lesson: Lesson, language: str, name: str, record_file: Path | None, *, screen: Screen | None = None) -> int:
    """Take a lesson in the terminal; the exit code. At the end of a guided game the game goes on against easy bots."""
    seen = screen or open_screen()
    course = teach(lesson, language, name, seen)
    if course is None:
        command = f"{_program()} play {lesson.title.id} --lesson {lesson.id}"
        seen.show(Words(language, lesson.title).say("term-lesson-quit"))
        seen.show_whole(f"  {command}")
        return 0
    if lesson.kind != "game" or course.game.is_over:
        return 0
    title, settings = lesson.title, lesson.settings
    easy = easy_bot(title)
    called = seat_names(lesson, language, name)
    seats = [SeatLine(who, easy if seat != MY_SEAT else HUMAN) for seat, who in enumerate(called)]
    fairness = _fairness(settings.players, None)
    recorded = RecordedGame(title, settings, seats, fairness=fairness, start=course.game.state.as_data())
    file = record_file or new_record_file(title.id, datetime.now())
    return _sit(_table(seen, title, settings, language, recorded, fairness, file), title)


def resume_table(record: Record, file: Path, language: str, *, screen: Screen | None = None) -> int:
    """Go on with the unfinished game `record`, read from `file`; the exit code.

    `BadInput` if it is over, not a person's game against bots, or its seeds are not beside it.
    """
    header = record.header
    title = find_title(header.title)
    if record.end is not None:
        raise BadInput("term-game-over", {"value": str(file)})
    people = [seat for seat, line in enumerate(record.seats) if line.player == HUMAN]
    if people != [MY_SEAT]:
        raise BadInput("term-other-seats")
    fairness = load_fairness(file)
    if fairness.commitments() != header.commitments:
        raise BadInput("term-other-seeds", {"value": str(file)})
    settings = settings_of(record, title)
    start = header.start if isinstance(header, OldHeader) and header.start is not msgspec.UNSET else None
    recorded = RecordedGame(title, settings, record.seats, fairness=fairness, start=start, names=record.names or None)
    deque(replay(record, title), maxlen=0)  # every move fits the rules, or is named here
    _play_again(recorded, record, file)
    table = _table(screen or open_screen(), title, settings, language, recorded, fairness, file)
    table.show("term-resumed", None, "bold")
    table.skip_old_news()
    return _sit(table, title)


def _play_again(recorded: RecordedGame, record: Record, file: Path) -> None:
    """Bring a new game to where a record stands; `BadInput` if its seeds give another course."""
    same = recorded.record.deal == record.deal
    for entry in record.entries:
        if not same:
            break
        if isinstance(entry, Move):
            by = "" if entry.by is msgspec.UNSET else entry.by
            recorded.submit(entry.seat - 1, [recorded.rules.table.parse(text) for text in entry.do], by)
        elif isinstance(entry, Undo):
            recorded.undo(entry.seat - 1, entry.undo)
        else:
            recorded.repeat(entry)
        same = recorded.last_entry == entry
    same = same and (recorded.head or None) == record.head
    if not same:
        raise BadInput("term-other-seeds", {"value": str(file)})


def _fairness(players: int, seed: str | None) -> Fairness:
    """The house's seed and the person's contribution: from the system, or both from a text."""
    others = [b""] * (players - 1)
    if seed is None:
        return Fairness(secrets.token_bytes(SECRET_BYTES), [secrets.token_bytes(SECRET_BYTES), *others])
    return Fairness(_digest("house", seed), [_digest("seat 1", seed), *others])


def _digest(purpose: str, seed: str) -> bytes:
    return hashlib.sha256(f"{purpose}: {seed}".encode()).digest()


def _table(
    screen: Screen,
    title: AnyTitle,
    settings: Settings,
    language: str,
    recorded: RecordedGame,
    fairness: Fairness,
    file: Path,
) -> TerminalTable:
    seats = recorded.record.seats
    names = [shown_name(line.name) for line in seats]
    board = set_up_board(title, settings, language, names, MY_SEAT, screen.glyphs)
    rules = recorded.rules
    players = {seat: seat_bot(line.player, title, rules) for seat, line in enumerate(seats) if seat != MY_SEAT}
    advises = adviser(title)
    called = {seat: line.player for seat, line in enumerate(seats)}
    company = Company(players, called, seat_bot(advises, title, rules), advises)
    return TerminalTable(screen, board, recorded, fairness, company, file)


def _sit(table: TerminalTable, title: AnyTitle) -> int:
    """Play at a table until the game is over or the person leaves; the exit code."""
    try:
        _welcome(table, title)
        _play_on(table)
        _finish(table, title)
    except (Left, KeyboardInterrupt):
        table.screen.show("")
    except BrokenPipeError:
        table.save()
        raise
    return _keep(table)


def _welcome(table: TerminalTable, title: AnyTitle) -> None:
    """Who sits here, and the commitments that make the deal fair."""
    words = table.words
    record = table.recorded.record
    header = record.header
    others = words.listed([f"{words.name(seat)} ({line.player})" for seat, line in enumerate(record.seats) if seat])
    table.screen.show("")
    table.show("term-welcome", {"title": words.say(title.id), "name": words.name(MY_SEAT)}, f"bold {BRASS}")
    table.show("title-line")
    table.screen.show(f"{words.say('titles-won-by')} {words.say('title-won-by')}")
    table.show("term-against", {"others": others})
    for name, on in header.options.items():
        if on:
            table.show("term-option", {"option": words.say(f"option-{name}")})
    if header.commitments is not None:
        table.screen.show(sealed(words, "term-sealed", header.commitments))
    table.show("term-help-hint", None, FAINT)


def _play_on(table: TerminalTable) -> None:
    """To the end: the bots move when they are asked, the person when they are."""
    while not table.recorded.game.is_over:
        if not table.my_choice:
            table.move_bots()
            continue
        table.ask_anew()
        table.show_news()
        table.show_board()
        table.show_choices()
        while not _answer(table):
            pass


def _answer(table: TerminalTable) -> bool:
    """One line from the person; True once their choice is whole and played."""
    line = table.screen.ask(f"\n{table.words.say('term-prompt')} ")
    try:
        if not line or obey(table, line):
            return False
        played = table.choose(named_action(table, line))
    except Rejected as rejected:
        table.screen.show(table.words.rejection_text(rejected))
        return False
    if not played:
        table.show_board()
        table.show_choices()
    return played


def _finish(table: TerminalTable, title: AnyTitle) -> None:
    """The end of a game: what came of it, everything revealed and verified."""
    table.ask_anew()
    table.show_news()
    show_ending(table.screen, table.board, table.update.view.as_data(), table.happened())
    reveal = table.recorded.record.reveal
    if reveal is not None:
        table.screen.show("", sealed(table.words, "term-opened", reveal))
        verified = verify(table.recorded.record, title)
        table.show("verify-fits", {"outcomes": verified.outcomes, "moves": verified.moves}, "bold")


def _keep(table: TerminalTable) -> int:
    """Save, and tell by which command the game is seen again; 1 if it cannot be saved."""
    try:
        table.save()
    except BadInput as failed:
        table.screen.show(table.words.rejection_text(failed))
        return 1
    over = table.recorded.game.is_over
    table.show("term-kept-over" if over else "term-kept-running")
    command = "replay" if over else "play --resume"
    table.screen.show_whole(f"  {_program()} {command} {shlex.quote(str(table.file))}")
    return 0


def _program() -> str:
    """What to type for Backroom: its name where the shell finds it, else where it lies, as after `./play`."""
    if shutil.which("backroom"):
        return "backroom"
    beside = Path(sys.executable).with_name("backroom")
    return shlex.quote(str(beside)) if beside.is_file() else f"{shlex.quote(sys.executable)} -m backroom"
