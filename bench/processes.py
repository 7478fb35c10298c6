"""The processes that measure, one for each build of ours, and where the compiled build comes from."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any
from zipfile import ZipFile

ROOT = Path(__file__).resolve().parent.parent
CACHE = ROOT / ".venv" / "bench"


class Worker:
    """A process that measures with one build of ours."""

    def __init__(self, build: str, path: Path) -> None:
        environment = {
            **os.environ,
            "PYTHONPATH": os.pathsep.join([str(path), str(ROOT)]),
            "OPENBLAS_NUM_THREADS": "1",
            "PYTHONWARNINGS": "ignore",
        }
        self.process = subprocess.Popen(
            [sys.executable, "-m", "bench.worker"],
            cwd=ROOT,
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        told = self.ask({})
        self.titles: list[str] = told["titles"]
        if told["compiled"] is not (build == "compiled"):
            raise SystemExit(f"What lies in {path} is not {build}; .venv/wheel.log may say why.")

    def ask(self, question: dict[str, object]) -> Any:  # noqa: ANN401 (JSON)
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(question) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit("A measuring process died; what it said stands above.")
        return json.loads(line)


def compiled_build() -> Path:
    """The wheel that a user gets, unpacked; built only if the sources have changed."""
    script = 'set -e; root=$PWD; mkdir -p .venv; . scripts/setup.sh; build_wheel "$1" >&2; printf %s "$wheel"'
    built = subprocess.run(
        ["bash", "-c", script, "-", sys.executable], cwd=ROOT, stdout=subprocess.PIPE, text=True, check=False
    )
    if built.returncode:
        raise SystemExit("There is no compiled build to measure; --compiled FOLDER takes one that you have.")
    wheel = ROOT / built.stdout
    place = CACHE / str(wheel.stat().st_mtime_ns)
    if not place.exists():
        shutil.rmtree(CACHE, ignore_errors=True)
        ZipFile(wheel).extractall(place)
    return place
