"""What `bench/search.py` measures, and what was promised of it."""

from __future__ import annotations

from bench.promises import Measure, Target

CAPO_OF_TWO = Measure("chicago-poker, 2 players: capo", "compiled", "capo_of_two")
BOSS_OF_TWO = Measure("chicago-poker, 2 players: boss", "compiled", "boss_of_two")
ISMCTS_OF_TWO = Measure("chicago-poker, 2 players: ISMCTS (OpenSpiel, Python)", "compiled", "ismcts_of_two")
GANGSTERS = Measure("chicago-gangsters, 4 players: capo", "compiled", "capo_of_gangsters")
HEARTS_PYTHON = Measure("hearts: ISMCTS (OpenSpiel, Python)", "interpreted", "hearts_in_python")
HEARTS_CPP = Measure("hearts: ISMCTS (OpenSpiel, C++)", "interpreted", "hearts_in_cpp")
ROWS = (CAPO_OF_TWO, BOSS_OF_TWO, ISMCTS_OF_TWO, GANGSTERS, HEARTS_PYTHON, HEARTS_CPP)


def poker_beside_ismcts(who: str, row: Measure) -> Target:
    """So many times the simulations of Python's ISMCTS on the same poker; what is told beside it is of other games."""
    beside = (("beside Python's on hearts", row, HEARTS_PYTHON), ("beside C++'s on hearts", row, HEARTS_CPP))
    says = f"poker of two: a {who}'s simulations, at least 10 times those of Python's ISMCTS"
    return Target(says, row, ISMCTS_OF_TWO, 10, beside)


TARGETS = (poker_beside_ismcts("capo", CAPO_OF_TWO), poker_beside_ismcts("boss", BOSS_OF_TWO))
