"""Titles: what a game says about itself before anybody sits down."""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from threading import Lock
from typing import Any, Generic, Protocol, TypeVar

from backroom.kernel.again import Recipe, title_recipe
from backroom.kernel.character import Character, Habits
from backroom.kernel.game import AnyRules
from backroom.kernel.player import Player
from backroom.kernel.refusal import BadInput
from backroom.kernel.view_types import ViewData


class Data(Protocol):
    """A title's loaded data file."""

    @property
    def version(self) -> str: ...


D = TypeVar("D", bound=Data)


@dataclass(frozen=True)
class Option:
    """An option that is on or off. With `least` or `most` only for so many players, by `clause`.

    One for `study` makes a game small enough for exact methods. Nobody who sets a table is offered it, and settings
    name it only where it is on.
    """

    name: str
    clause: str
    least: int = 0
    most: int = 99
    study: bool = False


@dataclass(frozen=True)
class Poster:
    """How a title is announced. Its words are messages of its own: `title-line`, `title-short`, `title-won-by`.

    Its picture is `poster.svg` in the folder of its browser board; without one its emblem is drawn in its colours.
    """

    minutes: tuple[int, int]
    """How long a game takes, from and to."""
    emblem: str = "diamond"
    """One of the emblems that seats have in the browser."""
    ground: str = "#16372d"
    """The colour behind the picture or the emblem."""
    accent: str = "#d0a44c"
    """The colour of the emblem, where it is drawn."""
    place: int = 100
    """Titles are shown in this order, the lowest first; equals by id."""

    @property
    def time(self) -> str:
        """The minutes as they are read: `45` or `90–120`."""
        return "–".join(str(minutes) for minutes in dict.fromkeys(self.minutes))


@dataclass(frozen=True)
class Settings:
    """A title's options, validated. `data` is the text of an owner's own data file, or None for ours.

    `kept` is the text that was ours when the game began, if we ship another by now.
    """

    title: str
    players: int
    options: Mapping[str, bool]
    data: str | None = None
    kept: str | None = None


