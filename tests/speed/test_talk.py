"""What words bring is measured on the same deals, and judged with its interval."""

from __future__ import annotations

from typing import cast

import pytest
from bench.talk import HONEST, LIAR, SILENT, TALKERS, TITLE, beside, kept, share_of, talker

from backroom.games import find_title
from backroom.games.chicago_gangsters.state import GangstersState
from backroom.games.chicago_gangsters.talk import SILENT as NO_WORD
from backroom.kernel.chance import FastChance
from backroom.kernel.game import Game

FAIR = 1 / 3


def words_of(kind: str) -> tuple[int, int, int]:
    """How often the first seat spoke, kept its word and broke it in a game among soldiers, talking in this way."""
    title = find_title(TITLE)
    rules = title.rules(title.settings(3))
    soldier, one = title.bots["soldier"](rules), talker(kind, "soldier", title, rules)
    game, own = Game(rules, FastChance(3), take_back=False), FastChance(4)
    spoken = 0
    while not game.is_over:
        seat = game.seat
        before = cast("GangstersState", game.state).pledges[0]
        game.apply((soldier if seat else one).choose(game.update(seat, []), own).action, seat)
        spoken += before == NO_WORD and cast("GangstersState", game.state).pledges[0] != NO_WORD
    state = cast("GangstersState", game.state)
    return spoken, state.kept[0], state.broken[0]


def test_the_honest_keep_their_words_the_silent_have_none_and_liars_break_them() -> None:
    told = {kind: words_of(kind) for kind in TALKERS}

    assert told[SILENT] == (0, 0, 0)
    assert told[HONEST][1] > 3 * told[HONEST][2]
    assert told[LIAR][2] > 3 * told[LIAR][1]


def test_a_difference_is_taken_deal_by_deal() -> None:
    some, others = [0.1, 0.9] * 50, [0.2, 1.0] * 50

    found = beside(others, some)

    assert found.share == pytest.approx(0.1)
    assert found.low > 0, "what both have alike is no doubt about the difference"
    assert share_of(others).low < share_of(some).high


@pytest.mark.parametrize(("honest", "silent", "liar", "expected"), [(0.4, 0.3, 0.2, True), (0.3, 0.4, 0.4, False)])
def test_what_was_promised_is_kept_or_not(honest: float, silent: float, liar: float, expected: bool) -> None:
    shares = {HONEST: [honest] * 200, SILENT: [silent] * 200, LIAR: [liar] * 200}

    assert set(kept(shares, FAIR).values()) == {expected}
