"""The bot of Chicago Gangsters: what only it uses."""
