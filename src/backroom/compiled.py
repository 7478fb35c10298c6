"""Which rules run: compiled by mypyc, or interpreted. They play the same."""

from __future__ import annotations

from importlib.machinery import EXTENSION_SUFFIXES

from backroom.kernel import game

#: True if the rules are native code. The build hook compiles all of them or none.
COMPILED: bool = game.__file__.endswith(tuple(EXTENSION_SUFFIXES))
