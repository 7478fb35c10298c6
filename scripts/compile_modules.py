"""Compiles modules with mypyc, in place, several C files at a time: `compile_modules.py MODULE...`.

The build hook runs it inside a temporary copy of the sources.
"""

from __future__ import annotations

import os
import sys
from concurrent.futures import ThreadPoolExecutor
from itertools import chain, count
from typing import Any, cast

from mypyc.build import mypycify
from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

AT_ONCE = os.cpu_count() or 1
#: Types of foreign packages are not needed: no compiled module leans on one, and the build does not install them.
MYPY_OPTIONS = ["--ignore-missing-imports"]
#: Modules find one another's functions in the group's own tables; the linker's names are needed only where Python
#: enters, and there Python's headers say so. Hidden, our calls need no detour by the linker's table, and may be
#: inlined: Chicago Gangsters ran a tenth faster, Chicago Poker a twentieth.
HIDDEN = "-fvisibility=hidden"


class SideBySide(build_ext):
    """Hands the C files of one library to several compilers at once; setuptools does that for libraries only."""

    def build_extensions(self) -> None:
        if self.compiler.compiler_type == "unix":
            for extension in self.extensions:
                extension.extra_compile_args = [*extension.extra_compile_args, HIDDEN]
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


def main(modules: list[str]) -> None:
    # One group, so that calls between kernel, titles, players and playouts are C calls; one C file a module, so that
    # several compilers have something to do. One big file ran no faster, and took 20 s to build instead of 14.
    extensions = mypycify(
        [*MYPY_OPTIONS, *modules], opt_level="3", debug_level="0", multi_file=True, group_name="backroom"
    )
    setup(
        name="backroom",
        ext_modules=cast("list[Extension]", extensions),
        cmdclass={"build_ext": SideBySide},
        script_args=["--quiet", "build_ext", "--inplace", "--parallel", str(AT_ONCE)],
    )


if __name__ == "__main__":
    main(sys.argv[1:])
