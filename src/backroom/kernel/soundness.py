"""What a state's data must be before rules see it: its shape, then what the steps rely on.

Not compiled: every value comes from outside. A title describes its own in `soundness.py`, once.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, Generic, TypeVar

from backroom.kernel.chance import FastChance
from backroom.kernel.refusal import BadInput
from backroom.kernel.state import State

S = TypeVar("S", bound=State)
#: Whether a value is what it must be.
Fits = Callable[[object], bool]

#: No score, number of turns or clock comes near it.
MANY = 1_000_000
_REASON = re.compile(r"[a-z]+(-[a-z]+){0,5}")
_NUMBERS = {int}
#: How much of a wrong value is told.
_TOLD = 60


def number(least: int, most: int) -> Fits:
    """A whole number within bounds; True and False are none."""
    return lambda value: type(value) is int and least <= value <= most


def truth(value: object) -> bool:
    return value is True or value is False


def numbers(count: int, least: int, most: int) -> Fits:
    """So many whole numbers within bounds."""
    return lambda value: type(value) is list and len(value) == count and _within(value, least, most)


def up_to(count: int, least: int, most: int) -> Fits:
    """At most so many whole numbers within bounds."""
    return lambda value: type(value) is list and len(value) <= count and _within(value, least, most)


def each(fits: list[Fits]) -> Fits:
    """A list with one value for each of these."""
    return lambda value: (
        type(value) is list and len(value) == len(fits) and all(fit(one) for fit, one in zip(fits, value, strict=True))
    )


def some(most: int, fits: Fits) -> Fits:
    """A list of at most so many values of one kind."""
    return lambda value: type(value) is list and len(value) <= most and all(map(fits, value))


def or_nothing(fits: Fits) -> Fits:
    return lambda value: value is None or fits(value)


def _within(values: list[Any], least: int, most: int) -> bool:
    return not values or ({*map(type, values)} == _NUMBERS and min(values) >= least and max(values) <= most)


class Soundness(Generic[S]):
    """One game's: `fields` of its data by name, what each prompt's decision may be `about`, and its `flaw`.

    `flaw` names the first field that does not go with the others, or nothing. It is asked after every field has been
    found to fit by itself, and before the inventory is counted and anybody's choices are listed.
    """

    def __init__(
        self,
        rules: Any,  # noqa: ANN401
        fields: Mapping[str, Fits],
        abouts: Mapping[str, Fits],
        deep: int,
        flaw: Callable[[S], str],
        dealt: tuple[str, ...] = (),
    ) -> None:
        self._rules = rules
        seats = number(0, (1 << rules.players) - 1)

        def decision(value: object) -> bool:
            if type(value) is not list or len(value) != 3 or type(value[0]) is not str or value[0] not in rules.steps:
                return False
            return seats(value[1]) and abouts[value[0]](value[2])

        self._fields = {**fields, "stack": some(deep, decision), "outcome": or_nothing(_outcome(rules.players))}
        self._flaw = flaw
        state = rules.deal(FastChance(0))
        _check_names(rules.title, {*self._fields}, {*state.as_data()})
        self._inventory = rules.inventory(state)
        #: Counts that are conserved, but another from deal to deal.
        self._dealt = dealt

    def check_data(self, data: object) -> None:
        """`BadInput` that names the field whose value cannot be."""
        if type(data) is not dict or data.keys() != self._fields.keys():
            raise unfit("fields", ", ".join(map(str, data)) if type(data) is dict else data)
        for name, fits in self._fields.items():
            if not fits(data[name]):
                raise unfit(name, data[name])

    def check_state(self, state: S) -> None:
        """`BadInput` that names what does not go together in a state whose data fits."""
        if (state.outcome is None) == (not state.stack):
            raise unfit("stack", len(state.stack))
        flaw = self._flaw(state)
        if flaw:
            raise unfit(flaw, getattr(state, flaw))
        inventory = self._rules.inventory(state)
        if inventory != self._inventory:
            for name, count in inventory.items():
                if count != self._inventory[name] and name not in self._dealt:
                    raise unfit(name, count)
        if state.outcome is None:
            asked = [seat for seat in range(self._rules.players) if state.stack[-1].asks(seat)]
            if not asked or not all(self._rules.legal(state, seat) for seat in asked):
                raise unfit("stack", state.stack[-1].as_data())


def _check_names(title: str, bounded: set[str], held: set[str]) -> None:
    """A mistake of ours, told as soon as anything is restored."""
    for name in sorted(bounded - held):
        raise ValueError(f"The soundness of {title} bounds '{name}', and its state has no such field.")
    for name in sorted(held - bounded):
        raise ValueError(f"The soundness of {title} says nothing of '{name}', which its state has.")


def unfit(name: str, value: object) -> BadInput:
    """What to raise for data that is no state of this game."""
    said = repr(value) if not isinstance(value, int) or abs(value) < 1 << 64 else "…"
    return BadInput("state-unfit", {"name": name, "value": said if len(said) <= _TOLD else said[:_TOLD] + "…"})


def _outcome(players: int) -> Fits:
    seats = up_to(players, 0, players - 1)
    scores = numbers(players, -MANY, MANY)

    def fits(value: object) -> bool:
        return (
            type(value) is dict
            and value.keys() == {"reason", "winners", "scores"}
            and type(value["reason"]) is str
            and _REASON.fullmatch(value["reason"]) is not None
            and seats(value["winners"])
            and len({*value["winners"]}) == len(value["winners"]) > 0
            and scores(value["scores"])
        )

    return fits
