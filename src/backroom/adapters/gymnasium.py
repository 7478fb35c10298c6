"""Every title as an environment of Gymnasium: one seat against chosen bots.

Importing this module registers `backroom/<title>-v0` for each title, so that `gymnasium.make` finds it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from backroom.adapters import missing_extra

try:
    import gymnasium
    from gymnasium import spaces

    from backroom.adapters.sight import Deals, Observation, Sight, observation_space, picture
except ModuleNotFoundError as missing:
    raise missing_extra("gymnasium", missing) from None

from backroom.adapters.opponents import Opponent, Opponents
from backroom.games import titles
from backroom.kernel.game import Game

RENDER_MODES: Final = ["ansi", "human"]


def env(
    title: str,
    players: int | None = None,
    against: Opponent | Sequence[Opponent] = "random",
    options: Mapping[str, object] | None = None,
    *,
    seat: int | None = 0,
    talk: bool = True,
    render_mode: str | None = None,
) -> SeatEnv:
    """One seat of a title; the others are played by bots. `players`, `options` and `talk` are as of `backroom.make`.

    `against` is the name of a bot, or a `Player`, for all other seats, or one for each of them, from the next seat on
    clockwise: `backroom titles` lists the names. `seat` is where the learner sits; None is another seat every game.

    `BadInput` names a value that cannot be.
    """
    return SeatEnv(Deals(title, players, options, talk), against, seat, render_mode)


class SeatEnv(gymnasium.Env[Observation, int]):
    """A step is one choice of the learner's and all that follows until it is asked again, or the game is over.

    The reward comes with the end: what the outcome is worth to the learner (`Game.returns`). Whoever chooses what its
    mask does not offer has lost: the game is over for it, and the info says `illegal`. `game` is the game in play.
    """

    game: Game

    def __init__(
        self, deals: Deals, against: Opponent | Sequence[Opponent], seat: int | None, render_mode: str | None
    ) -> None:
        players = deals.rules.players
        if seat is not None and not 0 <= seat < players:
            raise ValueError(f"seat is from 0 to {players - 1} or None, not {seat!r}")
        if render_mode not in (None, *RENDER_MODES):
            raise ValueError(f"render_mode is one of {', '.join(RENDER_MODES)} or None, not {render_mode!r}")
        self.metadata = {"render_modes": RENDER_MODES, "render_fps": 1}
        self.render_mode = render_mode
        self._deals: Final = deals
        self._opponents: Final = Opponents(deals.title, deals.rules, against)
        self._chosen_seat: Final = seat
        self.seat = 0 if seat is None else seat
        self.observation_space = observation_space(deals.rules)
        self.action_space = spaces.Discrete(len(deals.rules.table))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self.game = self._deals.begin(int(self.np_random.integers(1 << 62)))
        if self._chosen_seat is None:
            self.seat = int(self.np_random.integers(self._deals.rules.players))
        self._sight = Sight(self.game)
        self._opponents.sit_down(self.game, self.seat, int(self.np_random.integers(1 << 62)))
        self._opponents.play()
        return self._sight.of(self.seat), {}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        if not self._sight.offers(self.seat, int(action)):
            self._sight.forget()
            return self._sight.of(self.seat), self._deals.rules.bounds().least, True, False, {"illegal": True}
        self.game.apply_index(int(action), self.seat)
        self._sight.forget()
        self._opponents.play()
        return self._sight.of(self.seat), self.game.returns()[self.seat], self.game.is_over, False, {}

    def render(self) -> str | None:
        """What an onlooker sees: as a text (`ansi`), or printed (`human`)."""
        if self.render_mode is None:
            return None
        drawn = picture(self.game)
        if self.render_mode == "ansi":
            return drawn
        print(drawn)
        return None


def _register() -> None:
    for title in titles():
        name = f"backroom/{title.id}-v0"
        if name not in gymnasium.registry:
            gymnasium.register(name, entry_point=f"{__name__}:env", kwargs={"title": title.id})


_register()
