"""How long `./play` takes from an empty clone to the table, by stage: `python bench/start.py`.

Each start happens in a fresh clone, in a home of its own, with empty caches of pip, uv and npm: all is downloaded.
The clock stops when the page has been fetched from the served address. Then `./play` is started once more.
The machines differ in what lies on their PATH: all of it, no Node.js, no C compiler, or uv beside it (`--uv FOLDER`
says where that lies, where it is not on PATH).
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import signal
import statistics
import subprocess
import sys
import time
import urllib.request
from dataclasses import asdict, dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory

from rich.console import Console
from rich.table import Table

ROOT = Path(__file__).resolve().parent.parent
MACHINES = ("everything but uv", "without Node.js", "without a C compiler", "with uv")
#: What a start may take at most, in seconds.
MOST = 600.0
#: Names of commands that a machine without Node.js, or without a C compiler, does not have.
_NODE = ("node", "nodejs", "npm", "npx", "corepack")
_COMPILER = re.compile(r"(^|-)(cc|gcc|g\+\+|c\+\+|clang|c89|c99)(-|$)")


@dataclass
class Started:
    """One first start and one second, in seconds; `stages` by what `./play` says it does."""

    stages: dict[str, int] = field(default_factory=dict)
    first: float = 0.0
    second: float = 0.0


def path_of(machine: str, folder: Path, uv: str | None) -> str:
    """A PATH with everything that ours has, but for what this machine lacks."""
    folder.mkdir()
    for place in os.environ["PATH"].split(os.pathsep):
        for command in sorted(Path(place).iterdir()) if Path(place).is_dir() else ():
            lacks = (
                (machine == "without Node.js" and command.name in _NODE)
                or (machine == "without a C compiler" and _COMPILER.search(command.name))
                or (machine != "with uv" and command.name in ("uv", "uvx"))
            )
            if not lacks and not (folder / command.name).exists():
                (folder / command.name).symlink_to(command)
    if machine == "with uv" and uv is not None and not (folder / "uv").exists():
        (folder / "uv").symlink_to(Path(uv, "uv"))
    return str(folder)


def start(clone: Path, environment: dict[str, str]) -> tuple[float, dict[str, int]]:
    """Seconds until the page is there, and what `./play` said of its stages."""
    began = time.perf_counter()
    playing = subprocess.Popen(
        [clone / "play", "--no-browser"], env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
        start_new_session=True,
    )  # fmt: skip
    stages: dict[str, int] = {}
    said = []
    assert playing.stdout is not None
    try:
        for line in playing.stdout:
            said.append(line)
            done = re.match(r"(.+): done in (\d+) s\.", line)
            if done:
                stages[done[1]] = int(done[2])
            address = re.search(r"http://\S+", line)
            if address:
                with urllib.request.urlopen(address[0], timeout=60) as page:
                    assert b"/assets/" in page.read(), "a page without a browser table"
                return time.perf_counter() - began, stages
            if time.perf_counter() - began > MOST:
                break
        raise SystemExit(f"./play did not open the table; it said: {''.join(said)}")
    finally:
        os.killpg(playing.pid, signal.SIGINT)
        playing.stdout.close()
        playing.wait(60)


def measure(machine: str, uv: str | None) -> Started:
    with TemporaryDirectory(prefix="backroom-start-") as made:
        folder = Path(made)
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(folder / "clone")], check=True)
        environment = {
            **{name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "VIRTUAL"))},
            "PATH": path_of(machine, folder / "bin", uv), "HOME": made, "XDG_DATA_HOME": str(folder / "data"),
            "PIP_NO_CACHE_DIR": "1", "UV_CACHE_DIR": str(folder / "uv"), "npm_config_cache": str(folder / "npm"),
            # What is compiled in the background is nobody's first minute.
            "BACKROOM_PURE": "" if machine == "without a C compiler" else "1",
        }  # fmt: skip
        if machine == "without a C compiler":
            environment["CC"] = ""
        # Whoever set up registries for this machine did it in the real home.
        for settings in (".config/pip", ".config/uv", ".pip", ".npmrc"):
            there = Path.home() / settings
            if there.exists():
                (folder / settings).parent.mkdir(parents=True, exist_ok=True)
                (folder / settings).symlink_to(there)
        first, stages = start(folder / "clone", environment)
        second, _ = start(folder / "clone", environment)
        return Started(stages, first, second)


def main() -> int:
    parser = argparse.ArgumentParser(description="How long ./play takes from an empty clone to the table.")
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--uv", metavar="FOLDER", help="where uv lies, if it is not on PATH")
    parser.add_argument("--only", choices=MACHINES, help="this machine alone")
    parser.add_argument("--json", action="store_true", help="as data")
    args = parser.parse_args()
    has_uv = bool(args.uv or shutil.which("uv"))
    machines = [args.only] if args.only else [machine for machine in MACHINES if machine != "with uv" or has_uv]
    console = Console(stderr=args.json, width=120)
    found: dict[str, list[Started]] = {}
    for machine in machines:
        for number in range(args.runs):
            console.print(f"{machine}: run {number + 1} of {args.runs}", style="dim")
            found.setdefault(machine, []).append(measure(machine, args.uv))
    table = Table("machine", "first start, each run", "middle", "second start", "stages of the middle run")
    for machine, runs in found.items():
        middle = sorted(runs, key=lambda run: run.first)[len(runs) // 2]
        table.add_row(
            machine,
            ", ".join(f"{run.first:.1f}" for run in runs) + " s",
            f"{middle.first:.1f} s",
            f"{statistics.median(run.second for run in runs):.2f} s",
            "; ".join(f"{words} {seconds} s" for words, seconds in middle.stages.items()),
        )
    console.print(table)
    if args.json:
        print(json.dumps({machine: [asdict(run) for run in runs] for machine, runs in found.items()}))
    return 0


if __name__ == "__main__":
    sys.exit(main())
