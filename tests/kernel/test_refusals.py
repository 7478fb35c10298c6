"""Two ways to say no."""

from __future__ import annotations

import pickle

import pytest

from backroom.kernel.refusal import BadInput, Refusal, Rejected


def test_a_refusal_says_clause_message_and_facts() -> None:
    assert str(Refusal("PA-3", "refused-hand-full", {"count": 4})) == "refused-hand-full (PA-3) count=4"


def test_bad_input_may_have_no_clause() -> None:
    assert str(BadInput("empty-choice")) == "empty-choice (no clause)"


@pytest.mark.parametrize(
    "rejected", [Refusal("PA-3", "refused-hand-full", {"count": 4}), BadInput("wrong", {"value": 1}, "PA-1")]
)
def test_what_was_rejected_in_another_process_arrives_whole(rejected: Rejected) -> None:
    again = pickle.loads(pickle.dumps(rejected))
    assert type(again) is type(rejected)
    assert (again.message, again.facts, again.clause) == (rejected.message, rejected.facts, rejected.clause)


def test_the_facts_given_are_copied() -> None:
    facts: dict[str, object] = {"count": 4}
    refusal = Refusal("PA-3", "refused-hand-full", facts)
    refusal.facts["action"] = "draw"
    assert facts == {"count": 4}
