"""Players who try a turn out before they play it: every way on a copy of the game, with the same dice for all."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from backroom.games.chicago.bot.glance import CLOSING
from backroom.games.chicago.bot.legs import Legs, Way
from backroom.games.chicago.bot.manner import PLAIN, Manner
from backroom.games.chicago.bot.plans import Intent, Plans
from backroom.games.chicago.bot.soldier import answer
from backroom.games.chicago.gangs import NOWHERE, ROUNDS
from backroom.games.chicago.rules import ChicagoRules
from backroom.games.chicago.state import ChicagoState
from backroom.games.chicago.view import ChicagoView
from backroom.kernel.chance import Chance, FastChance
from backroom.kernel.game import AnyRules
from backroom.kernel.player import HANDFUL, Choice, Considered, Player
from backroom.kernel.refusal import Facts
from backroom.kernel.state import State
from backroom.kernel.view import Update
from backroom.minds.judging import Judge
from backroom.minds.valued import SEEDS

#: As much as any way can be worth.
SOLDIERLY: Final = 1.0


class Budget:
    """How much is tried.

    `most` bars are thought of beside casinos. Each way is tried `first` times to the end of the turn; the best
    `breadth` are tried so many times `turns` turns on, and the better half of those as often again: `closing` times in
    the last two rounds of a phase, when goals are won and lost, `early` times before. What was judged at the end of the
    turn counts as `weight` tries. A soldier's way is preferred by `trust`, and before those rounds by `caution`: if
    that is SOLDIERLY, nothing else is thought of until then.
    """

    __slots__ = ("breadth", "caution", "closing", "early", "first", "most", "trust", "turns", "weight")

    def __init__(
        self,
        most: int,
        first: int,
        breadth: int,
        closing: int,
        early: int,
        turns: int = 8,
        weight: float = 2.0,
        trust: float = 0.01,
        caution: float = 0.01,
    ) -> None:
        self.most: Final = most
        self.first: Final = first
        self.breadth: Final = breadth
        self.closing: Final = closing
        self.early: Final = early
        self.turns: Final = turns
        self.weight: Final = weight
        self.trust: Final = trust
        self.caution: Final = caution


class Tried:
    """An intent, and what its tries came to; each counts so much."""

    __slots__ = ("_count", "_sum", "intent", "trust")

    def __init__(self, intent: Intent, trust: float) -> None:
        self.intent: Final = intent
        self.trust: Final = trust
        self._sum = 0.0
        self._count = 0.0

    def note(self, worth: float, counts: float) -> None:
        self._sum += counts * worth
        self._count += counts

    def mean(self) -> float:
        return self._sum / self._count

    def rank(self) -> float:
        """Lower is better."""
        return -self.mean() - self.trust


class Begun:
    """A way that is being gone: the step that comes next, and what was hoped for when it was chosen."""

    __slots__ = ("at", "hope", "way")

    def __init__(self, way: Way, at: int, hope: float) -> None:
        self.way: Final = way
        self.at: Final = at
        self.hope: Final = hope


@mypyc_attr(allow_interpreted_subclasses=True)
class Foresight(Player):
    """Plays soldiers on from every way that it thinks of, judges where that leads, and goes the best way.

    It remembers the way that it goes: each step of it is a choice, and would be thought out again.
    """

    __slots__ = (
        "_begun",
        "_budget",
        "_judge",
        "_legs",
        "_manner",
        "_on_the_way",
        "_rules",
        "_weighed",
        "hope",
    )

    def __init__(self, rules: AnyRules, judge: Judge | None, budget: Budget, manner: Manner = PLAIN) -> None:
        self._manner: Final = manner
        assert isinstance(rules, ChicagoRules)
        self._rules: Final[ChicagoRules] = rules
        self._legs: Final = Legs(rules)
        self._judge: Final = judge
        self._budget: Final = budget
        #: By position, the step of the way that comes next there.
        self._begun: dict[tuple[Any, ...], Begun] = {}
        self._on_the_way = False
        #: How likely it is to win, by the last way it tried out.
        self.hope = 0.0
        #: What it weighed when it was last asked, the best first.
        self._weighed: list[Tried] = []

    @property
    def considered(self) -> list[Considered]:
        """By first step, the best way that begins with it: each step is a choice of its own."""
        found: list[Considered] = []
        for tried in self._weighed:
            way = tried.intent.way
            step = self._legs.step(way, way.origin, way.steps[0])
            if len(found) < HANDFUL and all(step is not other.actions[0] for other in found):
                found.append(Considered([step], tried.mean()))
        return found

    @property
    def has_plan(self) -> bool:
        return self._on_the_way

    def choose(self, update: Update, chance: Chance) -> Choice:
        view = update.view
        assert isinstance(view, ChicagoView)
        offered = update.actions
        self._on_the_way = False
        self._weighed = []
        if update.prompt != "move" or len(offered) == 1 or not self._thinks(view.state):
            return answer(view, update.prompt, offered, chance, self._manner)
        begun = self._begun.get(self._key(view.state))
        if begun is None:
            intent = self.best_of(view, chance)
            if intent is None:
                return answer(view, update.prompt, offered, chance, self._manner)
            begun = Begun(intent.way, 0, self.hope)
            self._remember(view, begun)
        self._on_the_way = begun.at < len(self._begun)
        return self._explained(begun)

    def _thinks(self, state: ChicagoState) -> bool:
        """Whether it thinks for itself here, and does not play as a soldier."""
        if self._judge is None or state.siege != NOWHERE:
            return False
        return self._budget.caution < SOLDIERLY or _is_closing(state)

    def _explained(self, begun: Begun) -> Choice:
        plan = self._rules.plan
        steps = begun.way.steps
        origin = steps[begun.at - 1] if begun.at else begun.way.origin
        place = plan.names[steps[-1]]
        facts: Facts = {"place": place, "field": plan.field_of(steps[-1]), "chance": round(100 * begun.hope)}
        why = "why-plan-street" if place == facts["field"] else "why-plan"
        return Choice(self._legs.step(begun.way, origin, steps[begun.at]), why, facts)

    def _remember(self, view: ChicagoView, begun: Begun) -> None:
        """Note what follows on each step of a way but the last, all of which ask nothing of chance."""
        self._begun = {}
        state = view.state.clone()
        way = begun.way
        origin = way.origin
        for at in range(len(way.steps) - 1):
            self._rules.apply(state, view.viewer, self._legs.step(way, origin, way.steps[at]), FastChance(0))
            origin = way.steps[at]
            if state.outcome is not None or state.stack[-1].step.prompt != "move":
                return
            self._begun[self._key(state)] = Begun(way, at + 1, begun.hope)

    def _key(self, state: ChicagoState) -> tuple[Any, ...]:
        """What a position in the middle of a turn is known by."""
        head = (state.phase, state.round, state.gang, state.points, state.clock)
        return (*head, tuple(state.men), tuple(state.owner), tuple(state.cash))

    def best_of(self, view: ChicagoView, chance: Chance) -> Intent | None:
        """What is best done next; None if nothing is worth being thought of."""
        budget = self._budget
        intents = Plans(view, budget.most, self._manner).found
        if not intents:
            return None
        closing = _is_closing(view.state)
        trust = budget.trust if closing else budget.caution
        tried: list[Tried] = []
        for at in range(len(intents)):
            liked = self._manner.share(view.state, int(view.state.gang), intents[at].way.steps[-1])
            tried.append(Tried(intents[at], liked if at else liked + trust))
        for _ in range(budget.first):
            self._try(view, tried, 0, chance, budget.weight / budget.first)
        tried.sort(key=_by_rank)
        tries = budget.closing if closing else budget.early
        left: list[Tried] = []
        for breadth in (budget.breadth, max(2, budget.breadth // 2)):
            left = tried[breadth:] + left
            tried = tried[:breadth]
            for _ in range(tries if len(tried) > 1 else 0):
                self._try(view, tried, budget.turns, chance, 1.0)
            tried.sort(key=_by_rank)
        self.hope = tried[0].mean()
        self._weighed = tried + left
        return tried[0].intent

    def _try(self, view: ChicagoView, tried: list[Tried], turns: int, chance: Chance, counts: float) -> None:
        """Each once, all with the same dice, so many turns on."""
        seed = chance.below(SEEDS)
        ends: list[State] = []
        for one in tried:
            dice = FastChance(seed)
            state = view.state.clone()
            self._legs.walk(state, view.viewer, one.intent.way, dice)
            self._legs.play_on(state, turns, dice, one.intent.staying)
            ends.append(state)
        assert self._judge is not None
        worths = self._judge.worths(ends, view.viewer)
        for at in range(len(tried)):
            tried[at].note(worths[at], counts)


def _is_closing(state: ChicagoState) -> bool:
    """Whether it is one of the last two rounds of a phase."""
    return state.round >= ROUNDS - CLOSING


def _by_rank(tried: Tried) -> float:
    return tried.rank()
