"""Data cards: what a title is like as a problem, measured. Every figure is made by a method that is named with it."""
