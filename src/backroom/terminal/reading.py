"""Reading what a person typed: a full action, or an unambiguous shortening such as `p r7 2`."""

from __future__ import annotations

import difflib
import re
from collections.abc import Sequence
from functools import lru_cache

from backroom.kernel.action import Action, ActionTable
from backroom.kernel.refusal import BadInput

_PIECES = re.compile(r"[^\W\d_]+|\d+")
_FILLERS = frozenset({"at", "to"})
#: How many of several possible meanings are named.
_NAMED = 4


def read_action(text: str, offered: Sequence[Action], table: ActionTable) -> Action:
    """The action that `text` means: one of those offered if it can be, else any one of the title's.

    `BadInput` if it means none, with the nearest one offered; or several, with the first of them.
    """
    written = " ".join(text.lower().split())
    for action in offered:
        if action.text == written:
            return action
    said = _pieces(text)
    fitting = [action for action in offered if said and _fits(said, _pieces(action.text))]
    if len(fitting) == 1:
        return fitting[0]
    if fitting:
        raise _ambiguous(text, fitting)
    # Not offered now: only a complete action can be meant, so that its refusal can be told.
    complete = [action for action in table.actions if _is_whole(said, _pieces(action.text))]
    exact = [action for action in complete if action.text == written]
    if exact or len(complete) == 1:
        return (exact or complete)[0]
    near = difflib.get_close_matches(written, [action.text for action in offered], 1, 0.0)
    raise BadInput("no-such-action", {"value": text, "near": near[0] if near else ""})


def shortened(action: Action, offered: Sequence[Action], table: ActionTable) -> str:
    """A short way to type an offered action, if it means nothing else; else its whole text."""
    words = [word for word in action.text.split(" ") if word not in _FILLERS]
    short = " ".join(
        "".join(piece if piece.isdigit() else piece[0] for piece in _PIECES.findall(word)) for word in words
    )
    try:
        return short if read_action(short, offered, table) is action else action.text
    except BadInput:
        return action.text


def _ambiguous(text: str, fitting: Sequence[Action]) -> BadInput:
    named = ", ".join(f"‘{action.text}’" for action in fitting[:_NAMED])
    more = len(fitting) - min(len(fitting), _NAMED)
    return BadInput("term-ambiguous", {"value": text, "meanings": named, "more": more})


@lru_cache(maxsize=4096)
def _pieces(text: str) -> tuple[str, ...]:
    """`play red-7 at 2` and `play r7 2` become pieces that can be laid side by side."""
    joined = text.lower().replace("'", "").replace("’", "")
    return tuple(piece for piece in _PIECES.findall(joined) if piece not in _FILLERS)


def _fits(said: Sequence[str], full: Sequence[str]) -> bool:
    """Whether each piece said begins the piece it stands for; numbers must be whole."""
    return len(said) <= len(full) and all(
        whole == piece if piece.isdigit() else whole.startswith(piece) for piece, whole in zip(said, full, strict=False)
    )


def _is_whole(said: Sequence[str], full: Sequence[str]) -> bool:
    return len(said) == len(full) and _fits(said, full)
