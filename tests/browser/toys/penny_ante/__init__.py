"""The toy as a title that the house finds by its folder."""

from tests.contract.toys.penny_ante.title import PENNY_ANTE as TITLE

__all__ = ["TITLE"]
