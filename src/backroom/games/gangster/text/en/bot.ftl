# Gangster: why a bot does what it does.
