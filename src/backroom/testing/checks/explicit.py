"""Chance from outside."""

from __future__ import annotations

from backroom.kernel.chance import FastChance
from backroom.kernel.explicit import ExplicitGame, GivenChance
from backroom.kernel.game import Game
from backroom.testing.case import Case

#: So many decisions are played both ways.
DECISIONS = 60


def explicit_chance_plays_the_same_game(case: Case, seed: int) -> None:
    """With the same outcomes a game whose chance is told from outside is the sampled game, and asks the same of it."""
    tape: list[int] = []
    sampled = Game(case.rules, FastChance(seed), memory=True)
    own = FastChance(seed + 1)
    again = FastChance(seed)
    again.tape = tape
    case.rules.deal(again)
    told = ExplicitGame(case.rules, GivenChance([]), memory=True)
    _tell(told, tape)
    sampled.chance.tape = tape
    for _ in range(DECISIONS):
        assert told == _laid_open(sampled), "with the same outcomes, explicit chance led to another state"
        if sampled.is_over:
            break
        legal = sampled.legal()
        action = legal[own.below(len(legal))]
        sampled.apply(action)
        told.apply(action)
        _tell(told, tape)


def _tell(game: ExplicitGame, tape: list[int]) -> None:
    """Give a game the outcomes of a tape, and use it up. Where a game waits nobody is asked."""
    while game.chance_node is not None:
        assert game.seats_asked == [], f"somebody is asked at {game.chance_node}"
        assert tape, f"chance was not asked when it was sampled, and is at {game.chance_node}"
        count, outcome = tape[:2]
        del tape[:2]
        assert game.chance_node.count == count, f"chance had {count} outcomes, and now it is at {game.chance_node}"
        game.apply_outcome(outcome)
    assert not tape, "chance was asked when it was sampled, and is not now"


def _laid_open(game: Game) -> ExplicitGame:
    """The same position as a game of explicit chance."""
    told = ExplicitGame(game.rules, GivenChance([]), start=game.state)
    memory = game.as_data()["memory"]
    assert isinstance(memory, list)
    told.remember(memory)
    return told
