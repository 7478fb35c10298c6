"""The wheel that a user gets, compiled or not."""

from pathlib import Path
from zipfile import ZipFile

import pytest

from tests.house.building import BUILD, Built, build, files_of
from tests.house.copy_of import copy_project, python


def copy_with_little_to_compile(to: Path) -> Path:
    """One module instead of all: the same build in seconds."""
    project = copy_project(to) / "pyproject.toml"
    text = project.read_text("utf-8")
    compiled = next(line for line in text.splitlines() if line.startswith("compiled = "))
    project.write_text(text.replace(compiled, 'compiled = ["kernel/chance.py"]'), "utf-8")
    return to


def assert_package_is_whole(built: Built) -> None:
    package = files_of(built.copy / "src")
    assert {"backroom/games/chicago_poker/data/box.toml", "backroom/words/text/en.ftl", "backroom/py.typed"} <= package
    assert package <= built.names


def assert_pure(built: Built) -> None:
    assert built.wheel.name.endswith("-py3-none-any.whl")
    assert not built.extensions
    assert_package_is_whole(built)


def test_a_pure_wheel_holds_every_file_of_the_package(tmp_path: Path) -> None:
    built = build(copy_project(tmp_path), BACKROOM_PURE="1")
    assert_pure(built)
    assert "the rules are not compiled, because BACKROOM_PURE is set" in built.said


def test_without_a_compiler_the_wheel_is_pure(tmp_path: Path) -> None:
    built = build(copy_project(tmp_path), PATH="", CC="")
    assert_pure(built)
    assert "because no C compiler was found" in built.said


@pytest.mark.compiler
def test_a_compiled_wheel_holds_the_package_and_the_native_code(tmp_path: Path) -> None:
    copy = copy_with_little_to_compile(tmp_path / "copy")
    before = files_of(copy)
    built = build(copy)
    assert files_of(copy) == before | {f"dist/{built.wheel.name}"}
    assert built.extensions == {"backroom__mypyc", "backroom/kernel/chance"}
    assert "none-any" not in built.wheel.name
    assert_package_is_whole(built)
    ZipFile(built.wheel).extractall(tmp_path / "installed" / "src")
    runs = "from backroom.kernel import chance; print(chance.__file__, chance.FastChance(1).below(6))"
    native = python(tmp_path / "installed", "-c", runs)
    interpreted = python(copy, "-c", runs)
    assert native.stdout.split()[0].endswith((".so", ".pyd")), native.stderr
    assert native.stdout.split()[1] == interpreted.stdout.split()[1]


@pytest.mark.compiler
def test_a_compiler_that_fails_leaves_a_pure_wheel(tmp_path: Path) -> None:
    compiler = tmp_path / "broken-cc"
    compiler.write_text("#!/bin/sh\nexit 1\n")
    compiler.chmod(0o755)
    built = build(copy_with_little_to_compile(tmp_path / "copy"), CC=str(compiler))
    assert_pure(built)
    assert "the rules are not compiled, because mypyc or the C compiler failed" in built.said


def test_an_editable_install_is_never_compiled(tmp_path: Path) -> None:
    copy = copy_project(tmp_path)
    done = python(copy, "-c", BUILD.replace("build_wheel", "build_editable"), str(copy / "dist"))
    assert done.returncode == 0, done.stderr
    (wheel,) = (copy / "dist").iterdir()
    assert not Built(copy, wheel, done.stdout).extensions
    assert "compil" not in done.stdout
