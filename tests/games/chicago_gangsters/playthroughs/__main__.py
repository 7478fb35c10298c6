"""Compose the playthroughs anew: fair games of soldiers with whims, picked so that together they show everything."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import cast

from backroom.games.chicago_gangsters import TITLE
from backroom.games.chicago_gangsters.bot import Soldier
from backroom.games.chicago_gangsters.rules import GangstersRules
from backroom.games.chicago_gangsters.state import GangstersState
from backroom.kernel.action import Action
from backroom.kernel.chance import Chance, FastChance
from backroom.kernel.event import Event
from backroom.kernel.game import AnyRules
from backroom.kernel.player import Choice, Player
from backroom.kernel.record import SeatLine
from backroom.kernel.recorded import Fairness, RecordedGame
from backroom.kernel.view import Update
from backroom.players.whole import whole_choice
from tests.games.chicago_gangsters.playthroughs import FOLDER
from tests.games.chicago_gangsters.playthroughs.sights import WANTED, sights
from tests.games.chicago_gangsters.playthroughs.transcript import write_transcript

NAMES = ("Ada", "Bo", "Cleo", "Dov", "Eve")
TRIES = 60
#: One choice of so many is a whim.
WHIM = 3


@dataclass(frozen=True)
class Plan:
    """A table to look for games at."""

    name: str
    players: int
    flags: Mapping[str, bool] = field(default_factory=dict)


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
    settings = TITLE.settings(plan.players, plan.flags)
    seats = [SeatLine(name, "whimsical") for name in NAMES[: plan.players]]
    # The last seat contributes nothing, as a bot's would not.
    given = [_secret(plan.name, seed, seat.name) for seat in seats[:-1]]
    fairness = Fairness(_secret(plan.name, seed, "house"), [*given, b""])
    recorded = RecordedGame(TITLE, settings, seats, fairness=fairness)
    player = Whimsical(recorded.rules)
    whim = FastChance(seed)
    moments: list[tuple[GangstersState, list[Event]]] = []
    while not recorded.game.over:
        asked = [seat for seat in range(plan.players) if recorded.game.decision.asks(seat)]
        seat = asked[whim.below(len(asked))]
        choices = whole_choice(recorded.rules, recorded.game.state, seat, player, whim, [])
        actions: list[Action] = [choice.action for choice in choices]
        events = recorded.submit(seat, actions)
        moments.append((cast("GangstersState", recorded.game.state), events))
    return recorded, sights(cast("GangstersRules", recorded.rules), moments)


def _secret(plan: str, seed: int, whose: str) -> bytes:
    return hashlib.sha256(f"{plan} {seed} {whose}".encode()).digest()


def compose() -> dict[str, RecordedGame]:
    """For every table the game that shows most of what is still missing; then more games while something is."""
    chosen: dict[str, RecordedGame] = {}
    missing = set(WANTED)
    for turn in range(3):
        for plan in PLANS:
            games = [play(plan, seed) for seed in range(turn * TRIES, (turn + 1) * TRIES)]
            best, shown = max(games, key=lambda game: len(game[1] & missing))
            if turn == 0 or shown & missing:
                chosen[plan.name if turn == 0 else f"{plan.name}-{turn + 1}"] = best
                missing -= shown
        if not missing:
            return chosen
    raise RuntimeError(f"no playthrough shows {', '.join(sorted(missing))}")


def main() -> None:
    for file in FOLDER.glob("*.record"):
        file.unlink()
    for file in FOLDER.glob("*.txt"):
        file.unlink()
    for name, recorded in compose().items():
        transcript = "\n".join(write_transcript(recorded.record, TITLE)) + "\n"
        (FOLDER / f"{name}.record").write_text(recorded.record.text(), "utf-8")
        (FOLDER / f"{name}.txt").write_text(transcript, "utf-8")
        print(f"{name}: {len(recorded.record.moves)} moves, {len(transcript)} characters")


if __name__ == "__main__":
    main()
