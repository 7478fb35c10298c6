"""Learning from own games: judgement grows better, a course can be left and taken up, and tells its curve."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from backroom.arena.crew import Alone, crew_of
from backroom.arena.learning.fitting import fit
from backroom.arena.learning.games import play_lesson
from backroom.arena.learning.training import Course, Training, begin
from backroom.cli import main
from backroom.games import find_title, titles
from backroom.kernel.chance import FastChance
from backroom.kernel.game import AnyRules, Game
from backroom.kernel.player import Player
from backroom.kernel.refusal import BadInput
from backroom.kernel.title import AnyTitle, Settings

GAMES = 8
#: In so many choices every capo meets a question that it does not leave to a soldier.
ENOUGH = 200
#: Those whose bots think by networks; a game of each takes long interpreted.
LEARNERS = [pytest.param(title.id, marks=pytest.mark.compiled_rules) for title in titles() if "capo" in title.bots]


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
    whole = training.lessons(0)[0]
    played, unseen = play_lesson(replace(whole, games=200)), play_lesson(replace(whole, first=1000, games=60))
    before = training.net.loss([unseen])

    fit(training.net, [played], 120, 256, 1e-3, np.random.default_rng(1))

    assert training.net.loss([unseen]) < before - 0.05


def test_the_same_seed_learns_the_same_in_any_number_of_processes(tmp_path: Path) -> None:
    one = learn(tmp_path / "one", 2)

    again = learn(tmp_path / "again", 2, workers=2)

    assert again.net.weights() == one.net.weights()
    assert again.as_data() == one.as_data()


def test_a_course_that_was_left_goes_on_as_if_it_had_not_been(tmp_path: Path) -> None:
    whole = learn(tmp_path / "whole", 3)
    learn(tmp_path / "left", 2)

    on = begin(whole.course, tmp_path / "left")
    on.go_on(3, Alone(), lambda _: None)

    assert [one.number for one in on.rounds] == [1, 2, 3]
    assert on.as_data() == whole.as_data()
    assert (tmp_path / "left" / "2.net").read_bytes() == (tmp_path / "whole" / "2.net").read_bytes()


@pytest.mark.parametrize("lost", ["2.noted/1.npz", "2.npz"])
def test_a_course_that_is_only_half_there_is_refused(lost: str, tmp_path: Path) -> None:
    left = learn(tmp_path, 1)
    whole = (tmp_path / lost).read_bytes()
    (tmp_path / lost).write_bytes(whole[: len(whole) // 2])

    with pytest.raises(BadInput) as refused:
        begin(left.course, tmp_path)

    assert refused.value.message == "train-another"


def thinks(capo: Player, rules: AnyRules, choices: int) -> bool:
    """Whether a bot weighs anything in its first choices among soldiers, of whom it has every seat but one."""
    chance = FastChance(4)
    game = Game(rules, chance, take_back=False)
    soldier = usual_bot_of(rules)
    weighed = False
    while choices and not weighed and not game.is_over:
        seat = game.seat
        player = soldier if seat == 0 else capo
        action = player.choose(game.update(seat, []), chance).action
        choices -= player is capo
        weighed = player is capo and bool(capo.considered)
        game.apply(action, seat)
    return weighed


def usual_bot_of(rules: AnyRules) -> Player:
    assert isinstance(rules.origin, tuple)
    title: AnyTitle = rules.origin[0]
    return title.bots["soldier"](rules)


@pytest.mark.parametrize("title", LEARNERS)
def test_what_a_few_games_teach_is_what_the_capo_of_the_title_thinks_by(title: str, tmp_path: Path) -> None:
    settings = find_title(title).settings(find_title(title).least)
    rules = find_title(title).rules(settings)
    training = begin(Course(settings, "a seed", 2), tmp_path)

    training.go_on(1, Alone(), lambda _: None)

    own = replace(training.lessons(1)[0], beside=0.0, games=1)
    assert len(play_lesson(own).targets) > 10, "who has learnt plays on"
    capo = find_title(title).bots["capo"]
    assert thinks(capo(rules, weights=tmp_path), rules, ENOUGH)
    assert not thinks(capo(rules, weights=tmp_path / "nothing"), rules, ENOUGH)


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
    assert {file.name for file in out.iterdir()} == {"2.net", "2.npz", "2.noted", "2.json", "2.html"}
    page = (out / "2.html").read_text("utf-8")
    assert "<svg" in page
    assert "Chicago Poker" in page
