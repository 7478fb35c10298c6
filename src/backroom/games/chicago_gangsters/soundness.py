"""What the data of a game of Chicago Gangsters must be: bounds of every field, and what goes with what."""

from __future__ import annotations

from typing import TYPE_CHECKING

from backroom.games.chicago_gangsters.box import COALITIONS, DISTRICTS, LOOTS, PACKAGES
from backroom.games.chicago_gangsters.cards import (
    MR_X,
    NO_CARD,
    NO_PERSON,
    NO_SIDE,
    NOBODY,
    PERSON_COUNT,
    THUG,
    TYPES,
    VALUE_OF,
)
from backroom.games.chicago_gangsters.evaluation import REASONS, TOOK_CARD
from backroom.games.chicago_gangsters.packs import count_of, less, size_of, value_of_pack
from backroom.games.chicago_gangsters.reveal import take_sides
from backroom.games.chicago_gangsters.sides import members
from backroom.games.chicago_gangsters.state import COVERED, IN_PILE, NOT_LAID, ON_DISPLAY, SOURCES, GangstersState
from backroom.games.chicago_gangsters.steps.payment import PRICE
from backroom.games.chicago_gangsters.steps.poker_player import CARDS
from backroom.games.chicago_gangsters.steps.window import may_take_card
from backroom.games.chicago_gangsters.talk import BRING_NOTHING, MOST_SHOWN
from backroom.kernel.decision import Decision
from backroom.kernel.soundness import Fits, Soundness, each, number, numbers, or_nothing, truth, up_to

if TYPE_CHECKING:
    from backroom.games.chicago_gangsters.rules import GangstersRules

MOST_POINTS = 999
#: Beyond every pack.
PACK = 1 << 4 * TYPES
#: Every other type of a pack: so far apart that many packs can be added up without one type running into the next.
EVEN = 0x0F0F0F0F0F
#: What is left of a round once it has been evaluated: nothing of these.
BEFORE = ("window", "mr-x", "commit", "thug", "duel")


def soundness_of(rules: GangstersRules) -> Soundness[GangstersState]:
    players = rules.players
    seat = number(0, players - 1)
    somebody = number(NOBODY, players - 1)
    mask = number(0, (1 << players) - 1)
    rounds = number(0, COALITIONS)
    pack = number(0, PACK - 1)
    packs = numbers(players, 0, PACK - 1)
    points = numbers(players, 0, MOST_POINTS)
    cards = numbers(players, NO_CARD, TYPES - 1)
    words = numbers(players, 0, BRING_NOTHING)
    sides = numbers(players, 0, NO_SIDE)
    owners = numbers(PERSON_COUNT, ON_DISPLAY, players - 1)
    sums = numbers(2, -1, MOST_POINTS)
    fields: dict[str, Fits] = {
        "players": number(players, players),
        "layers": number(rules.layers, rules.layers),
        "round": rounds,
        "pile": pack,
        "discards": pack,
        "coalitions": number(0, (1 << COALITIONS) - 1),
        "districts": number(0, (1 << DISTRICTS) - 1),
        "loots": number(0, (1 << LOOTS) - 1),
        "coalition": number(0, COALITIONS - 1),
        "district": number(0, DISTRICTS - 1),
        "loot": number(0, LOOTS - 1),
        "person": number(NO_PERSON, PERSON_COUNT - 1),
        "question": somebody,
        "lone": somebody,
        "ousted": somebody,
        "hidden": number(NO_CARD, TYPES - 1),
        "turned": mask,
        "thug": truth,
        "godfather": somebody,
        "fresh": somebody,
        "shut": truth,
        "declared": mask,
        "challenger_wins": rounds,
        "losers_empty": rounds,
        "clan_of": numbers(players, 0, MR_X),
        "side_of": sides,
        "partners": numbers(players, NOBODY, players - 1),
        "marks": numbers(2, NOBODY, players - 1),
        "announced": sums,
        "hands": packs,
        "laid": packs,
        "returned": packs,
        "manner": numbers(players, NOT_LAID, COVERED),
        "known": numbers(rules.layers * players, 0, PACK - 1),
        "owners": owners,
        "earned": numbers(players * SOURCES, 0, MOST_POINTS),
        "points": points,
        "stakes": cards,
        "duel": lambda value: type(value) is list and bool(value) and rounds(value[0]) and cards(value[1:]),
        "taken": numbers(PACKAGES, NOBODY, players - 1),
        "pledges": words,
        "requests": words,
        "shown": numbers(players, 0, MOST_SHOWN),
        "kept": points,
        "broken": points,
    }
    two = up_to(2, 0, players - 1)
    weights = each([numbers(5, 0, MOST_POINTS)] * players)
    fields["evaluation"] = or_nothing(
        each([
            rounds, sides, packs, packs, somebody, number(NO_CARD, TYPES - 1), truth, owners,
            numbers(PERSON_COUNT, 0, MOST_POINTS), weights, somebody, sums, numbers(2, 0, MOST_POINTS),
            each([two, two]), numbers(2, 0, len(REASONS) - 1), somebody,
        ])
    )  # fmt: skip
    nothing = up_to(0, 0, 0)
    ending = each([seat, seat, number(0, 127)])
    some_points = number(0, 99)
    abouts: dict[str, Fits] = {
        "duel": each([mask]),
        "window": each([number(0, 1)]),
        "mr-x": nothing,
        "commit": each([number(0, 1)]),
        "thug": each([number(0, 2)]),
        "compensation": each([number(0, 1)]),
        "package": each([number(0, 1)]),
        "payment": each([seat, number(0, 1), some_points]),
        "poker-player": each([seat, number(0, CARDS), some_points, number(0, CARDS - 1), some_points]),
        "end-of-round": lambda value: nothing(value) or ending(value),
    }
    # Which three of the four clans play is dealt.
    return Soundness(rules, fields, abouts, len(rules.round) + 1, lambda state: _flaw(state, rules), ("clans",))


