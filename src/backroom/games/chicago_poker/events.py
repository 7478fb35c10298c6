"""What happens in Chicago Poker, with who may know it. Places are told from 1, cards and hands by name."""

from __future__ import annotations

from backroom.games.chicago_poker.cards import BUSINESSES, CARD_TEXTS
from backroom.games.chicago_poker.hands import HAND_NAMES, lead_value, rank_of
from backroom.games.chicago_poker.state import FACE_UP
from backroom.games.chicago_poker.view_types import HandData
from backroom.kernel.event import EVERYONE, Event


def business_opened(place: int, kind: int) -> Event:
    return Event("business-opened", {"place": place + 1, "business": BUSINESSES[kind]})


def hand_dealt(seat: int, cards: list[int]) -> Event:
    return Event("hand-dealt", {"seat": seat, "count": len(cards)}, {"cards": _texts(cards)}, 1 << seat)


def start_drawn(seat: int) -> Event:
    return Event("start-drawn", {"seat": seat})


def turn_begun(seat: int, round_number: int, actions: int) -> Event:
    return Event("turn-begun", {"seat": seat, "round": round_number, "actions": actions})


def card_drawn(seat: int, card: int) -> Event:
    return Event("card-drawn", {"seat": seat}, {"card": CARD_TEXTS[card]}, 1 << seat)


def pile_renewed(count: int) -> Event:
    return Event("pile-renewed", {"count": count})


def gangster_played(seat: int, place: int, kind: int, card: int, knowers: int) -> Event:
    up = 1 if knowers & FACE_UP else 0
    facts: dict[str, object] = {"seat": seat, "place": place + 1, "business": BUSINESSES[kind], "up": up}
    return Event("gangster-played", facts, {"card": CARD_TEXTS[card]}, knowers)


def bullet_placed(seat: int, place: int, kind: int) -> Event:
    return Event("bullet-placed", {"seat": seat, "place": place + 1, "business": BUSINESSES[kind]})


def card_murdered(seat: int, target: int, place: int, card: int) -> Event:
    return Event("card-murdered", {"seat": seat, "target": target, "place": place + 1, "card": CARD_TEXTS[card]})


def row_raided(seat: int, target: int, place: int, cards: list[int]) -> Event:
    facts: dict[str, object] = {"seat": seat, "target": target, "place": place + 1, "count": len(cards)}
    return Event("row-raided", facts, {"cards": _texts(cards)}, 1 << seat | 1 << target)


def limousine_called(seat: int, place: int, to: int) -> Event:
    return Event("limousine-called", {"seat": seat, "place": place + 1, "to": to + 1})


def card_carried(seat: int, place: int, position: int, to: int, card: int, knowers: int) -> Event:
    """`position` says which card of the row it was: the others see it being taken (CP-49)."""
    facts: dict[str, object] = {"seat": seat, "place": place + 1, "position": position + 1, "to": to + 1}
    return Event("card-carried", facts, {"card": CARD_TEXTS[card]}, knowers)


def pistol_drawn(seat: int) -> Event:
    return Event("pistol-drawn", {"seat": seat})


def card_blackmailed(seat: int, card: int) -> Event:
    return Event("card-blackmailed", {"seat": seat}, {"card": CARD_TEXTS[card]}, 1 << seat)


def actions_forgone(seat: int, count: int) -> Event:
    return Event("actions-forgone", {"seat": seat, "count": count})


def actions_lost(seat: int, count: int) -> Event:
    return Event("actions-lost", {"seat": seat, "count": count})


def card_discarded(seat: int, card: int) -> Event:
    return Event("card-discarded", {"seat": seat, "card": CARD_TEXTS[card]})


def duel_begun(seat: int, place: int, kind: int) -> Event:
    return Event("duel-begun", {"seat": seat, "place": place + 1, "business": BUSINESSES[kind]})


def row_turned_up(seat: int, place: int, cards: list[int], strength: int) -> Event:
    facts: dict[str, object] = {"seat": seat, "place": place + 1, "cards": _texts(cards), **hand_facts(strength)}
    return Event("row-turned-up", facts, None, EVERYONE)


def tie_break_called(seats: list[int], place: int) -> Event:
    return Event("tie-break-called", {"seats": seats, "place": place + 1})


def card_staked(seat: int, card: int) -> Event:
    return Event("card-staked", {"seat": seat}, {"card": CARD_TEXTS[card]}, 1 << seat)


def stake_revealed(seat: int, card: int) -> Event:
    return Event("stake-revealed", {"seat": seat, "card": CARD_TEXTS[card]})


def tie_settled(seat: int, place: int) -> Event:
    return Event("tie-settled", {"seat": seat, "place": place + 1})


def business_won(seat: int, place: int, kind: int) -> Event:
    return Event("business-won", {"seat": seat, "place": place + 1, "business": BUSINESSES[kind]})


def game_ended(reason: str, winners: list[int]) -> Event:
    return Event("game-ended", {"reason": reason, "winners": winners})


def hand_facts(strength: int) -> HandData:
    """A hand's name and the value that leads it."""
    return {"hand": HAND_NAMES[rank_of(strength)], "value": lead_value(strength)}


def _texts(cards: list[int]) -> list[str]:
    return [CARD_TEXTS[card] for card in cards]
