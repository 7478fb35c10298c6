"""A ladder: every level meets every other, the better one stands higher, and a stopped one goes on."""

from __future__ import annotations

import json
from itertools import combinations
from pathlib import Path

import pytest

from backroom.arena.crew import Alone, crew_of
from backroom.arena.ladder import Ladder, LadderDeal, play_ladder
from backroom.arena.ladder_file import read_ladder, write_ladder
from backroom.arena.standing import ratings, standings
from backroom.games import find_title
from backroom.kernel.chance import FastChance
from backroom.kernel.refusal import BadInput
from backroom.players.outside.naming import entrant
from backroom.terminal.ladder_page import ladder_page

TITLE = "gangster"


def ladder_of(*names: str, players: int = 2, seed: str = "1") -> Ladder:
    title = find_title(TITLE)
    return Ladder(title.settings(players), tuple(entrant(name, title) for name in names), seed, 5.0)


def played(ladder: Ladder, games: int, workers: int = 1) -> list[LadderDeal]:
    deals: list[LadderDeal] = []
    with crew_of(workers) as crew:
        play_ladder(ladder, games, crew, deals, lambda _: None)
    return deals


def outcomes(deals: list[LadderDeal]) -> list[tuple[list[int], list[list[int]]]]:
    return [(deal.lineup, deal.winners) for deal in deals]


def test_the_better_level_stands_higher_and_surely_so() -> None:
    best, worst = standings(2, played(ladder_of("random", "soldier"), 24))

    assert (best.level, worst.level) == (1, 0)
    assert best.rating_low > worst.rating_high
    assert best.share > best.low > 0.5 > worst.share
    assert best.games == worst.games == 24
    assert best.ms_a_turn > 0


def test_every_level_meets_every_other_and_sits_in_every_seat() -> None:
    ladder = ladder_of("random", "soldier", "soldier-2026", players=2)

    met = {frozenset(ladder.lineup(number)) for number in range(40)}

    assert met == {frozenset(pair) for pair in combinations(range(3), 2)}


def test_at_a_table_for_more_than_there_are_levels_some_sit_twice() -> None:
    ladder = ladder_of("random", "soldier", players=5)

    (deal,) = played(ladder, 5)

    assert sorted(deal.lineup) in ([0, 0, 0, 1, 1], [0, 0, 1, 1, 1])
    assert len(deal.winners) == 5
    assert len(standings(2, [deal, deal])) == 2


def test_the_same_seed_is_the_same_ladder_however_many_play_it() -> None:
    ladder = ladder_of("random", "soldier")

    assert outcomes(played(ladder, 6, workers=2)) == outcomes(played(ladder, 6))


def test_a_ladder_goes_on_from_its_file(tmp_path: Path) -> None:
    ladder, file = ladder_of("random", "soldier"), tmp_path / "ladder.json"
    assert read_ladder(file, ladder) == []
    begun = played(ladder, 4)
    write_ladder(file, ladder, begun)

    taken_up = read_ladder(file, ladder)
    assert taken_up == begun
    play_ladder(ladder, 10, Alone(), taken_up, lambda _: None)

    assert outcomes(taken_up) == outcomes(played(ladder, 10))
    told = json.loads(file.read_text())
    assert [row["level"] for row in told["standings"]] == ["soldier", "random"]


def test_another_ladders_file_and_a_damaged_one_are_refused(tmp_path: Path) -> None:
    ladder, file = ladder_of("random", "soldier"), tmp_path / "ladder.json"
    write_ladder(file, ladder, played(ladder, 2))
    with pytest.raises(BadInput, match="ladder-of-another"):
        read_ladder(file, ladder_of("random", "soldier", seed="2"))

    told = json.loads(file.read_text())
    told["deals"][0]["winners"][0] = [7]
    file.write_text(json.dumps(told))
    with pytest.raises(BadInput, match="ladder-damaged"):
        read_ladder(file, ladder)
    file.write_text("{")
    with pytest.raises(BadInput, match="ladder-damaged"):
        read_ladder(file, ladder)


def test_intervals_hold_what_the_same_players_reach_in_other_games() -> None:
    """Levels of known strength, their games drawn by chance: two of three draws may lie within the first's interval."""
    chance = FastChance(7)
    strengths = (1, 2, 4)

    def drawn(count: int) -> list[LadderDeal]:
        deals = []
        for number in range(count):
            lineup = [number % 3, (number + 1 + number // 3 % 2) % 3]
            weights = [strengths[level] for level in lineup]
            winners = [[int(chance.below(sum(weights)) >= weights[0])] for _ in range(2)]
            deals.append(LadderDeal(lineup, winners, [1, 1], [0.0, 0.0], [0, 0]))
        return deals

    rows = {row.level: row for row in standings(3, drawn(200))}

    assert rows[0].rating < rows[1].rating < rows[2].rating
    held = sum(
        rows[level].rating_low < rating < rows[level].rating_high
        for _ in range(20)
        for level, rating in enumerate(ratings(3, drawn(200)))
    )
    # Two draws differ by √2 of the deviation: 83 % of them lie within 1.96 of it.
    assert 0.6 < held / 60 <= 1


@pytest.mark.parametrize("language", ["en", "nl", "de"])
def test_the_page_tells_every_level_and_asks_nobody_else(language: str) -> None:
    ladder = ladder_of("random", "soldier")

    page = ladder_page(ladder, played(ladder, 4), language)

    assert f'<html lang="{language}">' in page
    assert page.count("<circle") == 2
    assert page.count("soldier") == 2
    assert "://" not in page
