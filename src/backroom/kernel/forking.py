"""Games that begin in the middle of another one: as a seat knew it then, and the rest dealt anew."""

from __future__ import annotations

from backroom.kernel.chance import Chance
from backroom.kernel.game import AnyRules
from backroom.kernel.lines import Fork
from backroom.kernel.record import Record, read_record
from backroom.kernel.refusal import BadInput
from backroom.kernel.state import State

#: The longest record that can be forked, in characters, and how often a fork may be forked again.
LONGEST_ORIGIN = 300_000
DEEPEST = 2


def start_from(rules: AnyRules, state: State, seat: int, chance: Chance) -> State:
    """A state that `seat` could not tell from this one; what it does not know falls as chance has it."""
    return rules.resample(rules.view(state, seat), chance)


def origin_of(fork: Fork, depth: int) -> Record:
    """The record that a game was forked from; `BadInput` if it cannot be one."""
    if len(fork.record) > LONGEST_ORIGIN:
        raise BadInput("replay-origin-long", {"most": LONGEST_ORIGIN})
    if depth > DEEPEST:
        raise BadInput("replay-origin-deep", {"most": DEEPEST})
    origin = read_record(fork.record)
    if origin.end is None:
        raise BadInput("replay-not-over")
    if not 1 <= fork.seat <= origin.header.players:
        raise BadInput("no-such-seat", {"value": fork.seat, "players": origin.header.players})
    return origin
