"""A table to test at: where everybody stands in a few words, what is done there, and what came of it.

Point tables lie in the order of the data file (The Loop has the first), nobody stands anywhere, every car is in
Greek Town but as told otherwise. On a table `yellow . grey` are the first three fields, the second one empty.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from backroom.games.gangster import TITLE
from backroom.games.gangster.board import DISTRICTS
from backroom.games.gangster.pieces import COLOURS, EMPTY, EQUIPMENT, GANGSTERS, LONG_TRUNK_ROOM, SLOTS
from backroom.games.gangster.rules import GangsterRules
from backroom.games.gangster.set_up import empty_table
from backroom.games.gangster.stages import district_cards
from backroom.games.gangster.state import GangsterState
from backroom.kernel.chance import ScriptedChance
from backroom.kernel.event import Event
from backroom.kernel.game import AnyRules, Game
from backroom.kernel.refusal import Facts, Refusal

#: More outcomes than any test asks for. Always 0: the first district of the pile, the first kind of the supply.
ZEROS = [0] * 500


def gangster_rules(players: int = 4) -> GangsterRules:
    return cast("GangsterRules", TITLE.rules(TITLE.settings(players)))


RULES = {players: gangster_rules(players) for players in range(2, 6)}
AREAS = [area.name for area in RULES[4].board.areas]
WIDTH = RULES[4].board.width


def a_table(
    stand: Mapping[str, str] | None = None,
    *,
    players: int = 4,
    turn: str = "grey",
    cars: Mapping[str, str] | None = None,
    aboard: Mapping[str, int] | None = None,
    trunks: Mapping[str, str] | None = None,
    gear: Mapping[str, str] | None = None,
    cards: Mapping[str, str] | None = None,
    idle: Mapping[str, int] | None = None,
    tables: Mapping[str, int] | None = None,
    reached_end: str = "",
    harbour: str = "bodyguard motor door",
    supply: str | None = None,
    doubled: str = "",
    policemen: int = 2,
    casino: Sequence[int] | None = None,
    stage: int = 1,
    chance: Sequence[int] = (),
) -> Scene:
    """A position, up to its first question. Gangsters that are named nowhere ride in their cars."""
    rules = RULES[players]
    board = rules.board
    state = empty_table(players, board)
    numbers = list(range(1, DISTRICTS + 1))
    for name, number in (tables or {}).items():
        numbers[AREAS.index(name)] = number
    for area in range(DISTRICTS):
        closed = players == 3 and area == board.closed
        state.table_at[area] = -1 if closed else numbers[area] - 1
    for name, standing in (stand or {}).items():
        for field, colour in enumerate(standing.split()):
            state.fields[AREAS.index(name) * WIDTH + field] = EMPTY if colour == "." else COLOURS.index(colour)
    state.car_at = [AREAS.index((cars or {}).get(COLOURS[colour], "greek-town")) for colour in range(state.colours)]
    for name, theirs in (trunks or {}).items():
        for at, other in enumerate(theirs.split()):
            state.trunk[COLOURS.index(name) * LONG_TRUNK_ROOM + at] = COLOURS.index(other)
    for name, theirs in (gear or {}).items():
        for at, kind in enumerate(theirs.split()):
            state.gear[COLOURS.index(name) * SLOTS + at] = EQUIPMENT.index(kind)
    for name, theirs in (cards or {}).items():
        state.cards[COLOURS.index(name)] = sum(1 << board.movement.index(int(steps)) for steps in theirs.split())
    for name, count in (idle or {}).items():
        state.idle[COLOURS.index(name)] = count
    state.stage = stage - 1
    _count_gangsters(state, board.gangsters, aboard or {})
    state.harbour = [EQUIPMENT.index(kind) for kind in harbour.split()]
    state.harbour += [EMPTY] * (3 - len(state.harbour))
    _count_supply(state, board.equipment, supply)
    state.doubled = sum(1 << AREAS.index(name) for name in doubled.split())
    state.pile = district_cards(state) & ~state.doubled
    state.pile += sum(1 << DISTRICTS + number for number in range(policemen))
    # On every day of reckoning before this stage a card left the game: the lowest, where a test says nothing.
    left = board.casino[state.stage :] if casino is None else casino
    state.casino = sum(1 << board.casino.index(number) for number in left)
    state.reached_end = sum(1 << AREAS.index(name) for name in reached_end.split())
    state.colour = COLOURS.index(turn)
    state.seat = state.colour % players
    state.stack = [rules.turns[state.colour]]
    return Scene(rules, state, chance)


def _count_gangsters(state: GangsterState, stages: list[int], aboard: Mapping[str, int]) -> None:
    """In the car whoever is nowhere else; where a test says how many are aboard, the others lie in the lake."""
    for colour in range(state.colours):
        reserve = sum(stages[state.stage + 1 :])
        left = GANGSTERS - reserve - state.fields.count(colour) - state.trunk.count(colour)
        state.reserve[colour] = reserve
        state.aboard[colour] = aboard.get(COLOURS[colour], left)
        state.drowned[colour] = left - state.aboard[colour]


def _count_supply(state: GangsterState, box: list[int], supply: str | None) -> None:
    """What is not in sight, or what a test says; then the rest has left the game."""
    for kind, name in enumerate(EQUIPMENT):
        in_sight = state.gear.count(kind) + state.harbour.count(kind)
        state.supply[kind] = box[kind] - in_sight if supply is None else supply.split().count(name)


class Scene:
    """A position to act in."""

    def __init__(self, rules: GangsterRules, state: GangsterState, chance: Sequence[int] = ()) -> None:
        self.rules = rules
        self.game = Game(cast("AnyRules", rules), ScriptedChance(ZEROS), listening=True)
        self.game.events = []
        self.game.state = state
        self.game.chance = ScriptedChance([*chance, *ZEROS])

    @property
    def state(self) -> GangsterState:
        return cast("GangsterState", self.game.state)

    @property
    def prompt(self) -> str:
        return self.game.decision.step.prompt

    def does(self, *texts: str) -> Scene:
        """The seat that is asked does all of this, as one submission."""
        self.game.submit(self.game.seat, [self.rules.table.parse(text) for text in texts])
        return self

    def begins(self, *texts: str) -> Scene:
        """The same step by step, so that it may end in the middle of a choice."""
        for text in texts:
            action = self.rules.table.parse(text)
            assert action in self.game.legal(), f"{text} is not offered: {self.offers()}"
            self.game.apply(action)
        return self

    def offers(self, verb: str = "") -> list[str]:
        """What is offered, or what of it begins with these words."""
        return [action.text for action in self.game.legal() if action.text.startswith(verb)]

    def refuses(self, text: str) -> tuple[str, str]:
        """The clause and the message by which something is refused."""
        refusal = self.rules.refuse(self.state, self.game.seat, self.rules.table.parse(text))
        assert isinstance(refusal, Refusal), f"{text} is allowed"
        return refusal.clause, refusal.message

    def standing(self, district: str) -> str:
        """A table as it is written above, up to the last occupied field."""
        first = AREAS.index(district) * WIDTH
        fields = self.state.fields[first : first + WIDTH]
        return " ".join("." if who == EMPTY else COLOURS[who] for who in fields).rstrip(" .")

    def car(self, colour: str) -> str:
        return AREAS[self.state.car_at[COLOURS.index(colour)]]

    def gear(self, colour: str) -> list[str]:
        first = COLOURS.index(colour) * SLOTS
        return [EQUIPMENT[kind] for kind in self.state.gear[first : first + SLOTS] if kind != EMPTY]

    def trunk(self, colour: str) -> list[str]:
        first = COLOURS.index(colour) * LONG_TRUNK_ROOM
        return [COLOURS[who] for who in self.state.trunk[first : first + LONG_TRUNK_ROOM] if who != EMPTY]

    def aboard(self, colour: str) -> int:
        return self.state.aboard[COLOURS.index(colour)]

    def drowned(self, colour: str) -> int:
        return self.state.drowned[COLOURS.index(colour)]

    def open_cards(self, colour: str) -> list[int]:
        mask = self.state.cards[COLOURS.index(colour)]
        return [steps for card, steps in enumerate(self.rules.board.movement) if mask >> card & 1]

    def harbour(self) -> list[str]:
        return [EQUIPMENT[kind] for kind in self.state.harbour if kind != EMPTY]

    def doubled(self) -> set[str]:
        return {name for area, name in enumerate(AREAS) if self.state.doubled >> area & 1}

    def points(self, colour: str) -> int:
        return self.state.influence(COLOURS.index(colour))

    def events(self, name: str) -> list[Facts]:
        """The facts of all events of this name so far."""
        return [event.facts for event in self._log if event.name == name]

    def names(self) -> list[str]:
        return [event.name for event in self._log]

    @property
    def _log(self) -> list[Event]:
        assert self.game.events is not None
        return self.game.events
