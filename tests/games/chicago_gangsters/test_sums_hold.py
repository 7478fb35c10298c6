"""What a view tells of a round is held against what the rules make of it: random play, every table and viewer."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import cast

import pytest

from backroom.games.chicago_gangsters import TITLE
from backroom.games.chicago_gangsters.actions import ACTIONS, COMMIT, JOIN, GangstersAction
from backroom.games.chicago_gangsters.cards import CHALLENGERS, DEFENDERS, NO_SIDE, NOBODY
from backroom.games.chicago_gangsters.evaluation import LOSERS, WINNERS, Evaluation
from backroom.games.chicago_gangsters.packs import cards_in
from backroom.games.chicago_gangsters.state import GangstersState
from backroom.games.chicago_gangsters.sum_types import ChanceData, ReckonedData, SpanData, YoursData
from backroom.kernel.action import Action
from backroom.kernel.decision import seats_of
from backroom.testing.case import Case, cases_of
from backroom.testing.walk import Walk

#: Not the miniature: a game of it is over before these tests have seen enough.
CASES = [case for case in cases_of(TITLE) if "miniature" not in case.settings.options]
GAMES = 10
VERDICTS = {"sure", "open", "out"}


@dataclass
class Told:
    """What a viewer was told, on its side then; `commits` if it committed just so."""

    viewer: int
    side: int
    commits: bool
    sums: ReckonedData

    @property
    def yours(self) -> YoursData:
        assert self.sums["yours"] is not None
        return self.sums["yours"]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_is_told_is_what_comes(case: Case) -> None:
    met: Counter[str] = Counter()
    for seed in range(GAMES):
        _play(case, seed, met)
    for what in ("half", "beat", "first"):
        assert {verdict for verdict in VERDICTS if met[f"{what} {verdict}"]} == VERDICTS, (what, met)
    assert met["marks"] > 0
    assert met["announced"] > 0


def _play(case: Case, seed: int, met: Counter[str]) -> None:
    walk = Walk(case, seed, by_verb=True)
    state = cast("GangstersState", walk.state)
    told: list[Told] = []
    while not walk.is_over:
        seat, action = walk.choice()
        assert isinstance(action, GangstersAction)
        own = None
        if action.kind in (COMMIT, JOIN):
            own = _told(case, state, seat, commits=True)
            asked = state.stack[-1]
            told += [own, *(_told(case, state, viewer) for viewer in case.viewers if not asked.asks(viewer))]
        round_number, evaluation = state.round, state.evaluation
        walk.take(seat, action)
        if own is not None and own.yours["at_once"] and state.round == round_number:
            assert state.turned >> seat & 1 or seats_of(state.stack[-1].seats) == [seat]
        if state.evaluation is not evaluation and state.evaluation is not None:
            for one in told:
                _check_sums(one, state.evaluation, met)
                if one.commits and one.side != NO_SIDE:
                    _check_yours(one, state.evaluation, met)
            _check_announced(told, state.evaluation, met)
            told = []


def _told(case: Case, state: GangstersState, viewer: int, commits: bool = False) -> Told:
    sums = case.rules.view(state, viewer).as_data()["reckoned"]
    side = state.side_of[viewer] if viewer in case.seats else NO_SIDE
    return Told(viewer, side, commits, cast("ReckonedData", sums))


def _within(points: int, span: SpanData) -> bool:
    return span["least"] <= points <= span["most"]


def _check_sums(told: Told, evaluation: Evaluation, met: Counter[str]) -> None:
    """Every side and everybody on it come to what was told, and the marks are where they were told to be."""
    brought = [one.total for one in evaluation.contributions]
    challengers, defenders = evaluation.sums
    for side, camp in enumerate(told.sums["camps"]):
        # Mr. X himself was told what a side has without him.
        himself = told.side == NO_SIDE and told.commits and evaluation.sides[told.viewer] == side
        assert _within(evaluation.sums[side] - (brought[told.viewer] if himself else 0), camp["sum"])
        for member in camp["members"]:
            assert evaluation.sides[member["owner"]] == NO_SIDE or _within(brought[member["owner"]], member["sum"])
    marks = told.sums["marks"]
    if marks is not None and told.side != NO_SIDE:
        met["marks"] += 1
        for reached, mark in ((defenders > challengers, marks["beat"]), (defenders * 2 >= challengers, marks["half"])):
            assert reached or defenders < mark["most"]
            assert not reached or defenders >= mark["least"]
    card = told.sums["question_card"]
    if card is not None and evaluation.question not in (NOBODY, told.viewer):
        hidden = evaluation.sums[CHALLENGERS] - evaluation.announced[CHALLENGERS]
        mr_x = brought[evaluation.mr_x] if evaluation.mr_x != NOBODY and evaluation.sides[evaluation.mr_x] == 0 else 0
        assert hidden - mr_x <= card["points"]


def _check_yours(told: Told, evaluation: Evaluation, met: Counter[str]) -> None:
    """What one's cards were said to mean: half, to beat, who picks first."""
    yours = told.yours
    seat, side = told.viewer, told.side
    own, theirs = evaluation.sums[side], evaluation.sums[1 - side]
    later = evaluation.contributions[seat].bonus - yours["brings"]["bonus"]
    assert later >= 0
    assert evaluation.contributions[seat].total == yours["brings"]["total"] + later
    assert yours["half"] is not None
    assert yours["beat"] is not None
    least = told.sums["camps"][side]["sum"]["least"], told.sums["camps"][1 - side]["sum"]["least"]
    won = evaluation.winner == side
    for name, chance, reached in (("half", yours["half"], own * 2 >= theirs), ("beat", yours["beat"], won)):
        met[f"{name} {chance['verdict']}"] += 1
        _check_chance(chance, reached, own - least[0], theirs - least[1])
    takers = evaluation.takers[WINNERS if won else LOSERS]
    first = yours["first"]
    if first is None:
        assert evaluation.sides.count(side) == 1
    elif takers:
        met[f"first {first['verdict']}"] += 1
        assert first["verdict"] != "sure" or takers[0] == seat
        assert first["verdict"] != "out" or takers[0] != seat
        assert first["share"] != "sure" or seat in takers
        assert first["share"] != "out" or seat not in takers
        before = [one for one in first["rivals"] if evaluation.contributions[one["owner"]].total >= one["points"]]
        assert later or bool(before) == (takers[0] != seat)


