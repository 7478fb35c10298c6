"""Made again elsewhere: what pickles of games, states, views, rules, decisions and actions are made of.

Everything that a title makes once (rules, steps, actions) is named in a pickle, not copied into it, and found again by
that name. So actions stay interned, and compiled and interpreted rules read each other's pickles.

Not compiled: nothing here is called while a game is played.
"""

from __future__ import annotations

import sys
from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

    from backroom.kernel.action import Action, ActionTable
    from backroom.kernel.chance import Chance
    from backroom.kernel.decision import Decision, Step
    from backroom.kernel.encoding import Encoding
    from backroom.kernel.explicit import ExplicitGame
    from backroom.kernel.game import AnyRules, Game
    from backroom.kernel.refusal import Facts
    from backroom.kernel.rules import Rules
    from backroom.kernel.state import State
    from backroom.kernel.title import AnyTitle, Settings
    from backroom.kernel.view import View

#: What `__reduce__` gives: a function of this module, and what to call it with.
Recipe = tuple["Callable[..., Any]", tuple[Any, ...]]


class NotFromATitle(TypeError):
    """Something cannot be pickled, because it cannot be found again elsewhere."""


def title_recipe(title: AnyTitle) -> Recipe:
    """By its name in the module that says how its rules are built."""
    home = title.build.__module__
    for name, thing in vars(sys.modules[home]).items():
        if thing is title:
            return title_again, (home, name)
    raise NotFromATitle(f"The title {title.id!r} is no name in {home}, so it cannot be found again.")


def title_again(home: str, name: str) -> AnyTitle:
    title: AnyTitle = getattr(import_module(home), name)
    return title


def rules_recipe(rules: Rules[Any, Any]) -> Recipe:
    """By their title and settings."""
    if rules.origin is None:
        raise NotFromATitle(f"These rules of {rules.title!r} were not made by `Title.rules`.")
    return rules_again, rules.origin


def rules_again(title: AnyTitle, settings: Settings) -> AnyRules:
    return title.rules(settings)


def decision_again(rules: AnyRules, prompt: str, seats: int, about: tuple[int, ...]) -> Decision:
    (decision,) = rules.restore_decisions([(prompt, seats, about)])
    return decision


def action_again(rules: AnyRules, index: int) -> Action:
    """The one of the table: actions are interned."""
    return rules.table[index]


def table_again(rules: AnyRules) -> ActionTable:
    return rules.table


def step_again(rules: AnyRules, prompt: str) -> Step[Any]:
    return rules.steps[prompt]


def encoding_again(rules: AnyRules) -> Encoding[Any]:
    return rules.known_encoding()


def state_again(kind: type[State], given: tuple[int, ...], data: Facts, stack: list[Decision]) -> State:
    state = kind(*given)
    state.fill_from(data, stack)
    return state


def view_again(rules: AnyRules, state: State, viewer: int) -> View:
    """`state` was resampled from the view, so it tells no more than that did; its view is the same (see `Rules`)."""
    view = rules.view(state, viewer)
    view.rules = rules
    return view


def chance_again(kind: type[Chance], given: tuple[Any, ...], mark: list[int], tape: list[int] | None) -> Chance:
    chance = kind(*given)
    chance.rewind(mark)
    chance.tape = tape
    return chance


def game_again(
    kind: type[Game],
    rules: AnyRules,
    chance: Chance,
    state: State,
    take_back: bool,
    talk: bool,
    memory: list[list[object]] | None,
) -> Game:
    game = kind(rules, chance, False, state, take_back, talk, memory is not None)
    if memory is not None:
        game.remember(memory)
    return game


def explicit_again(*made: Any) -> ExplicitGame:  # noqa: ANN401
    *told, pending = made
    game: ExplicitGame = game_again(*told)  # type: ignore[assignment]
    game.wait(pending)
    return game
