"""Migrations of the database, by Alembic. `upgrading.py` says when they run."""
