"""Whatever comes up in play reads well, in every language, for whoever reads it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

import msgspec
import pytest

from backroom.arena.playout import play_match
from backroom.games import titles
from backroom.kernel.chance import Chance, FastChance
from backroom.kernel.event import ONLOOKER, Event
from backroom.kernel.player import Choice, Player
from backroom.kernel.refusal import Facts, Rejected
from backroom.kernel.state import State
from backroom.kernel.view import Update
from backroom.players import level_names, seat_bot, usual_bot
from backroom.testing.case import Case, cases_of
from backroom.testing.walk import Walk
from backroom.words import LANGUAGES, Words
from tests.words.catalogue import catalogues

CASES = [case for title in titles() for case in cases_of(title)]
#: Bots have the same reasons at every table, and with every manner: one small and one usual table will do.
CASES_OF_BOTS = [
    Case(title, title.settings(players)) for title in titles() for players in sorted({title.least, title.usual})
]
#: Every so many decisions all actions of the title are tried, for their refusals.
TRIED_EACH = 25
#: So many sentences that differ only in which things and numbers they name are read.
OF_EACH = 4
NAMES = ["Ada", "Bo", "Cleo", "Dov", "Eve", "Flo"]


@dataclass(frozen=True)
class Said:
    """Something for one reader: a message and its facts, as text so that it can be told apart from others."""

    message: str
    facts_text: str
    reader: int
    clause: str = ""

    @property
    def facts(self) -> Facts:
        return msgspec.json.decode(self.facts_text, type=dict[str, object])


def said(message: str, facts: Facts, reader: int, clause: str = "") -> Said:
    return Said(message, msgspec.json.encode(facts).decode(), reader, clause)


def told(case: Case, log: list[Event]) -> Iterator[Said]:
    """What every viewer reads, and who sees a finished game laid open."""
    for event in log:
        for viewer in case.viewers:
            seen = event.seen_by(viewer)
            if seen is not None:
                yield said(seen.name, seen.facts, viewer)
        opened = event.seen_by_all()
        yield said(opened.name, opened.facts, ONLOOKER)


def asked(case: Case, state: State) -> Iterator[Said]:
    step = state.stack[-1].step
    for viewer in case.viewers:
        yield said(f"ask-{step.prompt}", step.facts(state), viewer)


def refused(case: Case, state: State) -> Iterator[Said]:
    """Every refusal that an action of the title meets here: of a seat that is asked, and of one that is not."""
    decision = state.stack[-1]
    waiting = [seat for seat in case.seats if not decision.asks(seat)]
    for seat in (decision.seat, *waiting[:1]):
        for action in case.rules.table.actions:
            refusal = case.rules.refuse(state, seat, action)
            if refusal is not None:
                yield said(refusal.message, refusal.facts, seat, refusal.clause)


def random_games(case: Case) -> Iterator[Said]:
    for by_verb in (False, True):
        log: list[Event] = []
        walk = Walk(case, seed=11, by_verb=by_verb, log=log)
        for state in walk.play():
            yield from told(case, log)
            log.clear()
            if state.outcome is not None:
                yield said(state.outcome.reason, {}, ONLOOKER)
                break
            yield from asked(case, state)
            if walk.decisions % TRIED_EACH == 0:
                yield from refused(case, state)


class Overheard(Player):
    """A bot whose reasons are written down."""

    def __init__(self, bot: Player, seat: int, heard: list[Said]) -> None:
        self._bot = bot
        self._seat = seat
        self._heard = heard

    @property
    def listens(self) -> bool:
        return self._bot.listens

    def choose(self, update: Update, chance: Chance) -> Choice:
        choice = self._bot.choose(update, chance)
        self._heard.append(said(choice.why, choice.facts, self._seat))
        return choice


#: Bots that look ahead.
SLOW = ("capo", "boss")


def _marks_of(case: Case, bot: str) -> list[pytest.MarkDecorator]:
    """A boss of the fewest players gives the same reasons as one of more."""
    if bot == "boss" and case.settings.players > case.title.least:
        return [pytest.mark.long]
    return [pytest.mark.compiled_rules] if bot in SLOW else []


def bots_game(case: Case, name: str) -> list[Said]:
    """Why a bot does what it does, in a game among its kind; of those who think long, one at a table of others, in the
    beginning of a game."""
    heard: list[Said] = []
    names = [name if seat == 0 or name not in SLOW else usual_bot(case.title) for seat in case.seats]
    bots: list[Player] = [
        Overheard(seat_bot(other, case.title, case.rules), seat, heard) for seat, other in enumerate(names)
    ]
    own: list[Chance] = [FastChance(seat) for seat in case.seats]
    chance = FastChance(5)
    play_match(case.rules, case.rules.deal(chance), chance, bots, own, 60 if name in SLOW else 1_000_000)
    return heard


def problems(words: Words, one: Said, addressed: set[str]) -> Iterator[str]:
    """What is wrong with a sentence."""
    text = words.rejection(Rejected(one.message, one.facts, one.clause))
    if not text.strip() or "{" in text or "  " in text or text != text.strip():
        yield f"{one.message} reads {text!r}"
    if one.message in addressed and one.facts.get("seat") == one.reader:
        others = [name for name, fact in one.facts.items() if name != "seat" and fact == one.reader]
        if not others and words.name(one.reader) in re.findall(r"\w+", text):
            yield f"{one.message} does not say ‘you’: {text}"


def things_in(everything: set[Said]) -> set[tuple[str, str]]:
    """Every thing that was named, and the fact that named it."""
    named: set[tuple[str, str]] = set()
    for one in everything:
        for name, fact in one.facts.items():
            things = fact if isinstance(fact, list) else [fact]
            named |= {(name, thing) for thing in things if isinstance(thing, str)}
    return named


def shape(one: Said) -> tuple[object, ...]:
    """Equal for sentences that differ in nothing but which things and numbers they name."""
    kinds: list[object] = []
    for name, fact in sorted(one.facts.items()):
        if isinstance(fact, list):
            kinds.append((name, min(len(fact), 3), one.reader in fact))
        elif isinstance(fact, int):
            kinds.append((name, fact == one.reader, max(-1, min(fact, 2))))
        else:
            kinds.append((name, type(fact).__name__))
    return (one.message, one.clause, one.reader == ONLOOKER, *kinds)


def some_of_each(everything: set[Said]) -> list[Said]:
    """A few sentences of each shape: what is wrong with one is wrong with its like."""
    alike: dict[tuple[object, ...], list[Said]] = {}
    for one in sorted(everything, key=lambda one: (one.message, one.facts_text, one.reader)):
        found = alike.setdefault(shape(one), [])
        if len(found) < OF_EACH:
            found.append(one)
    return [one for found in alike.values() for one in found]


def problems_with(case: Case, everything: set[Said]) -> list[str]:
    """What is wrong with what was said, in any language."""
    sentences, things = some_of_each(everything), things_in(everything)
    spoken = [catalogue for catalogue in catalogues(("en",)) if catalogue.title in (None, case.title)]
    addressed = {one.id for catalogue in spoken for one in catalogue.all_messages("en") if "you" in one.choices}
    found: set[str] = set()
    for language in LANGUAGES:
        names = NAMES[: case.settings.players]
        speakers = {viewer: Words(language, case.title, names, viewer) for viewer in case.viewers}
        found |= {problem for one in sentences for problem in problems(speakers[one.reader], one, addressed)}
        words = speakers[ONLOOKER]
        found |= {
            f"the {name} {thing!r} has no name"
            for name, thing in things
            if words.thing(thing) == thing and not words.knows(thing)
        }
    return sorted(found)


def _options(case: Case) -> int:
    return sum(case.settings.options.values())


def _is_small(case: Case) -> bool:
    return any(case.settings.options.get(option.name) for option in case.title.options if option.study)


def _with_all_options_or_none(case: Case) -> bool:
    """There everything is said that is ever said; what lies between is for the long runs, and so are miniatures."""
    if _is_small(case):
        return False
    alike = [
        other
        for other in CASES
        if (other.title, len(other.seats)) == (case.title, len(case.seats)) and not _is_small(other)
    ]
    return _options(case) in (0, max(map(_options, alike)))


@pytest.mark.parametrize(
    "case",
    [
        pytest.param(case, id=str(case), marks=[] if _with_all_options_or_none(case) else pytest.mark.long)
        for case in CASES
    ],
)
def test_everything_said_in_play_reads_well_in_every_language(case: Case) -> None:
    assert problems_with(case, set(random_games(case))) == []


@pytest.mark.parametrize(
    ("case", "bot"),
    [
        pytest.param(case, bot, id=f"{case}-{bot}", marks=_marks_of(case, bot))
        for case in CASES_OF_BOTS
        for bot in level_names(case.title)
    ],
)
def test_every_reason_of_a_bot_reads_well_in_every_language(case: Case, bot: str) -> None:
    assert problems_with(case, set(bots_game(case, bot))) == []
