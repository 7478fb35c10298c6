"""Which rules run: compiled by mypyc, or interpreted. They play the same."""

from __future__ import annotations

from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec

# Found, not imported: `backroom --version` has no need of the rules themselves.
_game = find_spec("backroom.kernel.game")
#: True if the rules are native code. The build hook compiles all of them or none.
COMPILED: bool = _game is not None and str(_game.origin).endswith(tuple(EXTENSION_SUFFIXES))
