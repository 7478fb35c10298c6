"""The same chance, the same game."""

from __future__ import annotations

from backroom.arena.playout import play_out
from backroom.kernel.chance import FastChance
from backroom.kernel.event import Event
from backroom.kernel.game import Game
from backroom.testing.case import Case
from backroom.testing.plain import event_texts, state_text
from backroom.testing.walk import Walk


def same_seed_same_game(case: Case, seed: int) -> None:
    """Two games with the same chance and choices are the same in every state and event; rules built anew or not."""
    first = _story(case, seed)
    assert _story(case, seed) == first, "the same seed gave another game"
    assert _story(Case(case.title, case.settings), seed) == first, "rules built anew gave another game"


def _story(case: Case, seed: int) -> list[str]:
    log: list[Event] = []
    walk = Walk(case, seed, by_verb=True, log=log)
    return [state_text(state) for state in walk.play()] + event_texts(log)


def listening_changes_nothing(case: Case, seed: int) -> None:
    """With or without somebody to tell the events to, the game is the same."""
    deaf = Walk(case, seed)
    listening = Walk(case, seed, log=[])
    for one, other in zip(deaf.play(), listening.play(), strict=True):
        same = state_text(one) == state_text(other)
        assert same, f"after {deaf.decisions} decisions the game differs when somebody listens"
    assert deaf.chance.mark() == listening.chance.mark(), "chance was asked differently when somebody listened"


def playouts_equal_games(case: Case, seed: int) -> None:
    """The fast playout goes the same way as a game that is stepped through with the same chance."""
    fast = FastChance(seed)
    state = case.rules.deal(fast)
    decisions = play_out(case.rules, state, fast)
    game = Game(case.rules, FastChance(seed))
    steps = 0
    while not game.is_over:
        legal = case.rules.legal(game.state, game.seat)
        game.apply(legal[game.chance.below(len(legal))])
        steps += 1
    assert steps == decisions, f"the playout took {decisions} decisions, the game {steps}"
    assert state_text(state) == state_text(game.state), "the playout came to another end than the game"
    assert fast.mark() == game.chance.mark(), "the playout asked chance differently than the game"
