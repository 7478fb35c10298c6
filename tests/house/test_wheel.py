"""The wheel that a user gets, compiled or not."""

from pathlib import Path
from zipfile import ZipFile

import hatch_build
import pytest

from tests.house.building import BUILD, Built, build, files_of
from tests.house.copy_of import copy_project, copy_with_little_to_compile, python


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


def telling_compiler(folder: Path, *, fails: bool = False) -> Path:
    """This machine's C compiler, which notes how it is called, beside it in `told`. It may fail at our own modules."""
    compiler = folder / "telling-cc"
    ours = 'case "$*" in *chance*) exit 1 ;; esac\n' if fails else ""
    compiler.write_text(f'#!/bin/sh\necho "$*" >>"{folder}/told"\n{ours}exec {hatch_build.find_compiler()} "$@"\n')
    compiler.chmod(0o755)
    return compiler


def optimisations(compiler: Path) -> set[tuple[str, bool]]:
    """How far it has optimised our own modules (of several levels the last counts), and whether by seeing them all."""
    calls = [call.split() for call in (compiler.parent / "told").read_text("utf-8").splitlines() if "chance" in call]
    return {([word for word in call if word.startswith("-O")][-1], "-flto" in " ".join(call)) for call in calls}


@pytest.mark.compiler
def test_a_compiled_wheel_holds_the_package_and_the_native_code(tmp_path: Path) -> None:
    copy = copy_with_little_to_compile(tmp_path / "copy")
    compiler = telling_compiler(tmp_path)
    before = files_of(copy)
    built = build(copy, CC=str(compiler))
    assert optimisations(compiler) == {("-O3", True)}
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
    """In a quick build as in any; and that is one which optimises less."""
    compiler = telling_compiler(tmp_path, fails=True)
    built = build(copy_with_little_to_compile(tmp_path / "copy"), CC=str(compiler), BACKROOM_QUICK="1")
    assert_pure(built)
    assert "the rules are not compiled, because mypyc or the C compiler failed" in built.said
    assert optimisations(compiler) == {("-O1", False)}


def test_an_editable_install_is_never_compiled(tmp_path: Path) -> None:
    copy = copy_project(tmp_path)
    done = python(copy, "-c", BUILD.replace("build_wheel", "build_editable"), str(copy / "dist"))
    assert done.returncode == 0, done.stderr
    (wheel,) = (copy / "dist").iterdir()
    assert not Built(copy, wheel, done.stdout).extensions
    assert "compil" not in done.stdout
