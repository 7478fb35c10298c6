"""Verifying: every outcome recomputed, and the first that does not fit named."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from backroom.kernel.fair import FairChance
from backroom.kernel.record import read_record
from backroom.kernel.refusal import BadInput, Facts
from backroom.kernel.verify import Verified, verify
from backroom.template.penny_ante.title import PENNY_ANTE
from tests.kernel.recordings import FAIRNESS, Line, quiet_game, rejection, resealed

TEXT = quiet_game().record.text()
#: Nine cards and the lot for who begins, then a lot in each of three rounds.
IN_THE_DEAL = 10
OUTCOMES = 13


def wrong_with(text: str) -> tuple[str, Facts, str]:
    with pytest.raises(BadInput) as caught:
        verify(read_record(text), PENNY_ANTE)
    return rejection(caught.value)


def test_a_record_that_fits_is_verified_to_the_last_outcome() -> None:
    assert verify(read_record(TEXT), PENNY_ANTE) == Verified(outcomes=OUTCOMES, moves=18)


def test_the_outcomes_are_those_of_the_revealed_secrets() -> None:
    record = read_record(TEXT)
    chance = FairChance(FAIRNESS.seed, FAIRNESS.contributions)
    drawn = [*record.deal, *(draw for move in record.moves for draw in move.chance)]
    assert [chance.below(n) for n, _ in drawn] == [outcome for _, outcome in drawn]


@given(st.integers(0, IN_THE_DEAL - 2), st.integers(1, 6))
def test_a_card_dealt_otherwise_is_the_first_outcome_that_does_not_fit(number: int, shift: int) -> None:
    def cheat(lines: list[Line]) -> None:
        draw = lines[1]["deal"][number]
        draw[1] = (draw[1] + shift) % draw[0]

    n, outcome = read_record(TEXT).deal[number]
    said = {"value": (outcome + shift) % n, "below": n, "expected": outcome}
    expected = {"outcome": number + 1, "number": 0, "actions": "", **said}
    assert wrong_with(resealed(TEXT, cheat)) == ("verify-misfit", expected, "")


def test_a_lot_that_fell_otherwise_is_named_with_its_move() -> None:
    def cheat(lines: list[Line]) -> None:
        lines[14]["chance"][0][1] = (lines[14]["chance"][0][1] + 1) % 3

    (n, outcome), *_ = read_record(TEXT).moves[11].chance
    said = {"value": (outcome + 1) % n, "below": n, "expected": outcome}
    expected = {"outcome": 12, "number": 12, "actions": "bid 0, done", **said}
    assert wrong_with(resealed(TEXT, cheat)) == ("verify-misfit", expected, "")


def test_another_seed_than_committed_to_is_named() -> None:
    text = resealed(TEXT, lambda lines: lines[-2]["reveal"].update(house="ab" * 32))
    assert wrong_with(text) == ("verify-house-broken", {}, "")


@pytest.mark.parametrize(("seat", "shown"), [(0, "ab" * 32), (0, None), (1, "ab" * 32), (2, "03" * 31 + "04")])
def test_another_contribution_than_committed_to_is_named(seat: int, shown: str | None) -> None:
    def cheat(lines: list[Line]) -> None:
        lines[-2]["reveal"]["seats"][seat] = shown

    assert wrong_with(resealed(TEXT, cheat)) == ("verify-seat-broken", {"seat": seat}, "")


def test_a_contribution_too_few_or_too_many_is_named() -> None:
    missing = resealed(TEXT, lambda lines: lines[-2]["reveal"]["seats"].pop())
    assert wrong_with(missing) == ("verify-seat-broken", {"seat": 2}, "")
    added = resealed(TEXT, lambda lines: lines[-2]["reveal"]["seats"].append(None))
    assert wrong_with(added) == ("verify-seat-broken", {"seat": 3}, "")


def test_a_running_game_cannot_be_verified_yet() -> None:
    text = quiet_game(moves=4).record.text()
    assert wrong_with(text) == ("verify-not-revealed", {"moves": 4}, "")


def test_a_game_without_commitments_cannot_be_verified() -> None:
    text = quiet_game(fairness=None).record.text()
    assert wrong_with(text) == ("verify-no-commitments", {"moves": 18}, "")


def test_chance_that_does_not_fit_the_rules_is_found_before_any_outcome() -> None:
    text = resealed(TEXT, lambda lines: lines[4].update(do=["draw"], chance=[[7, 1]]))
    reason = "the recording holds 1 below 7 where one below 6 is asked for"
    assert wrong_with(text) == ("record-chance-unfit", {"number": 2, "reason": reason}, "")


def test_commitments_are_made_of_what_is_revealed() -> None:
    promised, shown = FAIRNESS.commitments(), FAIRNESS.reveal()
    assert [seat is None for seat in promised.seats] == [seat is None for seat in shown.seats] == [False, True, False]
    assert shown.house == FAIRNESS.seed.hex()
    assert promised.house != shown.house
