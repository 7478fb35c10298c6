"""The bot of Chicago Poker: what only it uses."""
