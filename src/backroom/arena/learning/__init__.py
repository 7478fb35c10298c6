"""Learning to judge positions from a title's own games: `backroom train`. Needs NumPy."""
