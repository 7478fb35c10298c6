"""Matches for tests: short ones, whose bots can be anybody."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

from backroom.arena.crew import crew_of
from backroom.arena.match import Match, Result, deals_for, play_match
from backroom.games import find_title
from backroom.players.outside.naming import entrant

ODD_BOT = Path(__file__).with_name("odd_bot.py")


def odd(kind: str, *more: str) -> str:
    """The name of a bot that misbehaves in this way."""
    return "cmd: " + shlex.join([sys.executable, "-S", "-E", str(ODD_BOT), kind, *more])


def matched(
    challenger: str,
    defender: str = "random",
    title: str = "chicago-poker",
    players: int = 2,
    games: int = 2,
    seconds: float = 30.0,
    workers: int = 1,
    stops: bool = False,
    options: dict[str, object] | None = None,
) -> Result:
    """A match, played."""
    found = find_title(title)
    settings = found.settings(players, options)
    match = Match(settings, entrant(challenger, found), entrant(defender, found), "a test", seconds)
    with crew_of(workers) as crew:
        return play_match(match, deals_for(games, players), crew, lambda _: None, 1 / players, stops)


def games_of(result: Result) -> dict[str, object]:
    """What a result tells of the games, without what it tells of bots' names and the machine."""
    machine = {"challenger", "defender", "ms_a_turn", "seconds", "workers"}
    return {key: value for key, value in result.as_data().items() if key not in machine}
