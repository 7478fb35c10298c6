"""What single requests cost the house on a long game, in milliseconds of its processor: `python bench/requests.py`.

The figures are of the process that serves everybody; what is done aside, in processes that can be killed, is not among
them. Each is the middle of some rounds on the worst of some moments. The rules are measured as they are installed, and
once more compiled if `--compiled` names the folder of such a build.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

# A script finds what lies in its own folder; the package that it belongs to lies one higher.
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import msgspec
from rich.console import Console
from rich.table import Table as Columns

from backroom.games import find_title, titles
from backroom.kernel import state
from backroom.players import bot_names
from backroom.server.house import House
from backroom.server.live import LiveTable, about
from backroom.store.journal import Journal
from backroom.store.lines import Line
from backroom.table import entries as e
from backroom.table.look import Attendance, decision_for, moment_for, update_for
from backroom.table.snapshot import take_snapshot
from backroom.table.table import Table
from backroom.table.thinking import question_for
from backroom.table.workers import Workers

ROOT = Path(__file__).resolve().parent.parent
#: No request may cost more, in milliseconds.
MOST = 20.0
ENTRIES = 1800
ROUNDS = 5
_encode = msgspec.json.Encoder().encode
Request = Callable[[], Awaitable[object]]


class LongGame:
    """A game of so many entries: random choices, many of them taken back, and talk."""

    def __init__(self, title: str, entries: int) -> None:
        self.players = find_title(title).most
        seats = [e.SeatPlan("human", f"seat{seat}", f"{seat:064x}") for seat in range(self.players)]
        self._entries = entries
        self._luck = Random(title)
        self.table = Table("t", e.Opened(title, self.players, {}, seats, "5e" * 32, "ff" * 32, scheme=2), 0.0)
        self.lines = [Line("t", 1, 0.0, e.write_entry(self.table.opened))]
        begun: list[e.AnyEntry] = [e.Sat(seat, f"seat{seat}") for seat in range(self.players)]
        for entry in [*begun, e.Sealed(), e.Dealt()]:
            self._happen(entry)
        while len(self.lines) < entries:
            self._go_on()

    def _happen(self, entry: e.AnyEntry) -> None:
        self.table.take(entry, 0.0)
        self.lines.append(Line("t", self.table.seq, 0.0, e.write_entry(entry)))

    def _go_on(self) -> None:
        asked = self.table.asked()
        if not asked or self._luck.random() < 0.1:
            self._happen(e.Spoke(f"So many words: {self._luck.random()}", self._luck.randrange(self.players)))
            return
        seat = self._luck.choice(asked)
        self._happen(e.Moved(seat, choice_of(self.table, seat, self._luck)))
        late = len(self.lines) > self._entries * 2 // 3
        moves = self.table.running.moves
        if not late and moves % 12 == 0 and self.table.status == "playing":
            self._happen(e.Undone(seat, moves - 10))


def choice_of(table: Table, seat: int, luck: Random) -> list[str]:
    """A whole random choice."""
    texts: list[str] = []
    while not (draft := table.running.draft(seat, texts)).whole:
        texts.append(luck.choice([action.text for action in draft.update().actions]))
    return texts


async def cost(request: Request) -> float:
    """Milliseconds of this process's processor, in the middle of some rounds."""
    spent = []
    for _ in range(ROUNDS):
        began = time.process_time()
        await request()
        spent.append((time.process_time() - began) * 1000)
    return statistics.median(spent)


