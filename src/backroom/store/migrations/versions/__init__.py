"""One file a migration. A file that has been released is never changed."""
