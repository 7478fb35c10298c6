"""Penny Ante: a small title with everything the kernel knows, to be read at one sitting.

Hidden hands, a compound choice, a secret simultaneous decision, lots, and coins that only change hands.
"""

from .title import PENNY_ANTE as TITLE

__all__ = ["TITLE"]
