"""`backroom simulate`: the same seed gives the same games, and the figures add up."""

from __future__ import annotations

import json
from typing import Any

import pytest

from backroom.cli import main
from backroom.compiled import COMPILED

SIMULATE = ["simulate", "chicago-poker", "--json"]


def simulated(capsys: pytest.CaptureFixture[str], *args: str) -> dict[str, Any]:
    assert main([*SIMULATE, *args]) == 0
    data: dict[str, Any] = json.loads(capsys.readouterr().out)
    return data


def games_of(report: dict[str, Any]) -> dict[str, Any]:
    """What a report tells of the games, without what it tells of the machine."""
    machine = {"seconds", "decisions_per_second", "workers", "compiled"}
    return {key: value for key, value in report.items() if key not in machine}


def test_a_report_holds_what_the_games_were(capsys: pytest.CaptureFixture[str]) -> None:
    report = simulated(capsys, "--players", "3", "--games", "40", "--seed", "7")
    assert report["title"] == "chicago-poker"
    assert report["players"] == 3
    assert report["games"] == 40
    assert sum(report["endings"].values()) == 40
    assert sum(report["wins_by_seat"]) == pytest.approx(40)
    assert len(report["wins_by_seat"]) == 3
    assert report["decisions"] > 40
    assert report["compiled"] is COMPILED
    assert report["decisions_per_second"] == pytest.approx(report["decisions"] / report["seconds"], rel=0.01)
    assert report["lengths"]["fewest"] <= report["lengths"]["median"] <= report["lengths"]["most"]
    assert report["lengths"]["mean"] == pytest.approx(report["decisions"] / 40, abs=0.01)


def test_a_shared_win_counts_in_parts(capsys: pytest.CaptureFixture[str]) -> None:
    """Six at the tactical table now and then come to a standstill, which several share."""
    report = simulated(capsys, "--players", "6", "--games", "400", "--seed", "1", "--option", "tactical=true")
    assert sum(report["wins_by_seat"]) == pytest.approx(400)


def test_the_same_seed_gives_the_same_games(capsys: pytest.CaptureFixture[str]) -> None:
    first = simulated(capsys, "--games", "30", "--seed", "9")
    again = simulated(capsys, "--games", "30", "--seed", "9")
    other = simulated(capsys, "--games", "30", "--seed", "10")
    assert games_of(first) == games_of(again)
    assert games_of(first) != games_of(other)


@pytest.mark.parametrize("bots", ["random", "soldier,random,random,soldier"])
def test_workers_do_not_change_the_games(capsys: pytest.CaptureFixture[str], bots: str) -> None:
    games = "600" if bots == "random" else "4"
    alone = simulated(capsys, "--games", games, "--seed", "3", "--bots", bots)
    shared = simulated(capsys, "--games", games, "--seed", "3", "--bots", bots, "--workers", "2")
    assert shared["workers"] == 2
    assert games_of(alone) == games_of(shared)


def test_options_reach_the_table(capsys: pytest.CaptureFixture[str]) -> None:
    report = simulated(capsys, "--players", "5", "--games", "20", "--option", "short=true", "--option", "tactical=yes")
    assert report["options"] == {"short": True, "tactical": True}
    assert set(report["endings"]) <= {"two-alike", "any-three", "last-business", "standstill"}


def test_one_bot_stands_for_all_seats(capsys: pytest.CaptureFixture[str]) -> None:
    report = simulated(capsys, "--players", "2", "--games", "2", "--bots", "soldier")
    assert report["bots"] == ["soldier", "soldier"]


def test_people_get_tables(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "chicago-poker", "--games", "20", "--players", "2"]) == 0
    out = capsys.readouterr().out
    assert "20 games of Chicago Poker" in out
    assert "one business of each kind" in out or "three businesses of one kind" in out