async def of_the_past(house: House) -> dict[str, float]:
    """What is asked of a game that is long already."""
    live = await house.find("t")
    history = house.history
    seen = live.table.seen[0]

    async def update(since: int) -> bytes:
        return _encode(await live.full_update(0, since))

    async def page(before: int) -> bytes:
        return _encode([moment_for(told, 0) for told in await live.log(0, before, 64)])

    async def moment(number: int) -> object:
        history.forget("t")
        return await history.view_at("t", 0, number)

    places = range(20, seen, max(1, seen // 12))
    return {
        "load": await cost(lambda: history.load("t")),
        "reload": await cost(live.reload),
        "update since 0": await cost(lambda: update(0)),
        "update since half": await cost(lambda: update(seen // 2)),
        "log page": max([await cost(lambda before=before: page(before)) for before in places]),  # type: ignore[misc]
        "moment": max([await cost(lambda number=number: moment(number)) for number in places]),  # type: ignore[misc]
        "snapshot": await cost(lambda: _snapshot(live)),
        "record": await cost(lambda: _record(live)),
    }


async def _snapshot(live: LiveTable) -> None:
    take_snapshot(live.table).packed()


async def _record(live: LiveTable) -> bytes:
    return live.table.running.recorded.record.text().encode()


def of_the_present(title: str) -> dict[str, float]:
    """What is asked at every moment of a whole game: the most that it ever costs, each the better of two."""
    table, luck = LongGame(title, 20).table, Random(title)
    bot = bot_names(table.title)[-1]
    rules = table.running.rules
    most: dict[str, float] = {}
    while table.asked():
        seat = luck.choice(table.asked())
        texts = choice_of(table, seat, luck)
        other = rules.table[luck.randrange(len(rules.table))]
        asked: dict[str, Callable[[], object]] = {
            "update": lambda seat=seat: _look(table, seat),  # type: ignore[misc]
            "try": lambda seat=seat, texts=texts: _try(table, seat, texts[:-1]),  # type: ignore[misc]
            "why": lambda seat=seat, other=other: rules.refuse(table.running.game.state, seat, other),  # type: ignore[misc]
            "a bot's question": lambda seat=seat: question_for(table, seat, bot, 7),  # type: ignore[misc]
        }
        for name, ask in asked.items():
            most[name] = max(most.get(name, 0.0), min(_spent(ask), _spent(ask)))
        most["act"] = max(most.get("act", 0.0), _spent(lambda: table.take(e.Moved(seat, texts), 0.0)))  # noqa: B023
        # To judge whether a choice can be taken back freely is costly: it is asked with the first look after it.
        most["look after it"] = max(most.get("look after it", 0.0), _spent(lambda: _look(table, seat)))  # noqa: B023
    return most


def _look(table: Table, seat: int) -> bytes:
    return _encode(update_for(table, seat, [], False, Attendance([True] * 6, 1), 0.0))


def _try(table: Table, seat: int, texts: list[str]) -> bytes:
    told = table.running.draft(seat, texts).update()
    return _encode((told.view.as_data(), decision_for(told, 1)))


def _spent(ask: Callable[[], object]) -> float:
    began = time.process_time()
    ask()
    return (time.process_time() - began) * 1000


async def measured(title: str, entries: int) -> dict[str, float]:
    game = LongGame(title, entries)
    with tempfile.TemporaryDirectory() as folder:
        journal = Journal(f"sqlite:///{folder}/tables.db")
        journal.append(game.lines, about(game.table, 0.0)).result(60)
        house = House(journal, Workers(1), now=lambda: 0.0)
        try:
            return await of_the_past(house) | of_the_present(title)
        finally:
            await house.close()


def build() -> str:
    return "interpreted" if str(state.__file__).endswith(".py") else "compiled"


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="What single requests cost the house, in milliseconds.")
    parser.add_argument("--entries", type=int, default=ENTRIES, help="of the long game (%(default)s)")
    parser.add_argument("--title", action="append", choices=[title.id for title in titles()], help="only this one")
    parser.add_argument("--compiled", type=Path, metavar="FOLDER", help="a compiled build, to be measured as well")
    parser.add_argument("--json", action="store_true", help="as data")
    parser.add_argument("--check", action="store_true", help=f"exit code 1 if one costs more than {MOST:.0f} ms")
    return parser.parse_args()


def main() -> int:
    args = arguments()
    chosen = args.title or [title.id for title in titles()]
    figures = {f"{title}, {build()}": asyncio.run(measured(title, args.entries)) for title in chosen}
    if args.compiled:
        command = [sys.executable, __file__, "--json", "--entries", str(args.entries)]
        for title in chosen:
            command += ["--title", title]
        paths = os.pathsep.join([str(args.compiled.resolve()), str(ROOT)])
        said = subprocess.run(command, env={**os.environ, "PYTHONPATH": paths}, check=True, capture_output=True)
        figures |= json.loads(said.stdout)
    kept = all(spent <= MOST for costs in figures.values() for spent in costs.values())
    if args.json:
        print(json.dumps(figures))
    else:
        columns = Columns(f"milliseconds, {args.entries:,} entries", *figures)
        for name in next(iter(figures.values())):
            columns.add_row(name, *(f"{costs[name]:.1f}" for costs in figures.values()))
        Console(width=140).print(columns)
        print(f"{'kept' if kept else 'NOT KEPT'}: no request costs more than {MOST:.0f} ms")
    return 0 if kept or not args.check else 1


if __name__ == "__main__":
    sys.exit(main())
