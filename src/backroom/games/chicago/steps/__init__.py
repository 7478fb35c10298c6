"""The decisions of Chicago, a file each."""
