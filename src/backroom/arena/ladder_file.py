"""A ladder in a file: all deals that were played, to go on from, and where everybody stands, to read."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

import msgspec

from backroom.arena.ladder import Ladder, LadderDeal, games_in
from backroom.arena.standing import standings
from backroom.games import find_title
from backroom.kernel.refusal import BadInput

#: Of the file; another one is not read.
FORMAT = 1


class LadderFile(msgspec.Struct):
    """What is in the file. `standings` is for readers: whoever goes on works it out anew."""

    format: int
    title: str
    players: int
    options: dict[str, Any]
    data: str
    seed: str
    levels: list[str]
    games: int
    deals: list[LadderDeal]
    standings: list[dict[str, Any]]


def ladder_data(ladder: Ladder, played: Sequence[LadderDeal]) -> LadderFile:
    settings = ladder.settings
    names = [level.name for level in ladder.levels]
    rows = standings(len(names), played) if played else []
    return LadderFile(
        FORMAT,
        settings.title,
        settings.players,
        dict(settings.options),
        find_title(settings.title).data_version(settings)[1],
        ladder.seed,
        names,
        games_in(played),
        list(played),
        [{**asdict(row), "level": names[row.level]} for row in rows],
    )


def write_ladder(file: Path, ladder: Ladder, played: Sequence[LadderDeal]) -> None:
    """Put it in the place of what was there: whoever stops us meanwhile finds the old file whole."""
    beside = file.with_name(f".{file.name}.new")
    beside.write_bytes(msgspec.json.format(msgspec.json.encode(ladder_data(ladder, played)), indent=1) + b"\n")
    os.replace(beside, file)


def read_ladder(file: Path, ladder: Ladder) -> list[LadderDeal]:
    """The deals of this very ladder; none where there is no file. `BadInput` if it is another's, or damaged."""
    try:
        told = msgspec.json.decode(file.read_bytes(), type=LadderFile)
    except FileNotFoundError:
        return []
    except OSError as error:
        raise BadInput("no-such-file", {"value": str(file), "reason": error.strerror or str(error)}) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadInput("ladder-damaged", {"value": str(file), "reason": str(error)}) from None
    ours = ladder_data(ladder, [])
    for name in ("format", "title", "players", "options", "data", "seed", "levels"):
        if getattr(told, name) != getattr(ours, name):
            raise BadInput("ladder-of-another", {"value": str(file), "name": name})
    for number, deal in enumerate(told.deals):
        _check(file, ladder, number, deal)
    return told.deals


def _check(file: Path, ladder: Ladder, number: int, deal: LadderDeal) -> None:
    players = ladder.settings.players
    by_place = (deal.turns, deal.thinking, deal.faults)
    fits = deal.lineup == ladder.lineup(number) and all(len(one) == players for one in by_place)
    won = [place for winners in deal.winners for place in winners]
    fits = fits and len(deal.winners) == players and all(deal.winners) and all(0 <= place < players for place in won)
    if not fits:
        raise BadInput("ladder-damaged", {"value": str(file), "reason": f"deal {number + 1}"})
