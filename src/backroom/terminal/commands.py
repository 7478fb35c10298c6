"""What a person can say at the table beside a choice."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from rich.console import Group
from rich.table import Table
from rich.text import Text

from backroom.kernel.action import Action
from backroom.kernel.refusal import BadInput, Facts
from backroom.terminal.account import account
from backroom.terminal.board import BRASS, FAINT
from backroom.terminal.reading import read_action, shortened
from backroom.terminal.rulebook import clauses_table, find_clauses
from backroom.terminal.screen import Left
from backroom.terminal.seated import Seated
from backroom.terminal.table import TerminalTable

_NUMBER = re.compile(r"[0-9]{1,9}")
#: How many sentences `log` tells if it is not told how many.
_LOG_LINES = 20
#: How many more actions are named that the same rule forbids.
_NAMED = 3
#: How many of the choices that an adviser weighed are told.
_WEIGHED = 3
S = TypeVar("S", bound=Seated)


def obey(table: TerminalTable, line: str) -> bool:
    """Carry out a command, or say that it is none. `Rejected` is for the caller to word; `Left` ends the game."""
    return obey_one_of(COMMANDS, table, line)


def obey_one_of(commands: Mapping[str, Callable[[S, str], None]], table: S, line: str) -> bool:
    """The same for whatever can be said at some other seat."""
    word, _, rest = line.partition(" ")
    command = commands.get(word.lower())
    if command is None:
        return False
    command(table, rest.strip())
    return True


def named_action(table: Seated, text: str) -> Action:
    """What a number or a text means: something offered, or something that is not possible now."""
    if not _NUMBER.fullmatch(text):
        return read_action(text, table.offered, table.rules.table)
    number = int(text)
    numbered = [*table.offered, *(entry.actions[0] for entry in table.impossible())]
    if not 1 <= number <= len(numbered):
        raise BadInput("term-no-such-number", {"value": text, "most": len(table.offered)})
    return numbered[number - 1]


def _help(table: TerminalTable, rest: str) -> None:
    show_help(table, HELP)


def show_help(table: Seated, entries: Sequence[tuple[str, str]]) -> None:
    """How each command is typed and what it does; the one without a name is a choice in words."""
    words = table.words
    commands = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    commands.add_column(style=f"bold {BRASS}", no_wrap=True)
    commands.add_column()
    example = max(table.offered, key=lambda action: len(action.text), default=None)
    short = "" if example is None else shortened(example, table.offered, table.rules.table)
    facts: Facts = {"short": short, "clause": words.clauses()[0]}
    for usage, about in entries:
        # Where nothing is asked, there is no example of a choice.
        typed = usage or (example.text if example is not None else "")
        if typed:
            commands.add_row(typed, words.text(about, facts))
    table.screen.show("", words.text("term-help-choices"), commands)


def _board(table: Seated, rest: str) -> None:
    table.show_board()


def _hand(table: Seated, rest: str) -> None:
    table.screen.show("", table.board.hand(table.update.view.as_data(), table.screen.width))


def _discards(table: Seated, rest: str) -> None:
    table.screen.show("", table.board.discards(table.update.view.as_data(), table.screen.width))


def _choices(table: Seated, rest: str) -> None:
    table.show_choices()


def _log(table: Seated, rest: str) -> None:
    if rest and not (_NUMBER.fullmatch(rest) and int(rest) > 0):
        raise BadInput("term-not-a-count", {"value": rest})
    events = table.happened()[-int(rest or _LOG_LINES) :]
    table.screen.show("", account(events, table.board))


def _hint(table: TerminalTable, rest: str) -> None:
    name, choice, considered = table.advice()
    number = table.offered.index(choice.action) + 1
    facts = {"bot": name, "action": choice.action.text, "number": number}
    table.show("term-hint", facts, "bold")
    table.show(choice.why, choice.facts)
    for at, one in enumerate(considered[:_WEIGHED]):
        number = table.offered.index(one.actions[0]) + 1
        text = "; ".join(action.text for action in one.actions)
        weighed: Facts = {"action": text, "number": number, "count": round(100 * one.chance)}
        table.show("term-hint-other" if at else "term-hint-wins", weighed, FAINT)


def _back(table: Seated, rest: str) -> None:
    table.take_back()
    table.show_board()
    table.show_choices()


def _save(table: TerminalTable, rest: str) -> None:
    table.save()
    table.screen.show_whole(f"{table.words.say('term-saved')} {table.file}")


def _quit(table: TerminalTable, rest: str) -> None:
    answer = table.screen.ask(table.words.say("term-quit-sure") + " ")
    # y for yes; j for the ja of the Dutch and the Germans.
    if answer[:1].lower() in ("y", "j"):
        raise Left


def _rules(table: Seated, rest: str) -> None:
    table.screen.show("", clauses_table(table.words, find_clauses(table.words, rest)))


def _why(table: Seated, rest: str) -> None:
    if not rest:
        _list_impossible(table)
    elif rest.upper() in table.words.clauses():
        _show_clause(table, rest.upper())
    else:
        refusal = table.refusal_of(rest) or table.refusal(named_action(table, rest))
        if refusal is None:
            action = named_action(table, rest)
            number = table.offered.index(action) + 1
            table.show("term-you-may", {"action": action.text, "number": number})
        else:
            table.screen.show(table.words.rejection_text(refusal, "bold"))
            _show_clause(table, refusal.clause)


def _list_impossible(table: Seated) -> None:
    """What cannot be done now and why, numbered on from what can."""
    entries = table.impossible()
    if not entries:
        table.show("term-all-possible")
        return
    table.show("term-not-possible", None, "bold")
    listed = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    listed.add_column(style="bold", justify="right")
    listed.add_column()
    for number, entry in enumerate(entries, len(table.offered) + 1):
        lines = [Text(entry.actions[0].text), table.words.rejection_text(entry.refusal, FAINT)]
        if len(entry.actions) > 1:
            others = [action.text for action in entry.actions[1:]]
            facts = {"names": ", ".join(others[:_NAMED]), "more": max(0, len(others) - _NAMED)}
            lines.append(table.words.text("term-likewise", facts, FAINT))
        listed.add_row(str(number), Group(*lines))
    table.screen.show(listed)
    table.show("term-why-more", None, FAINT)


def _show_clause(table: Seated, clause: str) -> None:
    table.screen.show(clauses_table(table.words, [clause]))


#: What `?` tells of what can be said at every seat: how a command is typed, and the message that explains it.
SEAT_HELP = (
    ("3", "term-help-number"),
    ("", "term-help-text"),  # one of the choices there are
    ("board", "term-help-board"),
    ("hand", "term-help-hand"),
    ("choices", "term-help-list"),
    ("discards", "term-help-discards"),
    ("log [20]", "term-help-log"),
    ("why", "term-help-why"),
    ("why 12, why TEXT", "term-help-why-action"),
    ("rules [WORD]", "term-help-rules"),
    ("back", "term-help-back"),
)
HELP = (
    *SEAT_HELP,
    ("hint", "term-help-hint-command"),
    ("save", "term-help-save"),
    ("quit, q, exit", "term-help-quit"),
)

SEAT_COMMANDS: dict[str, Callable[[Seated, str], None]] = {
    "board": _board,
    "hand": _hand,
    "choices": _choices,
    "discards": _discards,
    "log": _log,
    "why": _why,
    "rules": _rules,
    "back": _back,
    "undo": _back,
}
COMMANDS: dict[str, Callable[[TerminalTable, str], None]] = {
    **SEAT_COMMANDS,
    "?": _help,
    "help": _help,
    "hint": _hint,
    "save": _save,
    "quit": _quit,
    "q": _quit,
    "exit": _quit,
}
