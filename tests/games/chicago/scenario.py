"""A city to test in: a position in a few words, what is done there, and what came of it.

Gangs go by colour, members are written `3@k-12`: three rings at field K12. What is not said is as at the start, but
nobody stands anywhere. Dice are scripted by the number of the face, 0 the lowest and 5 the highest; the movement die
has twelve faces, so that face 0 means 11 points.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import cast

from backroom.games.chicago import TITLE
from backroom.games.chicago.crews import put
from backroom.games.chicago.gangs import FIGURES, GANG_COUNT, GANGS, NOBODY, ROUNDS, START_MONEY, strengths_of
from backroom.games.chicago.goals import note_goals
from backroom.games.chicago.plan import Plan
from backroom.games.chicago.rules import ChicagoRules
from backroom.games.chicago.state import START, ChicagoState
from backroom.kernel.chance import ScriptedChance
from backroom.kernel.decision import Decision
from backroom.kernel.event import Event
from backroom.kernel.game import AnyRules, Game
from backroom.kernel.refusal import Facts, Refusal

PHASES = "ABCD"
#: More outcomes than any test asks for: always the lowest face.
ZEROS = [0] * 4000
#: Faces of a duel: who rolls first is the attacker.
WIN = (5, 0)
LOSE = (0, 5)


def chicago_rules(players: int = 4, crowded: bool = False, guarded: bool = False) -> ChicagoRules:
    settings = TITLE.settings(players, {"crowded-houses": crowded, "guarded-casinos": guarded})
    return cast("ChicagoRules", TITLE.rules(settings))


def names_of(text: str) -> list[str]:
    """The buildings that a text names; `red-bar-1..3` for several."""
    names: list[str] = []
    for word in text.split():
        stem, _, numbers = word.rpartition("-")
        if ".." in numbers:
            first, last = numbers.split("..")
            names += [f"{stem}-{number}" for number in range(int(first), int(last) + 1)]
        else:
            names.append(word)
    return names


def a_city(
    men: Mapping[str, str] | None = None,
    *,
    rules: ChicagoRules | None = None,
    players: int = 4,
    crowded: bool = False,
    guarded: bool = False,
    colours: str = "yellow red green",
    owns: Mapping[str, str] | None = None,
    cash: Mapping[str, int] | None = None,
    waiting: Mapping[str, str] | None = None,
    figures: Mapping[str, int] | None = None,
    phase: str = "A",
    number: int = 1,
    turn: str = "yellow",
    points: int | None = None,
    last: bool = False,
) -> Scene:
    """A gang's turn: before the roll, or moving with `points`; or the `last` step of a phase, of the last gang."""
    if last:
        number, points = ROUNDS, 1
        turn = GANGS[(PHASES.index(phase) + GANG_COUNT - 1) % GANG_COUNT]
    rules = rules or chicago_rules(players, crowded, guarded)
    state = rules.deal(ScriptedChance(ZEROS))
    if rules.players == 3:
        for seat, colour in enumerate(colours.split()):
            rules.apply(state, seat, rules.table.parse(f"take {colour}"), ScriptedChance(ZEROS))
    state.phase = PHASES.index(phase)
    _people(rules.plan, state, men or {}, waiting or {}, figures or {})
    for gang, money in (cash or {}).items():
        state.book(GANGS.index(gang), START, money - START_MONEY)
    for gang, buildings in (owns or {}).items():
        for name in names_of(buildings):
            _give(rules.plan, state, GANGS.index(gang), rules.plan.building(rules.plan.numbers[name]))
    _come_to(rules, state, turn, number, points)
    note_goals(state, rules.plan, None)
    rules.proceed(state, ScriptedChance(ZEROS), None)
    return Scene(rules, state)


def _people(
    plan: Plan, state: ChicagoState, men: Mapping[str, str], waiting: Mapping[str, str], figures: Mapping[str, int]
) -> None:
    for gang, colour in enumerate(GANGS):
        if state.player_of[gang] == NOBODY:
            continue
        state.rings += sum(state.waiting[gang])
        state.waiting[gang] = [int(rings) for rings in waiting.get(colour, "").split()]
        for word in men.get(colour, "").split():
            rings, _, place = word.partition("@")
            put(state, gang, plan.numbers[place], int(rings))
            state.rings -= int(rings)
        state.rings -= sum(state.waiting[gang])
        state.figures[gang] = figures.get(colour, FIGURES - state.members_of(gang))
        state.lost[gang] = FIGURES - state.figures[gang] - state.members_of(gang)


