"""The decisions of Chicago Gangsters, one file each."""
