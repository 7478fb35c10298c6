"""What a playthrough shows: rare things that together they must show all of."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, cast

from backroom.games.chicago_gangsters.cards import NO_SIDE, NOBODY, PRIEST
from backroom.games.chicago_gangsters.evaluation import Evaluation
from backroom.games.chicago_gangsters.packs import of_kinds
from backroom.games.chicago_gangsters.rules import GangstersRules
from backroom.games.chicago_gangsters.state import GangstersState
from backroom.games.chicago_gangsters.strength import MOST_BONUS
from backroom.kernel.event import Event

#: By name of the event: what it shows.
EVENTS = {
    "pile-renewed": "a reshuffle",
    "cards-lapsed": "the hand limit",
    "card-fenced": "the fence",
    "card-picked": "the poker player",
    "mr-x-chooses": "a tie that is Mr. X's",
    "roles-exchanged": "Mr. X losing his role",
    "duel-undecided": "a tied duel with no last Godfather",
    "laid-openly": "cards laid openly",
    "pledge-kept": "a pledge kept",
    "pledge-broken": "a pledge broken",
    "pledge-kept-whispered": "a whispered pledge kept",
    "card-shown": "a card shown",
    "person-left": "a person nobody took",
    "package-lapsed": "a package that lapses",
    "losers-empty": "losers who go empty",
}
#: Every sight there must be, and the endings.
WANTED = frozenset(EVENTS.values()) | {
    "a hidden bluff lost", "a hidden card that counts", "a tie for the challengers",
    "losers just below half", "losers just at half", "the thug at its limit", "the thug below its limit",
    "the informer", "the whisky smuggler", "the priest in a majority of persons", "means usable by a person",
    "a person acting as means", "a lone challenger who wins", "a lone defender who wins", "Mr. X keeping his role",
    "a Godfather by duel", "a tied duel won by seat", "pay-alcohol", "pay-means", "pay-person",
    "a showdown with ties", "most-alcohol", "equal-alcohol",
}  # fmt: skip


def sights(rules: GangstersRules, moments: Iterable[tuple[GangstersState, list[Event]]]) -> set[str]:
    """Everything that a game showed; each moment is a state and the events that led to it."""
    shown: set[str] = set()
    for state, events in moments:
        for event in events:
            shown |= _of_event(event.name, event.facts)
            if event.name == "round-evaluated":
                evaluation = state.evaluation
                # The event may be of a round that is over already when the next decision comes.
                if evaluation is not None:
                    shown |= _of_evaluation(rules, state, evaluation)
        shown |= _of_duels(events)
        if state.outcome is not None:
            shown.add(state.outcome.reason)
            shown |= _of_priest(state, events)
        if any(event.name == "point-earned" for event in events):
            shown.add("a Godfather point")
    return shown


def _of_event(name: str, facts: Mapping[str, object]) -> set[str]:
    shown = {EVENTS[name]} if name in EVENTS else set()
    if name == "hidden-turned-up":
        shown.add("a hidden card that counts" if facts["counts"] else "a hidden bluff lost")
    elif name == "alcohol-traded":
        shown.add(f"the {str(facts['person']).replace('-', ' ')}")
    elif name == "partner-paid":
        shown.add(str(facts["payment"]))
    elif name == "majority-won" and len(cast("list[int]", facts["winners"])) > 1:
        shown.add("a showdown with ties")
    return shown


def _of_duels(events: list[Event]) -> set[str]:
    """A duel, and whether its highest cards were equal."""
    stakes = [str(event.facts["card"]) for event in events if event.name == "stake-revealed"]
    crowned = any(event.name == "godfather-crowned" for event in events)
    if not stakes or not crowned:
        return set()
    values = sorted(int(card.rpartition("-")[2]) for card in stakes)
    tied = len(values) > 1 and values[-1] == values[-2]
    return {"a Godfather by duel", "a tied duel won by seat"} if tied else {"a Godfather by duel"}


def _of_evaluation(rules: GangstersRules, state: GangstersState, evaluation: Evaluation) -> set[str]:
    shown: set[str] = set()
    winner, loser = max(evaluation.sums), min(evaluation.sums)
    if evaluation.tied:
        shown.add("a tie for the challengers")
    if loser and winner - 2 <= 2 * loser < winner:
        shown.add("losers just below half")
    if loser and 2 * loser - winner in (0, 1):
        shown.add("losers just at half")
    district = rules.box.districts[state.district]
    for seat, brought in enumerate(evaluation.contributions):
        if brought.bonus:
            shown.add("the thug at its limit" if brought.means > MOST_BONUS else "the thug below its limit")
        if brought.acting:
            shown.add("a person acting as means")
        if of_kinds(evaluation.counted[seat], 7 ^ district.means):
            shown.add("means usable by a person")
    lone = [seat for seat, brought in enumerate(evaluation.contributions) if brought.doubled]
    if lone and evaluation.sides[lone[0]] == evaluation.winner:
        shown.add(f"a lone {'defender' if evaluation.winner else 'challenger'} who wins")
    if (
        evaluation.mr_x != NOBODY
        and evaluation.sides[evaluation.mr_x] != NO_SIDE
        and evaluation.empty
        in (
            NOBODY,
            evaluation.mr_x,
        )
    ):
        shown.add("Mr. X keeping his role")
    return shown


def _of_priest(state: GangstersState, events: list[Event]) -> set[str]:
    won: list[Any] = [event.facts for event in events if event.name == "majority-won"]
    owner = state.owners[PRIEST]
    if any(facts["what"] == "persons" and owner in facts["winners"] for facts in won):
        return {"the priest in a majority of persons"}
    return set()
