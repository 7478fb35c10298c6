"""Every title as a game of OpenSpiel: importing this module registers `backroom_<title>` for each of them.

Chance is explicit in all of them: cards are drawn one by one, so that no chance node has more than a few dozen
outcomes. Where several seats are asked at once they answer one after another, and none sees what another has chosen.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from backroom.adapters import missing_extra

try:
    import numpy as np
    import pyspiel
except ModuleNotFoundError as missing:
    raise missing_extra("openspiel", missing) from None

from backroom.adapters.position import Position
from backroom.games import titles
from backroom.kernel.chance import chance_of
from backroom.kernel.explicit import ExplicitGame, GivenChance
from backroom.kernel.game import AnyRules
from backroom.kernel.title import AnyTitle
from backroom.kernel.view import View
from backroom.words import Words

#: How many of its own choices the tensor of a seat's information state tells of, unless a game is so short that it can
#: tell of all: `recall` says another number. Of such a game all positions are kept, too.
RECALL: Final = 4
SHORT_GAME: Final = 24
BY_LENGTH: Final = -1


def game_name(title: AnyTitle) -> str:
    """What OpenSpiel knows this title as."""
    return f"backroom_{title.id.replace('-', '_')}"


class TitleGame(pyspiel.Game):
    """A title with its players and options. Parameters: `players`, `talk`, `recall`, and every option by its name."""

    title: ClassVar[AnyTitle]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        title = self.title
        given = {**_parameters(title), **(params or {})}
        options = {option.name: given[_parameter(option.name)] for option in title.options}
        rules = title.rules(title.settings(given["players"], options))
        bounds = rules.bounds()
        info = pyspiel.GameInfo(
            num_distinct_actions=len(rules.table),
            max_chance_outcomes=bounds.outcomes,
            num_players=rules.players,
            min_utility=bounds.least,
            max_utility=bounds.most,
            utility_sum=bounds.total,
            max_game_length=bounds.longest,
        )
        super().__init__(_game_type(title), info, dict(params or {}))
        self.rules: Final = rules
        short = bounds.longest <= SHORT_GAME
        recall = given["recall"]
        if recall == BY_LENGTH:
            recall = bounds.longest if short else RECALL
        dealt = ExplicitGame(rules, GivenChance([]), take_back=False, talk=given["talk"], memory=True)
        #: Where every game begins.
        self.first: Final = Position(dealt, recall, short)

    def __reduce__(self) -> tuple[Any, ...]:
        return game_again, (str(self),)

    def new_initial_state(self) -> TitleState:
        return TitleState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None) -> SeatObserver:  # noqa: ANN401
        return SeatObserver(self.rules, self.first.recall, iig_obs_type, params)


def game_again(told: str) -> TitleGame:
    """The game that says this of itself. Whoever asks has this module, so it is registered."""
    game: TitleGame = pyspiel.load_game(told)
    return game


class TitleState(pyspiel.State):
    """Where a game stands. OpenSpiel copies it by copying what it holds: a position, which never changes."""

    def __init__(self, game: TitleGame) -> None:
        super().__init__(game)
        self.position = game.first

    def current_player(self) -> int:
        game = self.position.game
        if game.chance_node is not None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if game.is_over else game.seat

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.game.legal_indices(player) if player == self.current_player() else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        node = self.position.game.chance_node
        assert node is not None, "asked of a state that is no chance node"
        return node.outcomes

    def _apply_action(self, action: int) -> None:
        self.position = self.position.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        return self.position.game.rules.table[action].text

    def is_terminal(self) -> bool:
        return self.position.game.is_over

    def returns(self) -> list[float]:
        return self.position.game.returns()

    def __str__(self) -> str:
        return repr(self.position.game) if self.position.is_dealt else "before the deal"


class SeatObserver:
    """What a seat may know, as OpenSpiel asks for it.

    Without perfect recall: the observation, or its view as a text. With it: the observation, and of each of the last
    `recall` own choices the observation before it and which action it was, the newest first; or all that the seat has
    seen and chosen as a text.
    """

    def __init__(self, rules: AnyRules, recall: int, iig_obs_type: Any, params: Mapping[str, Any] | None) -> None:  # noqa: ANN401
        asked = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if params:
            raise ValueError(f"There are no parameters of observations; given were {params}.")
        if asked.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER or not asked.public_info:
            raise ValueError("A seat sees what is public and what is its own: there is no other observation.")
        self._perfect_recall: Final = bool(asked.perfect_recall)
        size, actions = rules.observation_shape[0], len(rules.table)
        parts: list[tuple[str, tuple[int, ...]]] = [("observation", (size,))]
        if self._perfect_recall:
            parts += [("observations_before", (recall, size)), ("choices", (recall, actions))]
        self.tensor: Final[Any] = np.zeros(sum(int(np.prod(shape)) for _, shape in parts), np.float32)
        self.dict: Final[dict[str, Any]] = {}
        at = 0
        for name, shape in parts:
            beyond = at + int(np.prod(shape))
            self.dict[name] = self.tensor[at:beyond].reshape(shape)
            at = beyond

    def set_from(self, state: TitleState, player: int) -> None:
        self.tensor.fill(0)
        position = state.position
        if not position.is_dealt:
            return
        rules = position.game.rules
        self.dict["observation"][:] = np.frombuffer(rules.encode(position.game.state, player), np.float32)
        if self._perfect_recall:
            for at, (before, index) in enumerate(position.choices[player]):
                self.dict["observations_before"][at] = np.frombuffer(rules.encode(before, player), np.float32)
                self.dict["choices"][at, index] = 1

    def string_from(self, state: TitleState, player: int) -> str:
        position = state.position
        if not position.is_dealt:
            return ""
        told = position.information_state(player)
        return "\n".join(told) if self._perfect_recall else told[-1]


def resample(state: TitleState, player: int, rng: Any = None) -> TitleState:  # noqa: ANN401
    """Another state that this player could not tell from this one: `ISMCTSBot.set_resampler` takes it as it is.

    `rng` is a number, a `random.Random` or a generator of NumPy; without one every state is another.
    """
    other: TitleState = state.get_game().new_initial_state()
    other.position = state.position.resampled(player, np.random.default_rng() if rng is None else rng)
    return other


def state_for(view: View, rng: Any = None) -> TitleState:  # noqa: ANN401
    """A state that the seat of this view could not tell from the true one, and in which it is asked.

    So OpenSpiel's bots can play for a seat that knows its view alone.

    Whoever is asked at the same time before it has chosen at random. There is no talk in it. `rng` as for `resample`.
    """
    rules = view.rules
    assert rules is not None
    assert isinstance(rules.origin, tuple), "rules that no title has made are no game of OpenSpiel's"
    title, settings = rules.origin
    given = {_parameter(name): value for name, value in settings.options.items()}
    game = pyspiel.load_game(game_name(title), {"players": rules.players, "talk": False, **given})
    chance = chance_of(np.random.default_rng() if rng is None else rng)
    dealt = ExplicitGame(
        rules, GivenChance([]), start=rules.resample(view, chance), take_back=False, talk=False, memory=True
    )
    state: TitleState = game.new_initial_state()
    state.position = Position(dealt, game.first.recall, game.first.keep)
    while state.current_player() != view.viewer:
        offered = state.legal_actions()
        state.apply_action(offered[chance.below(len(offered))])
    return state


def _parameter(option: str) -> str:
    return option.replace("-", "_")


def _parameters(title: AnyTitle) -> dict[str, Any]:
    """Every parameter of a game with its default."""
    options = {_parameter(option.name): False for option in title.options}
    return {"players": title.usual, "talk": True, "recall": BY_LENGTH, **options}


def _game_type(title: AnyTitle) -> Any:  # noqa: ANN401
    kinds = pyspiel.GameType
    open_to_all = kinds.Information.PERFECT_INFORMATION
    return kinds(
        short_name=game_name(title),
        long_name=Words("en", title).say(title.id),
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=open_to_all if title.all_public else kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=title.most,
        min_num_players=title.least,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(title),
    )


def _register() -> None:
    for title in titles():
        if game_name(title) not in pyspiel.registered_names():
            # A class lives as long as Python: OpenSpiel lets go of it later still, and would crash on anything less.
            kind = type(f"{TitleGame.__name__}Of{title.prefix}", (TitleGame,), {"title": title})
            pyspiel.register_game(_game_type(title), kind)


_register()
