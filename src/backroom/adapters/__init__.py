"""Adapters: the titles as environments of libraries that researchers know, each an extra of its own.

`backroom[pettingzoo]`, `backroom[gymnasium]` and `backroom[openspiel]` bring what the module of that name needs. They
hold no rules: all of them play the `Game` that `backroom.make` gives.
"""

from __future__ import annotations


def missing_extra(extra: str, missing: ModuleNotFoundError) -> ModuleNotFoundError:
    """What an adapter raises when its library is not installed: which extra brings it."""
    return ModuleNotFoundError(
        f"backroom.adapters.{extra} needs the package {missing.name!r}, which is not installed: "
        f"pip install 'backroom[{extra}]'",
        name=missing.name,
    )
