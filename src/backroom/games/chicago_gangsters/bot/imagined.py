"""What the others would do: commitments and words of two kinds of players, and a round played to its end by them."""

from __future__ import annotations

from typing import Final

from backroom.games.chicago_gangsters.actions import ACTIONS, GangstersAction
from backroom.games.chicago_gangsters.bot.commitment import best_plan
from backroom.games.chicago_gangsters.bot.prospects import Prospects
from backroom.games.chicago_gangsters.bot.soldier import Soldier
from backroom.games.chicago_gangsters.bot.soldier_2026.commitment import best_plan as plain_plan
from backroom.games.chicago_gangsters.bot.soldier_2026.commitment import card_to_hide
from backroom.games.chicago_gangsters.bot.soldier_2026.prospects import Prospects as PlainProspects
from backroom.games.chicago_gangsters.bot.soldier_2026.soldier import PLEDGED
from backroom.games.chicago_gangsters.bot.soldier_2026.soldier import Soldier as PlainSoldier
from backroom.games.chicago_gangsters.bot.speech import say
from backroom.games.chicago_gangsters.bot.stock import Stock
from backroom.games.chicago_gangsters.cards import NO_CARD, NOBODY, THUG
from backroom.games.chicago_gangsters.packs import NO_CARDS, pack_of, put_in, take_out, unpacked
from backroom.games.chicago_gangsters.state import COVERED, OPENLY, GangstersState
from backroom.games.chicago_gangsters.talk import BRING_NOTHING, MOST_POINTS, SILENT
from backroom.games.chicago_gangsters.talking import talk_partner
from backroom.games.chicago_gangsters.view import GangstersView
from backroom.kernel.chance import Chance
from backroom.kernel.decision import Decision
from backroom.kernel.game import AnyRules
from backroom.kernel.player import Player

#: Two ways to play: by what a round pays alone, as the soldier of 2026 does, and with an eye to the hand, as ours.
PLAIN: Final = 0
CAREFUL: Final = 1
#: Most are thought to play plainly: one of so many does not.
ONE_IS_CAREFUL: Final = 10
#: How the end of a round is marked that is not to be played.
STOP: Final = (0, 0, 0)
#: A round has never so many questions beside commitments.
MOST_QUESTIONS: Final = 60


class Intent:
    """What somebody means to lay: a pack, the card left face down, the thug, the points, and the word for it."""

    __slots__ = ("brings", "hide", "pack", "thug", "word")

    def __init__(self, pack: int, hide: int, thug: bool, brings: int, word: int) -> None:
        self.pack: Final = pack
        self.hide: Final = hide
        #: Declared while laying (CG-123), not later.
        self.thug: Final = thug
        self.brings: Final = brings
        self.word: Final = word


def any_style(chance: Chance) -> int:
    """How somebody plays whom nobody knows."""
    return CAREFUL if chance.below(ONE_IS_CAREFUL) == 0 else PLAIN


def intent_of(view: GangstersView, style: int) -> Intent:
    """What the viewer would lay and say, by this way to play."""
    return _plain(view) if style == PLAIN else _careful(view)


def _plain(view: GangstersView) -> Intent:
    seat = view.viewer
    cards = unpacked(view.hand + view.laid[seat])
    prospects = PlainProspects(view, seat, view.side_of[seat], seat == view.fresh)
    plan = plain_plan(prospects, cards, view.owners[THUG] == seat)
    pack = pack_of(plan.cards)
    hide = card_to_hide(plan.cards) if seat == view.question else NO_CARD
    word = max(1, min(MOST_POINTS, int(plan.brings * PLEDGED))) if pack else BRING_NOTHING
    return Intent(pack, hide, plan.thug and prospects.partner is None, plan.brings, word)


def _careful(view: GangstersView) -> Intent:
    seat = view.viewer
    cards = unpacked(view.hand + view.laid[seat])
    prospects = Prospects(view, seat, view.side_of[seat], seat == view.fresh, Stock(view, seat, cards))
    plan = best_plan(prospects, cards, view.owners[THUG] == seat)
    said = say(prospects, plan, [ACTIONS.pledge[0]])
    word = SILENT
    if said is not None:
        action = said.action
        assert isinstance(action, GangstersAction)
        word = action.what
    hide = plan.hide if seat == view.question else NO_CARD
    return Intent(pack_of(plan.cards), hide, plan.thug and not prospects.friends, plan.brings, word)


def lay_down(state: GangstersState, seat: int, intent: Intent) -> None:
    """The cards of an intent on the table, the seat having laid none; it is still to commit."""
    take_out(state.hands, seat, intent.pack)
    put_in(state.laid, seat, intent.pack)
    if seat == state.question and intent.pack != NO_CARDS:
        state.hidden = intent.hide
    if intent.thug:
        state.thug = True


class Company:
    """Everybody at the table, in somebody's mind: plays rounds to their end for all seats, each in its own way."""

    __slots__ = ("_players", "rules", "styles")

    def __init__(self, rules: AnyRules) -> None:
        self.rules: Final = rules
        #: By seat.
        self.styles: list[int] = [CAREFUL] * rules.players
        self._players: Final[list[Player]] = [PlainSoldier(rules), Soldier(rules)]

    def commit(self, state: GangstersState, seat: int, chance: Chance) -> None:
        """The seat says its word, lays its cards and commits them, covered."""
        view = self.rules.view(state, seat)
        assert isinstance(view, GangstersView)
        intent = intent_of(view, self.styles[seat])
        if state.pledges[seat] == SILENT and talk_partner(state, seat) != NOBODY:
            state.pledges[seat] = intent.word
        lay_down(state, seat, intent)
        self.rules.apply(state, seat, ACTIONS.commit[COVERED - OPENLY], chance)

    def finish(self, state: GangstersState, chance: Chance) -> None:
        """Play the round on until its loot is shared."""
        for _ in range(MOST_QUESTIONS):
            if state.outcome is not None:
                return
            decision = state.stack[-1]
            prompt = decision.step.prompt
            if prompt == "end-of-round":
                return
            seat = decision.seat
            if prompt == "commit":
                self.commit(state, seat, chance)
            else:
                update = self.rules.update(state, seat, [])
                self.rules.apply(state, seat, self._players[self.styles[seat]].choose(update, chance).action, chance)


def stop_at_end(state: GangstersState) -> None:
    """Let the round end when its loot is shared: nobody draws, and no cards of the next round are turned up."""
    last = state.stack[0]
    if last.step.prompt == "end-of-round" and not last.seats:
        state.stack[0] = Decision(last.step, 1, STOP)
