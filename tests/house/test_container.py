"""The container's file. No engine runs here: its steps are taken in a folder instead."""

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path
from urllib.request import urlopen

import pytest

from tests.house.building import copy_everything
from tests.house.copy_of import ROOT
from tests.house.serving import served

FILE = ROOT / "deploy" / "Containerfile"


@dataclass
class Stage:
    """What stands between one FROM and the next."""

    image: str
    steps: list[tuple[str, str]] = field(default_factory=list)

    def all(self, instruction: str) -> list[str]:
        return [words for name, words in self.steps if name == instruction]

    @property
    def settings(self) -> dict[str, str]:
        return dict(setting.split("=", 1) for line in self.all("ENV") for setting in shlex.split(line))


def stages() -> list[Stage]:
    found: list[Stage] = []
    for line in FILE.read_text("utf-8").splitlines():
        name, _, words = line.partition(" ")
        if name == "FROM":
            found.append(Stage(words))
        elif name and name != "#":
            found[-1].steps.append((name, words))
    return found


def test_every_file_that_is_copied_is_there() -> None:
    build, _ = stages()
    sources = [source for words in build.all("COPY") for source in words.split()[:-1]]
    assert "src" in sources
    assert [source for source in sources if not (ROOT / source).exists()] == []


def test_what_runs_is_not_root_and_has_neither_compiler_nor_node() -> None:
    build, result = stages()
    assert result.image == build.image.removesuffix(" AS build")
    assert result.image.endswith("-slim")
    assert [user for user in result.all("USER") if re.fullmatch(r"[1-9]\d*", user)] == result.all("USER") != []
    assert result.steps[-1] == ("ENTRYPOINT", '["backroom", "serve"]')
    assert result.all("COPY") == ["--from=build /opt/backroom /opt/backroom"]
    assert not re.search(r"apt-get|pip|npm", " ".join(result.all("RUN")))
    assert result.settings["BACKROOM_HOST"] == "0.0.0.0"
    assert result.settings["BACKROOM_DB"].startswith(f"sqlite:///{result.all('VOLUME')[0]}/")


@pytest.mark.long
def test_its_steps_give_a_package_that_serves_and_is_well(tmp_path: Path) -> None:
    build, result = stages()
    sources, project = copy_everything(tmp_path / "sources"), tmp_path / "project"
    installed, data = tmp_path / "opt-backroom", tmp_path / "data"
    project.mkdir()
    data.mkdir()
    environment = {**os.environ, **build.settings, "BACKROOM_PURE": "1"}
    environment["PATH"] = os.pathsep.join([str(Path(sys.executable).parent), environment["PATH"]])
    for name, words in build.steps:
        if name == "COPY":
            *files, place = words.split()
            for file in files:
                copy = shutil.copytree if (sources / file).is_dir() else shutil.copy
                copy(sources / file, project / (place if place != "./" else file))
        if name == "RUN" and not words.startswith("apt-get"):
            command = words.replace("/opt/backroom", str(installed))
            subprocess.run(["sh", "-c", command], cwd=project, env=environment, check=True)
    shutil.rmtree(project)

    # Settings in the environment are options by another name; the port is a free one here.
    settings = {**result.settings, "BACKROOM_PORT": "0", "BACKROOM_DB": f"sqlite:///{data}/tables.db"}
    named = {key: value for key, value in settings.items() if key.startswith("BACKROOM_")}
    options = [word for key, value in named.items() for word in (f"--{key.removeprefix('BACKROOM_').lower()}", value)]
    program, *arguments = json.loads(result.all("ENTRYPOINT")[0])
    plain = {"PATH": f"{installed}/bin:/usr/bin:/bin", "HOME": str(tmp_path)}
    with served([f"{installed}/bin/{program}", *arguments, *options], plain, tmp_path) as address:
        with urlopen(f"{address}/", timeout=60) as page:
            assert b"<html" in page.read()
        health = json.loads(result.all("HEALTHCHECK")[0].removeprefix("CMD "))
        health[0] = f"{installed}/bin/{health[0]}"
        port = address.rpartition(":")[2]
        subprocess.run(health, env={**plain, "BACKROOM_PORT": port}, check=True)
    assert (data / "tables.db").is_file()
    assert subprocess.run(health, env={**plain, "BACKROOM_PORT": port}, check=False, capture_output=True).returncode
