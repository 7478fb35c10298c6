"""Which C compiler the build takes."""

import sys
from pathlib import Path

import hatch_build
import pytest


def test_on_windows_it_is_visual_studio_whatever_else_is_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setenv("CC", "gcc")
    monkeypatch.setenv("PROGRAMFILES(X86)", str(tmp_path))
    assert hatch_build.find_compiler() is None
    installer = tmp_path / "Microsoft Visual Studio" / "Installer" / "vswhere.exe"
    installer.parent.mkdir(parents=True)
    installer.touch()
    assert hatch_build.find_compiler() == "Visual Studio"


def test_elsewhere_the_one_that_is_asked_for_comes_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("clang", "my-cc"):
        (tmp_path / name).write_text("#!/bin/sh\n")
        (tmp_path / name).chmod(0o755)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr("sysconfig.get_config_var", lambda name: None)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("CC", "my-cc -O2")
    assert hatch_build.find_compiler() == "my-cc -O2"
    monkeypatch.delenv("CC")
    assert hatch_build.find_compiler() == "clang"
