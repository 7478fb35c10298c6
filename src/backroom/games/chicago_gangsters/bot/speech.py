"""What is said before cards are laid: a pledge, which the bare level means to keep, and a request that can be met."""

from __future__ import annotations

from typing import Final

from backroom.games.chicago_gangsters.actions import ACTIONS, GangstersAction
from backroom.games.chicago_gangsters.bot.commitment import Plan
from backroom.games.chicago_gangsters.bot.manner import PLAIN, Manner
from backroom.games.chicago_gangsters.bot.prospects import Expected, Prospects
from backroom.games.chicago_gangsters.bot.whim import MOODS, whim
from backroom.games.chicago_gangsters.cards import KIND_OF, TYPES, VALUE_OF
from backroom.games.chicago_gangsters.packs import of_kinds, unpacked
from backroom.games.chicago_gangsters.sums import unseen_cards
from backroom.games.chicago_gangsters.talk import BRING_NOTHING, FIRST_KIND, MOST_POINTS, SILENT
from backroom.kernel.action import Action
from backroom.kernel.player import Choice

#: In so many of 256 moods nothing is said of points but of a kind.
KIND_WORDS: Final = 40
#: How much is told of the points that are meant, at least: to a partner who would top them, and to one who is needed.
TO_A_RIVAL: Final = 0.3
TO_A_HELPER: Final = 0.7
#: How far the mood goes beyond that.
MOOD: Final = 0.3
#: So much of it is all that can be promised: what others lay may still change the plan a little.
ALL: Final = 0.95
#: A lie: so many times as much as is meant, and so many points at least.
LIE: Final = 1.5
LIE_POINTS: Final = 4


def say(prospects: Prospects, plan: Plan, offered: list[Action], manner: Manner = PLAIN) -> Choice | None:
    """First a pledge, then what the partner would have to bring, if that can be brought."""
    partner = prospects.partner()
    if ACTIONS.pledge[0] in offered and partner is not None:
        return _pledge(prospects, plan, partner, manner)
    if ACTIONS.request[0] in offered and partner is not None:
        return _request(prospects, plan, partner)
    return None


def _pledge(prospects: Prospects, plan: Plan, partner: Expected, manner: Manner) -> Choice:
    """Little to a partner who need only top it, nearly all to one whose help decides; never more than is meant.

    Unless it is somebody's manner to lie now, or to tell more.
    """
    view = prospects.view
    if manner.lies(view):
        return Choice(ACTIONS.pledge[lie_about(plan.brings) - 1], "why-pledge-more")
    means = plan.brings - prospects.own_persons
    if means <= 0:
        return Choice(ACTIONS.pledge[BRING_NOTHING - 1], "why-pledge-nothing")
    if whim(view, 2) < KIND_WORDS:
        for card in range(TYPES):
            if plan.cards[card] and prospects.usable >> KIND_OF[card] & 1:
                return Choice(ACTIONS.pledge[FIRST_KIND + KIND_OF[card] - 1], "why-pledge-kind")
    needed = plan.brings + partner.least <= prospects.theirs.mean < plan.brings + partner.mean + 4.0
    share = (TO_A_HELPER if needed else TO_A_RIVAL) + MOOD * whim(view, 3) / MOODS
    if manner.frank > 0.0:
        share = min(ALL, share + manner.frank)
    word = max(1, min(MOST_POINTS, int(plan.brings * share)))
    return Choice(ACTIONS.pledge[word - 1], "why-pledge" if needed else "why-pledge-less")


def lie_about(brings: int) -> int:
    """More points than will be brought."""
    return min(MOST_POINTS, max(int(brings * LIE), brings + LIE_POINTS))


def _request(prospects: Prospects, plan: Plan, partner: Expected) -> Choice | None:
    """What the two lack, if the partner can have it and would hardly bring it unasked."""
    missing = int(prospects.theirs.mean - plan.brings) + 1
    if partner.least < missing <= min(MOST_POINTS, int(_most_of(prospects, partner))):
        return Choice(ACTIONS.request[missing - 1], "why-request")
    return None


def _most_of(prospects: Prospects, partner: Expected) -> float:
    """What the partner can be expected to bring at most: all usable cards of an average hand."""
    view = prospects.view
    other = view.partners[prospects.seat]
    unseen = unseen_cards(view)
    number = 0
    for count in unpacked(unseen):
        number += count
    points = 0
    for card, count in enumerate(unpacked(of_kinds(unseen, view.box.districts[view.district].means))):
        points += count * VALUE_OF[card]
    return partner.least + view.hand_sizes[other] * points / max(1, number)


def words_for(usual: int, brings: int) -> list[int]:
    """Words worth trying on a partner who has still to lay: the usual one, silence, little, all, nothing."""
    words = [usual]
    for word in (SILENT, max(1, brings // 3), max(1, min(MOST_POINTS, brings)), BRING_NOTHING):
        if word not in words:
            words.append(word)
    return words


def why_pledge(word: int, brings: int) -> str:
    """The reason for a pledge of somebody who brings so much."""
    if word == BRING_NOTHING:
        return "why-pledge-nothing"
    if word > MOST_POINTS:
        return "why-pledge-kind"
    if word > brings:
        return "why-pledge-more"
    return "why-pledge" if 3 * word >= 2 * brings else "why-pledge-less"


def word_for(prospects: Prospects, plan: Plan, manner: Manner) -> int:
    """What a soldier of this manner would pledge for its own plan."""
    said = say(prospects, plan, [ACTIONS.pledge[0]], manner)
    if said is None:
        return SILENT
    action = said.action
    assert isinstance(action, GangstersAction)
    return action.what
