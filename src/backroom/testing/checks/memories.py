"""What seats remember, and what others can make of it."""

from __future__ import annotations

from backroom.kernel.chance import FastChance
from backroom.kernel.game import Game
from backroom.testing.case import Case

#: So many decisions are played, and every so many looked at.
DECISIONS = 120
EVERY = 17


def memories_grow(case: Case, seed: int) -> None:
    """What a seat has seen stays seen, in the same order; its own choices are among it, and nobody else's secrets are:
    whatever is behind its view, a game that is resampled for it is the same."""
    game = Game(case.rules, FastChance(seed), take_back=False, memory=True)
    own = FastChance(seed + 1)
    before = [game.information_state(seat) for seat in case.seats]
    for number in range(DECISIONS):
        if game.is_over:
            break
        if number % EVERY == 0:
            _resample(case, game, seed + number)
        seat = game.seat
        legal = game.legal()
        action = legal[own.below(len(legal))]
        game.apply(action)
        for other in case.seats:
            now = game.information_state(other)
            assert now[: len(before[other]) - 1] == before[other][:-1], f"seat {other} forgot something"
            chosen = any(text.find(f'"action":"{action.text}"') > 0 for text in now[len(before[other]) - 1 : -1])
            assert other != seat or chosen, f"seat {seat} does not remember that it chose {action.text!r}"
            before[other] = now


def _resample(case: Case, game: Game, seed: int) -> None:
    for seat in case.seats:
        other = game.resample(seat, seed)
        assert other.information_state(seat) == game.information_state(seat), f"{seat} can tell a resampled game"
        same = game.resample(seat, seed + 1) == other.resample(seat, seed + 1)
        assert same, f"a game resampled for seat {seat} depends on what that seat does not know"
