"""Committing: both partners lay any number of cards at once, and talk (CG-30 to CG-38)."""

from __future__ import annotations

from backroom.games.chicago_gangsters import actions as act
from backroom.games.chicago_gangsters import events
from backroom.games.chicago_gangsters.actions import ACTIONS, GangstersAction
from backroom.games.chicago_gangsters.box import Box
from backroom.games.chicago_gangsters.cards import (
    CARD_TEXTS,
    DEFENDERS,
    NO_CARD,
    SIDES,
    THUG,
)
from backroom.games.chicago_gangsters.knowledge import cards_left
from backroom.games.chicago_gangsters.laying import is_laying, laying_refusal, left_down, move_card
from backroom.games.chicago_gangsters.packs import NO_CARDS, cards_in, types_of
from backroom.games.chicago_gangsters.sides import members
from backroom.games.chicago_gangsters.state import COVERED, OPENLY, GangstersState
from backroom.games.chicago_gangsters.steps.round_step import RoundStep
from backroom.games.chicago_gangsters.talking import first_moves, say, talk_refusal
from backroom.kernel.action import Action
from backroom.kernel.chance import Chance
from backroom.kernel.decision import Decision
from backroom.kernel.event import Event
from backroom.kernel.refusal import Facts, Refusal


class CommitStep(RoundStep):
    """One decision of a side's seats, a compound choice of each; `about` is (side,).

    Until `commit …` a seat's cards, its face-down card and its thug are its own secret; what is told then
    is how they lie (CG-36), that the thug is declared, and that somebody has laid (CG-37).
    """

    __slots__ = ()

    def __init__(self, box: Box) -> None:
        super().__init__("commit", "CG-30", box)

    def begin(self, state: GangstersState, chance: Chance, log: list[Event] | None) -> None:
        about = state.stack[-1].about
        seats = 0
        for seat in members(state, about[0]):
            seats |= 1 << seat
        state.stack[-1] = Decision(self, seats, about)

    def legal(self, state: GangstersState, seat: int) -> tuple[Action, ...]:
        return self._moves(state, seat, True)

    def onward(self, state: GangstersState, seat: int) -> tuple[Action, ...]:
        """What is laid stays, and so does the card that is left face down."""
        return self._moves(state, seat, False)

    def _moves(self, state: GangstersState, seat: int, take_back: bool) -> tuple[Action, ...]:
        held = types_of(state.hands[seat])
        laid = types_of(state.laid[seat])
        owns_thug = state.owners[THUG] == seat
        if laid == 0 and not (owns_thug and state.thug):
            moves = first_moves(state, seat, held)
        else:
            moves = ACTIONS.first_moves[0][held]
            if take_back:
                moves += ACTIONS.take_backs[laid]
            if seat == state.question and (take_back or state.hidden == NO_CARD):
                if state.hidden != NO_CARD:
                    laid &= ~(1 << state.hidden)
                moves += ACTIONS.leaves[laid]
        if owns_thug and not state.thug:
            moves += (ACTIONS.declare_thug,)
        return moves

    def explain(self, state: GangstersState, seat: int, action: GangstersAction) -> Refusal:
        kind = action.kind
        if kind == act.LEAVE:
            return _leaving_refusal(state, seat, action)
        if kind == act.DECLARE_THUG:
            said = "refused-thug-declared" if state.owners[THUG] == seat else "refused-no-thug"
            return Refusal("CG-75", said)
        return laying_refusal(action) or talk_refusal(state, seat, action) or self.other_question()

    def apply(self, state: GangstersState, seat: int, action: Action, chance: Chance, log: list[Event] | None) -> None:
        assert isinstance(action, GangstersAction)
        kind = action.kind
        if kind == act.COMMIT:
            self._commit(state, seat, action.what, log)
        elif kind in (act.LAY, act.TAKE_BACK):
            move_card(state, seat, action)
        elif kind == act.LEAVE:
            state.hidden = action.what
        elif kind == act.DECLARE_THUG:
            state.thug = True
        else:
            say(state, seat, action, log)

    def _commit(self, state: GangstersState, seat: int, manner: int, log: list[Event] | None) -> None:
        state.manner[seat] = manner
        seen = NO_CARDS
        if manner == OPENLY:
            seen = state.laid[seat] - left_down(state, seat)  # CG-38
            cards_left(state, seat, seen)
        if log is not None:
            log.append(events.cards_committed(seat, manner, cards_in(seen), cards_in(state.laid[seat] - seen)))
            if state.thug and state.owners[THUG] == seat:
                log.append(events.thug_declared(seat))
        left = state.stack.pop().answered_by(seat)
        if left.seats:
            state.stack.append(left)

    def unfinished(self, state: GangstersState, seat: int) -> bool:
        return is_laying(state, seat)

    def told_at_once(self, action: Action) -> bool:
        """Talk (CG-31), cards laid openly or counted (CG-32, CG-36), and the thug, which is declared aloud."""
        assert isinstance(action, GangstersAction)
        if action.kind == act.COMMIT:
            return action.what != COVERED
        return action.kind in act.TALK or action.kind == act.DECLARE_THUG

    def facts(self, state: GangstersState) -> Facts:
        side = state.stack[-1].about[0]
        points = state.announced[1 - side]
        return {"side": SIDES[side], "known": int(points >= 0), "points": max(0, points)}


def _leaving_refusal(state: GangstersState, seat: int, action: GangstersAction) -> Refusal:
    """CG-33: only the challenger with the ?, one card, and one that is laid."""
    if state.side_of[seat] == DEFENDERS:
        return Refusal("CG-33", "refused-defender-leaves")
    if seat != state.question:
        return Refusal("CG-33", "refused-no-question")
    if action.what == state.hidden:
        return Refusal("CG-33", "refused-left-already", {"card": CARD_TEXTS[action.what]})
    return Refusal("CG-33", "refused-not-laid", {"card": CARD_TEXTS[action.what]})
