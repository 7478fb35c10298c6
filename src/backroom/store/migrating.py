"""Runs Alembic. Imported only if a database has to be upgraded."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

_FOLDER = Path(__file__).parent / "migrations"


def known_revisions() -> list[str]:
    """Every migration, the newest first."""
    return [script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()]


def migrate(connection: Connection, found: str, to: str = "head") -> None:
    """From the revision `found` on, within the connection's own transaction."""
    config = _config()
    config.attributes["connection"] = connection
    command.stamp(config, found)
    command.upgrade(config, to)


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(_FOLDER).replace("%", "%%"))
    return config
