"""English words for what the server says, beside the message ids that readers word in their own language."""

from __future__ import annotations

import asyncio

from backroom.games import titles
from backroom.words import Words

#: Which words have a message. There are few messages, so none is dropped.
_known: dict[str, Words] = {}


async def words_for(message: str) -> Words:
    """Words that know this message: the shared ones, or those of a title whose data file was refused.

    To read them for the first time takes a tenth of a second and more: others are served meanwhile.
    """
    if message not in _known:
        _known[message] = await asyncio.to_thread(_find, message)
    return _known[message]


def _find(message: str) -> Words:
    shared = Words("en")
    if shared.knows(message):
        return shared
    return next((words for title in titles() if (words := Words("en", title)).knows(message)), shared)
