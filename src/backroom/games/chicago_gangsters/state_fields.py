"""Written by `python scripts/state_fields` from `fields.py`. Do not edit."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from backroom.games.chicago_gangsters.cards import NO_CARD, NO_PERSON, NOBODY
from backroom.games.chicago_gangsters.evaluation import Evaluation, evaluation_of
from backroom.games.chicago_gangsters.packs import NO_CARDS
from backroom.kernel.decision import Decision
from backroom.kernel.refusal import Facts
from backroom.kernel.state import Outcome, State, outcome_of
from backroom.kernel.view import View


class GangstersFields(State):
    """What a state holds, and how it is copied, told and made again. `fields.py` says what each field is."""

    __slots__ = (
        "announced", "broken", "challenger_wins", "clan_of", "coalition", "coalitions", "declared", "discards",
        "district", "districts", "duel", "earned", "evaluation", "fresh", "godfather", "hands", "hidden", "kept",
        "known", "laid", "layers", "lone", "loot", "loots", "losers_empty", "manner", "marks", "ousted", "owners",
        "partners", "person", "pile", "players", "pledges", "points", "question", "requests", "returned", "round",
        "shown", "shut", "side_of", "stakes", "taken", "thug", "turned",
    )  # fmt: skip

    clan_of: list[int]
    side_of: list[int]
    partners: list[int]
    marks: list[int]
    announced: list[int]
    hands: list[int]
    laid: list[int]
    returned: list[int]
    manner: list[int]
    known: list[int]
    owners: list[int]
    earned: list[int]
    points: list[int]
    stakes: list[int]
    duel: list[int]
    taken: list[int]
    pledges: list[int]
    requests: list[int]
    shown: list[int]
    kept: list[int]
    broken: list[int]

    def __init__(self, players: int, layers: int) -> None:
        super().__init__()
        self.players: Final = players
        self.layers: Final = layers
        self.round: int = 0
        self.pile: i64 = NO_CARDS
        self.discards: i64 = NO_CARDS
        self.coalitions: int = 0
        self.districts: int = 0
        self.loots: int = 0
        self.coalition: int = 0
        self.district: int = 0
        self.loot: int = 0
        self.person: int = NO_PERSON
        self.question: int = NOBODY
        self.lone: int = NOBODY
        self.ousted: int = NOBODY
        self.hidden: int = NO_CARD
        self.turned: int = 0
        self.thug: bool = False
        self.godfather: int = NOBODY
        self.fresh: int = NOBODY
        self.shut: bool = False
        self.declared: int = 0
        self.challenger_wins: int = 0
        self.losers_empty: int = 0
        self.evaluation: Evaluation | None = None

    def copy_to(self, new: GangstersFields) -> None:
        """Make `new`, which has just been made, equal to this one; they share nothing changeable."""
        new.stack = self.stack[:]
        new.outcome = self.outcome
        new.round = self.round
        new.pile = self.pile
        new.discards = self.discards
        new.coalitions = self.coalitions
        new.districts = self.districts
        new.loots = self.loots
        new.coalition = self.coalition
        new.district = self.district
        new.loot = self.loot
        new.person = self.person
        new.question = self.question
        new.lone = self.lone
        new.ousted = self.ousted
        new.hidden = self.hidden
        new.turned = self.turned
        new.thug = self.thug
        new.godfather = self.godfather
        new.fresh = self.fresh
        new.shut = self.shut
        new.declared = self.declared
        new.challenger_wins = self.challenger_wins
        new.losers_empty = self.losers_empty
        new.clan_of = self.clan_of
        new.side_of = self.side_of
        new.partners = self.partners
        new.marks = self.marks
        new.announced = self.announced
        new.hands = self.hands[:]
        new.laid = self.laid[:]
        new.returned = self.returned
        new.manner = self.manner[:]
        new.known = self.known[:]
        new.owners = self.owners
        new.earned = self.earned[:]
        new.points = self.points
        new.stakes = self.stakes
        new.duel = self.duel
        new.taken = self.taken
        new.pledges = self.pledges[:]
        new.requests = self.requests[:]
        new.shown = self.shown[:]
        new.kept = self.kept
        new.broken = self.broken
        new.evaluation = self.evaluation

    def as_data(self) -> Facts:
        return {
            "players": self.players,
            "layers": self.layers,
            "round": self.round,
            "pile": self.pile,
            "discards": self.discards,
            "coalitions": self.coalitions,
            "districts": self.districts,
            "loots": self.loots,
            "coalition": self.coalition,
            "district": self.district,
            "loot": self.loot,
            "person": self.person,
            "question": self.question,
            "lone": self.lone,
            "ousted": self.ousted,
            "hidden": self.hidden,
            "turned": self.turned,
            "thug": self.thug,
            "godfather": self.godfather,
            "fresh": self.fresh,
            "shut": self.shut,
            "declared": self.declared,
            "challenger_wins": self.challenger_wins,
            "losers_empty": self.losers_empty,
            "clan_of": self.clan_of[:],
            "side_of": self.side_of[:],
            "partners": self.partners[:],
            "marks": self.marks[:],
            "announced": self.announced[:],
            "hands": self.hands[:],
            "laid": self.laid[:],
            "returned": self.returned[:],
            "manner": self.manner[:],
            "known": self.known[:],
            "owners": self.owners[:],
            "earned": self.earned[:],
            "points": self.points[:],
            "stakes": self.stakes[:],
            "duel": self.duel[:],
            "taken": self.taken[:],
            "pledges": self.pledges[:],
            "requests": self.requests[:],
            "shown": self.shown[:],
            "kept": self.kept[:],
            "broken": self.broken[:],
            "evaluation": None if self.evaluation is None else self.evaluation.numbers(),
            "stack": [decision.as_data() for decision in self.stack],
            "outcome": None if self.outcome is None else self.outcome.as_data(),
        }

    def given(self) -> tuple[int, ...]:
        return (self.players, self.layers)

    def fill_from(self, data: Facts, stack: list[Decision]) -> None:
        """Become the state whose `as_data` this is; `stack` are its decisions."""
        self.round = cast("int", data["round"])
        self.pile = cast("i64", data["pile"])
        self.discards = cast("i64", data["discards"])
        self.coalitions = cast("int", data["coalitions"])
        self.districts = cast("int", data["districts"])
        self.loots = cast("int", data["loots"])
        self.coalition = cast("int", data["coalition"])
        self.district = cast("int", data["district"])
        self.loot = cast("int", data["loot"])
        self.person = cast("int", data["person"])
        self.question = cast("int", data["question"])
        self.lone = cast("int", data["lone"])
        self.ousted = cast("int", data["ousted"])
        self.hidden = cast("int", data["hidden"])
        self.turned = cast("int", data["turned"])
        self.thug = cast("bool", data["thug"])
        self.godfather = cast("int", data["godfather"])
        self.fresh = cast("int", data["fresh"])
        self.shut = cast("bool", data["shut"])
        self.declared = cast("int", data["declared"])
        self.challenger_wins = cast("int", data["challenger_wins"])
        self.losers_empty = cast("int", data["losers_empty"])
        self.clan_of = list(cast("list[int]", data["clan_of"]))
        self.side_of = list(cast("list[int]", data["side_of"]))
        self.partners = list(cast("list[int]", data["partners"]))
        self.marks = list(cast("list[int]", data["marks"]))
        self.announced = list(cast("list[int]", data["announced"]))
        self.hands = list(cast("list[int]", data["hands"]))
        self.laid = list(cast("list[int]", data["laid"]))
        self.returned = list(cast("list[int]", data["returned"]))
        self.manner = list(cast("list[int]", data["manner"]))
        self.known = list(cast("list[int]", data["known"]))
        self.owners = list(cast("list[int]", data["owners"]))
        self.earned = list(cast("list[int]", data["earned"]))
        self.points = list(cast("list[int]", data["points"]))
        self.stakes = list(cast("list[int]", data["stakes"]))
        self.duel = list(cast("list[int]", data["duel"]))
        self.taken = list(cast("list[int]", data["taken"]))
        self.pledges = list(cast("list[int]", data["pledges"]))
        self.requests = list(cast("list[int]", data["requests"]))
        self.shown = list(cast("list[int]", data["shown"]))
        self.kept = list(cast("list[int]", data["kept"]))
        self.broken = list(cast("list[int]", data["broken"]))
        evaluation = cast("list[object] | None", data["evaluation"])
        self.evaluation = None if evaluation is None else evaluation_of(evaluation)
        self.stack = stack
        self.outcome = outcome_of(data["outcome"])

    def begin_from(self, view: GangstersViewFields) -> None:
        """Take all that the view has by the same name: what is public, and what its viewer may know."""
        self.stack = view.stack[:]
        self.outcome = view.outcome
        self.round = view.round
        self.discards = view.discards
        self.coalitions = view.coalitions
        self.districts = view.districts
        self.loots = view.loots
        self.coalition = view.coalition
        self.district = view.district
        self.loot = view.loot
        self.person = view.person
        self.question = view.question
        self.lone = view.lone
        self.ousted = view.ousted
        self.hidden = view.hidden
        self.turned = view.turned
        self.thug = view.thug
        self.godfather = view.godfather
        self.fresh = view.fresh
        self.shut = view.shut
        self.declared = view.declared
        self.challenger_wins = view.challenger_wins
        self.losers_empty = view.losers_empty
        self.clan_of = view.clan_of
        self.side_of = view.side_of
        self.partners = view.partners
        self.marks = view.marks
        self.announced = view.announced
        self.laid = view.laid[:]
        self.returned = view.returned
        self.manner = view.manner[:]
        self.known = view.known[:]
        self.owners = view.owners
        self.earned = view.earned[:]
        self.points = view.points
        self.duel = view.duel
        self.taken = view.taken
        self.pledges = view.pledges[:]
        self.requests = view.requests[:]
        self.shown = view.shown[:]
        self.kept = view.kept
        self.broken = view.broken
        self.evaluation = view.evaluation


class GangstersViewFields(View):
    """What a view has by the same name as the state: here what is public; `view.py` fills the others."""

    __slots__ = (
        "announced", "broken", "challenger_wins", "clan_of", "coalition", "coalitions", "declared", "discards",
        "district", "districts", "duel", "earned", "evaluation", "fresh", "godfather", "hidden", "kept", "known",
        "laid", "layers", "lone", "loot", "loots", "losers_empty", "manner", "marks", "ousted", "outcome", "owners",
        "partners", "person", "players", "pledges", "points", "question", "requests", "returned", "round", "shown",
        "shut", "side_of", "stack", "taken", "thug", "turned",
    )  # fmt: skip

    hidden: int
    thug: bool
    declared: int
    laid: list[int]
    known: list[int]
    pledges: list[int]
    requests: list[int]
    shown: list[int]

    def __init__(self, viewer: int, state: GangstersFields) -> None:
        super().__init__(viewer)
        self.stack: list[Decision] = state.stack[:]
        self.outcome: Outcome | None = state.outcome
        self.players: Final = state.players
        self.layers: Final = state.layers
        self.round: int = state.round
        self.discards: i64 = state.discards
        self.coalitions: int = state.coalitions
        self.districts: int = state.districts
        self.loots: int = state.loots
        self.coalition: int = state.coalition
        self.district: int = state.district
        self.loot: int = state.loot
        self.person: int = state.person
        self.question: int = state.question
        self.lone: int = state.lone
        self.ousted: int = state.ousted
        self.turned: int = state.turned
        self.godfather: int = state.godfather
        self.fresh: int = state.fresh
        self.shut: bool = state.shut
        self.challenger_wins: int = state.challenger_wins
        self.losers_empty: int = state.losers_empty
        self.clan_of: list[int] = state.clan_of
        self.side_of: list[int] = state.side_of
        self.partners: list[int] = state.partners
        self.marks: list[int] = state.marks
        self.announced: list[int] = state.announced
        self.returned: list[int] = state.returned
        self.manner: list[int] = state.manner[:]
        self.owners: list[int] = state.owners
        self.earned: list[int] = state.earned[:]
        self.points: list[int] = state.points
        self.duel: list[int] = state.duel
        self.taken: list[int] = state.taken
        self.kept: list[int] = state.kept
        self.broken: list[int] = state.broken
        self.evaluation: Evaluation | None = state.evaluation

    def gist_of_fields(self) -> list[object]:
        """All that is here, for `gist`."""
        return [
            self.viewer,
            self.players,
            self.layers,
            self.round,
            self.discards,
            self.coalitions,
            self.districts,
            self.loots,
            self.coalition,
            self.district,
            self.loot,
            self.person,
            self.question,
            self.lone,
            self.ousted,
            self.turned,
            self.godfather,
            self.fresh,
            self.shut,
            self.challenger_wins,
            self.losers_empty,
            self.clan_of,
            self.side_of,
            self.partners,
            self.marks,
            self.announced,
            self.returned,
            self.manner,
            self.owners,
            self.earned,
            self.points,
            self.duel,
            self.taken,
            self.kept,
            self.broken,
            None if self.evaluation is None else self.evaluation.numbers(),
            self.hidden,
            self.thug,
            self.declared,
            self.laid,
            self.known,
            self.pledges,
            self.requests,
            self.shown,
            [decision.as_data() for decision in self.stack],
            None if self.outcome is None else self.outcome.as_data(),
        ]
