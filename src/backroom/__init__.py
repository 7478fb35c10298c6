"""Backroom: four Chicago gangster games at one table.

`make` begins a game for simulations, search and learning, `load` goes on with a saved one, `vector.make` begins
thousands of them side by side: see `docs/research.md`.
A bot is a `Player`: it gets an `Update` and makes a `Choice`, with a `Chance` of its own: see `docs/write-a-bot.md`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

__version__ = "0.1.0"
__all__ = ["Action", "Chance", "Choice", "Game", "Player", "Update", "__version__", "load", "make"]

if TYPE_CHECKING:
    from backroom import vector as vector
    from backroom.kernel.action import Action
    from backroom.kernel.chance import Chance
    from backroom.kernel.game import Game
    from backroom.kernel.player import Choice, Player
    from backroom.kernel.view import Update
    from backroom.making import load, make
else:
    _WHERE = {
        "Action": "kernel.action",
        "Chance": "kernel.chance",
        "Choice": "kernel.player",
        "Game": "kernel.game",
        "Player": "kernel.player",
        "Update": "kernel.view",
        "load": "making",
        "make": "making",
    }

    def __getattr__(name: str) -> object:
        """Rules are imported when somebody asks for a game, and NumPy for many: importing `backroom` costs nothing."""
        from importlib import import_module

        if name == "vector":
            return import_module("backroom.vector")
        if name not in _WHERE:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        return getattr(import_module(f"backroom.{_WHERE[name]}"), name)
