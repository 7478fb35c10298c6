"""Compiles modules with mypyc, or C by itself, in place, several C files at a time: `compile_modules.py MODULE...`.

The build hook runs it inside a temporary copy of the sources. With `BACKROOM_QUICK=1` the C compiler hardly optimises.
"""

from __future__ import annotations

import os
import sys
from concurrent.futures import ThreadPoolExecutor
from itertools import chain, count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, cast

from mypyc.build import mypycify
from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import CompileError, LinkError

AT_ONCE = os.cpu_count() or 1
#: Whether the build is for tests, which would wait longer for it than they would gain. mypyc writes the same C either
#: way, and only how far the C compiler optimises differs: what is right or wrong there is so here.
QUICK = os.environ.get("BACKROOM_QUICK", "0") not in ("", "0")
LEVEL = "1" if QUICK else "3"
#: Types of foreign packages are not needed: no compiled module leans on one, and the build does not install them.
MYPY_OPTIONS = ["--ignore-missing-imports"]
#: Modules find one another's functions in the group's own tables; the linker's names are needed only where Python
#: enters, and there Python's headers say so. Hidden, our calls need no detour by the linker's table, and may be
#: inlined: one title ran a tenth faster, another a twentieth.
HIDDEN = "-fvisibility=hidden"
#: Python's own functions are called by their address, without the linker's detour.
DIRECT = "-fno-plt"
#: The linker sees all modules and may put small functions of one into another, as if they were one C file; but the
#: compilers still work side by side. A twentieth faster.
WHOLE = f"-flto={AT_ONCE}"


class SideBySide(build_ext):
    """Hands the C files of one library to several compilers at once; setuptools does that for libraries only."""

    def _takes(self, flag: str) -> bool:
        """Whether a library can be built with this flag: compilers differ, and so do their linkers."""
        with TemporaryDirectory() as folder:
            source = Path(folder, "nothing.c")
            source.write_text("int nothing(void) { return 0; }\n", "utf-8")
            try:
                objects = self.compiler.compile([str(source)], output_dir="/", extra_postargs=[flag])
                self.compiler.link_shared_object(objects, str(Path(folder, "nothing.so")), extra_postargs=[flag])
            except (CompileError, LinkError):
                return False
        return True

    def build_extensions(self) -> None:
        if self.compiler.compiler_type == "unix":
            wanted = (DIRECT,) if QUICK else (DIRECT, WHOLE)
            flags = [HIDDEN, *(flag for flag in wanted if self._takes(flag))]
            for extension in self.extensions:
                extension.extra_compile_args = [*extension.extra_compile_args, *flags]
                extension.extra_link_args = [*extension.extra_link_args, f"-O{LEVEL}", *flags]
        one_by_one = self.compiler.compile
        total = sum(len(extension.sources) for extension in self.extensions)
        done = count(1)

        with ThreadPoolExecutor(AT_ONCE) as compilers:

            def compile_one(source: str, options: dict[str, Any]) -> list[str]:
                objects: list[str] = one_by_one([source], **options)
                print(f"backroom: compiled {next(done)} of {total} files", flush=True)
                return objects

            def compile_all(sources: list[str], **options: Any) -> list[str]:  # noqa: ANN401 (distutils' own)
                return list(chain.from_iterable(compilers.map(lambda source: compile_one(source, options), sources)))

            self.compiler.compile = compile_all
            super().build_extensions()


def by_itself(source: Path) -> Extension:
    """A module that is written in C."""
    flags = [] if os.name == "nt" else [f"-O{LEVEL}"]
    return Extension(".".join(source.with_suffix("").parts), [str(source)], extra_compile_args=flags)


def main(modules: list[str]) -> None:
    # One group, so that calls between kernel, titles, players and playouts are C calls; one C file a module, so that
    # several compilers have something to do.
    python = [module for module in modules if module.endswith(".py")]
    extensions = cast(
        "list[Extension]",
        mypycify([*MYPY_OPTIONS, *python], opt_level=LEVEL, debug_level="0", multi_file=True, group_name="backroom"),
    )
    setup(
        name="backroom",
        ext_modules=[*extensions, *(by_itself(Path(module)) for module in modules if module.endswith(".c"))],
        cmdclass={"build_ext": SideBySide},
        script_args=["--quiet", "build_ext", "--inplace", "--parallel", str(AT_ONCE)],
    )


if __name__ == "__main__":
    main(sys.argv[1:])
