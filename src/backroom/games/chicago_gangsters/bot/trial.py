"""Commitments that were tried against each other, and what can be told of them as whole choices."""

from __future__ import annotations

from typing import Final

from backroom.games.chicago_gangsters.actions import ACTIONS
from backroom.games.chicago_gangsters.bot.imagined import Intent
from backroom.games.chicago_gangsters.cards import NO_CARD, THUG, TYPES
from backroom.games.chicago_gangsters.packs import unpacked
from backroom.games.chicago_gangsters.state import COVERED, OPENLY
from backroom.games.chicago_gangsters.talk import SILENT
from backroom.games.chicago_gangsters.view import GangstersView
from backroom.kernel.action import Action
from backroom.kernel.player import HANDFUL, Considered
from backroom.minds.tally import Tally


class Trial:
    """The commitments that keep one word, and what they came to."""

    __slots__ = ("_likes", "_tally", "best", "intents", "word", "worth")

    def __init__(
        self, word: int, intents: list[Intent], tally: Tally, best: int, likes: list[float], worth: float
    ) -> None:
        self.word: Final = word
        self.intents: Final = intents
        #: The best of them, and what it is worth.
        self.best: Final = best
        self.worth: Final = worth
        self._tally: Final = tally
        self._likes: Final = likes

    def ranked(self) -> list[int]:
        """A handful of them, the best first."""
        return self._tally.ranked(self.best, self._likes)

    def chance(self, at: int) -> float:
        return self._tally.chance(at)


def told(trials: list[Trial], view: GangstersView, offered: list[Action], said: Action | None) -> list[Considered]:
    """The trials as whole choices, the chosen one first: a pledge, where one may be made, stands for what would follow.

    `said` is what the viewer asks of the partner before it lays what it has chosen.
    """
    found: list[Considered] = []
    seen: list[list[Action]] = []
    for trial in trials:
        pledges = trial.word != SILENT and ACTIONS.pledge[0] in offered
        for at in trial.ranked()[: 1 if pledges else HANDFUL]:
            intent = trial.intents[at]
            actions = [ACTIONS.pledge[trial.word - 1]] if pledges else way_of(view, intent, offered)
            if not found and not pledges and said is not None:
                actions = [said]
            if actions and actions not in seen and len(found) < HANDFUL:
                seen.append(actions)
                found.append(Considered(actions, trial.chance(at)))
        if not found:
            return []
    return found


def way_of(view: GangstersView, intent: Intent, offered: list[Action]) -> list[Action]:
    """Everything that the viewer does to commit this, from what lies already; nothing, if its declared thug forbids."""
    if view.thug and not intent.thug and view.owners[THUG] == view.viewer:
        return []
    hidden = view.hidden
    cards = unpacked(intent.pack)
    laid = unpacked(view.laid[view.viewer])
    way: list[Action] = []
    for card in range(TYPES):
        way += [ACTIONS.take_back[card]] * (laid[card] - cards[card])
        if card == hidden and laid[card] > cards[card]:
            hidden = NO_CARD
    for card in range(TYPES):
        way += [ACTIONS.lay[card]] * (cards[card] - laid[card])
    if intent.hide not in (NO_CARD, hidden):
        way.append(ACTIONS.leave[intent.hide])
    if intent.thug and ACTIONS.declare_thug in offered:
        way.append(ACTIONS.declare_thug)
    way.append(ACTIONS.commit[COVERED - OPENLY])
    return way
