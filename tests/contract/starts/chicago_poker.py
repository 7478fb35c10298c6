"""Positions of Chicago Poker that random play hardly ever meets: ties, hands above seven, piles that run out."""

from __future__ import annotations

from typing import cast

from backroom.games.chicago_poker.cards import BOSSES
from backroom.games.chicago_poker.rules import PokerRules
from backroom.games.chicago_poker.state import PokerState
from backroom.kernel.chance import FastChance
from backroom.kernel.game import AnyRules
from backroom.kernel.state import State
from tests.games.chicago_poker.position import Draft

BUSINESSES = ("brewery", "bar", "jazz-club", "gambling-den")
COLOURS = ("red", "blue", "green", "amber", "violet")


def starts(any_rules: AnyRules) -> list[State]:
    rules = cast("PokerRules", any_rules)
    if rules.is_miniature:  # it has none of the cards for them, and is so small that random play meets all of it
        return []
    return [_tie(rules), _above_seven(rules), _empty_pile(rules)]


def _tie(rules: PokerRules) -> PokerState:
    """CP-54: up to five bosses have the same straight flush under Capone's bullet, and hands to tie again."""
    draft = _draft(rules)
    for boss, colour in zip(BOSSES[: rules.players], COLOURS, strict=False):
        draft.row(f"{boss} at 1", f"{colour}-1..5")
        draft.hand(boss, f"{colour}-8..9")
    draft.bullet("capone at 1")
    draft.piles("", "", "pile")
    return _run_on(rules, draft, BOSSES[rules.players - 1], actions=0)


def _above_seven(rules: PokerRules) -> PokerState:
    """CP-23: nine cards and one action cannot come down to seven."""
    draft = _draft(rules)
    draft.hand("capone", "red-1..9")
    draft.piles("", "", "pile")
    return _run_on(rules, draft, "capone", actions=1)


def _empty_pile(rules: PokerRules) -> PokerState:
    """CP-22, CP-27: the next draw turns the discards into the pile."""
    draft = _draft(rules)
    for boss, colour in zip(BOSSES[: rules.players], COLOURS, strict=False):
        draft.hand(boss, f"{colour}-1..6")
    draft.piles("", "", "discards")
    return _run_on(rules, draft, "capone", actions=3)


def _draft(rules: PokerRules) -> Draft:
    return Draft(rules, " ".join(BUSINESSES[: len(rules.deal(FastChance(1)).kinds)]), {})


def _run_on(rules: PokerRules, draft: Draft, turn: str, actions: int) -> PokerState:
    """The position after the rules have run on to the next decision."""
    state = draft.state(turn, actions, 0, 60, 0)
    rules.proceed(state, FastChance(1), None)
    return state
