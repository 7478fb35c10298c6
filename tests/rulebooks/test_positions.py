"""What the figures of the rulebooks show is what the rules make of their positions today."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from backroom.games import find_title, own_titles
from backroom.lessons.course import Unfit
from backroom.lessons.positions import positions_of, seen_file, seen_from, seen_text, wrong_in

TITLES = [title.id for title in own_titles()]


@pytest.mark.parametrize("title_id", TITLES)
def test_figures_show_what_the_rules_make_of_their_positions(title_id: str) -> None:
    title = find_title(title_id)

    text, wrong = seen_text(title)

    assert wrong == []
    assert text == seen_file(title).read_text("utf-8"), "run python scripts/rulebook_positions.py"


def test_a_number_that_no_longer_holds_is_told() -> None:
    title = find_title("chicago-poker")
    bullet = next(one for one in positions_of(title) if one.id == "bullet")
    changed = replace(bullet, sees={"businesses.0.bullet": 0, "businesses.9.bullet": 1})

    told = wrong_in(changed, seen_from(title, changed))

    assert told == ["bullet: businesses.0.bullet is 1, not 0", "bullet: nothing at businesses.9.bullet"]


def test_a_position_that_the_rules_forbid_is_none() -> None:
    title = find_title("chicago-poker")
    bullet = next(one for one in positions_of(title) if one.id == "bullet")
    forbidden = replace(bullet, played=bullet.played[1:])

    with pytest.raises(Unfit):
        seen_from(title, forbidden)


def test_a_title_without_a_rulebook_has_no_positions(tmp_path: Path) -> None:
    title = find_title("chicago-poker")
    bare = replace(title, folder=tmp_path)

    assert positions_of(bare) == []
