"""Compose the playthroughs anew: fair games of soldiers with whims, picked so that together they show everything."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import cast

from backroom.games.chicago_gangsters import TITLE
from backroom.games.chicago_gangsters.bot.soldier_2026.soldier import Soldier
from backroom.games.chicago_gangsters.rules import GangstersRules
from backroom.games.chicago_gangsters.state import GangstersState
from backroom.kernel.action import Action
from backroom.kernel.chance import Chance, FastChance
from backroom.kernel.event import Event
from backroom.kernel.game import AnyRules
from backroom.kernel.player import Choice, Player
from backroom.kernel.recorded import RecordedGame
from backroom.kernel.view import Update
from backroom.players.whole import whole_choice
from tests.games.chicago_gangsters.playthroughs import GOLDEN
from tests.games.chicago_gangsters.playthroughs.sights import WANTED, sights
from tests.games.golden import fair_game, most_shown

NAMES = ("Ada", "Bo", "Cleo", "Dov", "Eve")
TRIES = 60
#: One choice of so many is a whim.
WHIM = 3


@dataclass(frozen=True)
class Plan:
    """A table to look for games at."""

    name: str
    players: int
    options: Mapping[str, bool] = field(default_factory=dict)


PLANS = (
    Plan("four", 4),
    Plan("three", 3),
    Plan("five", 5),
    Plan("godfather-of-three", 3, {"godfather": True}),
    Plan("godfather-of-four", 4, {"godfather": True}),
    Plan("whispers", 4, {"whisper": True}),
)


class Whimsical(Player):
    """A soldier who now and then does any kind of thing."""

    __slots__ = ("_soldier",)

    def __init__(self, rules: AnyRules) -> None:
        self._soldier = Soldier(rules)

    def choose(self, update: Update, chance: Chance) -> Choice:
        if chance.below(WHIM):
            return self._soldier.choose(update, chance)
        kinds = sorted({action.text.split()[0] for action in update.actions})
        kind = kinds[chance.below(len(kinds))]
        liked = [action for action in update.actions if action.text.split()[0] == kind]
        return Choice(liked[chance.below(len(liked))], "why-random")


def play(plan: Plan, seed: int) -> tuple[RecordedGame, set[str]]:
    """One fair game and what it shows; its seeds come from the plan's name and a number."""
    people = {name: name for name in NAMES[: plan.players]}
    recorded = fair_game(TITLE, plan.name, seed, people, "whimsical", plan.options)
    player = Whimsical(recorded.rules)
    whim = FastChance(seed)
    moments: list[tuple[GangstersState, list[Event]]] = []
    while not recorded.game.is_over:
        asked = [seat for seat in range(plan.players) if recorded.game.decision.asks(seat)]
        seat = asked[whim.below(len(asked))]
        choices = whole_choice(recorded.rules, recorded.game.state, seat, player, whim, [])
        actions: list[Action] = [choice.action for choice in choices]
        events = recorded.submit(seat, actions)
        moments.append((cast("GangstersState", recorded.game.state), events))
    return recorded, sights(cast("GangstersRules", recorded.rules), moments)


def main() -> None:
    plans = {plan.name: plan for plan in PLANS}
    GOLDEN.write_all(most_shown(list(plans), lambda name, seed: play(plans[name], seed), set(WANTED), TRIES, 3))


if __name__ == "__main__":
    main()
