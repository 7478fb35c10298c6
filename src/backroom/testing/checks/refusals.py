"""What is refused, and that it changes nothing."""

from __future__ import annotations

import random
from collections.abc import Sequence

from backroom.kernel.action import Action
from backroom.kernel.chance import FastChance
from backroom.kernel.game import Game
from backroom.kernel.refusal import BadInput, Refusal
from backroom.kernel.state import State
from backroom.testing.case import Case
from backroom.testing.checks.words import languages
from backroom.testing.plain import event_texts, state_text, text_of
from backroom.testing.walk import positions, texts, verb
from backroom.words import Words


def refusals_mirror_offers(case: Case, seed: int) -> None:
    """Over the whole table and for every seat: refused is exactly what is not offered. Asking changes nothing."""
    rules = case.rules
    for state in positions(case, seed, each=2):
        before = state_text(state)
        for seat in case.seats:
            offered = {action.index for action in rules.legal(state, seat)}
            for action in rules.table.actions:
                refusal = rules.refuse(state, seat, action)
                if action.index in offered:
                    assert refusal is None, f"{action.text!r} is offered to seat {seat} but refused: {refusal}"
                else:
                    assert refusal is not None, f"{action.text!r} is neither offered to seat {seat} nor refused"
        assert state_text(state) == before, "asking for a refusal changed the state"


def refusals_have_clause_and_words(case: Case, seed: int) -> None:
    """Every refusal names a clause that the title's rules carry, and can be worded."""
    said: set[tuple[str, str, frozenset[str]]] = set()
    speakers = [Words(language, case.title) for language in languages(case.title)]
    clauses = {*Words("en", case.title).clauses()}
    for state in positions(case, seed, each=2):
        for seat in case.seats:
            for action in case.rules.table.actions:
                refusal = case.rules.refuse(state, seat, action)
                if refusal is None:
                    continue
                kind = (refusal.clause, refusal.message, frozenset(refusal.facts))
                if kind not in said:
                    said.add(kind)
                    _explained(refusal, action, speakers, clauses)


def _explained(refusal: Refusal, action: Action, speakers: list[Words], clauses: set[str]) -> None:
    assert refusal.clause in clauses, f"{action.text!r} is refused by {refusal.clause!r}, which is no clause"
    for speaker in speakers:
        try:
            sentence = speaker.rejection(refusal)
        except KeyError as error:
            raise AssertionError(f"{action.text!r} is refused without words in {speaker.language}: {error}") from error
        assert sentence.endswith(f"({refusal.clause})"), f"{sentence!r} does not name its clause"


def refused_submissions_change_nothing(case: Case, seed: int) -> None:
    """A submission that is refused leaves state, chance, tape and events as they were."""
    own = random.Random(seed)
    for state in positions(case, seed, each=4):
        table = _Table(case, state, seed)
        for action in own.sample(case.rules.table.actions, min(12, len(case.rules.table))):
            seat = own.choice(case.seats)
            if action not in case.rules.legal(state, seat):
                table.refuses(seat, [action])
        table.refuses(case.settings.players, [case.rules.table[0]])


def submissions_are_whole_or_nothing(case: Case, seed: int) -> None:
    """A submission whose last action is refused, or that ends in the middle of a choice, changes nothing."""
    rules = case.rules
    own = random.Random(seed)
    for state in positions(case, seed, each=4):
        for seat in case.seats:
            for first in _one_of_each_verb(rules.legal(state, seat), own):
                after = state.clone()
                rules.apply(after, seat, first, FastChance(seed))
                refused = [action for action in rules.table.actions if rules.refuse(after, seat, action) is not None]
                table = _Table(case, state, seed)
                table.refuses(seat, [first, own.choice(refused)])
                if rules.unfinished(after, seat):
                    table.refuses(seat, [first])


def _one_of_each_verb(actions: Sequence[Action], own: random.Random) -> list[Action]:
    by_verb: dict[str, list[Action]] = {}
    for action in actions:
        by_verb.setdefault(verb(action), []).append(action)
    return [own.choice(alike) for alike in by_verb.values()]


class _Table:
    """A game in a position, at which submissions are refused."""

    def __init__(self, case: Case, state: State, seed: int) -> None:
        self.game = Game(case.rules, FastChance(seed), listening=True)
        self.game.state = state
        self.game.events = []
        self.game.chance = FastChance(seed)
        self.game.chance.tape = [6, 1]

    def refuses(self, seat: int, actions: list[Action]) -> None:
        before = self._everything()
        try:
            self.game.submit(seat, actions)
        except (Refusal, BadInput):
            pass
        else:
            raise AssertionError(f"{texts(actions)} of seat {seat} should have been refused")
        assert self._everything() == before, f"refusing {texts(actions)} of seat {seat} changed something"

    def _everything(self) -> tuple[str, str, list[str]]:
        game = self.game
        chance = text_of([game.chance.mark(), game.chance.tape])
        return state_text(game.state), chance, event_texts(game.events or [])
