"""Compose every playthrough anew: for each, the first fair game from its seeds that ends and shows what it shall."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import cast

from backroom.games.chicago_poker import TITLE
from backroom.games.chicago_poker.state import PokerState
from backroom.kernel.action import Action
from backroom.kernel.chance import FastChance
from backroom.kernel.recorded import RecordedGame
from backroom.words import Words
from tests.games.chicago_poker.playthroughs import GOLDEN
from tests.games.chicago_poker.playthroughs.steering import (
    Wish,
    choose,
    copying,
    eager,
    holding_back,
    impatient,
    sharing,
)
from tests.games.golden import fair_game

MOST_MOVES = 450
MOST_TRIES = 2000


@dataclass(frozen=True)
class Plan:
    """How the game named `ending` shall be played, and which events it must show on its way there."""

    ending: str
    players: int
    wish: Wish = eager
    options: Mapping[str, bool] = field(default_factory=dict)
    shows: frozenset[str] = frozenset()


PLANS = (
    Plan("three-alike", 3, shows=frozenset({"card-murdered", "row-raided", "card-blackmailed"})),
    Plan("one-of-each", 4, shows=frozenset({"card-carried", "pistol-drawn", "row-raided"})),
    Plan("any-five", 2, copying, shows=frozenset({"tie-break-called", "pile-renewed"})),
    Plan("two-alike", 5, options={"short": True}),
    Plan("any-three", 6, impatient, {"short": True}, shows=frozenset({"actions-forgone"})),
    Plan("last-business", 6, sharing, shows=frozenset({"pile-renewed"})),
    Plan("standstill", 6, holding_back, {"tactical": True}, frozenset({"actions-lost"})),
)


def play(plan: Plan, seed: int) -> RecordedGame:
    """One fair game; its seeds come from the plan's name and a number, its whims from the number."""
    words = Words("en", TITLE)
    bosses = ["capone", "moran", "yale", "weiss", "obannion", "torrio"][: plan.players]
    people = {boss: words.thing(boss) for boss in bosses}
    recorded = fair_game(TITLE, plan.ending, seed, people, "steered", plan.options)
    whim = FastChance(seed)
    while not recorded.game.is_over and len(recorded.record.moves) < MOST_MOVES:
        state = cast("PokerState", recorded.game.state)
        seat = recorded.game.seat
        chosen: list[Action] = [*choose(state, seat, plan.wish, whim)]
        recorded.submit(seat, chosen)
    return recorded


def compose(plan: Plan) -> RecordedGame:
    """The first game that fits its plan."""
    for seed in range(MOST_TRIES):
        recorded = play(plan, seed)
        ended = recorded.record.end
        fits = ended is not None and ended.reason == plan.ending
        if fits and plan.shows <= {event.name for event in recorded.events}:
            return recorded
    raise RuntimeError(f"none of {MOST_TRIES} games ended with {plan.ending} and showed what it should")


def main() -> None:
    for plan in PLANS:
        GOLDEN.write(plan.ending, compose(plan))


if __name__ == "__main__":
    main()
