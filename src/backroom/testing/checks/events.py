"""Events and views keep the same secrets.

Everything here is told by comparing two ways a game can go that a viewer could not tell apart before.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from backroom.kernel.action import Action
from backroom.kernel.chance import FastChance
from backroom.kernel.decision import seats_of
from backroom.kernel.event import Event
from backroom.kernel.refusal import Facts
from backroom.kernel.state import State
from backroom.testing.case import Case
from backroom.testing.checks.secrecy import resampled
from backroom.testing.plain import Path, Scalar, leaves, seen_texts, update_text
from backroom.testing.walk import positions, verb


@dataclass(frozen=True)
class Turn:
    """What one action led to."""

    state: State
    events: list[Event]
    told: str
    """What was done, for the failure message."""


def events_keep_secrets(case: Case, seed: int) -> None:
    """If two ways of the game look alike to a viewer afterwards, the events told it nothing that others know now.

    Two ways: another truth behind the same view, or another choice of the same kind by somebody else. What all
    were shown and nobody can see any more (a bid that was paid back, a card shuffled away) is no secret.
    """
    for state in positions(case, seed, each=3):
        for viewer in case.viewers:
            own = random.Random(seed)
            for one, other in (*_other_truths(case, state, viewer, own), *_other_choices(case, state, viewer, own)):
                if update_text(case, one.state, viewer) == update_text(case, other.state, viewer):
                    _told_no_secret(case, one, other, viewer)


def _told_no_secret(case: Case, one: Turn, other: Turn, viewer: int) -> None:
    said, said_instead = _heard(one, viewer), _heard(other, viewer)
    if said == said_instead:
        return
    news = _facts(said) - _facts(said_instead)
    other_news = _facts(said_instead) - _facts(said)
    alike = f"{one.told}: {said}, or {other.told}: {said_instead}"
    assert news or other_news, f"the names of events tell viewer {viewer} a secret. {alike}"
    secrets = _values(news) & _known_only_in(case, one, other) | _values(other_news) & _known_only_in(case, other, one)
    assert not secrets, f"events tell viewer {viewer} the secret {', '.join(sorted(secrets))}. {alike}"


def _heard(turn: Turn, viewer: int) -> list[Facts]:
    seen = [event.seen_by(viewer) for event in turn.events]
    return [event.as_data() for event in seen if event is not None]


def _facts(events: list[Facts]) -> Counter[tuple[Path, Scalar]]:
    """Every fact that the events tell, but for the events' names and places in the list."""
    told = (leaf for event in events for leaf in leaves(event))
    return Counter((path, value) for path, value in told if path != ("event",))


def _known_only_in(case: Case, one: Turn, other: Turn) -> set[str]:
    """What anybody sees in the first state, and would not see there in the second."""
    known: set[str] = set()
    for viewer in case.viewers:
        seen = set(leaves(case.rules.view(one.state, viewer).as_data()))
        known |= _values(seen - set(leaves(case.rules.view(other.state, viewer).as_data())))
    return known


def _values(facts: Iterable[tuple[Path, Scalar]]) -> set[str]:
    """Texts name a thing wherever they stand; a number means something only together with its name."""
    return {value if isinstance(value, str) else f"{_name(path)} {value}" for path, value in facts}


def _name(path: Path) -> str:
    """The last name on the way to a fact."""
    return next((step for step in reversed(path) if isinstance(step, str)), "")


def views_tell_what_events_tell(case: Case, seed: int) -> None:
    """If a viewer is told the same in two ways of the game, they look alike to it afterwards.

    So a view cannot hint at a card that no event has shown, even if `resample` knows the hint. Two ways: as
    above, or another outcome of chance.
    """
    for state in positions(case, seed, each=3):
        for viewer in case.viewers:
            own = random.Random(seed)
            for one, other in (
                *_other_truths(case, state, viewer, own),
                *_other_choices(case, state, viewer, own),
                *_other_outcomes(case, state, own),
            ):
                if seen_texts(one.events, viewer) == seen_texts(other.events, viewer):
                    alike = update_text(case, one.state, viewer) == update_text(case, other.state, viewer)
                    assert alike, f"viewer {viewer} sees a difference, told by no event: {one.told}, or {other.told}"


def _other_truths(case: Case, state: State, viewer: int, own: random.Random) -> Iterator[tuple[Turn, Turn]]:
    """The same action with the same chance, on the truth and on what the viewer takes for possible."""
    other = resampled(case, state, viewer, own.getrandbits(32))
    for seat in _asked(state):
        both = [action for action in case.rules.legal(state, seat) if action in case.rules.legal(other, seat)]
        for action in own.sample(both, min(3, len(both))):
            seed = own.getrandbits(32)
            yield _turn(case, state, seat, action, seed), _turn(case, other, seat, action, seed)


def _other_choices(case: Case, state: State, viewer: int, own: random.Random) -> Iterator[tuple[Turn, Turn]]:
    """Two actions of one kind that somebody else may choose, with the same chance."""
    for seat in _asked(state):
        legal = [] if seat == viewer else case.rules.legal(state, seat)
        for action in own.sample(legal, min(3, len(legal))):
            alike = [other for other in legal if verb(other) == verb(action) and other is not action]
            if alike:
                seed = own.getrandbits(32)
                yield _turn(case, state, seat, action, seed), _turn(case, state, seat, own.choice(alike), seed)


def _other_outcomes(case: Case, state: State, own: random.Random) -> Iterator[tuple[Turn, Turn]]:
    """The same action with different chance."""
    for seat in _asked(state):
        action = own.choice(case.rules.legal(state, seat))
        yield (
            _turn(case, state, seat, action, own.getrandbits(32)),
            _turn(case, state, seat, action, own.getrandbits(32)),
        )


def _asked(state: State) -> list[int]:
    return [] if state.outcome is not None else seats_of(state.stack[-1].seats)


def _turn(case: Case, state: State, seat: int, action: Action, seed: int) -> Turn:
    after = state.clone()
    events: list[Event] = []
    case.rules.apply(after, seat, action, FastChance(seed), events)
    return Turn(after, events, f"{action.text!r} of seat {seat}")
