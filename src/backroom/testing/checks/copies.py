"""Games, states, views, actions and rules elsewhere: copied, pickled, saved."""

from __future__ import annotations

import copy
import pickle

from backroom.kernel.again import NotFromATitle
from backroom.kernel.chance import FastChance
from backroom.kernel.event import ONLOOKER, Event, SeenEvent
from backroom.kernel.game import Game
from backroom.kernel.player import Choice
from backroom.testing.case import Case
from backroom.testing.plain import state_text
from backroom.testing.walk import positions

#: So many are made in a copy, to see whether its original stays as it is.
DECISIONS = 10
#: A name that no event has.
_EVENT = "drawn"


def everything_is_copied_and_pickled(case: Case, seed: int) -> None:
    """Copies and what comes out of a pickle are equal, and have the same hash; actions and rules are the very same."""
    for state in positions(case, seed, each=1):
        game = Game(case.rules, FastChance(seed), start=state, memory=True)
        held: list[object] = [game, state, game.view(0), game.view(ONLOOKER), *_values(game)]
        for thing in held:
            for other in (copy.copy(thing), copy.deepcopy(thing), _through_a_pickle(thing)):
                assert other == thing, f"a copy of {thing!r} is {other!r}"
                assert hash(other) == hash(thing), f"a copy of {thing!r} has another hash"
        interned: list[object] = [case.rules, case.rules.table, *case.rules.steps.values(), *game.legal()[:5]]
        if case.rules.encoding is not None:
            interned.append(case.rules.encoding)
        for thing in interned:
            for other in (copy.copy(thing), copy.deepcopy(thing), _through_a_pickle(thing)):
                assert other is thing, f"{thing!r} is made twice"
        before = state_text(state)
        for other in (copy.copy(game), _through_a_pickle(game)):
            assert isinstance(other, Game)
            for _ in range(DECISIONS):
                if other.legal():
                    other.apply(other.legal()[-1])
        assert state_text(state) == before, "playing a copy on changed its original"


def _values(game: Game) -> list[object]:
    """What a game hands out beside views and actions."""
    rules = game.rules
    drawn = Event(_EVENT, {"seat": 0}, {"card": 7}, knowers=1)
    seen = SeenEvent(_EVENT, {"seat": 0})
    values: list[object] = [game.chance, rules.bounds(), drawn, seen, rules.update(game.state, 0, [drawn])]
    if game.outcome is not None:
        return [*values, game.outcome]
    fields = [] if rules.encoding is None else rules.encoding.fields[:2]
    return [*values, *fields, game.decision, Choice(game.legal()[0], "why-outside", {"seat": 0})]


def _through_a_pickle(thing: object) -> object:
    try:
        return pickle.loads(pickle.dumps(thing))
    except NotFromATitle as error:
        raise AssertionError(f"{thing!r} cannot be pickled: {error}") from error


def saved_games_go_on(case: Case, seed: int) -> None:
    """A game that was saved and loaded again is equal, and goes on as it would have."""
    for state in positions(case, seed, each=1):
        game = Game(case.rules, FastChance(seed), start=state, take_back=False, talk=False, memory=True)
        loaded = Game(case.rules, FastChance(0))
        loaded.load(game.save())
        assert loaded == game, f"{game!r} was saved, and {loaded!r} was loaded"
        for one in (game, loaded):
            while not one.is_over:
                one.apply_index(one.legal_indices()[-1])
        assert loaded == game, "a game that was saved and loaded came to another end"
