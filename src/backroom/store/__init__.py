"""What is never lost: every table's journal, in SQLite or another SQL database."""
