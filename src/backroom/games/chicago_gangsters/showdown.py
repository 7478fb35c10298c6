"""The showdown, and who has won (CG-80 to CG-83, CG-117)."""

from __future__ import annotations

from typing import Final

from backroom.games.chicago_gangsters import events
from backroom.games.chicago_gangsters.cards import KIND_TEXTS, PERSON_COUNT, PRIEST
from backroom.games.chicago_gangsters.loot import earn
from backroom.games.chicago_gangsters.packs import of_kinds, value_of_pack
from backroom.games.chicago_gangsters.state import GODFATHER, SHOWDOWN, GangstersState
from backroom.games.chicago_gangsters.view_types import ShowdownData
from backroom.kernel.event import Event
from backroom.kernel.state import Outcome

MAJORITY: Final = 2
GODFATHER_MAJORITY: Final = 1


def show_down(state: GangstersState, log: list[Event] | None) -> None:
    """Everybody shows the hand; majorities are paid, persons not counted in means (CG-81); the game is over."""
    if log is not None:
        log.append(events.showdown_begun())
        for seat in range(state.players):
            log.append(events.hand_shown(seat, state.hands[seat]))
    state.known = state.hands * state.layers
    for what, numbers in compared(state.hands, state.owners, state.points):
        if what == "godfather-points":
            _pay_majority(state, numbers, what, GODFATHER_MAJORITY, GODFATHER, log)
        else:
            _pay_majority(state, numbers, what, MAJORITY, SHOWDOWN, log)
    scores = [state.alcohol(seat) for seat in range(state.players)]
    best = max(scores)
    winners = [seat for seat in range(state.players) if scores[seat] == best]
    reason = "most-alcohol" if len(winners) == 1 else "equal-alcohol"
    state.outcome = Outcome(reason, winners, scores)
    state.stack.clear()
    if log is not None:
        log.append(events.game_ended(reason, winners, best))


def compared(hands: list[int], owners: list[int], points: list[int]) -> list[tuple[str, list[int]]]:
    """What is compared in the showdown, in its order, with every seat's number."""
    columns: list[tuple[str, list[int]]] = []
    for kind, text in enumerate(KIND_TEXTS):
        columns.append((text, [value_of_pack(of_kinds(hand, 1 << kind)) for hand in hands]))
    columns.append(("persons", [person_count(owners, seat) for seat in range(len(hands))]))
    columns.append(("godfather-points", points))
    return columns


def showdown_data(hands: list[int], owners: list[int], points: list[int]) -> list[ShowdownData]:
    """The showdown as data: what was compared, the numbers, who got how much for it."""
    columns: list[ShowdownData] = []
    for what, numbers in compared(hands, owners, points):
        best = max(numbers)
        winners = [seat for seat, number in enumerate(numbers) if best and number == best]
        alcohol = GODFATHER_MAJORITY if what == "godfather-points" else MAJORITY
        columns.append({"what": what, "numbers": numbers, "winners": winners, "alcohol": alcohol})
    return columns


def person_count(owners: list[int], seat: int) -> int:
    """How many persons a seat has; the priest counts twice (CG-74)."""
    count = 0
    for person in range(PERSON_COUNT):
        if owners[person] == seat:
            count += 2 if person == PRIEST else 1
    return count


def _pay_majority(
    state: GangstersState, numbers: list[int], what: str, alcohol: int, source: int, log: list[Event] | None
) -> None:
    """The most earns alcohol, all who tie get it, nobody for nothing."""
    best = max(numbers)
    if best == 0:
        return
    winners = [seat for seat in range(state.players) if numbers[seat] == best]
    for seat in winners:
        earn(state, seat, source, alcohol)
    if log is not None:
        log.append(events.majority_won(winners, what, best))
