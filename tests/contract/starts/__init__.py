"""Positions to start random play from, by the name of a title's folder."""
