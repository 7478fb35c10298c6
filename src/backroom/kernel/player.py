"""Players: whoever chooses for a seat. They get what a seat gets and nothing else."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from mypy_extensions import mypyc_attr

from backroom.kernel.action import Action
from backroom.kernel.chance import Chance
from backroom.kernel.refusal import Facts
from backroom.kernel.view import Update


class Choice:
    """What a player chose, and in one sentence (a message id with facts) why."""

    __slots__ = ("action", "facts", "why")

    def __init__(self, action: Action, why: str, facts: Facts | None = None) -> None:
        self.action: Final = action
        self.why: Final = why
        self.facts: Final[Facts] = facts or {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Player:
    """Chooses one action at a time; a compound choice is asked for step by step."""

    __slots__ = ()

    @property
    def listens(self) -> bool:
        """Whether this player wants the events of its updates. Simulations make none for those who do not."""
        return False

    @abstractmethod
    def choose(self, update: Update, chance: Chance) -> Choice:
        """One of `update.actions`, which is not empty. `chance` is the player's own, never the game's."""
