"""Reading the data file: every list is checked, and what is wrong is told with its line."""

from __future__ import annotations

from collections.abc import Iterable

from backroom.games.chicago_gangsters.box import COALITIONS, DISTRICTS, LOOTS, Box, Coalition, District, Package
from backroom.games.chicago_gangsters.cards import CHALLENGERS, CLANS, DEFENDERS, KINDS, PERSONS
from backroom.kernel.datafile import (
    Path,
    checked_entries,
    checked_keys,
    checked_number,
    checked_table,
    checked_text,
    checked_truth,
    checked_version,
    read_toml,
    texts_in,
    wrong,
)
from backroom.kernel.refusal import BadInput

ALWAYS_USABLE = ("explosives-expert", "dealer", "thief")
ACTS_AS = ("taxi-driver", "customs-officer", "reporter")
COALITION = ("challengers", "question", "challenger_mark", "defenders", "defender_mark")
DISTRICT = ("name", "means", "persons")
LOOT = ("winners", "losers")
MOST_ALCOHOL = 2
MOST_MEANS = 5


def load_box(text: str) -> Box:
    """The box that a data file describes; `BadInput` names the line and the reason if it cannot be played."""
    return _File(text).box()


class _File:
    """A file being read."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.data = read_toml(text)

    def box(self) -> Box:
        version = checked_version(self.text, self.data)
        clans = self.clans()
        coalitions = [self.coalition(clans, at, given) for at, given in self.entries("coalitions", COALITIONS)]
        self.check_balance(clans, coalitions)
        districts = [self.district(at, given) for at, given in self.entries("districts", DISTRICTS)]
        for at, district in enumerate(districts):
            if any(district.name == other.name for other in districts[:at]):
                raise self.wrong(("districts", at, "name"), district.name, "data-wrong-unique")
        loots = [self.loot(at, given) for at, given in self.entries("loot", LOOTS)]
        box = Box(version, clans, coalitions, districts, loots)
        self.read_persons("always_usable", ALWAYS_USABLE, box.always_usable, box.helpers)
        self.read_persons("acts_as", ACTS_AS, box.acts_as, box.actors)
        return box

    def clans(self) -> list[str]:
        clans = texts_in(self.data.get("clans"))
        if len(clans) != CLANS or len({*clans}) != CLANS:
            raise self.wrong(("clans",), self.data.get("clans"), "data-wrong-different", count=CLANS)
        return [checked_text(self.text, ("clans",), clan) for clan in clans]

    def entries(self, name: str, count: int) -> Iterable[tuple[int, object]]:
        """Every `[[name]]`, numbered from 0."""
        return enumerate(checked_entries(self.text, self.data, name, count))

    def coalition(self, clans: list[str], at: int, given: object) -> Coalition:
        entry = checked_keys(self.text, ("coalitions", at), given, COALITION)
        pairs: list[list[str]] = []
        for name in ("challengers", "defenders"):
            pair = texts_in(entry[name])
            others = [clan for clan in clans if not pairs or clan not in pairs[0]]
            if len(pair) != 2 or len({*pair} & {*others}) != 2:
                facts = {"count": 2, "expected": ", ".join(others)}
                raise self.wrong(("coalitions", at, name), entry[name], "data-wrong-each", **facts)
            pairs.append(pair)
        chosen: list[int] = []
        for name, pair in (("question", pairs[0]), ("challenger_mark", pairs[0]), ("defender_mark", pairs[1])):
            marked = entry[name]
            if marked not in pair:
                raise self.wrong(("coalitions", at, name), marked, "data-wrong", expected=", ".join(pair))
            chosen.append(clans.index(str(marked)))
        sides = [CHALLENGERS if clan in pairs[0] else DEFENDERS for clan in clans]
        return Coalition(sides, chosen[0], chosen[1:])

    def check_balance(self, clans: list[str], coalitions: list[Coalition]) -> None:
        """Each clan challenges as often as it defends."""
        for clan, name in enumerate(clans):
            challenges = sum(coalition.sides[clan] == CHALLENGERS for coalition in coalitions)
            if challenges * 2 != COALITIONS:
                facts = {"count": COALITIONS // 2, "expected": name}
                raise self.wrong(("coalitions",), challenges, "data-wrong-often", **facts)

    def district(self, at: int, given: object) -> District:
        entry = checked_keys(self.text, ("districts", at), given, DISTRICT)
        name = checked_text(self.text, ("districts", at, "name"), entry["name"])
        means = texts_in(entry["means"])
        if not means or len({*means}) != len(means) or not {*means} <= {*KINDS}:
            raise self.wrong(("districts", at, "means"), entry["means"], "data-wrong", expected=", ".join(KINDS))
        persons = checked_truth(self.text, ("districts", at, "persons"), entry["persons"])
        return District(name, sum(1 << KINDS.index(kind) for kind in means), persons)

    def loot(self, at: int, given: object) -> list[Package]:
        entry = checked_keys(self.text, ("loot", at), given, LOOT)
        packages: list[Package] = []
        for name in LOOT:
            pair = entry[name]
            if not isinstance(pair, list) or len(pair) != 2:
                raise self.wrong(("loot", at, name), pair, "data-wrong-entries", count=2)
            packages.extend(self.package(part, ("loot", at, name)) for part in pair)
        persons = sum(package.person for package in packages)
        if persons != 1:
            raise self.wrong(("loot", at, "winners"), persons, "data-wrong-often", count=1, expected="person")
        return packages

    def package(self, given: object, path: Path) -> Package:
        if not isinstance(given, dict) or not set(given) <= {"alcohol", "means", "person"}:
            raise self.wrong(path, given, "data-wrong", expected="alcohol, means, person")
        person = checked_truth(self.text, path, given.get("person", False))
        alcohol = checked_number(self.text, path, given.get("alcohol", 0), 0, MOST_ALCOHOL)
        means = checked_number(self.text, path, given.get("means", 0), 0, MOST_MEANS)
        if not alcohol and not means and not person:
            raise self.wrong(path, given, "data-wrong-empty")
        return Package(alcohol, means, person)

    def read_persons(self, name: str, persons: tuple[str, ...], kinds: list[int], listed: list[int]) -> None:
        """Which kind of means each of the three persons goes with: each kind once."""
        table = checked_table(self.text, self.data, (name,), persons)
        for at, person in enumerate(persons):
            kind = table[person]
            taken = [table[other] for other in persons[:at]]
            if kind not in KINDS or kind in taken:
                left = [free for free in KINDS if free not in taken]
                raise self.wrong((name, person), kind, "data-wrong", expected=", ".join(left))
            kinds[PERSONS.index(person)] = 1 << KINDS.index(str(kind))
            listed.append(PERSONS.index(person))

    def wrong(self, path: Path, value: object, message: str, **expected: object) -> BadInput:
        return wrong(self.text, path, value, message, expected)
