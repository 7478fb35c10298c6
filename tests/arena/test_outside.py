"""Bots from outside: they get what their seat may know, and one that misbehaves loses its turn, not the match."""

from __future__ import annotations

import json
import os
from array import array
from pathlib import Path

import pytest

import backroom
from backroom.games import find_title, titles
from backroom.kernel.chance import FastChance
from backroom.kernel.event import SeenEvent
from backroom.kernel.game import Game
from backroom.players.outside import questions
from tests.arena.matches import games_of, matched, odd
from tests.waiting import wait_until

IDS = [title.id for title in titles()]


def midgame(title: str) -> Game:
    """A game some way on, in which somebody has something to choose."""
    game = backroom.make(title, seed=5)
    chance = FastChance(9)
    for _ in range(60):
        legal = game.legal()
        game.apply(legal[chance.below(len(legal))])
    assert not game.is_over
    return game


def question(game: Game, seat: int) -> bytes:
    """All that a bot can ask to be told."""
    history = [SeenEvent("dealt", {"seat": seat})]
    return questions.choose(game.update(seat, []), 0, frozenset(questions.WANTS), history, FastChance(3))


@pytest.mark.parametrize("title", IDS)
def test_a_question_tells_nothing_that_its_seat_may_not_know(title: str) -> None:
    game = midgame(title)
    seat = game.seat
    other = game.resample(seat, rng=11)

    assert question(other, seat) == question(game, seat)


@pytest.mark.parametrize("title", IDS)
def test_a_question_holds_the_view_the_actions_and_what_was_asked_for(title: str) -> None:
    game = midgame(title)
    seat = game.seat
    asked = json.loads(question(game, seat))
    floats = array("f")
    floats.frombytes(game.rules.encode(game.state, seat))

    assert asked["view"] == json.loads(json.dumps(game.view(seat).as_data()))
    assert sorted(action["index"] for action in asked["actions"]) == game.legal_indices(seat)
    assert all(game.rules.table[action["index"]].text == action["text"] for action in asked["actions"])
    assert asked["observation"] == floats.tolist()
    assert asked["history"] == [{"event": "dealt", "seat": seat}]
    assert (asked["seat"], asked["ask"]) == (seat, "choose")


@pytest.mark.parametrize("title", IDS)
def test_our_own_bots_play_behind_the_door_as_they_do_at_home(title: str) -> None:
    """The world that is handed out is told to a class of Python exactly as the true one is told at the table."""
    found = find_title(title)
    soldier = type(found.bots["soldier"](found.rules(found.settings())))

    at_home = matched("soldier", title=title, players=found.least, games=1)
    outside = matched(f"{soldier.__module__}:{soldier.__name__}", title=title, players=found.least, games=1)

    assert games_of(outside) == games_of(at_home)


@pytest.mark.parametrize(
    ("kind", "fault", "seen"),
    [
        ("crashes", "crashed", "no more of this"),
        ("hangs", "late", ""),
        ("drips", "late", ""),
        ("floods", "flooded", ""),
        ("chatters", "flooded", ""),
        ("mumbles", "garbled", "I would rather not"),
        ("nests", "garbled", ""),
        ("cheats", "illegal", "-1"),
    ],
)
def test_a_bot_that_misbehaves_loses_its_turn_and_not_the_match(kind: str, fault: str, seen: str) -> None:
    result = matched(odd(kind), games=2, seconds=0.1 if fault == "late" else 30.0)

    assert result.games == 2
    faults = result.faults()
    assert set(faults["challenger"]) <= {fault, "absent"}
    assert faults["challenger"][fault] >= 1
    assert faults["defender"] == {}
    assert seen in result.seen()["challenger"][fault]


def test_a_bot_that_only_complains_plays_on() -> None:
    assert matched(odd("complains"), games=2).faults() == {"challenger": {}, "defender": {}}


@pytest.mark.parametrize("workers", [1, 2])
def test_nothing_of_a_bot_runs_on_after_the_match(workers: int, tmp_path: Path) -> None:
    noted = tmp_path / "processes"

    matched(odd("ignores the end", str(noted)), games=4, workers=workers)

    processes = [int(process) for process in noted.read_text().split()]
    assert len(processes) >= 2
    wait_until(lambda: not any(is_running(process) for process in processes), f"the end of {processes}")


def is_running(process: int) -> bool:
    """Whether there is such a process, other than one that has ended and that nobody has asked for."""
    try:
        os.kill(process, 0)
        return "\nState:\tZ" not in Path(f"/proc/{process}/status").read_text()
    except OSError:
        return False
