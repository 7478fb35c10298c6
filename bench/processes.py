"""The processes that measure and that are measured, and where the compiled build comes from."""

from __future__ import annotations

import importlib.util
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent


class Asked:
    """A process that answers: a JSON line in, a JSON line out. `build` is the folder in which it finds Backroom."""

    def __init__(self, module: str, build: Path) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", module],
            cwd=ROOT,
            env=environment(build),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def ask(self, question: dict[str, object]) -> Any:  # noqa: ANN401 (JSON)
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(question) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit("A measuring process died; what it said stands above.")
        return json.loads(line)


class Worker(Asked):
    """A process that measures with one build of ours."""

    def __init__(self, build: str, path: Path, module: str = "bench.worker") -> None:
        super().__init__(module, path)
        told = self.ask({})
        self.titles: list[str] = told["titles"]
        if told["compiled"] is not (build == "compiled"):
            raise SystemExit(f"What lies in {path} is not {build}; .venv/logs/compiled.log may say why.")


class Served:
    """A server that is measured. Its first line says at which port it is; its figures are the system's own."""

    def __init__(self, command: list[str], env: dict[str, str]) -> None:
        self.process = subprocess.Popen(command, cwd=ROOT, env=env, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit(f"{command[0]} did not serve; what it said stands above.")
        self.told: dict[str, Any] = json.loads(line)
        self.port = int(self.told["port"])
        self._proc = Path("/proc") / str(self.process.pid)

    def held(self) -> float:
        """The memory that it holds now, in kilobytes."""
        return int((self._proc / "statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1024

    def busy(self) -> float:
        """The processor's time that it has taken, in seconds."""
        fields = (self._proc / "stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        self.process.terminate()
        with self.process:  # waits, and shuts its pipe
            pass


def need_peers(peers: dict[str, str]) -> None:
    """Leave with a sentence if a peer is not there: what is imported, and from which package."""
    missing = [package for module, package in peers.items() if importlib.util.find_spec(module) is None]
    if missing:
        print(f"{', '.join(missing)} must be there to be measured: pip install -e '.[bench]'", file=sys.stderr)
        raise SystemExit(2)


def environment(build: Path) -> dict[str, str]:
    """For a process that is to find this build of ours, and one core at a time."""
    return {
        **os.environ,
        "PYTHONPATH": os.pathsep.join([str(build), str(ROOT)]),
        "OPENBLAS_NUM_THREADS": "1",
        "PYTHONWARNINGS": "ignore",
    }


def compiled_build() -> Path:
    """Backroom as its wheel holds it, unpacked; built only if the sources have changed."""
    command = [sys.executable, str(ROOT / "scripts" / "workshop"), "compiled"]
    built = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=False)
    if built.returncode:
        raise SystemExit("There is no compiled build to measure; --compiled FOLDER takes one that you have.")
    return Path(built.stdout.strip())
