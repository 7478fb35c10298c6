"""What a title promises of every game, whoever plays it."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from backroom.kernel.action import Action
from backroom.kernel.bounds import Bounds
from backroom.kernel.chance import FastChance
from backroom.kernel.game import Game
from backroom.testing.case import Case

#: Players who mean no good: which of so many offers they take, and when.
CONTRARY: dict[str, Callable[[int, int], int]] = {
    "always the first": lambda count, turn: 0,
    "always the last": lambda count, turn: count - 1,
    "always the middle": lambda count, turn: count // 2,
    "first and last in turn": lambda count, turn: turn % 2 * (count - 1),
}


def games_keep_their_bounds(case: Case, seed: int) -> None:
    """However contrary the players, a game without taking back ends in time, and its returns and chance fit."""
    bounds = case.rules.bounds()
    for name, pick in CONTRARY.items():
        for in_order in (False, True):
            _play(case, bounds, seed, name, pick, in_order)


def _play(case: Case, bounds: Bounds, seed: int, name: str, pick: Callable[[int, int], int], in_order: bool) -> None:
    chance = FastChance(seed)
    tape: list[int] = []
    chance.tape = tape
    game = Game(case.rules, chance, take_back=False)
    decisions = 0
    while not game.is_over:
        assert decisions < bounds.longest, f"{name}: more than {bounds.longest} decisions, which were declared"
        offered: Sequence[Action] = game.legal()
        assert offered, f"{name}: nothing is offered without taking back"
        if in_order:
            offered = sorted(offered, key=lambda action: action.index)
        game.apply(offered[pick(len(offered), decisions)])
        decisions += 1
    most = max(tape[::2], default=1)
    assert most <= bounds.outcomes, f"{name}: {most} outcomes of chance, where {bounds.outcomes} were declared"
    returns = game.returns()
    for value in returns:
        fits = bounds.least - 1e-9 <= value <= bounds.most + 1e-9
        assert fits, f"{name}: a return of {value} is not between {bounds.least} and {bounds.most}"
    assert math.isclose(sum(returns), bounds.total, abs_tol=1e-9), f"{name}: {returns} do not add up to {bounds.total}"
