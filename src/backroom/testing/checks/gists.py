"""A view's gist and its JSON stand for its data: whatever changes the one changes the other."""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy

from backroom.kernel.event import ONLOOKER
from backroom.kernel.parts import Parts, json_of
from backroom.kernel.view import View
from backroom.testing.case import Case
from backroom.testing.plain import text_of
from backroom.testing.walk import positions

#: So many positions of a game are looked at: every one is bent in a hundred places.
_MOST = 3


def gists_miss_nothing(case: Case, seed: int) -> None:
    """A view that is bent in one place, so that its data says something else, has another gist too."""
    for state in positions(case, seed, each=1)[-_MOST:]:
        view = case.rules.view(state, 0)
        if type(view).gist is View.gist:
            return  # it is the data itself
        told, gist = text_of(view.as_data()), repr(view.gist())
        for name in _bent(view):
            try:
                changed = text_of(view.as_data()) != told
            except (IndexError, KeyError, ValueError):
                continue  # such a view could not be
            assert not changed or repr(view.gist()) != gist, f"the gist misses {name}"
        assert repr(view.gist()) == gist, "a bent view was not mended"


def json_is_the_data(case: Case, seed: int) -> None:
    """Views tell their data in JSON, byte by byte, whatever parts of other views of the game are kept meanwhile.

    For a view that is bent in one place too: whatever a part is made of is in its source.
    """
    parts = Parts()
    states = positions(case, seed, each=1)
    for state in states:
        for viewer in (*range(case.rules.players), ONLOOKER):
            view = case.rules.view(state, viewer)
            assert view.as_json(parts) == json_of(view.as_data()), f"{viewer} is told something else in JSON"
    for state in states[-_MOST:]:
        view = case.rules.view(state, 0)
        for name in _bent(view):
            try:
                told, data = view.as_json(parts), json_of(view.as_data())
            except (IndexError, KeyError, ValueError):
                continue  # such a view could not be
            assert told == data, f"a part that is kept in JSON misses {name}"


def _bent(view: View) -> Iterator[str]:
    """The view with one number of one field changed, for each of them; afterwards it is what it was."""
    for name in dir(view):
        if name.startswith("_") or callable(value := getattr(view, name)):
            continue
        for other in _others(value):
            try:
                setattr(view, name, other)
            except AttributeError:
                break  # settled when it was made
            yield name
            setattr(view, name, value)


def _others(value: object) -> Iterator[object]:
    if isinstance(value, int):
        yield not value if isinstance(value, bool) else value + 1
    elif isinstance(value, list):
        for at, item in enumerate(value):
            for other in _others(item):
                bent = copy(value)
                bent[at] = other
                yield bent
        if value:
            yield value[:-1]
