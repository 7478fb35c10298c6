"""Compose the playthroughs anew: fair games of soldiers with whims, picked so that together they show everything."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from backroom.games.gangster import TITLE
from backroom.games.gangster.bot.soldier_2026.soldier import Soldier
from backroom.games.gangster.rules import GangsterRules
from backroom.games.gangster.state import GangsterState
from backroom.kernel.action import Action
from backroom.kernel.chance import Chance, FastChance
from backroom.kernel.game import AnyRules
from backroom.kernel.player import Choice, Player
from backroom.kernel.recorded import RecordedGame
from backroom.kernel.view import Update
from backroom.players.whole import whole_choice
from tests.games.gangster.playthroughs import GOLDEN
from tests.games.gangster.playthroughs.sights import WANTED, Watcher
from tests.games.golden import fair_game, most_shown

NAMES = ("Ada", "Bo", "Cleo", "Dov", "Eve")
TRIES = 40
#: One choice of so many is a whim.
WHIM = 3


@dataclass(frozen=True)
class Plan:
    """A table to look for games at, and what its players like: actions that begin so come first, mostly."""

    name: str
    players: int
    likes: tuple[str, ...] = ()


PLANS = (
    Plan("two", 2),
    Plan("three", 3),
    Plan("four", 4),
    Plan("five", 5),
    # Everybody wants to the Gold Coast: the supply runs out.
    Plan("harbour", 4, ("stop at gold-coast", "stop at the-loop", "stop at little-africa", "drive", "take", "keep")),
    # Nobody wants to drive: tables fill up, gaps are filled, colours must drive.
    Plan("crowds", 3, ("unload", "load", "enough")),
    # Somebody who takes anything: two may end equal.
    Plan("anything", 5, ("",)),
)


class Whimsical(Player):
    """A soldier who now and then does any kind of thing, or what this table likes."""

    __slots__ = ("_likes", "_soldier")

    def __init__(self, rules: AnyRules, likes: tuple[str, ...]) -> None:
        self._soldier = Soldier(rules)
        self._likes = likes

    def choose(self, update: Update, chance: Chance) -> Choice:
        whim = chance.below(WHIM) == 0
        if not whim:
            for like in self._likes:
                liked = [action for action in update.actions if action.text.startswith(like)]
                if liked:
                    return Choice(liked[chance.below(len(liked))], "why-random")
            return self._soldier.choose(update, chance)
        kinds = sorted({action.text.split()[0] for action in update.actions})
        kind = kinds[chance.below(len(kinds))]
        liked = [action for action in update.actions if action.text.split()[0] == kind]
        return Choice(liked[chance.below(len(liked))], "why-random")


def play(plan: Plan, seed: int) -> tuple[RecordedGame, set[str]]:
    """One fair game and what it shows; its seeds come from the plan's name and a number."""
    people = {name: name for name in NAMES[: plan.players]}
    recorded = fair_game(TITLE, plan.name, seed, people, "whimsical", {})
    player = Whimsical(recorded.rules, plan.likes)
    whim = FastChance(seed)
    watcher = Watcher(cast("GangsterRules", recorded.rules))
    watcher.watch(cast("GangsterState", recorded.game.state), recorded.events)
    while not recorded.game.is_over:
        seat = recorded.game.seat
        choices = whole_choice(recorded.rules, recorded.game.state, seat, player, whim, [])
        actions: list[Action] = [choice.action for choice in choices]
        events = recorded.submit(seat, actions)
        watcher.watch(cast("GangsterState", recorded.game.state), events)
    return recorded, watcher.shown


def main() -> None:
    plans = {plan.name: plan for plan in PLANS}
    GOLDEN.write_all(most_shown(list(plans), lambda name, seed: play(plans[name], seed), set(WANTED), TRIES, 4))


if __name__ == "__main__":
    main()
