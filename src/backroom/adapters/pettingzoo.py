"""Every title as an environment of PettingZoo: `env` (AEC, one seat after another) and `parallel_env`.

Where several seats are asked at once, `env` asks them in turn, and nobody sees what another has chosen before all have;
`parallel_env` lets all of them choose in one step. What a seat sees is a dict: `observation` and `action_mask`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from backroom.adapters import missing_extra

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils.conversions import parallel_to_aec

    from backroom.adapters.sight import Deals, Observation, Sight, observation_space, picture
except ModuleNotFoundError as missing:
    raise missing_extra("pettingzoo", missing) from None

from backroom.kernel.game import Game

RENDER_MODES: Final = ["ansi", "human"]


def env(
    title: str,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    *,
    talk: bool = True,
    observations: bool = True,
    max_cycles: int | None = None,
    render_mode: str | None = None,
) -> AECEnv:
    """A title as an AEC environment; `players`, `options` and `talk` are as of `backroom.make`.

    Only seats that the rules ask are selected. A game ends by itself, so nothing cuts it short; with `max_cycles` it
    goes by cycles, as PettingZoo counts them: everybody is selected once in each, those whom nobody asks with an empty
    mask, and after so many cycles the game is truncated. Without `observations` there is only the mask.

    `BadInput` names a value that cannot be.
    """
    if max_cycles is not None:
        cycles = parallel_env(
            title,
            players,
            options,
            talk=talk,
            observations=observations,
            max_cycles=max_cycles,
            render_mode=render_mode,
        )
        return parallel_to_aec(cycles)
    return TableEnv(Deals(title, players, options, talk), observations, render_mode)


def parallel_env(
    title: str,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    *,
    talk: bool = True,
    observations: bool = True,
    max_cycles: int | None = None,
    render_mode: str | None = None,
) -> ParallelEnv:
    """A title as a parallel environment: in a step all who are asked choose at once, everybody else waits.

    What is given for a seat that is not asked counts for nothing: its mask is empty. A seat that is asked and gives
    nothing legal is asked again, and its info says `ignored`. After `max_cycles` steps the game is truncated.
    """
    return ParallelTableEnv(Deals(title, players, options, talk), observations, max_cycles, render_mode)


class _Seats:
    """What both kinds of environment have: agents by seat, spaces, pictures."""

    game: Game
    possible_agents: list[str]

    def _take_seats(self, deals: Deals, observations: bool, render_mode: str | None) -> None:
        if render_mode not in (None, *RENDER_MODES):
            raise ValueError(f"render_mode is one of {', '.join(RENDER_MODES)} or None, not {render_mode!r}")
        self._deals = deals
        self._floats = observations
        self.render_mode = render_mode
        self.metadata = {
            "name": f"backroom_{deals.title.id.replace('-', '_')}",
            "render_modes": RENDER_MODES,
            "is_parallelizable": False,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(deals.rules.players)]
        self.agents: list[str] = []
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        seen = observation_space(deals.rules, observations)
        actions = len(deals.rules.table)
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def _begin(self, seed: int | None) -> None:
        self.game = self._deals.begin(seed)
        self._sight = Sight(self.game, self._floats)
        self.agents = self.possible_agents[:]

    def render(self) -> str | None:
        """What an onlooker sees: as a text (`ansi`), or printed (`human`)."""
        if self.render_mode is None:
            return None
        drawn = picture(self.game)
        if self.render_mode == "ansi":
            return drawn
        print(drawn)
        return None

    def close(self) -> None:
        """Nothing is open."""


class TableEnv(_Seats, AECEnv):
    """`game` is the game in play. It is stepped by an action's index; an illegal one is a `ValueError`."""

    def __init__(self, deals: Deals, observations: bool, render_mode: str | None) -> None:
        super().__init__()
        self._take_seats(deals, observations, render_mode)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._begin(seed)
        agents = self.agents
        self.rewards = dict.fromkeys(agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(agents, 0.0)
        self.terminations = dict.fromkeys(agents, False)
        self.truncations = dict.fromkeys(agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        self.agent_selection = self.possible_agents[self.game.seat]

    def observe(self, agent: str) -> Observation:
        return self._sight.of(self._seat_of[agent])

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        seat = self._seat_of[agent]
        if action is None or not self._sight.offers(seat, action):
            raise ValueError(f"{self._named(action)} is not legal for {agent}: see its action_mask.")
        game = self.game
        game.apply_index(int(action), seat)
        self._sight.forget()
        # Rewards come with the end: before it all of them are 0, and stay it.
        if game.is_over:
            self._end()
        else:
            self.agent_selection = self.possible_agents[game.seat]

    def _end(self) -> None:
        for agent, worth in zip(self.possible_agents, self.game.returns(), strict=True):
            self.rewards[agent] = worth
            self.terminations[agent] = True
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def _named(self, action: int | None) -> str:
        table = self._deals.rules.table
        return f"{action!r} ({table[action].text})" if action is not None and 0 <= action < len(table) else repr(action)


class ParallelTableEnv(_Seats, ParallelEnv):
    """`game` is the game in play."""

    def __init__(self, deals: Deals, observations: bool, max_cycles: int | None, render_mode: str | None) -> None:
        self._take_seats(deals, observations, render_mode)
        self.metadata["is_parallelizable"] = True
        self._most = max_cycles
        self._cycles = 0

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self._begin(seed)
        self._cycles = 0
        return self._seen(), {agent: {} for agent in self.agents}

    def _seen(self) -> dict[str, Observation]:
        return {agent: self._sight.of(self._seat_of[agent]) for agent in self.agents}

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        agents = self.agents
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        for agent in self._choose(actions) if agents else []:
            infos[agent]["ignored"] = True
        self._sight.forget()
        self._cycles += 1
        over = self.game.is_over
        cut = not over and self._cycles == self._most
        seen = self._seen()
        rewards = dict(zip(agents, self.game.returns(), strict=True))
        if over or cut:
            self.agents = []
        return seen, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, cut), infos

    def _choose(self, actions: Mapping[str, int]) -> list[str]:
        """Carry out what those who are asked have chosen, each by what was offered before; tells who chose nothing."""
        game = self.game
        asked = game.decision.step
        chosen = {seat: int(actions.get(self.possible_agents[seat], -1)) for seat in game.seats_asked}
        legal = {seat: index for seat, index in chosen.items() if self._sight.offers(seat, index)}
        for seat, index in legal.items():
            # All of them answer one question: nobody's answer to this one is taken for an answer to the next.
            if not game.is_over and game.decision.step is asked and index in game.legal_indices(seat):
                game.apply_index(index, seat)
        return [self.possible_agents[seat] for seat in chosen if seat not in legal]
