"""The decisions of Gangster, one file each."""
