"""What happens in Chicago, for the log. Everything is public."""

from __future__ import annotations

from backroom.games.chicago.gangs import GANGS, NOBODY, PHASES
from backroom.kernel.event import Event
from backroom.kernel.refusal import Facts


def _former(gang: int) -> str:
    return "nobody" if gang == NOBODY else GANGS[gang]


def colour_taken(seat: int, gang: int) -> Event:
    return Event("colour-taken", {"seat": seat, "gang": GANGS[gang]})


def phase_begun(phase: int, seat: int, gang: int) -> Event:
    return Event("phase-begun", {"phase": PHASES[phase], "seat": seat, "gang": GANGS[gang]})


def member_hired(seat: int, gang: int, rings: int, price: int) -> Event:
    return Event("member-hired", {"seat": seat, "gang": GANGS[gang], "rings": rings, "price": price})


def member_placed(seat: int, gang: int, rings: int, place: str) -> Event:
    return Event("member-placed", {"seat": seat, "gang": GANGS[gang], "rings": rings, "place": place})


def member_entered(seat: int, gang: int, rings: int, place: str) -> Event:
    return Event("member-entered", {"seat": seat, "gang": GANGS[gang], "rings": rings, "place": place})


def turn_begun(seat: int, gang: int, phase: int, round_number: int) -> Event:
    return Event("turn-begun", {"seat": seat, "gang": GANGS[gang], "phase": PHASES[phase], "round": round_number})


def gang_sat_out(seat: int, gang: int) -> Event:
    return Event("gang-sat-out", {"seat": seat, "gang": GANGS[gang]})


def points_rolled(seat: int, gang: int, points: int) -> Event:
    return Event("points-rolled", {"seat": seat, "gang": GANGS[gang], "points": points})


def points_lapsed(seat: int, gang: int, points: int) -> Event:
    return Event("points-lapsed", {"seat": seat, "gang": GANGS[gang], "points": points})


def member_moved(seat: int, gang: int, rings: int, place: str, to: str) -> Event:
    return Event("member-moved", {"seat": seat, "gang": GANGS[gang], "rings": rings, "place": place, "to": to})


def building_seized(seat: int, gang: int, place: str, former: int, chips: int) -> Event:
    facts: Facts = {"seat": seat, "gang": GANGS[gang], "place": place, "former": _former(former), "chips": chips}
    return Event("building-seized" if former == NOBODY else "building-taken", facts)


def chips_missed(seat: int, gang: int, place: str) -> Event:
    return Event("chips-missed", {"seat": seat, "gang": GANGS[gang], "place": place})


def building_left(seat: int, gang: int, place: str, former: int) -> Event:
    return Event("building-left", {"seat": seat, "gang": GANGS[gang], "place": place, "former": _former(former)})


def house_besieged(seat: int, gang: int, rings: int, place: str, foe: int) -> Event:
    facts: Facts = {"seat": seat, "gang": GANGS[gang], "rings": rings, "place": place, "foe": GANGS[foe]}
    return Event("house-besieged", facts)


def fight_begun(seat: int, gang: int, place: str, foe: int) -> Event:
    return Event("fight-begun", {"seat": seat, "gang": GANGS[gang], "place": place, "foe": GANGS[foe]})


def pair_chosen(seat: int, gang: int, rings: int, foe: int, foe_rings: int) -> Event:
    facts: Facts = {"seat": seat, "gang": GANGS[gang], "rings": rings, "foe": GANGS[foe], "foe_rings": foe_rings}
    return Event("pair-chosen", facts)


def duel_begun(seat: int, gang: int, rings: int, foe: int, foe_rings: int, place: str) -> Event:
    facts: Facts = {"seat": seat, "gang": GANGS[gang], "rings": rings, "foe": GANGS[foe], "foe_rings": foe_rings}
    return Event("duel-begun", facts | {"place": place})


def duel_rolled(gang: int, roll: int, foe: int, foe_roll: int) -> Event:
    return Event("duel-rolled", {"gang": GANGS[gang], "roll": roll, "foe": GANGS[foe], "foe_roll": foe_roll})


def rings_fallen(gang: int, rings: int, foe: int, foe_rings: int) -> Event:
    return Event("rings-fallen", {"gang": GANGS[gang], "rings": rings, "foe": GANGS[foe], "foe_rings": foe_rings})


def duel_won(seat: int, gang: int, rings: int, foe: int, prize: int) -> Event:
    return Event("duel-won", {"seat": seat, "gang": GANGS[gang], "rings": rings, "foe": GANGS[foe], "prize": prize})


def both_fallen(gang: int, foe: int, place: str) -> Event:
    return Event("both-fallen", {"gang": GANGS[gang], "foe": GANGS[foe], "place": place})


def goal_reached(seat: int, goal: str) -> Event:
    return Event("goal-reached", {"seat": seat, "goal": goal})


def goal_lost(seat: int, goal: str) -> Event:
    return Event("goal-lost", {"seat": seat, "goal": goal})


def phase_ended(phase: int) -> Event:
    return Event("phase-ended", {"phase": PHASES[phase]})


def gang_paid(seat: int, gang: int, money: int, sets: int, unguarded: int) -> Event:
    facts: Facts = {"seat": seat, "gang": GANGS[gang], "money": money, "sets": sets, "unguarded": unguarded}
    return Event("gang-paid", facts)


def game_ended(reason: str, winners: list[int]) -> Event:
    return Event("game-ended", {"reason": reason, "winners": winners})
