"""Games that are learnt from: played by whoever learns, a few seats by other bots, each position noted."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from backroom.arena.learning.noted import Floats, Noted, note
from backroom.arena.learning.telling import Telling, telling_of
from backroom.arena.simulate import chance_for
from backroom.games import find_title
from backroom.kernel.action import Action
from backroom.kernel.chance import Chance
from backroom.kernel.game import AnyRules, Game
from backroom.kernel.player import Player
from backroom.kernel.state import State
from backroom.kernel.title import Settings
from backroom.minds.net import Net, make_net
from backroom.minds.study import PlainStudy, Study
from backroom.minds.whole import whole_choices
from backroom.players import arena_bot

#: How many whole choices are drawn from, where one is drawn by lot.
_DRAWN_FROM = 200
#: How often is told in thousandths.
_OFTEN = 1000


@dataclass(frozen=True)
class Lesson:
    """What one process is to play: so many games at one kind of table, by these weights."""

    settings: Settings
    sizes: tuple[int, ...]
    weights: bytes
    seed: str
    first: int
    games: int
    company: tuple[str, ...]
    """Bots who take some of the seats."""
    beside: float
    """How often a seat is theirs."""
    stray: tuple[float, ...]
    """How often one of the company draws a whole choice by lot: one of these for each of them."""
    curious: float
    """How often who learns does."""
    fade: float
    """λ of TD(λ): 1 learns from the end of the game alone, 0 from the next position alone."""
    unit: float
    """A lead of so much counts whole."""


@dataclass(frozen=True)
class _Sitting:
    """Who sits in a seat for a game, and how often a whole choice of it is drawn by lot."""

    player: Player
    lot: float


def study_of(settings: Settings) -> Study:
    """How the title's bots learn at such a table; by its observations if it does not say."""
    title = find_title(settings.title)
    rules = title.rules(settings)
    return PlainStudy(rules) if title.study is None else title.study(rules)


def play_lesson(lesson: Lesson) -> Noted:
    """Play the games of a lesson and note their positions."""
    study = study_of(lesson.settings)
    net = make_net(lesson.sizes, lesson.weights)
    telling = telling_of(study)
    title = find_title(lesson.settings.title)
    seats = range(study.rules.players)
    judge = study.judge(net)
    pupils = [study.pupil(judge) for _ in seats]
    company = [arena_bot(name, title, study.rules) for name in lesson.company]
    rows: list[Floats] = [np.empty((0, study.features.size), np.float32)]
    targets: list[Floats] = [np.empty((0, telling.wide), np.float32)]
    leads: list[float] = []
    for number in range(lesson.first, lesson.first + lesson.games):
        own = chance_for(lesson.seed, number, "own")
        table = []
        for seat in seats:
            if company and own.below(_OFTEN) < _OFTEN * lesson.beside:
                other = company[own.below(len(company))]
                table.append(_Sitting(other, lesson.stray[own.below(len(lesson.stray))]))
            else:
                table.append(_Sitting(pupils[seat], lesson.curious))
        seen, end = _Evening(study, table, own).play(chance_for(lesson.seed, number, "game"))
        assert end.outcome is not None
        scores = end.outcome.scores
        leads.append(float(max(scores) - sorted(scores)[-2]))
        for seat, states in enumerate(seen):
            if states:
                here = np.frombuffer(study.features.rows(states, seat), np.float32).reshape(-1, study.features.size)
                rows.append(here)
                targets.append(_targets(telling, net, here, telling.came(end, seat, lesson.unit), lesson.fade))
    return note(np.concatenate(rows), np.concatenate(targets), leads)


class _Evening:
    """One game."""

    def __init__(self, study: Study, table: list[_Sitting], own: Chance) -> None:
        self._study = study
        self._rules: AnyRules = study.rules
        self._table = table
        self._own = own
        self._seen: list[list[State]] = [[] for _ in table]

    def play(self, chance: Chance) -> tuple[list[list[State]], State]:
        """The game to its end; what is noted of it, by seat."""
        game = Game(self._rules, chance, take_back=False)
        while not game.is_over:
            seat = game.seat
            sitting = self._table[seat]
            fresh = not self._rules.unfinished(game.state, seat)
            if fresh and self._own.below(_OFTEN) < _OFTEN * sitting.lot:
                ways = whole_choices(self._rules, game.state, seat, _DRAWN_FROM)
                for action in ways[self._own.below(len(ways))]:
                    self._do(game, seat, action)
            else:
                self._do(game, seat, sitting.player.choose(game.update(seat, []), self._own).action)
        return self._seen, game.state

    def _do(self, game: Game, seat: int, action: Action) -> None:
        before = game.state.clone()
        dice = game.chance.clone()
        game.apply(action, seat)
        if game.is_over:
            return
        position = self._study.noted(before, seat, action, dice, game.state)
        if position is not None:
            for viewer in self._study.viewers(seat):
                self._seen[viewer].append(position)


def _targets(telling: Telling, net: Net, rows: Floats, came: Floats, fade: float) -> Floats:
    """What each position of a seat should have told, by TD(λ), from the last one backwards."""
    told = np.array(net.run(rows), np.float32).reshape(-1, telling.outputs)
    believed = telling.believed(told)
    found: Floats = np.empty_like(believed)
    following = came
    for at in range(len(believed) - 1, -1, -1):
        found[at] = following
        following = (1.0 - fade) * believed[at] + fade * following
    return found