def _flaw(state: GangstersState, rules: GangstersRules) -> str:
    players = state.players
    everywhere = [state.pile, state.discards, *state.hands, *state.laid]
    whole = rules.box.pack
    if sum(pack & EVEN for pack in everywhere) != whole & EVEN:
        return "hands"
    if sum(pack >> 4 & EVEN for pack in everywhere) != whole >> 4 & EVEN:
        return "hands"
    for at, known in enumerate(state.known):
        if known and less(known, state.hands[at % players] + state.laid[at % players]):
            return "known"
    clans = {*state.clan_of}
    if len(clans) != players or (MR_X in clans) != (players == 5):
        return "clan_of"
    if state.round == 0 or state.coalitions >> state.coalition & 1:
        return "round"
    if state.owners.count(IN_PILE) != PERSON_COUNT - players - state.round or state.person == NO_PERSON:
        return "owners"
    shown = state.owners.count(ON_DISPLAY)
    if shown > 1 or (shown and state.owners[state.person] != ON_DISPLAY):
        return "person"
    told = state.evaluation
    if told is not None and told.mr_x != NOBODY and told.sides[told.mr_x] == NO_SIDE:
        return "evaluation"
    if state.outcome is not None:
        return ""
    return _flaw_of_stack(state, rules) or _flaw_of_sides(state, rules) or _flaw_of_top(state)


def _flaw_of_stack(state: GangstersState, rules: GangstersRules) -> str:
    """What is left of the round as it was laid; on top is what is asked, or what came of it."""
    *left, top = state.stack
    for one, laid in zip(left, rules.round, strict=False):
        if one.step is not laid.step or one.seats or (one.about != laid.about and one.step.prompt != "end-of-round"):
            return "stack"
    if len(left) >= len(rules.round):
        return "stack"
    laid = rules.round[len(left)]
    prompt = top.step.prompt
    if prompt in ("payment", "poker-player"):
        return "" if len(left) == 1 and left[0].about else "stack"
    if left and left[0].about:
        return "stack"
    if (prompt, laid.step.prompt) == ("duel", "window"):
        return ""
    same = prompt == laid.step.prompt or (prompt, laid.step.prompt) == ("compensation", "package")
    if not same or (top.about != laid.about) != (prompt == "end-of-round"):
        return "stack"
    return ""


def _flaw_of_sides(state: GangstersState, rules: GangstersRules) -> str:
    """Sides follow from clans and coalition, until Mr. X chooses and roles are exchanged; then, who is out."""
    early = any(decision.step.prompt in BEFORE for decision in state.stack)
    if state.fresh != NOBODY and (state.partners[state.fresh] == NOBODY or state.fresh != state.godfather):
        return "fresh"
    if state.ousted != (NOBODY if state.fresh == NOBODY else state.partners[state.fresh]):
        return "ousted"
    if not rules.godfather and (state.godfather != NOBODY or any(state.points)):
        return "godfather"
    if early or state.players < 5:
        told = GangstersState(state.players, state.layers)
        told.coalition = state.coalition
        told.clan_of = state.clan_of
        take_sides(told, rules.box)
        for seat, side in enumerate(state.side_of):
            if side != told.side_of[seat] and state.clan_of[seat] != MR_X:
                return "side_of"
        if state.partners != told.partners or state.lone != told.lone or state.marks != told.marks:
            return "partners"
        if state.question != (NOBODY if told.question == state.ousted else told.question):
            return "question"
    if early:
        hidden = state.hidden != NO_CARD
        if hidden and (state.question == NOBODY or not count_of(state.laid[state.question], state.hidden)):
            return "hidden"
        if state.evaluation is not None and state.evaluation.round >= state.round:
            return "evaluation"
        for seat, partner in enumerate(state.partners):
            if partner == NOBODY and (state.pledges[seat] or state.requests[seat] or state.shown[seat]):
                return "pledges"
        mr_x = state.mr_x()
        waits = any(decision.step.prompt == "mr-x" for decision in state.stack)
        if mr_x != NOBODY and (state.side_of[mr_x] == NO_SIDE) != waits:
            return "side_of"
    elif any(state.laid) or not _takers_fit(state):
        return "evaluation"
    return ""


