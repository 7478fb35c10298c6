"""Characters play differently in what defines them, and the figures say so."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from backroom.arena.crew import Alone
from backroom.arena.manners import Figures, measure
from backroom.cli import main
from backroom.games import find_title, titles
from backroom.kernel.title import AnyTitle
from backroom.players import bot_names, character_of, level_of, usual_company
from backroom.words import Words

OURS = [title for title in titles() if title.characters]

#: By title: two bots, and a figure that is larger for the first; how many players and games show it.
DIFFER = [
    ("chicago-poker", "soldier-frankie", "soldier-dutch", "attacks", 4, 4),
    ("chicago-poker", "soldier-frankie", "soldier-dutch", "challenges", 4, 4),
    ("chicago-poker", "soldier-rosa", "soldier", "answers", 4, 4),
    ("chicago-poker", "rookie-mickey", "rookie-angelo", "attacks", 2, 4),
    ("chicago-gangsters", "soldier-frankie", "soldier-dutch", "lies", 4, 8),
    ("chicago-gangsters", "soldier-frankie", "soldier-dutch", "bluffs", 4, 16),
    ("chicago-gangsters", "soldier-dutch", "soldier", "told", 4, 8),
    ("chicago-gangsters", "rookie-angelo", "rookie-mickey", "hand", 4, 4),
    ("gangster", "soldier-frankie", "soldier-dutch", "captures", 4, 8),
    ("gangster", "soldier-rosa", "soldier", "revenge", 4, 8),
    ("gangster", "rookie-mickey", "rookie-angelo", "captures", 4, 4),
    ("chicago", "soldier-frankie", "soldier-dutch", "fights", 2, 4),
    ("chicago", "rookie-mickey", "rookie-angelo", "fights", 2, 2),
]


def figures_of(title: str, bot: str, players: int, games: int, against: str = "soldier-2026") -> Figures:
    settings = find_title(title).settings(players)
    return measure(settings, [bot], against, games, "manners", Alone(), lambda _: None)[0]


@pytest.mark.parametrize(("title", "more", "less", "figure", "players", "games"), DIFFER)
def test_a_manner_shows_in_the_figure_that_defines_it(
    title: str, more: str, less: str, figure: str, players: int, games: int
) -> None:
    one = figures_of(title, more, players, games).means()[figure]
    other = figures_of(title, less, players, games).means()[figure]
    assert one > other * 1.02, f"{more}: {one:.3f}, {less}: {other:.3f}"


def test_who_bears_a_grudge_lies_to_those_who_lied_and_to_nobody_else() -> None:
    wronged = figures_of("chicago-gangsters", "soldier-rosa", 4, 16, against="soldier-frankie").means()
    assert wronged["revenge"] > 0.15
    assert figures_of("chicago-gangsters", "soldier-rosa", 4, 8).means()["lies"] < 0.05


@pytest.mark.parametrize("title", OURS, ids=lambda title: title.id)
def test_every_level_has_two_or_three_characters_who_differ_in_manner(title: AnyTitle) -> None:
    levels = Counter(character.who.level for character in title.characters)
    assert set(levels) == set(title.bots)
    assert set(levels.values()) <= {2, 3}
    manners = [(character.who.level, character.manner) for character in title.characters]
    assert len(set(manners)) == len(manners)
    assert len({character.who.name for character in title.characters}) == len(title.characters)
    for character in title.characters:
        assert character_of(character.bot, title) is character
        assert level_of(character.bot, title) == character.who.level
        assert character.bot in bot_names(title)
        assert character.make(title.rules(title.settings())) is not None


@pytest.mark.parametrize("title", OURS, ids=lambda title: title.id)
def test_what_is_counted_has_words_and_nothing_else_has(title: AnyTitle) -> None:
    counted: set[str] = set()
    for bot in ("rookie", "soldier-frankie"):
        # Against a liar: only then can somebody be paid back.
        counted |= set(figures_of(title.id, bot, title.usual, 8, against="soldier-frankie").means())
    words = Words("en", title)
    assert {name for name in counted if not words.knows(f"habit-{name}")} == set()


def test_a_usual_company_has_different_faces_and_nobody_who_sits_there_already() -> None:
    title = find_title("chicago-poker")
    company = usual_company(title, 3)
    assert {level_of(bot, title) for bot in company} == {"soldier"}
    assert len(set(company)) == 3
    five = usual_company(title, 5)
    assert five[:3] == company
    assert len(set(five)) == 5
    assert usual_company(title, 1, seated=company[:1]) == company[1:2]
    assert usual_company(title, 7)[-1] == "soldier"


def test_the_command_tells_the_figures(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["manners", "chicago-poker", "--players", "2", "--games", "2", "--bots", "rookie,rookie-mickey"]
    assert main([*asked, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert [one["bot"] for one in told["bots"]] == ["rookie", "rookie-mickey"]
    assert 0 < told["bots"][0]["figures"]["draws"] < 1
    assert main(asked) == 0
    assert "rookie-mickey" in capsys.readouterr().out


def test_a_bot_that_nobody_knows_is_a_mistake(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["manners", "chicago-poker", "--bots", "nobody"]) == 2
    assert "nobody" in capsys.readouterr().err
