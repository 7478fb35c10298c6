"""The rulebooks: their figures by the rules, their chapters in every language."""
