"""A Ray cluster plays the same games as one process, also when a part of it dies."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from backroom.arena import cluster as cluster_module
from backroom.cli import main
from tests.arena.ray_cluster import RayCluster, new_cluster
from tests.waiting import PATIENCE, wait_until

#: What commands tell of the machine, and not of the games.
_MACHINE = {"seconds", "decisions_per_second", "workers", "ms_a_turn", "thinking"}
SIMULATE = ("simulate", "chicago-poker", "--players", "2", "--bots", "soldier", "--seed", "7")
#: A cluster is a dozen processes: on a machine that is busy they need minutes to begin, in seconds.
_SLOW = 900
OTHERS = {
    "match": ("match", "soldier", "random", "--title", "gangster", "--players", "2", "--games", "8", "--all-games"),
    "ladder": ("ladder", "gangster", "--players", "2", "--levels", "random,soldier", "--games", "8"),
    "train": (
        "train", "chicago-poker", "--players", "2", "--option", "miniature=true", "--games", "8", "--rounds", "2",
        "--out", "weights",
    ),
}  # fmt: skip


@pytest.fixture
def cluster() -> Iterator[RayCluster]:
    with new_cluster() as cluster:
        yield cluster


def begun(folder: Path, *command: str) -> subprocess.Popen[str]:
    """A command in a process of its own, as people run it: Ray leaves threads behind in whoever has asked it."""
    folder.mkdir(exist_ok=True)
    whole = [sys.executable, "-m", "backroom", *command, "--json"]
    return subprocess.Popen(whole, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def games_of(command: subprocess.Popen[str]) -> Any:  # noqa: ANN401 (JSON)
    """What a command has told of the games."""
    out, err = command.communicate(timeout=_SLOW)
    assert command.returncode == 0, err
    return _without_machine(json.loads(out))


def _without_machine(told: Any) -> Any:  # noqa: ANN401 (JSON)
    if isinstance(told, dict):
        return {key: _without_machine(value) for key, value in told.items() if key not in _MACHINE}
    return [_without_machine(one) for one in told] if isinstance(told, list) else told


@pytest.mark.cluster
@pytest.mark.xdist_group("cluster")
@pytest.mark.timeout(_SLOW)
def test_a_node_that_is_killed_loses_no_game(tmp_path: Path, cluster: RayCluster) -> None:
    node = cluster.add()
    run = begun(tmp_path, *SIMULATE, "--games", "32", "--cluster", cluster.address)
    wait_until(node.plays, "the second node to play", 4 * PATIENCE)

    node.kill()

    assert run.poll() is None
    assert games_of(run) == games_of(begun(tmp_path, *SIMULATE, "--games", "32"))


@pytest.mark.cluster
@pytest.mark.xdist_group("cluster")
@pytest.mark.timeout(_SLOW)
@pytest.mark.long
@pytest.mark.parametrize("command", OTHERS)
def test_every_command_plays_the_same_on_a_cluster(tmp_path: Path, cluster: RayCluster, command: str) -> None:
    cluster.add()

    there = games_of(begun(tmp_path / "there", *OTHERS[command], "--cluster", cluster.address))

    assert there == games_of(begun(tmp_path / "here", *OTHERS[command]))


@pytest.mark.cluster
@pytest.mark.xdist_group("cluster")
@pytest.mark.timeout(_SLOW)
@pytest.mark.long
def test_without_a_cluster_one_is_begun_and_ends_with_the_command(tmp_path: Path) -> None:
    there = games_of(begun(tmp_path, *SIMULATE, "--games", "8", "--cluster", "auto"))

    assert there == games_of(begun(tmp_path, *SIMULATE, "--games", "8"))


@pytest.mark.cluster
@pytest.mark.xdist_group("cluster")
@pytest.mark.timeout(_SLOW)
@pytest.mark.long
def test_a_cluster_that_is_not_there_is_told_in_a_sentence(tmp_path: Path) -> None:
    run = begun(tmp_path, *SIMULATE, "--games", "8", "--cluster", "127.0.0.1:9")

    _, err = run.communicate(timeout=_SLOW)

    assert run.returncode == 2
    assert "There is no Ray cluster to be had at 127.0.0.1:9" in err.splitlines()[-1]


def test_without_ray_a_cluster_is_refused_in_a_sentence(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster_module, "find_spec", lambda _: None)

    assert main([*SIMULATE, "--games", "1", "--cluster", "auto"]) == 2

    assert capsys.readouterr().err == "A cluster needs Ray: pip install backroom[cluster]\n"


def test_processes_and_a_cluster_are_not_asked_for_together(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*SIMULATE, "--games", "1", "--cluster", "auto", "--workers", "2"]) == 2

    assert capsys.readouterr().err == "--workers and --cluster cannot go together.\n"


def test_ray_and_pyarrow_are_not_loaded_by_whoever_does_not_ask_for_them() -> None:
    code = "import sys; from backroom.cli import main; main(sys.argv[1:]); print(*sys.modules, file=sys.stderr)"
    command = [sys.executable, "-c", code, *SIMULATE, "--games", "1"]

    loaded = subprocess.run(command, capture_output=True, text=True, check=True).stderr.split()

    assert "backroom.arena.simulate" in loaded
    assert {"ray", "pyarrow", "backroom.arena.cluster"} & set(loaded) == set()
