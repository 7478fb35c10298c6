"""How *capo* and *boss* think: whole commitments are tried in likely worlds, where everybody plays the round on."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from backroom.games.chicago_gangsters.actions import ACTIONS
from backroom.games.chicago_gangsters.bot.commitment import Plan, best_plan
from backroom.games.chicago_gangsters.bot.imagined import CAREFUL, Company, Intent, any_style, lay_down
from backroom.games.chicago_gangsters.bot.likely import likely_worlds
from backroom.games.chicago_gangsters.bot.manner import BOTTLE, PLAIN, Manner
from backroom.games.chicago_gangsters.bot.offers import Offers
from backroom.games.chicago_gangsters.bot.prospects import Prospects
from backroom.games.chicago_gangsters.bot.soldier import Soldier, next_card, own_cards, why_commit
from backroom.games.chicago_gangsters.bot.speech import say, why_pledge, word_for, words_for
from backroom.games.chicago_gangsters.bot.stock import Stock
from backroom.games.chicago_gangsters.bot.trial import Trial, told
from backroom.games.chicago_gangsters.cards import CARD_TEXTS, NO_CARD, THUG
from backroom.games.chicago_gangsters.packs import NO_CARDS, put_in, unpacked, value_of_pack
from backroom.games.chicago_gangsters.state import COVERED, NOT_LAID, OPENLY, GangstersState
from backroom.games.chicago_gangsters.talk import SILENT
from backroom.games.chicago_gangsters.view import GangstersView
from backroom.kernel.action import Action
from backroom.kernel.chance import Chance, FastChance
from backroom.kernel.game import AnyRules
from backroom.kernel.player import Choice, Considered, Player
from backroom.kernel.state import State
from backroom.kernel.view import Update
from backroom.minds.judging import Judge
from backroom.minds.tally import Tally
from backroom.minds.valued import SEEDS

#: For each world that is wanted so many are dealt at most.
TRIES: Final = 12
#: Questions that are answered by trying every answer.
TRIED: Final = ("package", "thug", "window", "compensation")


@mypyc_attr(allow_interpreted_subclasses=True)
class Thinker(Player):
    """Tries commitments and answers in `worlds` likely worlds, `breadth` of them, and takes what leaves it best off.

    What it thinks hangs on what its seat knows alone: asked again, it thinks the same.
    """

    __slots__ = (
        "_answers",
        "_asked",
        "_breadth",
        "_company",
        "_judge",
        "_key",
        "_manner",
        "_request",
        "_soldier",
        "_talks",
        "_thought",
        "_trials",
        "_word",
        "_worlds",
        "rules",
    )

    def __init__(
        self,
        rules: AnyRules,
        judge: Judge | None,
        worlds: int,
        breadth: int,
        talks: bool,
        manner: Manner = PLAIN,
    ) -> None:
        self._manner: Final = manner
        self.rules: Final = rules
        #: Whether words are chosen by what the partner would do, hearing them.
        self._talks: Final = talks
        self._worlds: Final = worlds
        self._breadth: Final = breadth
        self._judge: Final = judge
        self._soldier: Final = Soldier(rules, manner)
        self._company: Final = Company(rules)
        #: What it last thought about, and what came of it.
        self._key: list[int] = []
        self._thought: Intent | None = None
        self._word = SILENT
        #: The commitments that were tried for it, the best word first.
        self._trials: list[Trial] = []
        #: The commitment that it was last asked for, and what it asked of its partner then.
        self._asked: Update | None = None
        self._request: Action | None = None
        #: Answers that were tried when it was last asked.
        self._answers: list[Considered] = []

    @property
    def considered(self) -> list[Considered]:
        if self._asked is None:
            return self._answers
        view = self._asked.view
        assert isinstance(view, GangstersView)
        return told(self._trials, view, self._asked.actions, self._request)

    def choose(self, update: Update, chance: Chance) -> Choice:
        view = update.view
        assert isinstance(view, GangstersView)
        self._asked = self._request = None
        self._answers = []
        if self._judge is None or len(update.actions) == 1:
            return self._soldier.choose(update, chance)
        if update.prompt == "commit":
            self._asked = update
            return self._commit(view, update.actions)
        plain = self._soldier.choose(update, chance)
        if update.prompt in TRIED:
            return self._tried(view, update.actions, plain)
        return plain

    def _commit(self, view: GangstersView, offered: list[Action]) -> Choice:
        seat = view.viewer
        cards = own_cards(view)
        prospects = Prospects(view, seat, view.side_of[seat], seat == view.fresh, Stock(view, seat, cards))
        word, intent = self._decide(view, prospects, cards, ACTIONS.pledge[0] in offered)
        if word != SILENT and ACTIONS.pledge[0] in offered:
            return Choice(ACTIONS.pledge[word - 1], why_pledge(word, intent.brings))
        chosen = unpacked(intent.pack)
        plan = Plan(chosen, intent.brings, intent.thug, intent.hide, 0.0)
        if ACTIONS.request[0] in offered:
            said = say(prospects, plan, [ACTIONS.request[0]])
            if said is not None:
                self._request = said.action
                return said
        bluff = plan.is_bluff(prospects.usable)
        laying = next_card(view, chosen, intent.hide if bluff else NO_CARD)
        if laying is not None:
            return laying
        if intent.hide not in (NO_CARD, view.hidden):
            why = "why-bluff" if bluff else "why-hide"
            return Choice(ACTIONS.leave[intent.hide], why, {"card": CARD_TEXTS[intent.hide]})
        if intent.thug and ACTIONS.declare_thug in offered:
            return Choice(ACTIONS.declare_thug, "why-thug")
        return Choice(ACTIONS.commit[COVERED - OPENLY], why_commit(view), {"points": intent.brings})

    def _decide(self, view: GangstersView, prospects: Prospects, cards: list[int], talks: bool) -> tuple[int, Intent]:
        """What to say and what to lay, of the words that may be said and the commitments that keep them."""
        seat = view.viewer
        own = view.pledges[seat]
        key = [view.round, view.hand + view.laid[seat], *view.pledges, *view.manner]
        if self._thought is None or key != self._key:
            words = [own]
            if talks:
                soldiers = best_plan(prospects, cards, view.owners[THUG] == seat, self._manner)
                words = [word_for(prospects, soldiers, self._manner)]
                if self._talks and view.manner[view.partners[seat]] == NOT_LAID and not self._manner.lies(view):
                    words = words_for(words[0], soldiers.brings)
            self._word, self._thought = self._best(view, prospects, cards, words)
            if own == SILENT:
                key[2 + seat] = self._word
            self._key = key
        return self._word, self._thought

    def _best(
        self, view: GangstersView, prospects: Prospects, cards: list[int], words: list[int]
    ) -> tuple[int, Intent]:
        """The word and the commitment that leave the seat best off, in the mean of likely worlds."""
        has_thug = view.owners[THUG] == view.viewer
        # Who lies is not bound by the word.
        lies = self._manner.lies(view)
        trials: list[Trial] = []
        self._trials = []
        for word in words:
            offers = Offers(prospects, cards, has_thug, SILENT if lies else word)
            if not offers.intents:
                continue
            tried = offers.best(self._breadth)
            if len(tried) == 1 and len(words) == 1:
                return word, tried[0]
            trials.append(self._try_offers(view, tried, word))
        if not trials:
            return words[0], Offers(prospects, cards, has_thug, SILENT).best(1)[0]
        trials.sort(key=lambda trial: -trial.worth)
        self._trials = trials
        return trials[0].word, trials[0].intents[trials[0].best]

    def _worlds_for(
        self, view: GangstersView, word: int, chance: Chance
    ) -> tuple[list[GangstersState], list[list[int]]]:
        """Likely worlds with everybody's way to play; who is asked beside the viewer has laid, hearing this word."""
        seat = view.viewer
        worlds = likely_worlds(self.rules, view, self._worlds, TRIES * self._worlds, chance)
        ways: list[list[int]] = []
        for world in worlds:
            if world.manner[seat] == NOT_LAID:
                # The viewer's cards are laid anew, whatever lies already.
                put_in(world.hands, seat, world.laid[seat])
                world.laid[seat] = NO_CARDS
                if world.question == seat:
                    world.hidden = NO_CARD
                if world.owners[THUG] == seat:
                    world.thug = False
                world.pledges[seat] = word
            styles = [any_style(chance) for _ in range(view.players)]
            styles[seat] = CAREFUL
            ways.append(styles)
            if world.stack[-1].step.prompt == "commit":
                self._company.styles = styles
                for other in range(view.players):
                    if other != seat and world.stack[-1].asks(other):
                        self._company.commit(world, other, chance)
        return worlds, ways

    def _try_offers(self, view: GangstersView, tried: list[Intent], word: int) -> Trial:
        """Which of these commitments is best, and its worth: all are tried in some worlds, the better ones in more."""
        chance = FastChance(seed_of(view))
        worlds, ways = self._worlds_for(view, word, chance)
        alive = list(range(len(tried)))
        tally = Tally(len(tried))
        sums = tally.sums
        likes = [-self._manner.thrift * BOTTLE * float(value_of_pack(intent.pack)) for intent in tried]
        at = 0
        while at < len(worlds):
            last = len(worlds) if len(alive) <= 2 else min(len(worlds), at + max(4, len(worlds) // 4))
            for number in range(at, last):
                self._try_in(view.viewer, worlds[number], ways[number], tried, alive, tally, chance.below(SEEDS))
            at = last
            alive.sort(key=lambda one: (-sums[one] - at * likes[one], one))
            alive = alive[: max(2, (len(alive) + 1) // 2)]
        best = alive[0]
        return Trial(word, tried, tally, best, likes, sums[best] / max(1, len(worlds)) + likes[best])

    def _try_in(
        self,
        seat: int,
        world: GangstersState,
        styles: list[int],
        tried: list[Intent],
        alive: list[int],
        tally: Tally,
        seed: int,
    ) -> None:
        ends: list[State] = []
        self._company.styles = styles
        for one in alive:
            state = world.clone()
            dice = FastChance(seed)
            lay_down(state, seat, tried[one])
            self.rules.apply(state, seat, ACTIONS.commit[COVERED - OPENLY], dice)
            self._company.finish(state, dice)
            ends.append(state)
        assert self._judge is not None
        tally.note(alive, self._judge.worths(ends, seat), self._judge.chances)

    def _tried(self, view: GangstersView, offered: list[Action], plain: Choice) -> Choice:
        """The answer that leaves the seat best off; the soldier's, if none is better."""
        chance = FastChance(seed_of(view))
        worlds, ways = self._worlds_for(view, view.pledges[view.viewer], chance)
        tally = Tally(len(offered))
        places = list(range(len(offered)))
        for number, world in enumerate(worlds):
            self._company.styles = ways[number]
            seed = chance.below(SEEDS)
            ends: list[State] = []
            for action in offered:
                state = world.clone()
                dice = FastChance(seed)
                self.rules.apply(state, view.viewer, action, dice)
                self._company.finish(state, dice)
                ends.append(state)
            assert self._judge is not None
            tally.note(places, self._judge.worths(ends, view.viewer), self._judge.chances)
        best = offered.index(plain.action)
        for at in places:
            if tally.sums[at] > tally.sums[best]:
                best = at
        ranked = tally.ranked(best, [0.0] * len(offered))
        self._answers = [Considered([offered[at]], tally.chance(at)) for at in ranked]
        return plain if offered[best] is plain.action else Choice(offered[best], _why(offered[best], plain.why))


def _why(action: Action, why: str) -> str:
    """The soldier's reason for the answer that it did not give."""
    others = {
        "why-thug": "why-spare",
        "why-spare": "why-thug",
        "why-alone": "why-together",
        "why-together": "why-alone",
    }
    return others.get(why, why)


def seed_of(view: GangstersView) -> int:
    """Hangs on what a seat has and hears, and stays the same while it lays its cards."""
    cards: int = view.hand + view.laid[view.viewer]
    return cards * 31 + view.round * 7919 + view.district * 101 + view.viewer
