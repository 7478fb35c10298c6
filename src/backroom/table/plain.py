"""Names and words as people may write them: whatever they are, they can be seen, and they stay in their line."""

from __future__ import annotations

import unicodedata

from backroom.kernel.refusal import BadInput

MOST_NAME = 40
MOST_WORDS = 500
#: Neither seen nor written over: they join letters and emoji, or say which way a single mark is read.
_JOINERS = {"\u200c", "\u200d", "\u200e", "\u200f", "\u061c", *map(chr, range(0xE0020, 0xE0080))}
#: Letters and symbols by their class, blanks to the eye: fillers of Hangul, and the empty cell of Braille.
_BLANK = set("\u115f\u1160\u3164\uffa0\u2800")
#: Control and format characters (the overrides of the reading direction among them), halves of characters, and
#: characters without a meaning that everybody shares.
_REFUSED = {"Cc", "Cf", "Cs", "Co", "Cn"}


def plain_name(name: str) -> str:
    """A name as it is kept; `BadInput` if it cannot be read, or shows nothing."""
    return _plain(name, MOST_NAME, "table-bad-name")


def plain_words(words: str) -> str:
    """The same for what is said: line breaks and tabs become blanks, other control characters are refused."""
    return _plain(words, MOST_WORDS, "table-bad-words")


def _plain(text: str, most: int, message: str) -> str:
    plain = unicodedata.normalize("NFC", " ".join(text.split()))
    if len(plain) > most or not any(map(_seen, plain)):
        raise BadInput(message)
    if any(unicodedata.category(sign) in _REFUSED and sign not in _JOINERS for sign in plain):
        raise BadInput(message)
    return plain


def _seen(sign: str) -> bool:
    return unicodedata.category(sign)[0] in "LNSP" and sign not in _BLANK
