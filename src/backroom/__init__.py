"""Backroom: four Chicago gangster games at one table."""

from importlib.metadata import version

__version__ = version("backroom")
