"""What a choice shows of somebody's manner in Chicago Gangsters."""

from __future__ import annotations

from typing import cast

from backroom.games.chicago_gangsters.actions import ACTIONS, COMMIT
from backroom.games.chicago_gangsters.bot.manner import is_wronged
from backroom.games.chicago_gangsters.bot.offers import keeps
from backroom.games.chicago_gangsters.cards import KIND_OF, NO_CARD
from backroom.games.chicago_gangsters.packs import of_kinds
from backroom.games.chicago_gangsters.rules import GangstersRules
from backroom.games.chicago_gangsters.state import GangstersState
from backroom.games.chicago_gangsters.strength import usable_kinds
from backroom.games.chicago_gangsters.sums import weigh_for
from backroom.games.chicago_gangsters.talk import MOST_POINTS, SILENT
from backroom.kernel.action import Action
from backroom.kernel.game import AnyRules
from backroom.kernel.state import State


def habits(rules: AnyRules, state: State, seat: int, action: Action) -> list[tuple[str, float]]:
    """Of every commitment: the cards that stay in hand, and whether a card left face down is a bluff.

    Of those with a pledge: how much of the points was told, and whether it is broken; the same to a partner who has
    broken a word before. Where the Godfather's card may be taken: whether it is.
    """
    assert isinstance(state, GangstersState)
    prompt = state.stack[-1].step.prompt
    if prompt == "window":
        return [("alone", float(action is ACTIONS.take_card))]
    if prompt != "commit" or action.kind != COMMIT:
        return []
    view = cast("GangstersRules", rules).view(state, seat)
    usable = usable_kinds(view.box, view.district, view.owners, seat)
    found = [("hand", float(view.hand_sizes[seat]))]
    if view.question == seat and view.hidden != NO_CARD:
        found.append(("bluffs", float(not usable >> KIND_OF[view.hidden] & 1)))
    word = view.pledges[seat]
    if word != SILENT:
        brings = weigh_for(view, seat, view.laid[seat], view.thug).total
        broken = float(not keeps(word, brings, of_kinds(view.laid[seat], usable)))
        found.append(("lies", broken))
        if word <= MOST_POINTS and brings > 0:
            found.append(("told", word / brings))
        if is_wronged(view):
            found.append(("revenge", broken))
    return found
