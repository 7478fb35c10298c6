"""All dice and shuffles."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from math import sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from backroom.kernel.chance import Chance, FastChance, OutOfOutcomes, RecordedChance, ScriptedChance
from backroom.kernel.fair import FairChance

#: One of each kind, able to answer forty questions below six. Made anew for every test.
KINDS: dict[str, Callable[[], Chance]] = {
    "fast": lambda: FastChance(7),
    "fair": lambda: FairChance(b"house", [b"", b"seat two"]),
    "scripted": lambda: ScriptedChance([number % 6 for number in range(40)]),
    "recorded": lambda: RecordedChance([number for at in range(40) for number in (6, at * 5 % 6)]),
}
every_kind = pytest.mark.parametrize("make", KINDS.values(), ids=KINDS.keys())


def sfc32(a: int, b: int, c: int, counter: int = 1) -> Iterator[int]:
    """The generator as its author describes it, with whole numbers of any size."""
    while True:
        word = (a + b + counter) % 2**32
        counter = (counter + 1) % 2**32
        a, b = b ^ b >> 9, (c + (c << 3)) % 2**32
        rotated = (c << 21) % 2**32 | c >> 11
        c = (rotated + word) % 2**32
        yield word


@given(st.integers(0, 2**96 - 1), st.lists(st.integers(2, 2**31), max_size=40))
def test_fast_chance_is_sfc32_after_twelve_rounds(seed: int, questions: list[int]) -> None:
    chance = FastChance(seed)
    words = islice(sfc32(*(seed >> shift & 0xFFFFFFFF for shift in (0, 32, 64))), 12, None)
    assert [chance.below(n) for n in questions] == [next(words) * n >> 32 for n in questions]


def test_fast_chance_goes_on_when_its_counter_is_full() -> None:
    chance = FastChance(1)
    chance.rewind([11, 22, 33, 2**32 - 2])
    words = sfc32(11, 22, 33, 2**32 - 2)
    assert [chance.below(2**31) for _ in range(9)] == [next(words) >> 1 for _ in range(9)]


@pytest.mark.parametrize("n", [2, 3, 6, 7, 52, 81, 1000])
@pytest.mark.parametrize("make", [lambda: FastChance(3), lambda: FairChance(b"seed", [])], ids=["fast", "fair"])
def test_every_number_is_about_equally_likely(make: Callable[[], Chance], n: int) -> None:
    chance = make()
    expected = 50_000 // n
    counts = [0] * n
    for _ in range(expected * n):
        counts[chance.below(n)] += 1
    chi_square = sum((count - expected) ** 2 / expected for count in counts)
    assert abs(chi_square - (n - 1)) < 5 * sqrt(2 * (n - 1))


@every_kind
def test_a_question_with_one_answer_consumes_and_notes_nothing(make: Callable[[], Chance]) -> None:
    chance = make()
    chance.tape = []
    mark = chance.mark()
    assert chance.below(1) == 0
    assert (chance.mark(), chance.tape) == (mark, [])


@every_kind
def test_the_tape_notes_each_question_with_its_outcome(make: Callable[[], Chance]) -> None:
    chance = make()
    chance.tape = []
    outcomes = [chance.below(6) for _ in range(5)]
    assert chance.tape == [number for outcome in outcomes for number in (6, outcome)]


@every_kind
@given(before=st.integers(0, 20), after=st.integers(0, 20))
def test_after_a_rewind_the_same_outcomes_follow(make: Callable[[], Chance], before: int, after: int) -> None:
    chance = make()
    for _ in range(before):
        chance.below(6)
    mark = chance.mark()
    first = [chance.below(6) for _ in range(after)]
    chance.rewind(mark)
    assert chance.mark() == mark
    assert [chance.below(6) for _ in range(after)] == first


@given(st.lists(st.integers(), min_size=1), st.integers(0, 2**96 - 1))
def test_taking_draws_one_thing_and_leaves_the_others(bag: list[int], seed: int) -> None:
    left = bag[:]
    taken = FastChance(seed).take(left)
    assert sorted([*left, taken]) == sorted(bag)


def test_the_last_thing_moves_to_the_place_of_what_was_taken() -> None:
    bag = [10, 11, 12, 13]
    chance = ScriptedChance([1, 2, 0])
    assert [chance.take(bag), bag[:]] == [11, [10, 13, 12]]
    assert [chance.take(bag), bag[:]] == [12, [10, 13]]
    assert [chance.take(bag), bag[:]] == [10, [13]]
    assert [chance.take(bag), bag[:]] == [13, []]


@given(st.lists(st.integers()), st.integers(0, 2**96 - 1))
def test_shuffling_keeps_everything(things: list[int], seed: int) -> None:
    shuffled = things[:]
    FastChance(seed).shuffle(shuffled)
    assert sorted(shuffled) == sorted(things)


def test_a_shuffle_is_fisher_yates_from_the_last_place_down() -> None:
    things = [10, 11, 12, 13]
    ScriptedChance([0, 1, 1]).shuffle(things)
    # 10 and 13 change places; then 12 and 11; then 12 stays.
    assert things == [13, 12, 11, 10]


def test_every_order_comes_up_about_equally_often() -> None:
    chance = FastChance(5)
    counts: dict[tuple[int, ...], int] = {}
    for _ in range(24_000):
        things = [0, 1, 2, 3]
        chance.shuffle(things)
        counts[tuple(things)] = counts.get(tuple(things), 0) + 1
    assert len(counts) == 24
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 23 + 5 * sqrt(2 * 23)


def test_a_script_that_is_used_up_says_so() -> None:
    chance = ScriptedChance([3])
    chance.below(6)
    with pytest.raises(OutOfOutcomes, match="the script has 1 outcomes and is asked for one more below 6"):
        chance.below(6)


@pytest.mark.parametrize("outcome", [6, -1])
def test_a_script_with_an_impossible_outcome_says_so(outcome: int) -> None:
    chance = ScriptedChance([0, outcome])
    chance.below(6)
    with pytest.raises(OutOfOutcomes, match=f"outcome 2 of the script is {outcome}, asked for one below 6"):
        chance.below(6)


def test_a_recording_that_is_used_up_says_so() -> None:
    with pytest.raises(OutOfOutcomes, match="the recording ends where one below 6 is asked for"):
        RecordedChance([]).below(6)


@pytest.mark.parametrize(("n", "outcome"), [(7, 3), (6, 6), (6, -1)])
def test_a_recording_of_another_question_says_so(n: int, outcome: int) -> None:
    chance = RecordedChance([n, outcome])
    with pytest.raises(OutOfOutcomes, match=f"the recording holds {outcome} below {n} where one below 6 is asked for"):
        chance.below(6)
    assert chance.left == 1


def test_a_recording_knows_what_is_left_of_it() -> None:
    chance = RecordedChance([6, 3, 2, 0])
    assert [chance.left, chance.below(6), chance.left, chance.below(2), chance.left] == [2, 3, 1, 0, 0]
