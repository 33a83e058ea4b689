"""Copies of an SQLite store: taken while it is in use, and checked before they count."""

import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from urllib.parse import quote

from nk.club.errors import RefusedError, Sentence
from nk.club.store.engines import database_url, is_sqlite, sqlite_path

_NOT_SQLITE = Sentence(
    th="ฐานข้อมูลนี้เป็น PostgreSQL ให้ใช้ pg_dump และ pg_restore",
    en="This store is PostgreSQL; back it up with pg_dump and restore with pg_restore.",
)
_EXISTS = Sentence(th="มีไฟล์ชื่อนี้อยู่แล้ว", en="There is already a file of that name.")
_DAMAGED = Sentence(
    th="ไฟล์สำรองนี้เสียหรือไม่ใช่ของเว็บนี้", en="That copy is damaged or is not a copy of this store."
)
_MISSING = Sentence(th="ไม่พบไฟล์", en="There is no such file.")


def back_up(url: str, target: Path) -> Path:
    """Write a complete copy to `target`; only a copy that opens and checks out is kept."""
    source = _file_of(url)
    if not source.exists():
        raise RefusedError("no_such_file", _MISSING, "database")
    if target.exists():
        raise RefusedError("file_exists", _EXISTS, "target")
    partial = target.with_name(target.name + ".partial")
    partial.unlink(missing_ok=True)
    try:
        with closing(_open(source, "ro")) as connection:
            # One statement sees one moment, and leaves deleted bytes out of the copy.
            connection.execute("VACUUM INTO ?", (str(partial),))
        check_copy(partial)
        _sync(partial)
        partial.rename(target)
        _sync(target.parent)
    finally:
        partial.unlink(missing_ok=True)
    return target


def restore(url: str, copy: Path) -> Path | None:
    """Put a copy in the store's place; return where the store it replaces was moved to.

    The site and every staff command have to be stopped: replacing a database that is open
    elsewhere would damage it.
    """
    target = _file_of(url)
    check_copy(copy)
    fresh = target.with_name(target.name + ".restoring")
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(copy, fresh)
    check_copy(fresh)
    _sync(fresh)
    kept = _set_aside(target)
    fresh.rename(target)
    _sync(target.parent)
    return kept


def check_copy(path: Path) -> None:
    """Refuse a file that is not a sound copy of a store."""
    if not path.is_file():
        raise RefusedError("no_such_file", _MISSING, "copy")
    try:
        with closing(_open(path, "ro")) as connection:
            sound = connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
            orphans = connection.execute("PRAGMA foreign_key_check").fetchall()
            connection.execute("SELECT version FROM data_version").fetchone()
    except sqlite3.DatabaseError as error:
        raise RefusedError("damaged_copy", _DAMAGED, "copy") from error
    if not sound or orphans:
        raise RefusedError("damaged_copy", _DAMAGED, "copy")


def _file_of(url: str) -> Path:
    address = database_url(url)
    if not is_sqlite(address):
        raise RefusedError("not_sqlite", _NOT_SQLITE, "database")
    return sqlite_path(address)


def _set_aside(target: Path) -> Path | None:
    if not target.exists():
        return None
    _empty_side_file(target)
    kept = target.with_name(target.name + ".before-restore")
    target.replace(kept)
    for suffix in ("-wal", "-shm"):
        side = target.with_name(target.name + suffix)
        if side.exists():
            # Kept too: for a store that could not be read it may hold the latest changes.
            side.replace(kept.with_name(kept.name + suffix))
    return kept


def _empty_side_file(target: Path) -> None:
    """Put what is in the side file into the main one, so that the file set aside is complete."""
    with closing(_open(target, "rw")) as connection:
        try:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        except sqlite3.OperationalError:
            raise
        except sqlite3.DatabaseError:
            # A damaged store is set aside as it is, side file and all.
            return


def _open(path: Path, mode: str) -> sqlite3.Connection:
    address = f"file:{quote(str(path.absolute()))}?mode={mode}"
    return sqlite3.connect(address, uri=True, isolation_level=None, timeout=5)


def _sync(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
