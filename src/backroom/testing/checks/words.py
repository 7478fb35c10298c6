"""Words for whatever can be said."""

from __future__ import annotations

from collections.abc import Mapping

from backroom.kernel.event import Event
from backroom.kernel.title import AnyTitle
from backroom.testing.case import Case
from backroom.testing.walk import walks
from backroom.words import LANGUAGES, Words


def languages(title: AnyTitle) -> list[str]:
    """Those in which a title has words."""
    return [language for language in LANGUAGES if (title.folder / "text" / language).is_dir()]


def everything_has_words(case: Case, seed: int) -> None:
    """Events, questions and endings can be worded for every viewer in every language the title speaks."""
    assert "en" in languages(case.title), "a title has at least English words"
    speakers = [
        Words(language, case.title, viewer=viewer) for language in languages(case.title) for viewer in case.viewers
    ]
    said: set[tuple[str, frozenset[str]]] = set()
    clauses = {*Words("en", case.title).clauses(), case.rules.end_clause}
    for step in case.rules.steps.values():
        assert step.clause in clauses, f"{step.prompt!r} is asked by {step.clause!r}, which is no clause"
    for walk in walks(case, seed):
        log: list[Event] = []
        walk.log = log
        for state in walk.play():
            for event in log:
                for seen in [event.seen_by(viewer) for viewer in case.viewers]:
                    if seen is not None:
                        _worded(seen.name, seen.facts, speakers, said)
            log.clear()
            if state.outcome is None:
                decision = state.stack[-1]
                offered = [action.text for action in decision.step.legal(state, decision.seat)]
                _worded(speakers[0].question(decision.step.prompt, offered), decision.step.facts(state), speakers, said)
            else:
                _worded(state.outcome.reason, {}, speakers, said)


def _worded(
    message: str, facts: Mapping[str, object], speakers: list[Words], said: set[tuple[str, frozenset[str]]]
) -> None:
    kind = (message, frozenset(facts))
    if kind in said:
        return
    said.add(kind)
    for speaker in speakers:
        try:
            speaker.say(message, facts)
        except KeyError as error:
            raise AssertionError(f"{message!r} with {dict(facts)} has no words: {error}") from error
