"""Brings the file of an older version up to date, when the server starts."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine

_FOLDER = Path(__file__).parent / "migrations"


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(_FOLDER).replace("%", "%%"))
    return config


def newest() -> str:
    """The version that a store is brought up to."""
    return ScriptDirectory.from_config(_config()).get_current_head() or ""


def is_known(version: str) -> bool:
    """Can a file of this version be brought up to date?"""
    script = ScriptDirectory.from_config(_config())
    return version in {each.revision for each in script.walk_revisions()}


class TooNew(Exception):
    """The file was written by a newer version."""


def version(connection: Connection) -> str | None:
    """The version of this file; None: it is empty."""
    return MigrationContext.configure(connection).get_current_revision()


def migrate(engine: Engine) -> None:
    config = _config()
    with engine.begin() as connection:
        found = version(connection)
        if found is not None and not is_known(found):
            raise TooNew(found)
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
