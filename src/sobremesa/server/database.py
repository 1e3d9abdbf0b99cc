"""Opening the database in its folder: SQLite that does not forget, at the newest migration."""

from __future__ import annotations

import os
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from alembic.util.exc import CommandError
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DatabaseError
from sqlalchemy.pool import ConnectionPoolEntry, NullPool

from sobremesa.server.refusals import CannotServe

FILE = "sobremesa.sqlite3"
MIGRATIONS = Path(__file__).parent / "migrations"


def open_database(folder: Path) -> Engine:
    """The database in ``folder``, created or migrated where needed; raises ``CannotServe``."""
    try:
        folder.mkdir(0o700, parents=True, exist_ok=True)  # hands are nobody's business
        probe = folder / f".can-write-{os.getpid()}"
        probe.touch()
        probe.unlink()
    except OSError as error:
        raise CannotServe("folder", folder=str(folder), why=error.strerror or str(error)) from error
    file = folder / FILE
    try:
        migrate(file)
    except CommandError as error:
        raise CannotServe("database_newer", file=str(file)) from error
    except DatabaseError as error:
        raise CannotServe("database", file=str(file), why=str(error.orig)) from error
    engine = create_engine(f"sqlite:///{file}", connect_args={"timeout": 30})
    event.listen(engine, "connect", _on_connect)
    return engine


def migrate(file: Path) -> None:
    """Bring the database to the newest migration; two processes may try at once."""
    engine = create_engine(f"sqlite:///{file}", poolclass=NullPool, connect_args={"timeout": 30})
    event.listen(engine, "connect", _on_connect)
    _begin_writing_at_once(engine)
    with engine.begin() as connection:
        command.upgrade(migrations(connection), "head")
    engine.dispose()


def migrations(connection: Connection | None = None) -> Config:
    """Alembic's configuration, without a file of its own."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


def newest_migration() -> str | None:
    """The migration that a database of this program has reached."""
    return ScriptDirectory.from_config(migrations()).get_current_head()


def _on_connect(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
    cursor = connection.cursor()
    # FULL: a commit has reached the disk when it returns. WAL: readers never wait for writers.
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_writing_at_once(engine: Engine) -> None:
    # Python's sqlite3 opens no transaction before DDL; half a migration must never stay behind.
    @event.listens_for(engine, "connect")
    def leave_transactions_to_us(connection: object, _: ConnectionPoolEntry) -> None:
        connection.isolation_level = None  # type: ignore[attr-defined]

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")
