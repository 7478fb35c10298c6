"""Judges by networks: shares of strength add up, a lead counts as its unit says, what is over is known."""

from __future__ import annotations

from pathlib import Path

import pytest

from backroom.games import find_title
from backroom.kernel.chance import FastChance
from backroom.kernel.game import AnyRules
from backroom.kernel.player import Player
from backroom.kernel.state import State
from backroom.minds.features import Features
from backroom.minds.judging import Judge, NetJudge, StrengthJudge, lead_at_end, worth_at_end
from backroom.minds.net import make_net, write_net
from backroom.minds.study import STRENGTH, Study
from backroom.minds.valued import Valued
from backroom.minds.weights import judge_in

STRENGTHS = [1.0, 3.0, -1.0]
#: What goes in comes out.
SAME = make_net((1, 1), [1.0, 0.0])


class Strengths(Features):
    """The same of every position: how strong each seat stands."""

    def __init__(self) -> None:
        super().__init__(1)

    def tell(self, state: State, seat: int, told: list[float]) -> None:
        told.extend(STRENGTHS)


class Comparing(Study):
    """Learns how strong each seat stands."""

    def __init__(self, rules: AnyRules) -> None:
        super().__init__(rules, Strengths(), (), STRENGTH)

    def pupil(self, judge: Judge) -> Player:
        return Valued(self.rules, judge, 1)


def rules_of_three() -> AnyRules:
    title = find_title("chicago-poker")
    return title.rules(title.settings(3))


def a_finished_game(rules: AnyRules) -> State:
    luck = FastChance(2)
    state = rules.deal(luck)
    while state.outcome is None:
        seat = state.stack[-1].seat
        onward = state.stack[-1].step.onward(state, seat)
        rules.apply(state, seat, onward[luck.below(len(onward))], luck)
    return state


def test_everybodys_shares_of_the_strength_add_up_to_one() -> None:
    rules = rules_of_three()
    judge = StrengthJudge(Strengths(), SAME, 3)
    over = a_finished_game(rules)
    assert over.outcome is not None

    told = [judge.worths([rules.deal(FastChance(1)), over], seat) for seat in range(3)]

    assert sum(open_one for open_one, _ in told) == pytest.approx(1.0)
    assert told[1][0] > told[0][0] > told[2][0]
    assert {seat for seat in range(3) if told[seat][1]} == set(over.outcome.winners)
    assert judge.chances == told[2]


def test_a_lead_counts_by_its_unit_where_there_is_one() -> None:
    over = a_finished_game(rules_of_three())
    assert over.outcome is not None
    winner = over.outcome.winners[0]
    lead = lead_at_end(over, winner)
    share = 1 / len(over.outcome.winners)

    assert worth_at_end(over, winner, 0.5, unit=4 * abs(lead) + 1) == share + 0.5 * lead / (4 * abs(lead) + 1)
    assert worth_at_end(over, winner, 0.5) == share + 0.5
    assert NetJudge(Strengths(), SAME, lead=0.0).worths([over], winner) == [share]


def test_the_first_network_that_fits_is_the_one_that_is_thought_by(tmp_path: Path) -> None:
    study = Comparing(rules_of_three())
    assert judge_in(tmp_path, study, 4) is None
    write_net(tmp_path / "4.net", (1, 1), [1.0, 0.0])
    assert judge_in(tmp_path, study) is None
    instead = judge_in(tmp_path, study, 4)
    assert isinstance(instead, StrengthJudge)
    write_net(tmp_path / "3.net", (1, 1), [0.0, 0.0])
    own = judge_in(tmp_path, study, 4)
    assert own is not None
    state = study.rules.deal(FastChance(1))
    assert own.worths([state], 0) == [pytest.approx(1 / 3)]
    assert instead.worths([state], 0)[0] < 0.2
