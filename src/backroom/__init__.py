"""Backroom: four Chicago gangster games at one table."""

__version__ = "0.1.0"
