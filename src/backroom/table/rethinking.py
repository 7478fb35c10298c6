"""Asking the bots of a finished game again: given the same luck, each must choose the same.

A choice may also follow from the thought before it (`Thought.onward`): the house plays it without asking again. It does
ask where something came in between that the record does not tell, a restart for instance. Both are honest.
"""

from __future__ import annotations

from dataclasses import dataclass

from backroom.kernel.chain import bot_luck
from backroom.kernel.lines import Move, OldHeader, Undo
from backroom.kernel.record import Record
from backroom.kernel.refusal import BadInput
from backroom.kernel.replay import replay, settings_of
from backroom.kernel.title import AnyTitle
from backroom.players import bot_names
from backroom.table.thinking import question_about, think


@dataclass(frozen=True)
class Asked:
    """How many choices of bots were asked for again, how many came out the same, and the first that did not.

    `unasked` are those that the house made for a bot that failed, or of bots that this house does not have.
    """

    choices: int
    same: int
    unasked: int
    first: int = 0


def ask_again(record: Record, title: AnyTitle) -> Asked:
    """Ask for every choice that a bot made; `BadInput` if the record cannot tell what luck they had."""
    if isinstance(record.header, OldHeader) or record.reveal is None:
        raise BadInput("verify-bots-unknown")
    seed = bytes.fromhex(record.reveal.house)
    settings = settings_of(record, title)
    known = bot_names(title)
    settled = line = len(record.names) + 2
    choices = same = unasked = first = 0
    before = None
    #: Whose thought holds which choices to come.
    planner, planned = 0, list[list[str]]()
    for moment in replay(record, title):
        entry, game = moment.entry, moment.game
        if isinstance(entry, Move) and isinstance(entry.by, str) and before is not None:
            if entry.by in known:
                agrees = planner == entry.seat and planned[:1] == [entry.do]
                if agrees:
                    planned = planned[1:]
                else:
                    luck = bot_luck(seed, settled, entry.seat - 1)
                    thought = think(question_about(game.rules, settings, before, entry.seat - 1, entry.by, luck))
                    agrees = thought.actions == entry.do
                    planner, planned = entry.seat, thought.onward if agrees else []
                choices += 1
                same += agrees
                first = first or (0 if agrees else moment.number)
            else:
                unasked += 1
                planned = []
        elif isinstance(entry, Move | Undo):
            planned = []
        line += entry is not None
        if isinstance(entry, Move | Undo):
            settled = line
        before = game.state
    return Asked(choices, same, unasked, first)
