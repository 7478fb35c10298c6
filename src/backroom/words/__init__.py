"""Words for people: message ids and facts become sentences, in English, Dutch or German."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

from babel.numbers import format_decimal, format_percent
from fluent.runtime import FluentBundle, FluentResource

from backroom.kernel.event import SEAT_FACTS, SEATS_FACTS, SeenEvent
from backroom.kernel.refusal import BadInput, Rejected
from backroom.kernel.title import AnyTitle

LANGUAGES = ("en", "nl", "de")
#: What a title does not say in another language, it says in this one.
FALLBACK = "en"
_HOUSE = Path(__file__).parent / "text"
#: Facts of these names are what somebody typed or should type: quoted as they are, in every language.
_QUOTED = ("value", "near", "action", "actions", "clause", "name", "player", "short", "words")
_QUOTED_LETTERS = 900
#: `red-7` is worded by the message `red` with $n = 7.
_NUMBERED = re.compile(r"^(?P<id>[a-z-]+?)-(?P<n>\d+)$")


class ClausePart(NamedTuple):
    """A passage of a clause and where it comes from: S printed, R a ruling of ours, D rebuilt by us."""

    kind: str
    text: str


class NoWords(BadInput, KeyError):
    """A title says something for which it has no message, or one that asks for a fact which is not given."""

    def __str__(self) -> str:
        return str(self.facts["value"])


class Words:
    """One language's words: the shared ones alone, or those of a title as well.

    `names` are shown for seats, `viewer` is addressed as 'you'. What a title does not say in this language is told in
    English. A message that a title lacks raises `NoWords`; a shared one that is not there is a bug of ours: `KeyError`.
    """

    def __init__(
        self, language: str = "en", title: AnyTitle | None = None, names: Sequence[str] = (), viewer: int | None = None
    ) -> None:
        if language not in LANGUAGES:
            raise BadInput("no-such-language", {"value": language, "expected": ", ".join(LANGUAGES)})
        self.language = language
        self.names = list(names)
        self.viewer = viewer
        self._title = title
        self._folder = title.folder if title else None
        self._bundle = _bundle(language, self._folder)

    def say(self, message: str, facts: Mapping[str, object] | None = None) -> str:
        """The sentence for a message id and its facts.

        Beside the facts a message may ask for $you: which of them is the viewer. `yes` is the seat itself; `target`,
        `owner` and `winner` are the facts of these names; `alone` says that a list of seats has nobody else, `among`
        that it has $besides too; `no` is none of them.
        """
        args = {name: self._worded(name, value) for name, value in (facts or {}).items()}
        args |= self._address(facts or {})
        return self._format(message, args)

    def _address(self, facts: Mapping[str, object]) -> dict[str, str]:
        """$you, and $besides where the viewer is one of several."""
        if self.viewer is None:
            return {"you": "no"}
        for name in SEAT_FACTS:
            if facts.get(name) == self.viewer:
                return {"you": "yes" if name == "seat" else name}
        for name in SEATS_FACTS:
            seats = facts.get(name)
            if isinstance(seats, list) and self.viewer in seats:
                others = [self.name(seat) for seat in seats if seat != self.viewer]
                return {"you": "among", "besides": self.listed(others)} if others else {"you": "alone"}
        return {"you": "no"}

    def question(self, prompt: str, offered: Iterable[str]) -> str:
        """The id of the message that asks for one of these actions.

        It is `ask-<prompt>`, unless the title has a variant that fits what is offered: `ask-<prompt>-only-draw` where
        there are actions of the verb `draw` only, `ask-<prompt>-without-draw` where there is none of them.
        """
        verbs = {action.partition(" ")[0] for action in offered}
        for asked, which, verb in _question_variants(self._folder) if verbs and self._folder else ():
            if asked == prompt and (verbs == {verb} if which == "only" else verb not in verbs):
                return f"ask-{asked}-{which}-{verb}"
        return f"ask-{prompt}"

    def event(self, event: SeenEvent) -> str:
        return self.say(event.name, event.facts)

    def rejection(self, rejected: Rejected) -> str:
        """One sentence, with the clause behind it where a rule says so."""
        said = self.say(rejected.message, rejected.facts)
        said = said[:1].upper() + said[1:]
        return f"{said} ({rejected.clause})" if rejected.clause else said

    def clause(self, clause: str) -> str:
        """The rule of this id in our own words; `BadInput` if there is none."""
        return " ".join(part.text for part in self.clause_parts(clause))

    def clause_parts(self, clause: str) -> list[ClausePart]:
        """What of a clause is printed, ruled and rebuilt: its lines, by the letters of its attribute `kind`.

        Lines beyond the last letter belong to the last part; without letters all is a ruling. `BadInput` if there is
        no such clause.
        """
        if not self._bundle.has_message(clause):
            raise BadInput("no-such-clause", {"value": clause})
        marks = self._bundle.get_message(clause).attributes.get("kind")
        kinds = str(self._bundle.format_pattern(marks)[0]).split() if marks else ["R"]
        texts = self._format(clause, {}).split("\n", len(kinds) - 1)
        return [ClausePart(kind, text.replace("\n", " ")) for kind, text in zip(kinds, texts, strict=False)]

    def clauses(self) -> list[str]:
        """The ids of the title's clauses, in their order."""
        return list(_clause_ids(self._folder, self.language)) if self._folder else []

    def name(self, seat: int) -> str:
        """A seat's name: what the players call themselves, else `seat 2`."""
        if 0 <= seat < len(self.names) and self.names[seat]:
            return self.names[seat]
        return self._format("seat-number", {"n": seat + 1})

    def knows(self, message: str) -> bool:
        return self._bundle.has_message(message)

    def _worded(self, name: str, value: object) -> str | int:
        if name in SEAT_FACTS and isinstance(value, int):
            return self.name(value)
        if name in SEATS_FACTS and isinstance(value, list):
            return self.listed([self.name(seat) for seat in value])
        if isinstance(value, list):
            return self.listed([str(self._worded("", item)) for item in value])
        if isinstance(value, int):
            return value
        if name in _QUOTED:
            # Fluent refuses to put in more than a thousand letters; nobody reads so many anyway.
            return shorten(str(value))
        return self.thing(str(value))

    def thing(self, text: str) -> str:
        """The name of a thing (`red-7`, `brewery`); what has none is shown as it is.

        A message that asks for more is a sentence, or the name of numbered things: it names nothing by itself.
        """
        named = self._named(text, {})
        numbered = _NUMBERED.match(text)
        if named is None and numbered:
            named = self._named(numbered["id"], {"n": int(numbered["n"])})
        return text if named is None else named

    def label(self, key: str) -> str:
        """What a field of a view is called where a title has no board of its own: by its message `view-<key>`, else by
        the thing of that name, else by the key itself."""
        name = key.replace("_", "-")
        named = self._named(f"view-{name}", {})
        if named is None:
            named = self._named(name, {})
        return name.replace("-", " ") if named is None else named

    def _named(self, message: str, args: Mapping[str, str | int]) -> str | None:
        """The text of a message that asks for nothing else; None if there is none."""
        if not self._bundle.has_message(message):
            return None
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            return None
        text, errors = self._bundle.format_pattern(pattern, dict(args))
        return None if errors else str(text)

    def number(self, value: float, digits: int = 0) -> str:
        """A number as this language writes it, with so many digits behind the point at the most."""
        return format_decimal(value, f"#,##0.{'#' * digits}", self.language)

    def percentage(self, share: float) -> str:
        """A share of one, in per cent with one digit."""
        return format_percent(share, "0.0%", self.language)

    def listed(self, items: Sequence[str]) -> str:
        """`a, b and c`."""
        if len(items) < 2:
            return "".join(items)
        return self._format("list-and", {"first": ", ".join(items[:-1]), "last": items[-1]})

    def _format(self, message: str, args: Mapping[str, str | int]) -> str:
        if not self._bundle.has_message(message):
            raise self._missing(message, f"no words for {message!r} in {self.language}")
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise self._missing(message, f"message {message!r} has no text in {self.language}")
        text, errors = self._bundle.format_pattern(pattern, dict(args))
        if errors:
            raise self._missing(message, f"{message!r} in {self.language}: {errors[0]}")
        return str(text)

    def _missing(self, message: str, reason: str) -> KeyError:
        if self._title is None:
            return KeyError(reason)
        return NoWords("words-missing", {"name": message, "title": self._title.id, "value": reason})


