"""Golden playthroughs: whole games kept as text, NAME.record and NAME.txt in a title's folder.

`python -m tests.games.<title>.playthroughs` composes and writes them anew. A diff in a transcript is a change of the
rules or of the words, and is to be read as one.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import zip_longest
from pathlib import Path

from backroom.kernel.lines import SeatLine
from backroom.kernel.record import Record, read_record
from backroom.kernel.recorded import Fairness, RecordedGame
from backroom.kernel.title import AnyTitle
from backroom.kernel.verify import verify

Transcribe = Callable[[Record, AnyTitle], Iterable[str]]


class Playthroughs:
    """Those of one title."""

    def __init__(self, folder: Path, title: AnyTitle, transcribe: Transcribe) -> None:
        self.folder = folder
        self.title = title
        self._transcribe = transcribe

    def names(self) -> list[str]:
        """The playthroughs that lie here."""
        return sorted(file.stem for file in self.folder.glob("*.record"))

    def record_of(self, name: str) -> Record:
        return read_record((self.folder / f"{name}.record").read_text("utf-8"))

    def check(self, name: str, outcomes: int) -> None:
        """It replays, at least so many outcomes of its chance verify, and it reads as its transcript."""
        record = self.record_of(name)
        verified = verify(record, self.title)
        assert verified.moves == len(record.moves)
        assert verified.outcomes >= outcomes
        expected = (self.folder / f"{name}.txt").read_text("utf-8").splitlines()
        for number, (told, kept) in enumerate(zip_longest(self._transcribe(record, self.title), expected), 1):
            assert told == kept, f"line {number} of {name}.txt"

    def check_files(self, longest: int) -> None:
        """Each has both files, and none has more characters than somebody will read."""
        assert sorted(file.stem for file in self.folder.glob("*.txt")) == self.names()
        assert max(file.stat().st_size for file in self.folder.glob("*.txt")) < longest

    def write(self, name: str, recorded: RecordedGame) -> None:
        transcript = "\n".join(self._transcribe(recorded.record, self.title)) + "\n"
        (self.folder / f"{name}.record").write_text(recorded.record.text(), "utf-8")
        (self.folder / f"{name}.txt").write_text(transcript, "utf-8")
        print(f"{name}: {len(recorded.record.moves)} moves, {len(transcript)} characters")

    def write_all(self, composed: Mapping[str, RecordedGame]) -> None:
        """These instead of those that lie here."""
        for file in (*self.folder.glob("*.record"), *self.folder.glob("*.txt")):
            file.unlink()
        for name, recorded in composed.items():
            self.write(name, recorded)


def fair_game(
    title: AnyTitle, plan: str, seed: int, people: Mapping[str, str], player: str, options: Mapping[str, bool]
) -> RecordedGame:
    """A fair game at its deal; `people` by whom their secrets are made of, beside the plan's name and a number."""
    seats = [SeatLine(name, player) for name in people.values()]
    # The last seat contributes nothing, as a bot's would not.
    given = [_secret(plan, seed, whose) for whose in list(people)[:-1]]
    fairness = Fairness(_secret(plan, seed, "house"), [*given, b""])
    return RecordedGame(title, title.settings(len(people), options), seats, fairness=fairness)


def _secret(plan: str, seed: int, whose: str) -> bytes:
    return hashlib.sha256(f"{plan} {seed} {whose}".encode()).digest()


def most_shown(
    plans: Sequence[str],
    play: Callable[[str, int], tuple[RecordedGame, set[str]]],
    wanted: set[str],
    tries: int,
    turns: int,
) -> dict[str, RecordedGame]:
    """For every plan the game that shows most of what is still missing; then more games while something is."""
    chosen: dict[str, RecordedGame] = {}
    missing = set(wanted)
    for turn in range(turns):
        for plan in plans:
            games = [play(plan, seed) for seed in range(turn * tries, (turn + 1) * tries)]
            best, shown = max(games, key=lambda game: len(game[1] & missing))
            if turn == 0 or shown & missing:
                chosen[plan if turn == 0 else f"{plan}-{turn + 1}"] = best
                missing -= shown
        if not missing:
            return chosen
    raise RuntimeError(f"no playthrough shows {', '.join(sorted(missing))}")
