"""What networks are fitted to: slopes are those of the loss, and strengths are learnt as well as shares."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from backroom.arena.learning.fitting import Fitted, fit
from backroom.arena.learning.noted import Floats, Noted, note, read_noted, write_noted
from backroom.arena.learning.telling import ShareAndLead, Strengths, Telling

#: How wrong it is to know nothing of who of two wins.
NOTHING_KNOWN = float(np.log(2))
SLIGHTLY = 1e-3


def who_has_more(games: int, seed: int) -> Noted:
    """Two seats with a number each; the higher one wins."""
    rng = np.random.default_rng(seed)
    numbers: Floats = rng.normal(0.0, 1.0, (games, 2)).astype(np.float32)
    won: Floats = (numbers[:, ::-1] < numbers).astype(np.float32)
    return note(numbers.reshape(-1, 1), won, [])


@pytest.mark.parametrize(("telling", "targets"), [(ShareAndLead(), [0.25, -0.5]), (Strengths(3), [0.5, 0.5, 0.0])])
def test_what_is_called_the_error_is_the_slope_of_the_loss(telling: Telling, targets: list[float]) -> None:
    right: Floats = np.array([targets], np.float32)
    out: Floats = np.random.default_rng(3).normal(0.0, 1.0, (telling.rows, telling.outputs)).astype(np.float32)
    error = telling.error(out, right)
    for at in np.ndindex(out.shape):
        higher, lower = out.astype(np.float64), out.astype(np.float64)
        higher[at] += SLIGHTLY
        lower[at] -= SLIGHTLY
        slope = (telling.losses(higher, right)[0] - telling.losses(lower, right)[0]) / (2 * SLIGHTLY)
        assert error[at] == pytest.approx(slope, abs=1e-4)


def test_strengths_are_learnt_from_who_won() -> None:
    net = Fitted((1, 8, 1), Strengths(2), 1)
    unseen = [who_has_more(200, 2)]
    assert net.loss(unseen) == pytest.approx(NOTHING_KNOWN, abs=1e-3)

    fit(net, [who_has_more(400, 1)], 300, 64, 1e-2, np.random.default_rng(1))

    assert net.loss(unseen) < NOTHING_KNOWN / 2


def test_what_was_noted_is_the_same_from_its_file(tmp_path: Path) -> None:
    parts = [who_has_more(5, 1), note(np.zeros((4, 3), np.float32), np.ones((2, 2), np.float32), [3.0, 7.0])]

    write_noted(tmp_path / "1.npz", parts)
    again = read_noted(tmp_path / "1.npz")

    assert len(again) == 2
    for one, other in zip(parts, again, strict=True):
        for name, value in vars(one).items():
            assert np.array_equal(value, vars(other)[name])
    rows, targets = again[1].positions([1], 3)
    assert rows.shape == (2, 3)
    assert targets.tolist() == [[1.0, 1.0]]