def _check_chance(chance: ChanceData, reached: bool, own_more: int, their_more: int) -> None:
    """`own_more` and `their_more`: what the two sides brought beyond what was sure."""
    assert chance["verdict"] != "sure" or reached
    assert chance["verdict"] != "out" or not reached
    assert reached or own_more < chance["lacks"]["most"]
    assert not reached or own_more >= chance["lacks"]["least"]
    if chance["spare"] is not None:
        assert reached or their_more > chance["spare"]
        assert not reached or own_more or their_more <= chance["spare"]


def _check_announced(told: list[Told], evaluation: Evaluation, met: Counter[str]) -> None:
    """'They see N': together it is what was announced, unless a thug was declared later."""
    for side in (CHALLENGERS, DEFENDERS):
        clans = [one for one in told if one.commits and one.side == side]
        if all(evaluation.contributions[one.viewer].bonus == one.yours["brings"]["bonus"] for one in clans):
            met["announced"] += 1
            assert sum(one.yours["they_see"] for one in clans) == evaluation.announced[side]


@pytest.mark.clauses("CG-111", "CG-115")
@pytest.mark.parametrize("case", [case for case in CASES if case.settings.options["godfather"]], ids=str)
def test_who_takes_the_card_and_lays_everything_brings_what_was_told(case: Case) -> None:
    met = 0
    for seed in range(GAMES):
        walk = Walk(case, seed, by_verb=True)
        for state in walk.play():
            if state.outcome is None and state.stack[-1].step.prompt == "window":
                met += _alone(case, cast("GangstersState", state), seed)
    assert met > 20


def _alone(case: Case, before: GangstersState, seed: int) -> int:
    """The first who is asked takes the card, the others who are still asked pass; 0 if it comes to a duel."""
    walk = Walk(case, seed, by_verb=True, start=before)
    state = cast("GangstersState", walk.state)
    taker = seats_of(state.stack[-1].seats)[0]
    told = case.rules.view(state, taker).as_data()["reckoned"]
    you, _, others = cast("ReckonedData", told)["alone"]
    round_number = state.round
    while state.stack[-1].step.prompt == "window":
        seat = seats_of(state.stack[-1].seats)[0]
        walk.take(seat, ACTIONS.take_card if seat == taker else ACTIONS.pass_card)
    if state.fresh != taker:
        return 0
    laid: list[Action] = [ACTIONS.lay[card] for card in cards_in(state.hands[taker])]
    while state.evaluation is None or state.evaluation.round < round_number:
        top = state.stack[-1]
        if top.asks(taker) and top.step.prompt == "commit" and laid:
            walk.take(taker, laid.pop())
        elif top.asks(taker) and top.step.prompt == "commit":
            walk.take(taker, ACTIONS.commit[0])
        else:
            walk.take(*walk.choice())
    evaluation = state.evaluation
    own = evaluation.sides[taker]
    assert evaluation.contributions[taker].total == you["least"] == you["likely"]
    assert others["least"] <= evaluation.sums[1 - own] <= others["most"]
    return 1
