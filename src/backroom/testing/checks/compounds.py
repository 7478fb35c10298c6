"""Compound choices: several small actions, one submission."""

from __future__ import annotations

from backroom.kernel.action import Action
from backroom.kernel.chance import FastChance
from backroom.kernel.event import Event
from backroom.kernel.game import Game
from backroom.kernel.state import State
from backroom.testing.case import Case
from backroom.testing.plain import event_texts, state_text
from backroom.testing.walk import Walk, positions, texts


def compounds_equal_steps(case: Case, seed: int) -> None:
    """A whole choice in one submission does what its actions do one by one."""
    for number, state in enumerate(positions(case, seed, each=6)):
        if state.outcome is None:
            seat, actions = Walk(case, seed + number, by_verb=True, start=state).submission()
            _same(case, state, seat, actions, seed)


def _same(case: Case, state: State, seat: int, actions: list[Action], seed: int) -> None:
    stepped = state.clone()
    chance = FastChance(seed)
    told: list[Event] = []
    for action in actions:
        case.rules.apply(stepped, seat, action, chance, told)
    game = Game(case.rules, FastChance(0), listening=True)
    game.state = state.clone()
    game.chance = FastChance(seed)
    happened = game.submit(seat, actions)
    assert state_text(game.state) == state_text(stepped), f"{texts(actions)} came out differently step by step"
    assert game.chance.mark() == chance.mark(), f"{texts(actions)} asked chance differently step by step"
    assert event_texts(happened) == event_texts(told), f"{texts(actions)} was told differently step by step"


def compounds_wait_for_nothing(case: Case, seed: int) -> None:
    """Until a compound choice is whole chance is not asked: it is handed in blind, as one submission."""
    for number, state in enumerate(positions(case, seed, each=12)):
        if state.outcome is not None:
            continue
        seat, actions = Walk(case, seed + number, by_verb=True, start=state).submission()
        tried = state.clone()
        chance = FastChance(seed)
        before = chance.mark()
        for action in actions[:-1]:
            case.rules.apply(tried, seat, action, chance)
            assert chance.mark() == before, f"in the middle of {texts(actions)}, {action.text!r} asked chance"
