"""`act` with `or_try`: a whole choice is made with one request, and a mere beginning is shown as `try` shows it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from backroom.server.api import OpenTable, SeatWish
from backroom.table import protocol as p
from tests.server.place import Place
from tests.server.script import Script
from tests.waiting import PATIENCE, waiting_for

Found = tuple[Script, p.Decision, str]


def _asked(place: Place, title: str, wanted: Callable[[str], bool]) -> Found:
    """Three people play until one of them is offered an action as wanted: in the first game that brings it."""
    luck = Random(1)
    for _ in waiting_for("a game with an action as wanted", 3 * PATIENCE):
        found = _asked_in_a_game(place, title, wanted, luck)
        if found is not None:
            return found
    raise AssertionError(title)


def _asked_in_a_game(place: Place, title: str, wanted: Callable[[str], bool], luck: Random) -> Found | None:
    """None if the game is over without it."""
    opened = place.open_table(OpenTable(title, seats=[SeatWish()] * 3))
    scripts = [Script(place, opened.table, seat.key) for seat in opened.seats]
    for script in scripts:
        script.sit()
    for _ in waiting_for("an action as wanted, or the end"):
        for script in scripts:
            update = script.update()
            if update.frame.status == "over":
                return None
            decision = update.decision
            if decision is None or not decision.actions:
                continue
            found = next(filter(wanted, decision.actions), None)
            if found is not None:
                return script, decision, found
            script.ask(script.choose(update, luck))
    return None


def _limousine(place: Place) -> Found:
    return _asked(place, "chicago-poker", lambda action: action.startswith("limousine"))


def test_a_whole_choice_is_made(place: Place) -> None:
    script, decision, action = _asked(place, "chicago-poker", lambda action: action == "draw")
    seen = script.update().seen

    answer = script.ask(p.Act(rev=decision.rev, actions=[action], or_try=True))

    assert isinstance(answer, p.Done)
    assert answer.seen == seen + 1


def test_where_nothing_is_secret_a_whole_choice_shows_what_comes_of_it(place: Place) -> None:
    # Loading asks nothing more; who unloads with a door may be asked about a second one.
    script, decision, action = _asked(place, "gangster", lambda action: action.startswith("load"))
    before = script.update()

    tried = script.ask(p.Try(rev=decision.rev, actions=[action]))

    assert isinstance(tried, p.Tried)
    assert tried.whole
    assert script.update() == before
    script.do(p.Act(rev=decision.rev, actions=[action]))
    after = script.update().view
    assert tried.view is not None
    assert after is not None
    assert {**tried.view, "changes": []} == after


def test_where_something_is_secret_or_chance_decides_it_shows_nothing(place: Place) -> None:
    secret, asked, play = _asked(place, "chicago-poker", lambda action: action.startswith("play"))
    uncertain, rolling, roll = _asked(place, "chicago", lambda action: action == "roll")

    for script, decision, action in ((secret, asked, play), (uncertain, rolling, roll)):
        tried = script.ask(p.Try(rev=decision.rev, actions=[action]))
        assert isinstance(tried, p.Tried)
        assert (tried.whole, tried.view) == (True, None)


def test_a_beginning_is_shown_and_changes_nothing(place: Place) -> None:
    script, decision, action = _limousine(place)
    before = script.update()
    tried = script.ask(p.Try(rev=decision.rev, actions=[action]))

    answer = script.ask(p.Act(rev=decision.rev, actions=[action], or_try=True))

    assert isinstance(answer, p.Tried)
    assert not answer.whole
    assert answer == tried
    assert script.update() == before


def test_a_beginning_is_refused_where_a_whole_choice_is_meant(place: Place) -> None:
    script, decision, action = _limousine(place)

    assert script.refused(p.Act(rev=decision.rev, actions=[action])) == "refused-unfinished"


def test_what_is_taken_back_is_no_choice_and_no_mistake(place: Place) -> None:
    script, decision, lay = _asked(place, "chicago-gangsters", lambda action: action.startswith("lay "))
    circle = [lay, lay.replace("lay ", "take back ")]

    answer = script.ask(p.Act(rev=decision.rev, actions=circle, or_try=True))

    assert isinstance(answer, p.Tried)
    assert (answer.actions, answer.whole) == ([], False)
    assert script.refused(p.Act(rev=decision.rev, actions=circle)) == "table-nothing-chosen"


def test_what_is_not_allowed_is_refused_as_ever(place: Place) -> None:
    script, decision, action = _limousine(place)

    assert script.refused(p.Act(rev=decision.rev, actions=[action, "park"], or_try=True)) == "refused-empty-limousine"
    assert script.refused(p.Act(rev=decision.rev + 1, actions=[action], or_try=True)) == "table-stale"
