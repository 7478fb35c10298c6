"""The bot of Chicago: what only it uses."""
