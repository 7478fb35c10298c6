"""What is offered."""

from __future__ import annotations

from backroom.testing.case import Case
from backroom.testing.plain import state_text
from backroom.testing.walk import Walk, positions, texts


def offers_are_of_the_table(case: Case, seed: int) -> None:
    """Offers are the table's own actions, each once, only for those who are asked; asking changes nothing."""
    rules = case.rules
    for state in positions(case, seed, each=8):
        before = state_text(state)
        for seat in case.seats:
            legal = rules.legal(state, seat)
            asked = state.outcome is None and state.stack[-1].asks(seat)
            assert bool(legal) == asked, f"seat {seat} is {'' if asked else 'not '}asked and is offered {texts(legal)}"
            assert len({action.index for action in legal}) == len(legal), f"an action is offered twice: {texts(legal)}"
            for action in legal:
                assert rules.table[action.index] is action, f"{action.text!r} is offered but is not of the table"
            assert rules.legal(state, seat) == legal, "asked twice, the rules offer different things"
        assert state_text(state) == before, "listing what is offered changed the state"


def offers_apply(case: Case, seed: int) -> None:
    """Every action that is offered can be carried out, and leads to a decision or to the end."""
    for state in positions(case, seed, each=4):
        for seat in case.seats:
            for action in case.rules.legal(state, seat):
                walk = Walk(case, seed, start=state)
                walk.take(seat, action)
                after = walk.state
                assert (after.outcome is None) == bool(after.stack), f"after {action.text!r} nobody knows what is next"
