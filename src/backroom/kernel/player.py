"""Players: whoever chooses for a seat. They get what a seat gets and nothing else."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from mypy_extensions import mypyc_attr

from backroom.kernel.action import Action
from backroom.kernel.again import Recipe
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

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Choice)
            and other.action is self.action
            and (other.why, other.facts) == (self.why, self.facts)
        )

    def __hash__(self) -> int:
        return hash((self.action.index, self.why))

    def __repr__(self) -> str:
        return f"Choice({self.action!r}, {self.why!r}, {self.facts})"

    def __reduce__(self) -> Recipe:
        return Choice, (self.action, self.why, self.facts)


#: No player tells more of what it weighed.
HANDFUL: Final = 5


class Considered:
    """Something that a player weighed: a choice, and how likely it thinks that its seat wins after it, 0 to 1.

    A win that is shared counts as a share. Where a player knows only how a choice begins, `actions` are its beginning.
    """

    __slots__ = ("actions", "chance")

    def __init__(self, actions: list[Action], chance: float) -> None:
        self.actions: Final = actions
        self.chance: Final = chance

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Considered) and (other.actions, other.chance) == (self.actions, self.chance)

    def __hash__(self) -> int:
        return hash((len(self.actions), self.chance))

    def __repr__(self) -> str:
        return f"Considered({self.actions!r}, {self.chance})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Player:
    """Chooses one action at a time; a compound choice is asked for step by step."""

    __slots__ = ()

    @property
    def listens(self) -> bool:
        """Whether this player wants the events of its updates. Simulations make none for those who do not."""
        return False

    @property
    def has_plan(self) -> bool:
        """Whether its next whole choice is made already, if it is asked again and nothing else happens before that."""
        return False

    @property
    def considered(self) -> list[Considered]:
        """What it weighed when it was last asked, what it chose first, then the best; HANDFUL at most.

        Empty where it weighed nothing, or cannot tell how likely it is to win. It may be made only when somebody asks
        for it: ask before the player chooses again.
        """
        return []

    @abstractmethod
    def choose(self, update: Update, chance: Chance) -> Choice:
        """One of `update.actions`, which is not empty. `chance` is the player's own, never the game's."""
