"""`python scripts/workshop COMMAND`: what `./play`, `./test` and the benchmarks ask for."""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path
from types import FrameType
from typing import TypeVar

if __name__ == "__main__":
    sys.path[0] = str(Path(__file__).resolve().parent.parent)

from workshop import builds, client, compiling, launcher, packages
from workshop.lock import alone
from workshop.places import LOGS, PLAY, VENV
from workshop.steps import Steps
from workshop.trouble import Failed, Trouble, of_system

T = TypeVar("T")


def play(steps: Steps, arguments: list[str]) -> None:
    """Everything is there, then the table opens: pure at first, compiled from the start on that finds it so."""
    prepare(steps, with_client="--terminal" not in arguments)
    build = builds.compiled()
    builds.use(build if builds.is_there(build) else builds.pure())
    launcher.write()
    compiling.in_background(steps)
    launcher.run(["play", *arguments])


def prepare(steps: Steps, *, with_client: bool = True) -> None:
    """The environment to play in, the browser table, and the pure build."""
    with _alone(steps):
        if with_client and client.needs_node():
            packages.make(steps, PLAY)  # its pip fetches Node.js
        works = [lambda: packages.play_environment(steps)]
        if with_client:
            works.append(lambda: _client(steps))
        steps.side_by_side(*works)
        if not builds.is_there(builds.compiled()):
            builds.make_pure(steps)


def _alone(steps: Steps) -> AbstractContextManager[None]:
    """Nobody else sets anything up here meanwhile."""
    LOGS.mkdir(parents=True, exist_ok=True)
    return alone(VENV / "lock", lambda: steps.say("Backroom is being set up here by another start; waiting for it ..."))


def _with_pip(steps: Steps, work: Callable[[Steps], T]) -> T:
    """Do this alone, with an environment to play in whose pip can fetch Node.js."""
    with _alone(steps):
        packages.make(steps, PLAY)
        return work(steps)


def _client(steps: Steps) -> None:
    try:
        client.build(steps)
    except Failed as failed:
        raise Trouble(f"{failed} Without it you can play in the terminal: ./play --terminal") from None


def compiled(steps: Steps, *, for_tests: bool = False) -> None:
    """Prints where the compiled build lies."""
    prepare(steps)
    print(compiling.for_tests(steps) if for_tests else compiling.now(steps, builds.compiled()))


def main(command: str, arguments: list[str]) -> int:
    # What is printed on standard output by the other commands is read by programs.
    steps = Steps(sys.stdout if command == "play" else sys.stderr)
    try:
        match command:
            case "play":
                play(steps, arguments)
            case "run":
                launcher.run(arguments)
            case "compile-in-background":
                compiling.background(int(arguments[0]))
            case "compiled":
                compiled(steps)
            case "compiled-for-tests":
                compiled(steps, for_tests=True)
            case "tests":
                LOGS.mkdir(parents=True, exist_ok=True)
                packages.test_environment(steps)
            case "adapters":
                packages.adapter_packages(steps)
            case "postgres":
                packages.postgres_packages(steps)
            case "redis":
                packages.redis_packages(steps)
            case "cluster":
                packages.cluster_packages(steps)
            case "client":
                _with_pip(steps, client.build)
            case "node":
                print(_with_pip(steps, client.node_folder))
            case "check-client":
                # Built first: whoever compiles the rules waits for the browser table.
                _with_pip(steps, client.build_to_check)
                client.check()
            case "lint-client":
                _with_pip(steps, client.have_node)
                client.lint()
    except Trouble as trouble:
        print(trouble, file=sys.stderr)
        return 1
    except OSError as error:
        print(of_system(error), file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        steps.end()
        print("Stopped. The next start goes on from here.", file=sys.stderr)
        return 130
    return 0


def _stop(_signal: int, _frame: FrameType | None) -> None:
    raise KeyboardInterrupt


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, _stop)
    sys.exit(main(sys.argv[1], sys.argv[2:]))
