"""Simulations: many games, in one process or several."""
