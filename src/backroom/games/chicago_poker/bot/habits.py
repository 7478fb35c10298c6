"""What a choice shows of somebody's manner in Chicago Poker."""

from __future__ import annotations

from backroom.games.chicago_poker.actions import DRAW, MURDER_OF, PLAY, RAID_ON, PokerAction
from backroom.games.chicago_poker.box import ROW
from backroom.games.chicago_poker.state import NOBODY, PokerState
from backroom.kernel.action import Action
from backroom.kernel.game import AnyRules
from backroom.kernel.state import State


def habits(rules: AnyRules, state: State, seat: int, action: Action) -> list[tuple[str, float]]:
    """Of every action of a turn: whether it draws, and the cards in hand.

    Of those that could be a murder or a raid, bring a bullet or answer a rival's: whether they are.
    """
    assert isinstance(state, PokerState)
    if state.stack[-1].step.prompt != "turn":
        return []
    found = [("draws", float(action.kind == DRAW)), ("hand", float(len(state.hands[seat])))]
    attacks: list[Action] = []
    challenges: list[Action] = []
    answers: list[Action] = []
    for one in rules.legal(state, seat):
        assert isinstance(one, PokerAction)
        if one.kind in (MURDER_OF, RAID_ON):
            attacks.append(one)
        elif one.kind == PLAY:
            owner = state.bullet_of[one.place]
            if owner == NOBODY:
                if state.counts[one.place * state.players + seat] == ROW - 1:
                    challenges.append(one)
            elif owner != seat:
                answers.append(one)
    for name, offered in (("attacks", attacks), ("challenges", challenges), ("answers", answers)):
        if offered:
            found.append((name, float(action in offered)))
    return found