@dataclass(frozen=True)
class Title(Generic[D]):
    """One title: who can play it, with which options, from which data, against which bots."""

    id: str
    folder: Path
    """Where its words lie, in `text/<language>/*.ftl`."""
    prefix: str
    """Clauses are called `XX-1`, `XX-2`, … with this prefix."""
    least: int
    most: int
    usual: int
    """How many players a quick start seats."""
    players_clause: str
    options: tuple[Option, ...]
    own_data: str
    """The text of the data file that we ship."""
    load: Callable[[str], D]
    """Reads and checks the text of a data file."""
    build: Callable[[int, Mapping[str, bool], D], AnyRules]
    """The rules for a number of players, options and data."""
    bots: Mapping[str, Callable[..., Player]]
    """The levels of bots that know this title, the simplest first; it may have none. They take the rules; one that
    thinks by networks takes a folder with others of them, too, by the name `weights`."""
    poster: Poster
    view: type[ViewData] | None = None
    """The type of what its views tell, a TypedDict: the browser's `view.ts` is made from it. None is allowed."""
    languages: tuple[str, ...] = ("en",)
    """In which languages its words are complete. What is missing in another is told in English."""
    results: tuple[str, ...] = ()
    """The events that a board shows as results, each holding the screen for a while: clocks wait for them."""
    all_public: bool = False
    """Everybody knows everything: laid open, a replay has nothing to add to what an onlooker sees."""
    rules_version: int = 1
    """Grows with every change by which a game that was played before could go otherwise: games in play that began by
    other rules are stranded."""
    first_data: str = ""
    """The digest of the data of the days when tables did not note it; empty for titles that are younger."""
    reference_bots: Mapping[str, Callable[[AnyRules], Player]] = field(default_factory=dict)
    """Bots that never change, so that bots of other days can be measured by the same ones. Matches and simulations take
    them; nobody who sets a table is offered one."""
    characters: tuple[Character, ...] = ()
    """Who sits down as a bot with a name and a manner, level by level: two or three of each."""
    habits: Habits | None = None
    """What a choice shows of a manner, so that manners can be measured."""
    study: Callable[[AnyRules], Any] | None = None
    """How its bots learn to judge positions (`minds/study.py`); None: by its observations."""

    def settings(
        self, players: int | None = None, options: Mapping[str, object] | None = None, data: str | None = None
    ) -> Settings:
        """Validated options; `BadInput` names the value and what was expected."""
        count = self.usual if players is None else players
        if not self.least <= count <= self.most:
            facts = {"title": self.id, "value": count, "least": self.least, "most": self.most}
            raise BadInput("wrong-player-count", facts, self.players_clause)
        values = {option.name: False for option in self.options if not option.study}
        for name, value in (options or {}).items():
            on = self._option(name, value, count)
            if on or name in values:
                values[name] = on
        if data is not None:
            self._version_of(data)
        return Settings(self.id, count, values, data)

    def _option(self, name: str, value: object, players: int) -> bool:
        option = next((option for option in self.options if option.name == name), None)
        if option is None and not self.options:
            raise BadInput("no-options", {"title": self.id, "value": name})
        if option is None:
            known = ", ".join(option.name for option in self.options)
            raise BadInput("no-such-option", {"title": self.id, "value": name, "expected": known})
        on = _TRUTHS.get(str(value).lower())
        if on is None:
            raise BadInput("option-out-of-range", {"name": name, "value": str(value), "expected": "true, false"})
        if on and not option.least <= players <= option.most:
            facts = {"name": name, "value": players, "least": option.least, "most": min(option.most, self.most)}
            raise BadInput("option-not-for-players", facts, option.clause)
        return on

    def rules(self, settings: Settings) -> AnyRules:
        """The rules for these settings; games with equal settings share them, for they never change."""
        text = self.data_text(settings)
        options = tuple(sorted(settings.options.items()))
        # Rules name the title that made them, and so keep it: no other has its id.
        key = (id(self), settings.players, options, _digest(text))
        return _shared_rules.get(key, lambda: self._made(settings, text))

    def _made(self, settings: Settings, text: str) -> AnyRules:
        rules = self.build(settings.players, settings.options, self.load(text))
        own = None if text == self.own_data else text
        rules.made_by(self, Settings(self.id, settings.players, dict(settings.options), own))
        return rules

    def __reduce__(self) -> Recipe:
        return title_recipe(self)

    def data_text(self, settings: Settings) -> str:
        """The data file in play: the owner's own, or ours, as it was when the game began."""
        text = settings.kept if settings.data is None else settings.data
        return self.own_data if text is None else text

    def data_version(self, settings: Settings) -> tuple[str, str]:
        """The data's own version and the digest of its text."""
        text = self.data_text(settings)
        return self._version_of(text), _digest(text)

    def _version_of(self, text: str) -> str:
        """The version that a data file says it has. Read and checked once: that takes time."""
        return _versions.get((self.load, _digest(text)), lambda: self.load(text).version)


#: Any title, whatever its data.
AnyTitle = Title[Any]

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class Shared(Generic[K, V]):
    """The last `most` values that were made, by what they were made of: each is made once, whoever asks."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._made: OrderedDict[K, V] = OrderedDict()
        self._lock = Lock()

    def get(self, key: K, make: Callable[[], V]) -> V:
        """The value of this key, made now if it is not there. Whatever `make` raises is not kept."""
        with self._lock:
            if key in self._made:
                self._made.move_to_end(key)
                return self._made[key]
        made = make()
        with self._lock:
            # Two threads may have made it at once: all take the first.
            kept = self._made.setdefault(key, made)
            while len(self._made) > self._most:
                self._made.popitem(last=False)
            return kept


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


#: Rules for one set of options take up to 600 kB: a house of a thousand tables must not hold each of them a thousand
#: times. A table keeps its own, whatever is dropped here.
_shared_rules: Shared[tuple[object, ...], AnyRules] = Shared(64)
_versions: Shared[tuple[object, str], str] = Shared(64)

_TRUTHS = {"true": True, "yes": True, "on": True, "1": True, "false": False, "no": False, "off": False, "0": False}
