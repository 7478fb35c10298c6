"""Characters: bots with a name, a face and a manner of their own, each of a level."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from backroom.kernel.action import Action
from backroom.kernel.game import AnyRules
from backroom.kernel.player import Player
from backroom.kernel.state import State

#: What a choice shows of the manner of whoever is about to make it: figures by name, each a number. What is told of
#: somebody is the mean. `habit-<name>` is its message.
Habits = Callable[[AnyRules, State, int, Action], list[tuple[str, float]]]


@dataclass(frozen=True)
class Person:
    """Somebody of the house. `id` names the portrait too; a person has the same level in every title."""

    id: str
    name: str
    level: str


@dataclass(frozen=True)
class Character:
    """A person at the table of one title. How they play is a message of the title, `character-<id>`."""

    who: Person
    manner: str
    """One word for it, the message `manner-<manner>`: bold, patient, vengeful, honest or sly."""
    make: Callable[[AnyRules], Player]

    @property
    def bot(self) -> str:
        """The name by which journals, records and commands know it."""
        return f"{self.who.level}-{self.who.id}"


MICKEY: Final = Person("mickey", "Mickey", "rookie")
ANGELO: Final = Person("angelo", "Angelo", "rookie")
DUTCH: Final = Person("dutch", "Dutch", "soldier")
FRANKIE: Final = Person("frankie", "Frankie", "soldier")
ROSA: Final = Person("rosa", "Rosa", "soldier")
RUTH: Final = Person("ruth", "Ruth", "capo")
BUGS: Final = Person("bugs", "Bugs", "capo")
LUCKY: Final = Person("lucky", "Lucky", "boss")
SOFIA: Final = Person("sofia", "Sofia", "boss")
