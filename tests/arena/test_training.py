"""Learning from own games: judgement grows better, a course can be left and taken up, and tells its curve."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from backroom.arena.crew import Alone, crew_of
from backroom.arena.learning.fitting import fit, positions
from backroom.arena.learning.games import play_lesson
from backroom.arena.learning.training import Course, Training, begin
from backroom.cli import main
from backroom.games import find_title
from backroom.kernel.refusal import BadInput
from backroom.kernel.title import Settings

GAMES = 16


def tiny() -> Settings:
    return find_title("chicago-poker").settings(2, {"miniature": True})


def learn(folder: Path, rounds: int, workers: int = 1) -> Training:
    training = begin(Course(tiny(), "a seed", GAMES), folder)
    with crew_of(workers) as crew:
        training.go_on(rounds, crew, lambda _: None)
    return training


@pytest.mark.compiled_rules
def test_who_has_learnt_judges_games_better_that_it_has_never_seen(tmp_path: Path) -> None:
    training = begin(Course(find_title("chicago-gangsters").settings(3), "a seed", GAMES), tmp_path)
    whole = replace(training.lessons(0)[0], beside=1.0, fade=1.0)
    played, others = play_lesson(replace(whole, games=200)), play_lesson(replace(whole, first=1000, games=60))
    unseen = positions(others, range(len(others.targets)), training.net.sizes[0])
    before = training.net.loss(*unseen)

    fit(training.net, [played], 120, 256, 1e-3, np.random.default_rng(1))

    assert training.net.loss(*unseen) < before - 0.05


def test_the_same_seed_learns_the_same_in_any_number_of_processes(tmp_path: Path) -> None:
    one = learn(tmp_path / "one", 2)

    again = learn(tmp_path / "again", 2, workers=2)

    assert again.net.weights() == one.net.weights()
    assert again.as_data() == one.as_data()


def test_a_course_that_was_left_goes_on(tmp_path: Path) -> None:
    left = learn(tmp_path, 2)

    on = begin(left.course, tmp_path)

    assert on.net.weights() == left.net.weights()
    assert on.rounds == left.rounds
    on.go_on(3, Alone(), lambda _: None)
    assert [one.number for one in on.rounds] == [1, 2, 3]


def test_another_course_in_the_same_folder_is_refused(tmp_path: Path) -> None:
    learn(tmp_path, 1)

    with pytest.raises(BadInput) as refused:
        begin(Course(tiny(), "another seed", GAMES), tmp_path)

    assert refused.value.message == "train-another"


def test_the_command_learns_and_draws_the_curve(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "weights"
    told = [
        "--option",
        "miniature=true",
        "--players",
        "2",
        "--games",
        "8",
        "--rounds",
        "2",
        "--out",
        str(out),
        "--json",
    ]

    code = main(["train", "chicago-poker", *told])

    assert code == 0
    assert [one["number"] for one in json.loads(capsys.readouterr().out)["rounds"]] == [1, 2]
    assert {file.name for file in out.iterdir()} == {"2.net", "2.npz", "2.json", "2.html"}
    page = (out / "2.html").read_text("utf-8")
    assert "<svg" in page
    assert "Chicago Poker" in page
