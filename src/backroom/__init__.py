"""Backroom: four Chicago gangster games at one table."""

from __future__ import annotations

__version__: str


def __getattr__(name: str) -> str:
    """`__version__`, looked up when somebody asks: reading the package's metadata takes longer than all the rest."""
    if name == "__version__":
        from importlib.metadata import PackageNotFoundError, version

        try:
            return version("backroom")
        except PackageNotFoundError:
            return version("backroom-engine")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
