"""What a playthrough shows: rare things that together they must show all of."""

from __future__ import annotations

from typing import cast

from backroom.games.gangster.board import DISTRICTS, Board
from backroom.games.gangster.cars import has_room, is_guarded, must_drive
from backroom.games.gangster.pieces import EMPTY, EQUIPMENT
from backroom.games.gangster.rules import GangsterRules
from backroom.games.gangster.state import GangsterState
from backroom.games.gangster.tables import FULL, fields_of, next_field
from backroom.kernel.event import Event
from backroom.kernel.refusal import Facts

#: By name of the event: what it shows.
EVENTS = {
    "equipment-cleared": "three identical at the harbour",
    "supply-empty": "the supply exhausted",
    "nothing-taken": "nothing to take at the harbour",
    "car-pushed": "bumper used",
    "trunk-dumped": "a trunk dumped",
    "policeman-drawn": "a policeman",
    "district-closed": "Cicero closed with three",
    "colour-chosen": "two players with two colours",
}
#: Every sight there must be, and the endings.
WANTED = frozenset(EVENTS.values()) | {
    *(f"{kind} used" for kind in EQUIPMENT),
    *(f"{kind} lost" for kind in EQUIPMENT),
    "a full table", "a gap filled after the last field", "the last field vacated", "the last field taken again",
    "a stage ended in mid-round", "a colour that must drive", "most-influence", "equal-influence",
}  # fmt: skip


class Watcher:
    """Follows one game, move by move."""

    def __init__(self, rules: GangsterRules) -> None:
        self.rules = rules
        self.shown: set[str] = set()
        self._before: GangsterState | None = None

    def watch(self, state: GangsterState, events: list[Event]) -> None:
        """The state after a move and what led to it."""
        board = self.rules.board
        for event in events:
            if event.name in EVENTS:
                self.shown.add(EVENTS[event.name])
            self.shown |= self._of_event(event)
        unloaded = [event.facts for event in events if event.name == "gangster-unloaded"]
        if len(unloaded) == 2:
            self.shown.add("door used")
        if state.outcome is not None:
            self.shown.add(state.outcome.reason)
        else:
            self.shown |= _of_state(state, board)
        self._before = state.clone()

    def _of_event(self, event: Event) -> set[str]:
        facts = event.facts
        if event.name == "card-turned" and facts["motor"]:
            return {"motor used"}
        if event.name == "gangster-loaded":
            return self._of_load(facts)
        if event.name == "gangster-unloaded":
            return self._of_unload(facts)
        if event.name == "equipment-lost":
            return {f"{facts['equipment']} lost"}
        if event.name == "reckoning-begun" and self._before is not None:
            players = self._before.players
            return {"a stage ended in mid-round"} if self._before.turn % players != players - 1 else set()
        return set()

    def _of_load(self, facts: Facts) -> set[str]:
        shown = {"tommy-gun used"} if facts["far"] else set()
        if facts["field"] == self._last_field(facts):
            shown.add("the last field vacated")
        return shown

    def _of_unload(self, facts: Facts) -> set[str]:
        """Where the end of a table had been reached before: a gap, or the last field again."""
        assert self._before is not None
        area = self._area(facts)
        if not self._before.reached_end >> area & 1:
            return set()
        last = facts["field"] == self._last_field(facts)
        return {"the last field taken again" if last else "a gap filled after the last field"}

    def _area(self, facts: Facts) -> int:
        return [area.name for area in self.rules.board.areas].index(cast("str", facts["district"]))

    def _last_field(self, facts: Facts) -> int:
        assert self._before is not None
        return fields_of(self._before, self.rules.board, self._area(facts))


def _of_state(state: GangsterState, board: Board) -> set[str]:
    shown: set[str] = set()
    if any(second != EMPTY for second in state.trunk[1::2]):
        shown.add("trunk used")
    for area in range(DISTRICTS):
        if state.table_at[area] >= 0 and next_field(state, board, area) == FULL:
            shown.add("a full table")
    if state.stack[-1].step.prompt == "turn":
        shown |= _of_turn(state, board)
    return shown


def _of_turn(state: GangsterState, board: Board) -> set[str]:
    """A colour that must drive, or that a bodyguard keeps from somebody it has room for."""
    colour = state.colour
    area = state.car_at[colour]
    first = area * board.width
    shown = {"a colour that must drive"} if must_drive(state, colour) else set()
    standing = {who for who in state.fields[first : first + fields_of(state, board, area)] if who != EMPTY}
    if has_room(state, colour) and any(is_guarded(state, colour, other, area) for other in standing - {colour}):
        shown.add("bodyguard used")
    return shown
