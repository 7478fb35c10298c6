"""A view shows what its viewer was told, and nothing else: kept beside it from events alone (CP-42, CP-48, CP-49)."""

from __future__ import annotations

from collections import defaultdict

import pytest

from backroom.games.chicago_poker.cards import CARD_TEXTS
from backroom.kernel.chance import FastChance
from backroom.kernel.event import ONLOOKER, Event, SeenEvent
from tests.games.chicago_poker.scenario import poker_rules

Row = tuple[int, int]


class Notebook:
    """What one viewer has written down from the events that reached it: cards in rows, and the own hand."""

    def __init__(self, viewer: int) -> None:
        self.viewer = viewer
        self.rows: dict[Row, set[str]] = defaultdict(set)
        self.hand: list[str] = []

    def hear(self, events: list[Event]) -> None:
        for event in events:
            seen = event.seen_by(self.viewer)
            if seen is not None:
                self._note(seen)

    def _note(self, event: SeenEvent) -> None:
        facts = event.facts
        place, seat, card = _number(facts.get("place")), _number(facts.get("seat")), str(facts.get("card"))
        match event.name:
            case "hand-dealt-seen":
                self.hand += _texts(facts["cards"])
            case "card-drawn-seen":
                self.hand.append(card)
            case "card-blackmailed-seen":
                self.hand.remove("blackmail")
                self.hand.append(card)
            case "gangster-played-seen":
                self.rows[place, seat].add(card)
                self._spend(seat, card)
            case "card-murdered":
                self.rows[place, _number(facts["target"])].discard(card)
                self._spend(seat, "murder")
            case "row-raided" | "row-raided-seen":
                self.rows[place, _number(facts["target"])].update(_texts(facts.get("cards", [])))
                self._spend(seat, "raid")
            case "limousine-called":
                self._spend(seat, "limousine")
            case "pistol-drawn":
                self._spend(seat, "pistol")
            case "card-carried-seen":
                self.rows[place, seat].discard(card)
                self.rows[_number(facts["to"]), seat].add(card)
            case "row-turned-up":
                self.rows[place, seat].update(_texts(facts["cards"]))
            case "stake-revealed":
                self._spend(seat, card)
            case "business-won":
                self.rows = defaultdict(set, {row: cards for row, cards in self.rows.items() if row[0] != place})

    def _spend(self, seat: int, card: str) -> None:
        if seat == self.viewer:
            self.hand.remove(card)


def _number(value: object) -> int:
    return value if isinstance(value, int) else -1


def _texts(value: object) -> list[str]:
    assert isinstance(value, list)
    return [str(item) for item in value]


@pytest.mark.clauses("CP-32", "CP-42", "CP-45", "CP-48", "CP-49")
@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("seed", [1, 2])
def test_a_view_is_what_a_careful_viewer_would_have_written_down(players: int, seed: int) -> None:
    rules = poker_rules(players)
    chance = FastChance(seed * 1000 + players)
    log: list[Event] = []
    state = rules.deal(chance, log)
    notebooks = [Notebook(viewer) for viewer in (*range(players), ONLOOKER)]
    while True:
        for notebook in notebooks:
            notebook.hear(log)
            view = rules.view(state, notebook.viewer)
            assert sorted(CARD_TEXTS[card] for card in view.hand) == sorted(notebook.hand)
            for place in range(state.places):
                for seat in range(players):
                    known = {CARD_TEXTS[card] for card in view.known_row(place, seat)}
                    assert known == notebook.rows[place + 1, seat]
        if state.outcome is not None:
            return
        log.clear()
        seat = state.stack[-1].seat
        legal = rules.legal(state, seat)
        rules.apply(state, seat, legal[chance.below(len(legal))], chance, log)
