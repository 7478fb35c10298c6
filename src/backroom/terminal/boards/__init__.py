"""Boards of titles that can be shown better than by plain tables; found by the name of the title’s folder."""
