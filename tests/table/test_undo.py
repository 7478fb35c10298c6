"""Undo: free until chance, hidden things or another seat come in; then by vote."""

from __future__ import annotations

from random import Random

import pytest

from backroom.kernel.kept import UNDOABLE
from backroom.kernel.lines import Move, Talk, Undo
from backroom.kernel.refusal import BadInput
from backroom.table import protocol as p
from tests.table.tables import Evening


def lay(evening: Evening, seat: int) -> list[str]:
    """A choice that lays a card from the hand in the open, and draws nothing."""
    course = evening.table.running
    offered = [action.text for action in course.rules.legal(course.game.state, seat)]
    plain = [text for text in offered if text.startswith("play")]
    for text in plain:
        if course.draft(seat, [text]).whole:
            evening.say(seat, p.Act(rev=course.rev, actions=[text]))
            return [text]
    raise AssertionError(f"nothing to lay among {offered}")


def in_a_turn_of_several_actions(clock: p.ClockPlan | None = None) -> tuple[Evening, int]:
    """The first turn of a game has one action only (CP-21); the second has more."""
    evening = Evening(["human", "human"], clock=clock).sit_and_deal()
    (first,) = evening.table.asked()
    lay(evening, first)
    (seat,) = evening.table.asked()
    assert seat != first
    return evening, seat


def test_a_choice_that_used_nothing_hidden_is_taken_back_at_once() -> None:
    evening, seat = in_a_turn_of_several_actions()
    before = evening.look(seat)
    lay(evening, seat)
    assert evening.look(seat).frame.undo.mine == "free"
    evening.say(seat, p.AskUndo())
    after = evening.look(seat)
    assert after.view == before.view
    assert after.decision is not None
    assert before.decision is not None
    assert after.decision.actions == before.decision.actions
    assert after.decision.rev > before.decision.rev, "a click on the undone board is stale"


def test_an_undo_sent_again_takes_back_no_more() -> None:
    evening, seat = in_a_turn_of_several_actions()
    lay(evening, seat)
    evening.say(seat, p.AskUndo(ref="oops"))
    lay(evening, seat)
    moves = evening.table.running.moves
    evening.say(seat, p.AskUndo(ref="oops"))
    assert evening.table.running.moves == moves


def test_once_a_card_was_drawn_the_others_are_asked() -> None:
    evening = Evening(["human", "human", "human"]).sit_and_deal()
    (seat,) = evening.table.asked()
    evening.say(seat, p.Act(rev=evening.table.running.rev, actions=["draw"]))
    assert evening.look(seat).frame.undo.mine == "ask"
    evening.say(seat, p.AskUndo())
    others = [other for other in range(3) if other != seat]
    assert evening.look(others[0]).frame.undo.asked == seat
    evening.say(others[0], p.Vote(agree=True))
    assert evening.table.running.moves == 1, "one of two has agreed"
    evening.say(others[1], p.Vote(agree=True))
    assert evening.table.running.moves == 0
    assert evening.table.wish is None


def test_one_voice_against_it_is_enough() -> None:
    evening = Evening(["human", "human", "human"]).sit_and_deal()
    (seat,) = evening.table.asked()
    evening.say(seat, p.Act(rev=evening.table.running.rev, actions=["draw"]))
    evening.say(seat, p.AskUndo())
    other = (seat + 1) % 3
    evening.say(other, p.Vote(agree=False))
    assert evening.table.wish is None
    assert evening.table.running.moves == 1
    with pytest.raises(BadInput, match="table-no-vote"):
        evening.say(other, p.Vote(agree=True))


def test_alone_against_bots_nobody_needs_to_be_asked() -> None:
    evening = Evening(["human", "random"]).sit_and_deal()
    luck = Random(3)
    while evening.table.asked() != [0]:
        evening.let_bot_choose(luck)
    evening.say(0, p.Act(rev=evening.table.running.rev, actions=["draw"]))
    evening.say(0, p.AskUndo())
    assert evening.table.running.last_move_of(0) is None


def test_the_same_chance_answers_again_after_an_undo() -> None:
    evening = Evening(["human", "human"]).sit_and_deal()
    (seat,) = evening.table.asked()
    evening.say(seat, p.Act(rev=evening.table.running.rev, actions=["draw"]))
    drawn = evening.look(seat).view
    evening.say(seat, p.AskUndo())
    evening.say(1 - seat, p.Vote(agree=True))
    evening.say(seat, p.Act(rev=evening.table.running.rev, actions=["draw"]))
    assert evening.look(seat).view == drawn


def test_words_stay_said_when_a_choice_is_taken_back() -> None:
    evening, seat = in_a_turn_of_several_actions()
    lay(evening, seat)
    evening.say(seat, p.Say(words="oops"))
    evening.say(seat, p.AskUndo())
    kinds = [type(entry) for entry in evening.table.running.recorded.record.entries]
    assert kinds == [Move, Move, Talk, Undo], "what was taken back stays in the record too"


def test_in_format_1_what_is_taken_back_vanishes_from_the_record() -> None:
    evening = Evening(["human", "human"], scheme=1).sit_and_deal()
    (first,) = evening.table.asked()
    lay(evening, first)
    (seat,) = evening.table.asked()
    lay(evening, seat)
    evening.say(seat, p.Say(words="oops"))
    evening.say(seat, p.AskUndo())
    kinds = [type(entry) for entry in evening.table.running.recorded.record.entries]
    assert kinds == [Move, Talk]
    assert evening.look(seat).head == ""


def test_a_choice_of_long_ago_cannot_be_taken_back() -> None:
    evening = Evening(["human", "human"]).sit_and_deal()
    (seat,) = evening.table.asked()
    evening.move(seat, Random(1))
    luck = Random(1)
    course = evening.table.running
    while course.moves < 17:
        evening.move(evening.table.asked()[0], luck)
    assert course.last_move_of(seat) is not None
    states = []
    for moves in range(course.moves - 1, 0, -1):
        before = course.moves
        if moves < 17 - UNDOABLE:
            break
        course.undo(seat, moves)
        assert course.moves == moves < before
        states.append(course.game.state.as_data())
    with pytest.raises(BadInput, match="table-undo-too-late"):
        course.undo(seat, 0)
    assert course.undo_right(seat) == "no"
    evening.table.wish = None
    with pytest.raises(BadInput, match="table-undo-too-late"):
        evening.say(seat, p.AskUndo())


def test_once_the_turn_has_passed_another_seat_has_seen_it() -> None:
    evening = Evening(["human", "human"]).sit_and_deal()
    (first,) = evening.table.asked()
    lay(evening, first)
    assert evening.look(first).frame.undo.mine == "ask"


def test_nobody_takes_back_what_they_have_not_done() -> None:
    evening = Evening(["human", "human"]).sit_and_deal()
    with pytest.raises(BadInput, match="table-nothing-to-undo"):
        evening.say(0, p.AskUndo())
