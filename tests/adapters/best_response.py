"""What a best response to random play is worth, worked out on our own games, without OpenSpiel."""

from __future__ import annotations

from collections import defaultdict

import backroom
from backroom.kernel.explicit import ExplicitGame

#: A game, and how likely chance and the others are to lead to it.
Weighed = list[tuple[ExplicitGame, float]]


def gain_over_random_play(title: str, players: int) -> float:
    """The mean of what each seat gains by its best response, if all play at random: the exploitability of random."""
    dealt = backroom.make(title, players, options={"miniature": True}, chance="explicit", talk=False, memory=True)
    best = sum(_best([(dealt, 1.0)], seat) for seat in range(players))
    # Returns add up to 0 whatever is played, so what all get by random play is taken off already.
    return best / players


def _best(reached: Weighed, seat: int) -> float:
    """What this seat can get from here on at best, knowing only what it knows."""
    worth = 0.0
    known: dict[tuple[str, ...], Weighed] = defaultdict(list)
    left = list(reached)
    while left:
        game, weight = left.pop()
        if game.is_over:
            worth += weight * game.returns()[seat]
        elif game.chance_node is not None:
            left += [(_after(game, outcome), weight * likely) for outcome, likely in game.chance_node.outcomes]
        elif game.seat != seat:
            choices = game.legal_indices()
            left += [(_after(game, index), weight / len(choices)) for index in choices]
        else:
            known[game.information_state(seat)].append((game, weight))
    for alike in known.values():
        choices = alike[0][0].legal_indices()
        worth += max(_best([(_after(game, index), weight) for game, weight in alike], seat) for index in choices)
    return worth


def _after(game: ExplicitGame, number: int) -> ExplicitGame:
    after = game.clone()
    assert isinstance(after, ExplicitGame)
    if after.chance_node is not None:
        after.apply_outcome(number)
    else:
        after.apply_index(number)
    return after
