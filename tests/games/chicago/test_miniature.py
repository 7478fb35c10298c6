"""The miniature for two (CH-106): red's last point, then green's last turn."""

from __future__ import annotations

from typing import cast

import pytest

import backroom
from backroom.games.chicago import TITLE
from backroom.games.chicago.gangs import PHASE_COUNT, ROUNDS
from backroom.games.chicago.payday import income_of
from backroom.games.chicago.rules import ChicagoRules
from backroom.games.chicago.state import ChicagoState
from backroom.kernel.chance import Chance, FastChance, ScriptedChance
from backroom.kernel.game import AnyRules, Game
from backroom.kernel.refusal import BadInput

ATTACK = "move yellow-bar-1 to d-3"
SEIZE = "move v-4 to red-bar-1"
#: Faces of the fighting dice: a six of the weak member against a five, and a one against a five.
WON = [0, 5]
LOST = [0, 0]


def miniature_rules() -> ChicagoRules:
    return cast("ChicagoRules", TITLE.rules(TITLE.settings(2, {"miniature": True})))


def played(chance: Chance, *texts: str) -> Game:
    game = Game(cast("AnyRules", miniature_rules()), chance)
    for text in texts:
        game.submit(game.seat, [game.rules.table.parse(text)])
    return game


@pytest.mark.clauses("CH-106")
def test_the_plan_is_always_the_same_and_is_a_position_of_the_game() -> None:
    rules = miniature_rules()
    state = rules.deal(FastChance(1))
    assert rules.deal(FastChance(2)) == state
    assert rules.restore(state.as_data()) == state


@pytest.mark.clauses("CH-106")
def test_it_is_the_last_round_and_red_and_blue_are_ahead() -> None:
    rules = miniature_rules()
    state = rules.deal(FastChance(1))
    assert (state.phase, state.round, state.points) == (PHASE_COUNT - 1, ROUNDS - 1, 1)
    assert [decision.step.prompt for decision in state.stack] == ["turn", "move"]
    assert (state.figures, state.chips[1]) == ([0] * 4, 0)
    inventory = rules.inventory(state)
    assert [inventory[f"figures of {gang}"] for gang in ("yellow", "red", "green", "blue")] == [20] * 4
    assert [inventory[f"chips of {gang}"] for gang in ("yellow", "red", "green", "blue")] == [20] * 4
    assert inventory["rings"] == 150
    worth = [0, 0]
    for gang in range(4):
        worth[gang % 2] += state.wealth_of(gang) + income_of(state, rules.plan, gang, False).total()
    assert worth[1] - worth[0] == 90_000


@pytest.mark.clauses("CH-106", "CH-90")
def test_red_may_fight_or_seize_and_green_can_go_nowhere_else() -> None:
    game = played(FastChance(1))
    assert (game.seat, [action.text for action in game.legal()]) == (1, [ATTACK, SEIZE])
    game.apply(game.rules.table.parse(SEIZE))
    game.apply(game.rules.table.parse("roll"))
    assert (game.seat, [action.text for action in game.legal()]) == (0, ["move d-3 to yellow-bar-1"])


@pytest.mark.clauses("CH-106", "CH-65")
def test_without_its_member_green_sits_out_and_red_has_won() -> None:
    game = played(ScriptedChance(LOST), ATTACK)
    assert game.outcome is not None
    assert (game.outcome.reason, game.outcome.winners) == ("richest", [1])


@pytest.mark.clauses("CH-106", "CH-71", "CH-90")
@pytest.mark.parametrize(("answer", "winner"), [("leave", 0), ("seize", 1)])
def test_whoever_takes_the_bar_from_the_ally_breaks_a_set_and_loses(answer: str, winner: int) -> None:
    # The roll, then five against six: green's member stands in yellow's bar with all points but one.
    game = played(ScriptedChance([0, 5, 0]), SEIZE, "roll", "move d-3 to yellow-bar-1", answer)
    while not game.is_over:
        legal = [action.text for action in game.legal()]
        game.apply(game.rules.table.parse("leave" if "leave" in legal else legal[0]))
    assert game.outcome is not None
    assert game.outcome.winners == [winner]


@pytest.mark.clauses("CH-106")
@pytest.mark.parametrize("options", [{}, {"crowded-houses": True}, {"guarded-casinos": True}])
def test_every_game_ends_within_its_bounds(options: dict[str, bool]) -> None:
    for seed in range(10):
        game = backroom.make("chicago", 2, seed, options={"miniature": True, **options})
        chance = FastChance(seed)
        decisions = 0
        while not game.is_over:
            legal = game.legal()
            game.apply(legal[chance.below(len(legal))])
            decisions += 1
        assert decisions <= game.rules.bounds().longest
        assert cast("ChicagoState", game.state).phase == PHASE_COUNT - 1


@pytest.mark.clauses("CH-106")
def test_the_miniature_is_for_two() -> None:
    with pytest.raises(BadInput) as refused:
        TITLE.settings(3, {"miniature": True})
    assert refused.value.clause == "CH-106"
    assert "miniature" not in TITLE.settings(2).options
