"""Hints over plain HTTP: what a bot would do, as a whole choice that is allowed."""

from __future__ import annotations

from backroom.server.api import OpenTable, SeatWish
from backroom.table import protocol as p
from tests.server.place import Place
from tests.server.script import sit_all

HUMAN = SeatWish()


def test_a_hint_for_a_card_that_the_bot_would_not_lay_leads_to_a_whole_choice(place: Place) -> None:
    opened = place.open_table(OpenTable("chicago-gangsters", seats=[HUMAN] * 4))
    for script in sit_all(place, opened):
        decision = script.update().decision
        assert decision is not None
        for lay in [action for action in decision.actions if action.startswith("lay ")]:
            hint = script.ask(p.Hint(rev=decision.rev, actions=[lay]))
            assert isinstance(hint, p.Hinted), hint
            tried = script.ask(p.Try(rev=decision.rev, actions=[lay, *hint.actions]))
            assert isinstance(tried, p.Tried), tried
            assert tried.whole, (lay, hint.actions)


def test_hints_come_from_a_bot_and_are_allowed(place: Place) -> None:
    opened = place.open_table(OpenTable("chicago-poker", seats=[HUMAN, HUMAN]))
    scripts = sit_all(place, opened)
    for script in scripts:
        decision = script.update().decision
        assert decision is not None
        hint = script.ask(p.Hint(rev=decision.rev))
        if decision.actions:
            assert isinstance(hint, p.Hinted), hint
            assert hint == script.ask(p.Hint(rev=decision.rev)), "asking again tells nothing new"
            tried = script.ask(p.Try(rev=decision.rev, actions=hint.actions))
            assert isinstance(tried, p.Tried), tried
            assert tried.whole
            # A soldier, where the rules are interpreted, tells no chances.
            assert [one.actions for one in hint.choices[:1]] == [hint.actions][: len(hint.choices)]
            for choice in hint.choices:
                assert 0.0 <= choice.chance <= 1.0
                tried = script.ask(p.Try(rev=decision.rev, actions=choice.actions))
                assert isinstance(tried, p.Tried), tried
                assert tried.whole
        else:
            assert isinstance(hint, p.Refused)
            assert hint.message == "table-not-asked"


def test_nobody_else_is_told_anything_of_a_hint(place: Place) -> None:
    opened = place.open_table(OpenTable("chicago-poker", seats=[HUMAN, HUMAN]))
    scripts = sit_all(place, opened)
    asked = next(script for script in scripts if (decision := script.update().decision) and decision.actions)
    others = [script for script in scripts if script is not asked]
    before = [script.update() for script in others]
    decision = asked.update().decision
    assert decision is not None
    assert isinstance(asked.ask(p.Hint(rev=decision.rev)), p.Hinted)
    assert [script.update() for script in others] == before
