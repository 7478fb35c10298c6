"""What a player of Penny Ante can do."""

from __future__ import annotations

from typing import Final

from backroom.kernel.action import Action, ActionTable

DECK: Final = 15
MOST_BID: Final = 3
#: The kinds of action. If some only said something, the table would be told which (`ActionTable`).
KINDS: Final = ("draw", "pass", "sell", "done", "show", "bid")


class AnteAction(Action):
    """`verb` says what is done, `number` with which card or how many coins."""

    __slots__ = ("number", "verb")

    def __init__(self, index: int, text: str, verb: str, number: int = -1) -> None:
        super().__init__(index, text, KINDS.index(verb))
        self.verb: Final = verb
        self.number: Final = number


def card_text(card: int) -> str:
    return f"no-{card}"


DRAW: Final = AnteAction(0, "draw", "draw")
PASS: Final = AnteAction(1, "pass", "pass")
SELL: Final = AnteAction(2, "sell", "sell")
DONE: Final = AnteAction(3, "done", "done")
#: By card.
SHOW: Final = {card: AnteAction(3 + card, f"show {card_text(card)}", "show", card) for card in range(1, DECK + 1)}
BID: Final = [AnteAction(4 + DECK + coins, f"bid {coins}", "bid", coins) for coins in range(MOST_BID + 1)]
ALL: Final[list[Action]] = [DRAW, PASS, SELL, DONE, *SHOW.values(), *BID]
TABLE: Final = ActionTable(ALL, KINDS)


def ante_action(action: Action) -> AnteAction:
    """The same action; every one of the table is of this kind."""
    assert isinstance(action, AnteAction)
    return action
