"""Games from one call, as whoever studies them begins: `backroom.make` and `backroom.load`."""

from __future__ import annotations

import random
import subprocess
import sys

import pytest

import backroom
from backroom.games import titles
from backroom.kernel.chance import FastChance
from backroom.kernel.game import Game
from backroom.kernel.refusal import BadInput, Refusal
from backroom.kernel.title import AnyTitle

TALKATIVE = "chicago-gangsters"
every_title = pytest.mark.parametrize("title", titles(), ids=lambda title: str(title.id))


def played(game: Game, seed: int = 1, most: int = 10_000) -> Game:
    """The same game after so many random choices, or at its end."""
    own = random.Random(seed)
    for _ in range(most):
        if game.is_over:
            break
        game.apply(own.choice(game.legal()))
    return game


def kinds_offered(game: Game, seed: int = 1) -> set[str]:
    """The kinds of action that were offered to anybody in a random game."""
    own = random.Random(seed)
    kinds: set[str] = set()
    while legal := game.legal():
        kinds |= {game.rules.table.kinds[action.kind] for action in legal}
        game.apply(own.choice(legal))
    return kinds


@every_title
def test_the_same_seed_is_the_same_game(title: AnyTitle) -> None:
    one, other = backroom.make(title.id, seed=5), backroom.make(title.id, seed=5)
    assert one == other
    assert played(one) == played(other)
    assert backroom.make(title.id, seed=6, players=title.most).rules.players == title.most


def test_without_a_seed_every_game_is_another() -> None:
    assert backroom.make(TALKATIVE) != backroom.make(TALKATIVE)


def test_what_cannot_be_played_is_refused_by_name() -> None:
    with pytest.raises(BadInput, match="no-such-title"):
        backroom.make("north-side")
    with pytest.raises(BadInput, match="wrong-player-count"):
        backroom.make(TALKATIVE, players=9)
    with pytest.raises(BadInput, match="no-such-option"):
        backroom.make(TALKATIVE, options={"loud": True})
    with pytest.raises(ValueError, match="not 'fair'"):
        backroom.make(TALKATIVE, chance="fair")  # type: ignore[call-overload]


def test_importing_the_package_imports_no_rules() -> None:
    """And no third package: it takes a few thousandths of a second, and no test measures that on a busy machine."""
    program = "import backroom, sys; print([name for name in sys.modules if name.startswith('backroom.')])"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"
    assert {"make", "load"} <= {*backroom.__all__}
    with pytest.raises(AttributeError, match="sell"):
        backroom.sell  # type: ignore[attr-defined]  # noqa: B018


def test_talk_and_taking_back_can_be_left_out() -> None:
    talk = {"pledge", "ask", "show"}
    with_everything = kinds_offered(backroom.make(TALKATIVE, seed=1, take_back=True))
    assert talk | {"take-back"} <= with_everything
    usual = kinds_offered(backroom.make(TALKATIVE, seed=1))
    assert talk <= usual
    assert "take-back" not in usual
    assert not (talk | {"take-back"}) & kinds_offered(backroom.make(TALKATIVE, seed=1, talk=False))


def test_what_is_left_out_is_not_in_an_update_and_is_refused() -> None:
    game = backroom.make(TALKATIVE, seed=1, talk=False)
    while game.decision.step.prompt != "commit":
        game.apply(game.legal()[0])
    seat = game.seat
    pledge = game.rules.table.parse("pledge nothing")
    assert pledge in game.rules.legal(game.state, seat)
    assert game.update(seat, []).actions == list(game.legal(seat))
    with pytest.raises(Refusal, match="refused-left-out"):
        game.submit(seat, [pledge])


def test_without_memory_there_is_no_information_state() -> None:
    game = backroom.make(TALKATIVE, seed=1)
    assert game.events is None
    with pytest.raises(ValueError, match="without a memory"):
        game.information_state(0)


@every_title
def test_a_clone_has_the_same_future_or_a_chance_of_its_own(title: AnyTitle) -> None:
    game = played(backroom.make(title.id, seed=3), most=20)
    assert played(game.clone()) == played(game.clone())
    other = game.clone(rng=8)
    assert other.state == game.state
    assert other.chance.mark() == FastChance(8).mark()


def test_luck_comes_from_whatever_has_it() -> None:
    game = backroom.make(TALKATIVE, seed=3)
    assert game.resample(0, 4) == game.resample(0, FastChance(4))
    assert game.resample(0, random.Random(1)) == game.resample(0, random.Random(1))
    assert game.resample(0, random.Random(1)) != game.resample(0, random.Random(2))
    with pytest.raises(TypeError):
        game.resample(0, "luck")


def test_returns_are_nothing_before_the_end_and_shared_by_who_shares_the_win() -> None:
    game = backroom.make(TALKATIVE, players=4, seed=1)
    assert game.returns() == [0.0] * 4
    played(game)
    assert game.outcome is not None
    assert [seat for seat, value in enumerate(game.returns()) if value > 0] == game.outcome.winners


@every_title
@pytest.mark.parametrize("chance", ["sampled", "explicit"])
def test_a_saved_game_is_loaded_anywhere(title: AnyTitle, chance: str) -> None:
    game = backroom.make(title.id, seed=2, chance=chance, memory=True)  # type: ignore[call-overload]
    loaded = backroom.load(game.save())
    assert loaded == game
    assert type(loaded) is type(game)


@pytest.mark.parametrize(
    ("before", "after", "message"),
    [
        (b"{", b"[", "save-unreadable"),
        (b'"backroom":1', b'"backroom":2', "save-unreadable"),
        (b'"players":4', b'"players":3', "state-unfit"),
        (b'"round":1', b'"round":-1', "state-unfit"),
        (b'"chance":[', b'"chance":[7,', "save-other-chance"),
        (b'"talk":true', b'"talk":true,"pending":[0,0]', "save-other-chance"),
    ],
)
def test_a_save_that_cannot_be_is_refused(before: bytes, after: bytes, message: str) -> None:
    saved = backroom.make(TALKATIVE, players=4, seed=2).save()
    assert before in saved
    with pytest.raises(BadInput, match=message):
        backroom.load(saved.replace(before, after, 1))


def test_a_game_loads_only_what_is_played_by_its_rules() -> None:
    game = backroom.make(TALKATIVE, players=4, seed=2)
    before = game.clone()
    with pytest.raises(BadInput, match="save-other-game"):
        game.load(backroom.make(TALKATIVE, players=3, seed=2).save())
    assert game == before
    game.load(played(before, most=9).save())
    assert game == before
