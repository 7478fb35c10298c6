"""The people at many tables, in a process of their own: a JSON line in, a JSON line out.

`sit` seats a company of four at each table, `play` lets them choose at random among what they are offered: at a pace,
or each company as fast as all four have been told of the last choice. `step` lets each make so many choices, `watch`
lets so many look on at the first table.
"""

from __future__ import annotations

import asyncio
import gc
import json
import random
import sys
import time
from dataclasses import dataclass, field

import uvloop

from bench.boardgame_io import TheirCompany
from bench.company import Company
from bench.our_company import OurCompany
from bench.table_promises import spread

KINDS: dict[str, type[Company]] = {"ours": OurCompany, "boardgame.io": TheirCompany}
#: So many companies sit down at a time.
_AT_ONCE = 20
#: How often the crowd looks whether it is late itself, in seconds.
_TICK = 0.01


@dataclass
class Crowd:
    """All companies of one server, and how late this process itself was while they played."""

    companies: list[Company] = field(default_factory=list)
    late: list[float] = field(default_factory=list)

    async def sit(self, kind: str, ports: list[int], tables: int, salt: int) -> None:
        room = asyncio.Semaphore(_AT_ONCE)

        async def seat(number: int) -> Company:
            # The first seat of each company goes to another process.
            at = number % len(ports)
            company = KINDS[kind]([*ports[at:], *ports[:at]], random.Random(f"{salt} {number}"))
            async with room:
                await company.sit_down()
            return company

        self.companies += await asyncio.gather(*(seat(number) for number in range(tables)))

    async def forward(self, most: int) -> None:
        """Play some way into the games, each to another place, so that they do not all end together."""
        await asyncio.gather(*(self._some(company, company.rnd.randrange(most)) for company in self.companies))

    async def step(self, choices: int) -> None:
        """Every company makes so many choices."""
        await asyncio.gather(*(self._some(company, choices) for company in self.companies))

    async def watch(self, onlookers: int) -> None:
        company = self.companies[0]
        assert isinstance(company, OurCompany)
        await company.be_watched(onlookers)

    async def _some(self, company: Company, choices: int) -> None:
        for _ in range(choices):
            await company.choose()

    async def play(self, seconds: float, pace: float) -> None:
        """`pace` is how many choices a second each company makes; 0 is as many as it can."""
        began = time.perf_counter()
        ticking = asyncio.create_task(self._tick())
        await asyncio.gather(*(self._play_on(company, began, seconds, pace) for company in self.companies))
        ticking.cancel()

    async def _play_on(self, company: Company, began: float, seconds: float, pace: float) -> None:
        due = began + company.rnd.random() / pace if pace else began
        while due < began + seconds:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            await company.choose()
            due = due + 1 / pace if pace else time.perf_counter()

    async def _tick(self) -> None:
        while True:
            due = time.perf_counter() + _TICK
            await asyncio.sleep(_TICK)
            self.late.append(time.perf_counter() - due)

    def tell(self) -> dict[str, object]:
        """What has been measured since this was last asked."""
        waits = [wait for company in self.companies for wait in company.waits]
        told = {
            "choices": sum(company.choices for company in self.companies),
            "games": sum(company.games for company in self.companies),
            "updates": len(waits),
            "bytes": sum(company.heard_bytes() for company in self.companies),
            "waits": spread(waits),
            "late": spread(self.late),
        }
        self.late.clear()
        for company in self.companies:
            company.waits.clear()
            company.choices = company.games = 0
        return told


async def answer(crowd: Crowd, asked: dict[str, object]) -> dict[str, object]:
    began, spent = time.perf_counter(), time.process_time()
    match asked.pop("do"):
        case "sit":
            await crowd.sit(**asked)  # type: ignore[arg-type]
            gc.collect()
            gc.freeze()
        case "forward":
            await crowd.forward(**asked)  # type: ignore[arg-type]
        case "play":
            await crowd.play(**asked)  # type: ignore[arg-type]
        case "step":
            await crowd.step(**asked)  # type: ignore[arg-type]
        case "watch":
            await crowd.watch(**asked)  # type: ignore[arg-type]
    return {**crowd.tell(), "seconds": time.perf_counter() - began, "busy": time.process_time() - spent}


async def attend() -> None:
    """Answer each line of standard input. Between two of them the wires are still served: a server lets those go who
    do not answer its pings, and in a long round it is others' turn for longer than that.
    """
    crowd = Crowd()
    loop = asyncio.get_running_loop()
    while line := await loop.run_in_executor(None, sys.stdin.readline):
        print(json.dumps(await answer(crowd, json.loads(line))), flush=True)


def main() -> None:
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(attend())


if __name__ == "__main__":
    main()
