"""The decisions of Chicago Poker, one file each."""
