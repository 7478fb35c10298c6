"""Backroom: four Chicago gangster games at one table.

`make` begins a game for simulations, search and learning, `load` goes on with a saved one: see `docs/research.md`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

__version__ = "0.1.0"
__all__ = ["__version__", "load", "make"]

if TYPE_CHECKING:
    from backroom.making import load, make
else:

    def __getattr__(name: str) -> object:
        """Rules are imported when somebody asks for a game: importing `backroom` costs nothing."""
        if name not in __all__:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from backroom import making

        return getattr(making, name)
