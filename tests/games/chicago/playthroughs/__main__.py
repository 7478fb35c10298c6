"""Compose the playthroughs anew: fair games under a director, the first of each script that shows what is wanted."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import cast

from backroom.games.chicago import TITLE
from backroom.games.chicago.gangs import GANGS
from backroom.games.chicago.state import ChicagoState
from backroom.kernel.action import Action
from backroom.kernel.chance import FastChance
from backroom.kernel.event import Event
from backroom.kernel.recorded import RecordedGame
from tests.games.chicago.playthroughs import GOLDEN
from tests.games.chicago.playthroughs.director import Director, Order
from tests.games.chicago.playthroughs.sights import WANTED, sights
from tests.games.golden import fair_game

NAMES = ("Ada", "Bo", "Cleo", "Dov")
TRIES = 60

RAID = Order("raid")
REST = Order("rest", hires=False)


@dataclass(frozen=True)
class Script:
    """A table, what its gangs are to do, and what the game must show. One choice of so many is a `whim`."""

    name: str
    players: int
    wanted: frozenset[str]
    orders: dict[str, list[Order]] = field(default_factory=dict)
    options: Mapping[str, bool] = field(default_factory=dict)
    whim: int = 0


def _wants(*wanted: str) -> frozenset[str]:
    return frozenset(wanted)


SCRIPTS = (
    Script("casinos", 4, _wants("casinos-held", "a goal lost again", "a home bar taken"), whim=40),
    Script(
        "square", 3, _wants("square-held"), {gang: [Order("square" if gang == "green" else "raid")] for gang in GANGS},
    ),
    # The others walk into yellow's guns, until five of its members have four rings.
    Script(
        "fours", 4, _wants("fours-held"),
        {gang: [Order("grow") if gang == "yellow" else Order("feed", ("yellow",))] for gang in GANGS},
    ),
    Script("richest", 4, _wants("richest", "the 24th round", "chips exhausted", "a set paid threefold"), {
        "yellow": [RAID], "red": [RAID], "green": [RAID, REST], "blue": [REST],
    }),
    # Red lives on the others' members, then dies by them to the last figure.
    Script(
        "wiped-out", 4, _wants("a gang wiped out that wins on money", "a gang that sits out"),
        {
            gang: [Order("win"), Order("win"), Order("lose")]
            if gang == "red"
            else [Order("lose", ("red",)), Order("lose", ("red",)), Order("win", ("red",))]
            for gang in GANGS
        },
    ),
    Script(
        "two-allies", 2, _wants("a building left to an ally", "a building taken from an ally", "a double elimination"),
        whim=12,
    ),
    Script(
        "crowded-and-guarded", 4,
        _wants(
            "the right to choose passing from side to side", "members who wait inside a house", "an unguarded casino",
        ),
        options={"crowded-houses": True, "guarded-casinos": True}, whim=30,
    ),
)  # fmt: skip


def play(script: Script, seed: int) -> tuple[RecordedGame, set[str]]:
    """One fair game and what it shows; its seeds come from the script's name and a number."""
    people = {name: name for name in NAMES[: script.players]}
    recorded = fair_game(TITLE, script.name, seed, people, "director", script.options)
    director = Director(recorded.rules, script.orders, script.whim)
    own = FastChance(seed)
    moments: list[tuple[ChicagoState, list[Event]]] = []
    while not recorded.game.is_over:
        seat = recorded.game.seat
        events = recorded.submit(seat, _route(recorded, seat, director, own))
        moments.append((cast("ChicagoState", recorded.game.state), events))
    return recorded, sights(moments)


def _route(recorded: RecordedGame, seat: int, director: Director, own: FastChance) -> list[Action]:
    """What a client hands in at once: all that a seat chooses before dice are rolled or another is asked."""
    tried = recorded.game.state.clone()
    chance = FastChance(0)
    before = chance.mark()
    actions: list[Action] = []
    prompt = tried.stack[-1].step.prompt
    while not actions or (
        tried.outcome is None
        and chance.mark() == before
        and tried.stack[-1].seat == seat
        and tried.stack[-1].step.prompt == prompt
    ):
        actions.append(director.choose(recorded.rules.update(tried, seat, []), own).action)
        recorded.rules.apply(tried, seat, actions[-1], chance)
    return actions


def compose(script: Script) -> RecordedGame:
    """The first game that shows everything the script is there for."""
    for seed in range(TRIES):
        recorded, shown = play(script, seed)
        if script.wanted <= shown:
            print(f"{script.name}: seed {seed} shows {', '.join(sorted(shown))}")
            return recorded
        print(f"{script.name}: seed {seed} lacks {', '.join(sorted(script.wanted - shown))}")
    raise RuntimeError(f"no game shows what {script.name} is for")


def main(names: list[str]) -> None:
    """Those named, or all of them."""
    assert frozenset().union(*(script.wanted for script in SCRIPTS)) <= WANTED
    for script in SCRIPTS:
        if names and script.name not in names:
            continue
        GOLDEN.write(script.name, compose(script))


if __name__ == "__main__":
    main(sys.argv[1:])