def _takers_fit(state: GangstersState) -> bool:
    """Whether this round's evaluation says who chooses."""
    evaluation = state.evaluation
    if evaluation is None or evaluation.round != state.round or not evaluation.takers[0]:
        return False
    for takers, reason in zip(evaluation.takers, evaluation.reasons, strict=True):
        if len({*takers}) != len(takers) or (reason == TOOK_CARD and (takers != [state.fresh] or state.fresh < 0)):
            return False
    return evaluation.empty == NOBODY or state.players == 5


def _flaw_of_top(state: GangstersState) -> str:
    """Whoever is asked is who must be, and has not answered yet."""
    top = state.stack[-1]
    prompt = top.step.prompt
    if state.declared and (prompt != "window" or state.declared & top.seats):
        return "declared"
    if any(not may_take_card(state, seat) for seat in range(state.players) if state.declared >> seat & 1):
        return "declared"
    for seat, card in enumerate(state.stakes):
        answered = prompt == "duel" and top.about[0] >> seat & 1 and not top.asks(seat)
        if card != NO_CARD and (not answered or not count_of(state.hands[seat], card)):
            return "stakes"
    asked = _ASKED[prompt](state, top) if prompt in _ASKED else 0
    if asked < 0 or (top.seats & ~asked if prompt in ("window", "duel", "commit") else top.seats != asked):
        return "stack"
    if prompt == "commit":
        for seat in range(state.players):
            if asked >> seat & 1 and top.asks(seat) != (state.manner[seat] == NOT_LAID):
                return "manner"
    return ""


def _window(state: GangstersState, top: Decision) -> int:
    if state.fresh != NOBODY or state.shut:
        return -1
    return sum(1 << seat for seat in range(state.players) if may_take_card(state, seat))


def _duel(state: GangstersState, top: Decision) -> int:
    return top.about[0] if not top.about[0] & ~_window(state, top) else -1


def _commit(state: GangstersState, top: Decision) -> int:
    return sum(1 << seat for seat in members(state, top.about[0]))


def _thug(state: GangstersState, top: Decision) -> int:
    return -1 if state.thug or state.owners[THUG] < 0 else 1 << state.owners[THUG]


def _package(state: GangstersState, top: Decision) -> int:
    assert state.evaluation is not None
    takers = state.evaluation.takers[top.about[0]]
    return 1 << takers[0] if takers else -1


def _compensation(state: GangstersState, top: Decision) -> int:
    assert state.evaluation is not None
    return 1 << state.fresh if state.evaluation.reasons[top.about[0]] == TOOK_CARD else -1


def _payment(state: GangstersState, top: Decision) -> int:
    """CG-70: whoever has begun to pay can."""
    payer, _, paid = top.about
    return 1 << payer if paid + value_of_pack(state.hands[payer]) >= PRICE else -1


def _poker_player(state: GangstersState, top: Decision) -> int:
    """CG-73: what was thrown lies among the discards, so that two can be picked for it."""
    seat, thrown, value, picked, taken = top.about
    if size_of(state.hands[seat]) < CARDS - thrown or (thrown < CARDS and (picked or taken)):
        return -1
    lying = [VALUE_OF[card] for card in range(TYPES) if count_of(state.discards, card)]
    if (thrown == 0 and value) or (thrown == 1 and value not in lying):
        return -1
    return 1 << seat


def _end_of_round(state: GangstersState, top: Decision) -> int:
    return 1 << (top.about[0] + top.about[1]) % state.players


#: Who is asked, as a mask, or may be where several are; negative if that cannot be asked at all.
_ASKED = {
    "window": _window,
    "duel": _duel,
    "mr-x": lambda state, top: 1 << state.mr_x(),
    "commit": _commit,
    "thug": _thug,
    "package": _package,
    "compensation": _compensation,
    "payment": _payment,
    "poker-player": _poker_player,
    "end-of-round": _end_of_round,
}
