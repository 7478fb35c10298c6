"""Offers as numbers, and what can be left out of them."""

from __future__ import annotations

from backroom.kernel.chance import FastChance
from backroom.kernel.game import Game
from backroom.testing.case import Case
from backroom.testing.plain import state_text
from backroom.testing.walk import positions, texts


def offers_are_numbers_too(case: Case, seed: int) -> None:
    """Indices ascend, a mask says the same, and an index does what its action does, for every seat that is asked."""
    mask = bytearray(len(case.rules.table))
    for state in positions(case, seed, each=2):
        game = Game(case.rules, FastChance(seed), start=state)
        for seat in case.seats:
            offered = game.legal(seat)
            indices = game.legal_indices(seat)
            game.legal_mask_into(mask, seat)
            assert indices == sorted(action.index for action in offered), f"{indices} are not {texts(offered)}"
            assert indices == [at for at, on in enumerate(mask) if on], f"a mask is not {indices}"
            assert bool(indices) == (seat in game.seats_asked), f"seat {seat} is offered {texts(offered)}"
            for action in offered[:3]:
                one, other = game.clone(), game.clone()
                one.apply(action, seat)
                other.apply_index(action.index, seat)
                assert one == other, f"number {action.index} does not do what {action.text!r} does"


def games_can_be_made_without(case: Case, seed: int) -> None:
    """Without talk and taking back something is always left to choose, nothing that was not offered, and no talk."""
    table = case.rules.table
    unused = {*range(len(table.kinds))} - {action.kind for action in table.actions}
    assert not unused, f"no action is of the kind {', '.join(table.kinds[kind] for kind in sorted(unused))}"
    for state in positions(case, seed, each=4):
        before = state_text(state)
        for seat in case.seats:
            offered = Game(case.rules, FastChance(seed), start=state).legal(seat)
            for take_back, talk in ((True, False), (False, True), (False, False)):
                less = Game(case.rules, FastChance(seed), start=state, take_back=take_back, talk=talk).legal(seat)
                said = f"with {take_back=} and {talk=} seat {seat} is offered {texts(less)}"
                assert bool(less) == bool(offered), said
                assert {*less} <= {*offered}, said
                assert talk or not any(table.is_talk(action) for action in less), said
        assert state_text(state) == before, "listing what is offered changed the state"
