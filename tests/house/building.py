"""Builds of a copy of the project, by the very functions that pip calls."""

import shutil
import tarfile
from dataclasses import dataclass
from pathlib import Path
from zipfile import ZipFile

from tests.house.copy_of import ROOT, python

BUILD = "import sys; from hatchling.build import build_wheel; build_wheel(sys.argv[1])"


@dataclass(frozen=True)
class Built:
    """A wheel built from a copy of the project, and what the build said."""

    copy: Path
    wheel: Path
    said: str

    @property
    def names(self) -> set[str]:
        """The files in the wheel."""
        return set(ZipFile(self.wheel).namelist())

    def read(self, name: str) -> str:
        """The text of a file in the wheel."""
        return ZipFile(self.wheel).read(name).decode()

    @property
    def extensions(self) -> set[str]:
        """The compiled files in the wheel, without what Python adds to their names."""
        return {name.partition(".")[0] for name in self.names if name.endswith((".so", ".pyd"))}


def build(copy: Path, **settings: str) -> Built:
    done = python(copy, "-c", BUILD, str(copy / "dist"), **settings)
    assert done.returncode == 0, done.stderr
    (wheel,) = (copy / "dist").iterdir()
    return Built(copy, wheel, done.stdout)


def files_of(folder: Path) -> set[str]:
    return {str(file.relative_to(folder)) for file in folder.rglob("*") if file.is_file()}


def copy_web(copy: Path) -> Path:
    """The sources of the browser table, into a copy of the project."""
    shutil.copytree(ROOT / "web", copy / "web", ignore=shutil.ignore_patterns("node_modules", "dist"))
    return copy


def build_sdist(copy: Path, **settings: str) -> Path:
    """An sdist built from a copy of the project."""
    done = python(copy, "-c", BUILD.replace("build_wheel", "build_sdist"), str(copy / "dist"), **settings)
    assert done.returncode == 0, done.stderr
    (sdist,) = (copy / "dist").glob("*.tar.gz")
    return sdist


def unpack(sdist: Path, to: Path) -> Path:
    """The folder that an sdist unpacks into."""
    with tarfile.open(sdist) as archive:
        if hasattr(tarfile, "data_filter"):  # Python from 3.11.4 on
            archive.extraction_filter = tarfile.data_filter
        archive.extractall(to)
    return to / sdist.name.removesuffix(".tar.gz")


def copy_everything(to: Path) -> Path:
    """The whole project, as a release is made from it; nothing installed, nothing built."""
    clutter = shutil.ignore_patterns(
        ".git", ".venv", "node_modules", "dist", "client", "__pycache__", ".*_cache", ".hypothesis"
    )
    shutil.copytree(ROOT, to, ignore=clutter, dirs_exist_ok=True)
    return to
