"""Where a user's own files lie, by the customs of the system; on Linux by the XDG rules."""

from __future__ import annotations

from pathlib import Path

from platformdirs import user_config_path, user_data_path


def data_folder() -> Path:
    """For tables and records; it need not be there yet."""
    return user_data_path("backroom", appauthor=False)


def settings_file() -> Path:
    """Where `backroom serve` looks for its settings if nobody names a file; it need not be there."""
    return user_config_path("backroom", appauthor=False) / "backroom.toml"