def shorten(text: str) -> str:
    """A long quotation cut short."""
    return text if len(text) <= _QUOTED_LETTERS else f"{text[: _QUOTED_LETTERS - 1]}…"


@cache
def _bundle(language: str, folder: Path | None) -> FluentBundle:
    """Every shared message and every one of one title."""
    bundle = FluentBundle([language], use_isolating=False)
    texts = [(_HOUSE / f"{language}.ftl").read_text("utf-8")]
    if folder is not None:
        texts += title_texts(folder, language)
    for text in texts:
        # The first message of an id stays.
        bundle.add_resource(FluentResource(text))
    return bundle


def title_texts(folder: Path, language: str) -> list[str]:
    """A title's files in this language, then those in English: what the first ones lack is found in the others."""
    spoken = [language] if language == FALLBACK else [language, FALLBACK]
    files = [file for each in spoken for file in sorted((folder / "text" / each).glob("*.ftl"))]
    return [file.read_text("utf-8") for file in files]


def clauses_text(folder: Path, language: str) -> str:
    """The file of a title's clauses, in this language if it is there."""
    files = [folder / "text" / each / "clauses.ftl" for each in (language, FALLBACK)]
    return next((file.read_text("utf-8") for file in files if file.is_file()), "")


@cache
def _clause_ids(folder: Path, language: str) -> tuple[str, ...]:
    return tuple(re.findall(r"^([A-Z]+-\d+) =", clauses_text(folder, language), re.MULTILINE))


@cache
def _question_variants(folder: Path) -> tuple[tuple[str, str, str], ...]:
    """Prompt, `only` or `without`, and verb of every question that is asked otherwise by what is offered."""
    texts = "\n".join(title_texts(folder, FALLBACK))
    return tuple(re.findall(r"^ask-([a-z-]+?)-(only|without)-([a-z]+) =", texts, re.MULTILINE))
