"""What `bench/research.py` measures, and what was promised of it."""

from __future__ import annotations

from collections.abc import Iterable

from bench.promises import Measure, Target

VECTOR = Measure("chicago-poker, 1,024 games, one process", "compiled", "vector")
ALL_CORES = Measure("chicago-poker, 1,024 games, a process for each core (wall)", "compiled", "vector_on_all_cores")
AEC = Measure("chicago-poker by PettingZoo's AEC, with observations", "compiled", "aec")
AEC_BARE = Measure("chicago-poker by PettingZoo's AEC, without", "compiled", "aec_without_observations")
HANABI = Measure("hanabi (PettingZoo)", "interpreted", "hanabi")
CONNECT_FOUR = Measure("connect four (PettingZoo)", "interpreted", "connect_four")
HEARTS = Measure("hearts (OpenSpiel's vector environment)", "interpreted", "hearts_vector")
BACKGAMMON = Measure("backgammon (pgx, batch 1,024, all cores, wall)", "interpreted", "backgammon")
BACKGAMMON_TIME = Measure("backgammon (pgx, by the processors' time)", "interpreted", "backgammon_by_processor")
ROWS = (VECTOR, ALL_CORES, AEC, AEC_BARE, HANABI, CONNECT_FOUR, HEARTS, BACKGAMMON, BACKGAMMON_TIME)
SAMPLED = Measure("chance sampled", "compiled", "sampled")
EXPLICIT = Measure("chance explicit", "compiled", "explicit")

TARGETS = (
    Target("vector environment, at least 20 times PettingZoo's hanabi", VECTOR, HANABI, 20),
    Target("vector environment, at least 20 times PettingZoo's connect four", VECTOR, CONNECT_FOUR, 20),
    Target("vector environment, at least 5 times OpenSpiel's hearts with tensors", VECTOR, HEARTS, 5),
    Target(
        "vector environment, at least as fast as pgx's backgammon, both on all cores",
        ALL_CORES,
        BACKGAMMON,
        1,
        (("by the processors' time, one process", VECTOR, BACKGAMMON_TIME),),
    ),
    Target("AEC with observations takes at most twice the time of the same loop without", AEC, AEC_BARE, 0.5),
    Target("AEC with observations, at least 10 times PettingZoo's hanabi", AEC, HANABI, 10),
)


def rows_of(titles: Iterable[str]) -> list[Measure]:
    """What chance from outside costs, of each title; nothing was promised of it."""
    return [row.of(title) for title in titles for row in (SAMPLED, EXPLICIT)]
