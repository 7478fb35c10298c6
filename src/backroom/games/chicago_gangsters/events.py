"""What happens in Chicago Gangsters, with who may know it. Cards, persons, clans and words go by name."""

from __future__ import annotations

from typing import Final

from backroom.games.chicago_gangsters.box import Box, Package
from backroom.games.chicago_gangsters.cards import CARD_TEXTS, KIND_TEXTS, MR_X, PERSONS, SIDES
from backroom.games.chicago_gangsters.evaluation import ALONE, FAVOURED, LARGER, MARKED, Evaluation
from backroom.games.chicago_gangsters.packs import texts_of
from backroom.games.chicago_gangsters.state import COUNTED, OPENLY
from backroom.games.chicago_gangsters.talk import WORD_TEXTS
from backroom.kernel.event import EVERYONE, Event
from backroom.kernel.refusal import Facts

BOTTLES: Final = "bottles"
CARDS: Final = "cards"


def clan_dealt(seat: int, clan: int, box: Box) -> Event:
    return Event("clan-dealt", {"seat": seat, "clan": "mr-x" if clan == MR_X else box.clans[clan]})


def hand_dealt(seat: int, cards: list[int]) -> Event:
    return Event("hand-dealt", {"seat": seat, "count": len(cards)}, {"cards": _texts(cards)}, 1 << seat)


def person_dealt(seat: int, person: int) -> Event:
    return Event("person-dealt", {"seat": seat, "person": PERSONS[person]})


def person_set_aside(person: int) -> Event:
    return Event("person-set-aside", {"person": PERSONS[person]})


def round_begun(number: int, district: str, means: int, persons: bool, person: int) -> Event:
    kinds = [kind for at, kind in enumerate(KIND_TEXTS) if means >> at & 1]
    facts: Facts = {"round": number, "district": district, "means": kinds, "persons": int(persons)}
    return Event("round-begun", facts | {"person": PERSONS[person]})


def side_named(side: int, seats: list[int]) -> Event:
    return Event("side-named", {"side": SIDES[side], "seats": seats})


def question_given(seat: int) -> Event:
    return Event("question-given", {"seat": seat})


def winners_loot(first: Package, second: Package) -> Event:
    return Event("winners-loot", {"package": parts(first), "other": parts(second)})


def losers_loot(first: Package, second: Package) -> Event:
    return Event("losers-loot", {"package": parts(first), "other": parts(second)})


def window_answered(seat: int, takes: bool) -> Event:
    return Event("window-answered", {"seat": seat}, {"takes": int(takes)}, 1 << seat)


def nobody_declared() -> Event:
    return Event("nobody-declared", {})


def card_claimed(seats: list[int]) -> Event:
    return Event("card-claimed", {"seats": seats})


def card_staked(seat: int, card: int) -> Event:
    return Event("card-staked", {"seat": seat}, {"card": CARD_TEXTS[card]}, 1 << seat)


def stake_revealed(seat: int, card: int) -> Event:
    return Event("stake-revealed", {"seat": seat, "card": CARD_TEXTS[card]})


def duel_undecided() -> Event:
    return Event("duel-undecided", {})


def godfather_crowned(seat: int, target: int) -> Event:
    return Event("godfather-crowned", {"seat": seat, "target": target})


def mr_x_joined(seat: int, side: int, cards: list[int]) -> Event:
    facts: Facts = {"seat": seat, "side": SIDES[side], "count": len(cards)}
    return Event("mr-x-joined", facts, {"cards": _texts(cards)}, 1 << seat)


def cards_committed(seat: int, manner: int, seen: list[int], unseen: list[int]) -> Event:
    """`seen` are the cards that lie open for all; the others only their owner knows."""
    secrets: Facts = {"cards": _texts(seen + unseen), "number": len(seen) + len(unseen)}
    if manner == OPENLY:
        facts: Facts = {"seat": seat, "seen": _texts(seen), "count": len(seen), "left": len(unseen)}
        return Event("laid-openly", facts, secrets, 1 << seat)
    if manner == COUNTED:
        return Event("laid-counted", {"seat": seat, "count": len(seen) + len(unseen)}, secrets, 1 << seat)
    return Event("laid-covered", {"seat": seat}, secrets, 1 << seat)


def thug_declared(seat: int) -> Event:
    return Event("thug-declared", {"seat": seat})


def thug_spared(seat: int) -> Event:
    return Event("thug-spared", {"seat": seat})


def cards_turned_up(seat: int, cards: list[str], left: int) -> Event:
    return Event("cards-turned-up", {"seat": seat, "cards": cards, "count": len(cards), "left": left})


def cards_returned(seat: int, cards: list[str]) -> Event:
    return Event("cards-returned", {"seat": seat, "cards": cards})


def sum_announced(side: int, points: int) -> Event:
    return Event("sum-announced", {"side": SIDES[side], "points": points})


def hidden_turned_up(seat: int, card: int, counts: bool) -> Event:
    return Event("hidden-turned-up", {"seat": seat, "card": CARD_TEXTS[card], "counts": int(counts)})


def brought(seat: int, evaluation: Evaluation) -> Event:
    weight = evaluation.contributions[seat]
    facts: Facts = {"seat": seat, "points": weight.total, "means": weight.means, "bonus": weight.bonus}
    facts |= {"persons": weight.persons + weight.acting, "doubled": int(weight.doubled)}
    return Event("brought", facts)


