"""The bot of Gangster: what only it uses."""
