"""Matches and data cards: bots from outside, paired deals, intervals."""