def round_evaluated(evaluation: Evaluation) -> Event:
    facts: Facts = {
        "side": SIDES[evaluation.winner],
        "points": evaluation.sums[evaluation.winner],
        "other": evaluation.sums[1 - evaluation.winner],
        "tie": int(evaluation.tied),
        "half": int(evaluation.reached_half),
        "evaluation": evaluation.as_data(),
    }
    return Event("round-evaluated", facts)


def first_choice(seat: int, reason: int) -> Event:
    """Who chooses first, told by why."""
    facts: Facts = {"seat": seat}
    if reason == LARGER:
        return Event("larger-chooses", facts)
    if reason == MARKED:
        return Event("marked-chooses", facts)
    if reason == FAVOURED:
        return Event("mr-x-chooses", facts)
    return Event("lone-chooses" if reason == ALONE else "godfather-takes-all", facts)


def losers_empty(seats: list[int]) -> Event:
    return Event("losers-empty", {"seats": seats})


def pledge_marked(seat: int, word: int, kept: bool, knowers: int) -> Event:
    """What came of a pledge, told to all; of a whispered one the words only to the `knowers` (CG-125)."""
    if knowers == EVERYONE:
        return Event("pledge-kept" if kept else "pledge-broken", {"seat": seat, "word": WORD_TEXTS[word]})
    secrets: Facts = {"word": WORD_TEXTS[word]}
    if kept:
        return Event("pledge-kept-whispered", {"seat": seat}, secrets, knowers)
    return Event("pledge-broken-whispered", {"seat": seat}, secrets, knowers)


def pledged(seat: int, word: int, audience: int) -> Event:
    return Event("pledged", {"seat": seat, "word": WORD_TEXTS[word]}, None, EVERYONE, audience)


def requested(seat: int, target: int, word: int, audience: int) -> Event:
    return Event("requested", {"seat": seat, "target": target, "word": WORD_TEXTS[word]}, None, EVERYONE, audience)


def card_shown(seat: int, card: int, audience: int) -> Event:
    return Event("card-shown", {"seat": seat, "card": CARD_TEXTS[card]}, None, EVERYONE, audience)


def package_taken(seat: int, package: Package) -> Event:
    return Event("package-taken", {"seat": seat, "package": parts(package)})


def package_lapsed(package: Package) -> Event:
    return Event("package-lapsed", {"package": parts(package)})


def person_joined(seat: int, person: int) -> Event:
    return Event("person-joined", {"seat": seat, "person": PERSONS[person]})


def partner_paid(seat: int, target: int, payment: str) -> Event:
    return Event("partner-paid", {"seat": seat, "target": target, "payment": f"pay-{payment}"})


def person_left(person: int) -> Event:
    return Event("person-left", {"person": PERSONS[person]})


def roles_exchanged(seat: int, target: int, clan: str) -> Event:
    return Event("roles-exchanged", {"seat": seat, "target": target, "clan": clan})


def card_drawn(seat: int, card: int) -> Event:
    return Event("card-drawn", {"seat": seat}, {"card": CARD_TEXTS[card]}, 1 << seat)


def cards_lapsed(seat: int, count: int) -> Event:
    return Event("cards-lapsed", {"seat": seat, "count": count})


def pile_renewed(count: int) -> Event:
    return Event("pile-renewed", {"count": count})


def extra_drawn(seat: int) -> Event:
    return Event("extra-drawn", {"seat": seat})


def trade_begun(seat: int, person: int) -> Event:
    return Event("trade-begun", {"seat": seat, "person": PERSONS[person]})


def poker_begun(seat: int) -> Event:
    return Event("poker-begun", {"seat": seat})


def card_fenced(seat: int, card: int) -> Event:
    return Event("card-fenced", {"seat": seat, "card": CARD_TEXTS[card]})


def card_swapped(seat: int, card: int) -> Event:
    return Event("card-swapped", {"seat": seat, "card": CARD_TEXTS[card]})


def card_handed_over(seat: int, person: int, card: int) -> Event:
    return Event("card-handed-over", {"seat": seat, "person": PERSONS[person], "card": CARD_TEXTS[card]})


def alcohol_traded(seat: int, person: int, points: int) -> Event:
    return Event("alcohol-traded", {"seat": seat, "person": PERSONS[person], "points": points})


def card_thrown(seat: int, card: int) -> Event:
    return Event("card-thrown", {"seat": seat, "card": CARD_TEXTS[card]})


def card_picked(seat: int, card: int) -> Event:
    return Event("card-picked", {"seat": seat, "card": CARD_TEXTS[card]})


def point_earned(seat: int, count: int) -> Event:
    return Event("point-earned", {"seat": seat, "count": count})


def showdown_begun() -> Event:
    return Event("showdown-begun", {})


def hand_shown(seat: int, hand: int) -> Event:
    cards = texts_of(hand)
    return Event("hand-shown", {"seat": seat, "cards": cards, "number": len(cards)})


def majority_won(winners: list[int], what: str, number: int) -> Event:
    return Event("majority-won", {"winners": winners, "what": what, "number": number})


def game_ended(reason: str, winners: list[int], alcohol: int) -> Event:
    return Event("game-ended", {"reason": reason, "winners": winners, "alcohol": alcohol})


def parts(package: Package) -> list[str]:
    """What is in a package, piece by piece."""
    pieces: list[str] = []
    if package.alcohol:
        pieces.append(f"{BOTTLES}-{package.alcohol}")
    if package.means:
        pieces.append(f"{CARDS}-{package.means}")
    if package.person:
        pieces.append("the-person")
    return pieces


def _texts(cards: list[int]) -> list[str]:
    return [CARD_TEXTS[card] for card in cards]
