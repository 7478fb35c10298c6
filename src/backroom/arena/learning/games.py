"""Games that are learnt from: played by whoever learns, a few seats by other bots, each position noted."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from backroom.arena.simulate import chance_for
from backroom.games import find_title
from backroom.kernel.chance import Chance
from backroom.kernel.game import AnyRules, Game
from backroom.kernel.player import Player
from backroom.kernel.state import State
from backroom.kernel.title import Settings
from backroom.minds.judging import NetJudge
from backroom.minds.net import Net, make_net
from backroom.minds.study import PlainStudy, Study
from backroom.minds.whole import play_whole, whole_choices
from backroom.players import arena_bot

Floats: TypeAlias = npt.NDArray[np.float32]

#: How many whole choices a curious pupil draws from.
_DRAWN_FROM = 200


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
    curious: float
    """How often a whole choice is drawn by lot."""
    fade: float
    """λ of TD(λ): 1 learns from the end of the game alone, 0 from the next position alone."""
    unit: float
    """A lead of so much counts whole."""


@dataclass(frozen=True)
class Noted:
    """Positions as those who learn saw them, in sparse rows, and what came of each: the share of the win, the lead."""

    starts: npt.NDArray[np.int64]
    """Where each row begins in the others, and where the last ends."""
    places: npt.NDArray[np.uint16]
    values: npt.NDArray[np.float16]
    targets: Floats
    leads: list[float]
    """Of each game, the winner's lead in score: for the unit of later games."""


def study_of(settings: Settings) -> Study:
    """How the title's bots learn at such a table; by its observations if it does not say."""
    title = find_title(settings.title)
    rules = title.rules(settings)
    return PlainStudy(rules) if title.study is None else title.study(rules)


def play_lesson(lesson: Lesson) -> Noted:
    """Play the games of a lesson and note their positions."""
    study = study_of(lesson.settings)
    net = make_net(lesson.sizes, lesson.weights)
    pupil = study.pupil(NetJudge(study.features, net))
    title = find_title(lesson.settings.title)
    company = [arena_bot(name, title, study.rules) for name in lesson.company]
    rows: list[Floats] = []
    targets: list[Floats] = []
    leads: list[float] = []
    for number in range(lesson.first, lesson.first + lesson.games):
        own = chance_for(lesson.seed, number, "own")
        table: list[Player | None] = [None] * study.rules.players
        for seat in range(study.rules.players):
            if company and own.below(1000) < 1000 * lesson.beside:
                table[seat] = company[own.below(len(company))]
        chance = chance_for(lesson.seed, number, "game")
        seen, end = _Evening(study, pupil, table, lesson.curious, own).play(chance)
        assert end.outcome is not None
        scores = end.outcome.scores
        leads.append(float(max(scores) - sorted(scores)[-2]))
        for seat, states in enumerate(seen):
            if states:
                here = np.frombuffer(study.features.rows(states, seat), np.float32).reshape(len(states), -1)
                rows.append(here)
                targets.append(_targets(net, here, end, seat, lesson))
    nothing: Floats = np.empty((0, study.features.size), np.float32)
    return _noted(np.concatenate([nothing, *rows]), np.concatenate([np.empty((0, 2), np.float32), *targets]), leads)


class _Evening:
    """One game: `table` names who sits beside pupils, who have the other seats."""

    def __init__(self, study: Study, pupil: Player, table: list[Player | None], curious: float, own: Chance) -> None:
        self._study = study
        self._rules: AnyRules = study.rules
        self._pupil = pupil
        self._table = table
        self._curious = curious
        self._own = own

    def play(self, chance: Chance) -> tuple[list[list[State]], State]:
        """The game to its end; what is noted of it, by seat."""
        rules = self._rules
        game = Game(rules, chance)
        seen: list[list[State]] = [[] for _ in self._table]
        while not game.is_over:
            seat = game.seat
            state = game.state
            other = self._table[seat]
            fresh = not rules.unfinished(state, seat)
            if other is None and fresh and self._own.below(1000) < 1000 * self._curious:
                ways = whole_choices(rules, state, seat, _DRAWN_FROM)
                play_whole(rules, state, seat, ways[self._own.below(len(ways))], chance)
            else:
                player = self._pupil if other is None else other
                choice = player.choose(game.update(seat, []), self._own)
                game.apply(choice.action, seat)
            if not game.is_over and self._study.notes(state, seat):
                seen[seat].append(state.clone())
        return seen, game.state


def _targets(net: Net, rows: Floats, end: State, seat: int, lesson: Lesson) -> Floats:
    """What each position of a seat should have told, by TD(λ), from the last one backwards."""
    outcome = end.outcome
    assert outcome is not None
    told = np.array(net.run(rows), np.float32).reshape(-1, 2)
    others = [score for other, score in enumerate(outcome.scores) if other != seat]
    lead = np.clip((outcome.scores[seat] - max(others)) / lesson.unit, -1.0, 1.0)
    won = 1.0 / len(outcome.winners) if seat in outcome.winners else 0.0
    following = np.array([won, lead], np.float32)
    believed = np.stack([1.0 / (1.0 + np.exp(-told[:, 0])), np.clip(told[:, 1], -1.0, 1.0)], axis=1)
    found: Floats = np.empty_like(believed)
    for at in range(len(told) - 1, -1, -1):
        found[at] = following
        following = (1.0 - lesson.fade) * believed[at] + lesson.fade * following
    return found


def _noted(rows: Floats, targets: Floats, leads: list[float]) -> Noted:
    at, places = np.nonzero(rows)
    starts = np.searchsorted(at, np.arange(len(rows) + 1))
    values = rows[at, places].astype(np.float16)
    return Noted(starts.astype(np.int64), places.astype(np.uint16), values, targets.astype(np.float32), leads)
