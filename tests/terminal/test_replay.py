"""Replays: a record shown move by move, as somebody knew it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from backroom.games.chicago_poker import TITLE
from backroom.kernel.event import ONLOOKER
from backroom.kernel.lines import Talk
from backroom.kernel.record import Record, read_record
from backroom.kernel.refusal import BadInput
from backroom.kernel.replay import replay
from backroom.terminal.replay import show_replay
from backroom.words import Words
from tests.terminal.guest import Guest, any_lines, play


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Record:
    file = tmp_path_factory.mktemp("replay") / "game.record"
    play(Guest(any_lines(9)), file, players=3, seed="replay")
    return read_record(file.read_text("utf-8"))


@pytest.fixture
def running(tmp_path: Path) -> Record:
    file = tmp_path / "game.record"
    lines = any_lines(9)
    play(Guest([next(lines) for _ in range(20)]), file, players=3, seed="replay")
    return read_record(file.read_text("utf-8"))


def told(record: Record, viewer: int | None, width: int = 200, step: bool = False, typed: tuple[str, ...] = ()) -> str:
    guest = Guest(typed, width)
    show_replay(record, TITLE, viewer, "en", step, screen=guest.screen)
    return guest.transcript


def plain(text: str) -> str:
    """Without the signs of the suits and the way lines are broken."""
    return " ".join(re.sub("[♥♦♣★♠]", "", text).split())


@pytest.mark.parametrize("viewer", [0, 1, 2])
def test_a_seat_is_told_what_it_saw_and_nothing_else(viewer: int, finished: Record) -> None:
    text = plain(told(finished, viewer))
    names = [seat.name for seat in finished.seats]
    words = Words("en", TITLE, names, viewer)
    at = 0
    for moment in replay(finished, TITLE):
        for event in moment.events:
            seen = event.seen_by(viewer)
            if seen is None:
                continue
            sentence = plain(words.event(seen))
            at = text.index(sentence, at) + len(sentence)
    for other, name in enumerate(names):
        if other != viewer:
            assert re.search(rf"{name} is dealt 5 cards\.", text)
            assert not re.search(rf"{name} draws (?!a card)", text)
            assert not re.search(rf"{name} takes \S+ (\d+ )?from the discards", text)
    assert re.search("You draw (red|blue|green|amber|violet) \\d", text)


def test_a_finished_game_is_laid_open(finished: Record) -> None:
    text = told(finished, None)
    assert "Laid open" in text
    assert re.search(r"Bugs Moran draws (red|blue|green|amber|violet) \d", text)
    assert not re.search(r"draws a card", text)
    assert "░░░" not in text
    assert "hidden" not in text
    assert re.search(r"^Hands$", text, re.MULTILINE)


def test_a_running_game_is_shown_as_an_onlooker_knows_it(running: Record) -> None:
    text = told(running, None)
    assert "As an onlooker knows it" in text
    assert not re.search(r"draws (?!a card)", text)
    assert not re.search(r"^Hands$", text, re.MULTILINE)
    assert f"So far: {len(running.moves)} moves. The game is not over." in text
    words = Words("en", TITLE, [seat.name for seat in running.seats])
    for moment in replay(running, TITLE):
        for event in moment.events:
            seen = event.seen_by(ONLOOKER)
            assert seen is not None
            assert plain(words.event(seen)) in plain(text)


def test_the_header_tells_title_seats_and_fairness(finished: Record) -> None:
    text = told(finished, 1)
    assert "Chicago Poker" in text
    assert "Seat 1: Ada (human)" in text
    assert "Seat 3: Frank Yale (random)" in text
    assert finished.header.commitments is not None
    assert finished.header.commitments.house in text
    assert "As Bugs Moran knew it." in text


def test_options_are_told(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    play(Guest([]), file, players=5, options={"short": True})
    assert "short game" in told(read_record(file.read_text("utf-8")), 0)


def test_the_board_is_shown_once_a_round(finished: Record) -> None:
    text = told(finished, 0)
    rounds = re.findall(r"^Round (\d+), .* actions? left", text, re.MULTILINE)
    assert rounds == [str(number) for number in range(1, int(rounds[-1]) + 1)]


def test_stepping_shows_every_board_and_waits(running: Record) -> None:
    enough = ("",) * (len(running.moves) + 1)
    text = told(running, 0, step=True, typed=enough)
    assert text.count("Enter goes on, q stops:") == len(enough)  # after the deal, and after every move
    assert len(re.findall(r"^Round \d+, .* left", text, re.MULTILINE)) == len(enough)
    assert text.endswith("The game is not over.\n")


def test_stepping_can_be_stopped(finished: Record) -> None:
    for typed in (("", "", "q"), ("", "", "Q"), ("", "")):
        text = told(finished, 0, step=True, typed=typed)
        assert "Move 2," in text
        assert "Move 3," not in text


def test_talk_is_shown_where_it_was_said_and_cannot_steer_the_terminal(running: Record) -> None:
    running.entries.insert(1, Talk(2, "Nice \x1b[2Jhand"))
    running.entries.insert(2, Talk(1, "red"))
    running.entries.insert(3, Talk(1, "word " * 1000))
    text = told(running, 0)
    move, talk, other = text.index("Move 1,"), text.index("Bugs Moran: “Nice [2Jhand”"), text.index("Ada: “red”")
    assert move < talk < other < text.index("Move 2,")
    assert "\x1b" not in text


def test_the_end_is_shown(finished: Record) -> None:
    assert finished.end is not None
    text = told(finished, 2)
    assert "The game is over: " in text
    assert "The game took" in text


@pytest.mark.parametrize("width", [60, 80, 120])
@pytest.mark.parametrize("viewer", [None, 0])
def test_any_width_will_do(width: int, viewer: int | None, finished: Record) -> None:
    assert max(map(len, told(finished, viewer, width).splitlines())) <= width


def test_a_move_that_does_not_fit_is_named(running: Record) -> None:
    running.entries.insert(3, running.moves[0])
    with pytest.raises(BadInput, match="record-"):
        told(running, 0)