def _give(plan: Plan, state: ChicagoState, gang: int, building: int) -> None:
    former = state.owner[building]
    if former != NOBODY and plan.printed[building] != former:
        state.chips[former] += 1
    if plan.printed[building] != gang:
        state.chips[gang] -= 1
    assert state.chips[gang] >= 0, "there are only twenty chips"
    state.owner[building] = gang


def _come_to(rules: ChicagoRules, state: ChicagoState, turn: str, number: int, points: int | None) -> None:
    gang = GANGS.index(turn)
    state.start = state.phase
    state.stack = rules.phases[state.start][:]
    while state.stack[-1].about[:2] != (gang, number - 1) or state.stack[-1].step.prompt != "turn":
        state.stack.pop()
    state.gang = gang
    state.round = number - 1
    if points is not None:
        state.points = points
        state.stack[-1] = Decision(rules.steps["move"], 1 << state.player_of[gang], (gang,))


class Scene:
    """A game in play; whatever is done must keep every piece."""

    def __init__(self, rules: ChicagoRules, state: ChicagoState) -> None:
        self.rules = rules
        self.plan = rules.plan
        self.game = Game(cast("AnyRules", rules), ScriptedChance(ZEROS))
        self.game.state = state
        self.events: list[Event] = []
        """What the last thing done has led to."""
        self.story: list[Event] = []
        """Everything since the beginning."""

    @property
    def state(self) -> ChicagoState:
        return cast("ChicagoState", self.game.state)

    def does(self, *texts: str, dice: Sequence[int] = ()) -> Scene:
        """One submission of whoever is asked. `dice` are the first faces rolled; the others are the lowest."""
        before = self.rules.inventory(self.state)
        self.game.chance = ScriptedChance([*dice, *ZEROS])
        self.events = self.game.submit(self.state.stack[-1].seat, [self.rules.table.parse(text) for text in texts])
        self.story += self.events
        assert self.rules.inventory(self.state) == before
        return self

    def walks(self, *places: str, dice: Sequence[int] = ()) -> Scene:
        """A member's way, step by step."""
        steps = [f"move {origin} to {to}" for origin, to in pairwise(places)]
        return self.does(*steps, dice=dice)

    def refuses(self, *texts: str) -> tuple[str, str]:
        """Why a submission is refused: (clause, message). Nothing has changed by it, and it was not offered."""
        before = self.state.as_data()
        try:
            self.game.submit(self.state.stack[-1].seat, [self.rules.table.parse(text) for text in texts])
        except Refusal as refusal:
            assert self.state.as_data() == before
            assert len(texts) > 1 or texts[0] not in self.offers
            return refusal.clause, refusal.message
        raise AssertionError(f"{texts} was allowed")

    def why_written(self, text: str) -> Refusal:
        """Why whoever is asked cannot do what is written so and is no action."""
        refusal = self.rules.refuse_written(self.state, self.state.stack[-1].seat, text)
        assert refusal is not None, f"nothing is said of {text}"
        return refusal

    @property
    def offers(self) -> list[str]:
        return [action.text for action in self.game.legal()]

    @property
    def prompt(self) -> str:
        return "" if self.state.outcome is not None else self.state.stack[-1].step.prompt

    @property
    def asked(self) -> str:
        """The gang that is asked."""
        return GANGS[self.state.stack[-1].about[0]]

    @property
    def seat(self) -> int:
        return self.game.seat

    def men(self, colour: str) -> dict[str, list[int]]:
        """Where a gang's members stand, with their rings."""
        places = sorted(self.state.places[GANGS.index(colour)])
        return {self.plan.names[at]: strengths_of(self.state.crew_at(at)) for at in places}

    def owner(self, building: str) -> str:
        owner = self.state.owner[self.plan.building(self.plan.numbers[building])]
        return "nobody" if owner == NOBODY else GANGS[owner]

    def cash(self, colour: str) -> int:
        return self.state.cash[GANGS.index(colour)]

    def chips(self, colour: str) -> int:
        return self.state.chips[GANGS.index(colour)]

    def booked(self, colour: str, cause: int) -> int:
        """What an account says for the phase that is on."""
        return self.state.booked(GANGS.index(colour), self.state.phase, cause)

    def waiting(self, colour: str) -> list[int]:
        return self.state.waiting[GANGS.index(colour)]

    def facts_of(self, event: str) -> Facts:
        """The facts of the first event of this name among the last."""
        return next(one.facts for one in self.events if one.name == event)

    @property
    def happened(self) -> list[str]:
        return [event.name for event in self.events]

    def rolls_on(self, until: str = "") -> Scene:
        """Everybody rolls and takes the first steps offered, up to a phase's end, or up to a prompt."""
        phase = self.state.phase
        while self.state.outcome is None and self.state.phase == phase and self.prompt != until:
            first = self.game.legal()[0]
            self.does(first.text)
        return self
