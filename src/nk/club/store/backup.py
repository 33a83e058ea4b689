"""Copies of an SQLite store: taken while it is in use, and checked before they count."""

import logging
import os
import shutil
import sqlite3
from contextlib import closing
from datetime import datetime, timedelta
from pathlib import Path
from typing import Final
from urllib.parse import quote

from nk.bangkok import BANGKOK
from nk.club.errors import NewerStoreError, RefusedError, Sentence
from nk.club.store.connections import FILE_MODE, FOLDER_MODE
from nk.club.store.engines import database_url, is_sqlite, sqlite_path
from nk.club.store.quick import LATEST

_log: Final = logging.getLogger(__name__)

_STAMP: Final = "%Y-%m-%d-%H%M%S"
_NAME: Final = f"nk-{_STAMP}.sqlite3"
# Whoever is removed stays named in older copies, so these are kept no longer.
KEPT_FOR: Final = timedelta(days=30)

_NOT_SQLITE = Sentence(
    th="ฐานข้อมูลนี้เป็น PostgreSQL ให้ใช้ pg_dump และ pg_restore",
    en="This store is PostgreSQL; back it up with pg_dump and restore with pg_restore.",
)
_EXISTS = Sentence(th="มีไฟล์ชื่อนี้อยู่แล้ว", en="There is already a file of that name.")
_DAMAGED = Sentence(
    th="ไฟล์สำรองนี้เสียหรือไม่ใช่ของเว็บนี้", en="That copy is damaged or is not a copy of this store."
)
_MISSING = Sentence(th="ไม่พบไฟล์", en="There is no such file.")
_IN_USE = Sentence(th="ฐานข้อมูลกำลังถูกใช้อยู่ หยุดเว็บก่อน", en="The store is in use: stop the site first.")


def back_up_as_usual(url: str, data: Path, at: datetime) -> Path:
    """Write a copy where copies go if nobody says otherwise; those that are too old go."""
    folder = data / "backups"
    copy = back_up(url, folder / at.astimezone(BANGKOK).strftime(_NAME))
    _forget_old(folder, at - KEPT_FOR)
    return copy


def _forget_old(folder: Path, oldest: datetime) -> None:
    """Delete copies of before, but never the newest, and nothing that has another name."""
    copies = sorted((made, path) for path in folder.iterdir() if (made := _made_at(path)))
    for made, path in copies[:-1]:
        if made < oldest:
            try:
                path.unlink(missing_ok=True)
            except OSError as error:
                # The new copy is there, which is what was asked for.
                _log.warning("The old copy %s could not be deleted: %s", path.name, error)


def _made_at(copy: Path) -> datetime | None:
    """Return the moment in the name of a copy; None for any other file."""
    try:
        made = datetime.strptime(copy.name, _NAME).replace(tzinfo=BANGKOK)
    except ValueError:
        return None
    # Python reads figures without their leading zeros too, which no copy of ours has.
    return made if made.strftime(_NAME) == copy.name else None


def back_up(url: str, target: Path) -> Path:
    """Write a complete copy to `target`; only a copy that opens and checks out is kept."""
    source = _file_of(url)
    if not source.exists():
        raise RefusedError("no_such_file", _MISSING, "database")
    if target.exists():
        raise RefusedError("file_exists", _EXISTS, "target")
    target.parent.mkdir(parents=True, exist_ok=True, mode=FOLDER_MODE)
    partial = target.with_name(target.name + ".partial")
    partial.unlink(missing_ok=True)
    _make_private(partial)
    try:
        with closing(_open(source, "ro")) as connection:
            # One statement sees one moment, and leaves deleted bytes out of the copy.
            connection.execute("VACUUM INTO ?", (str(partial),))
        # A copy for a newer version than this one is a good copy all the same.
        _version_of(partial)
        _sync(partial)
        partial.rename(target)
        _sync(target.parent)
    finally:
        partial.unlink(missing_ok=True)
    return target


def restore(url: str, copy: Path, at: datetime) -> Path | None:
    """Put a copy in the store's place; return where the store it replaces was moved to.

    The site and every staff command have to be stopped: replacing a database that is open
    elsewhere would damage it.
    """
    target = _file_of(url)
    check_copy(copy)
    fresh = target.with_name(target.name + ".restoring")
    target.parent.mkdir(parents=True, exist_ok=True, mode=FOLDER_MODE)
    fresh.unlink(missing_ok=True)
    _make_private(fresh)
    shutil.copyfile(copy, fresh)
    check_copy(fresh)
    _sync(fresh)
    kept = _set_aside(target, at)
    fresh.rename(target)
    _sync(target.parent)
    return kept


def check_copy(path: Path) -> None:
    """Refuse a file that is not a sound copy of a store, or one that this version cannot read."""
    if _version_of(path) > LATEST:
        raise NewerStoreError


def _version_of(path: Path) -> str:
    """Return the version of a copy's tables, or refuse a file that is not a sound copy."""
    if not path.is_file():
        raise RefusedError("no_such_file", _MISSING, "copy")
    try:
        with closing(_open(path, "ro")) as connection:
            sound = connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
            orphans = connection.execute("PRAGMA foreign_key_check").fetchall()
            connection.execute("SELECT version FROM data_version").fetchone()
            version = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    except sqlite3.DatabaseError as error:
        raise RefusedError("damaged_copy", _DAMAGED, "copy") from error
    if not sound or orphans or version is None:
        raise RefusedError("damaged_copy", _DAMAGED, "copy")
    return str(version[0])


def _file_of(url: str) -> Path:
    address = database_url(url)
    if not is_sqlite(address):
        raise RefusedError("not_sqlite", _NOT_SQLITE, "database")
    return sqlite_path(address)


def _set_aside(target: Path, at: datetime) -> Path | None:
    if not target.exists():
        return None
    _empty_side_file(target)
    kept = _unused(target, at)
    target.rename(kept)
    for suffix in ("-wal", "-shm"):
        side = target.with_name(target.name + suffix)
        if side.exists():
            # Kept too: for a store that could not be read it may hold the latest changes.
            side.replace(kept.with_name(kept.name + suffix))
    return kept


def _unused(target: Path, at: datetime) -> Path:
    """Return a name for what is set aside that no earlier one has."""
    stem = f"{target.name}.before-restore-{at.astimezone(BANGKOK).strftime(_STAMP)}"
    kept, number = target.with_name(stem), 1
    while kept.exists():
        number += 1
        kept = target.with_name(f"{stem}-{number}")
    return kept


def refuse_if_in_use(url: str) -> None:
    """Refuse to replace a store that another process has open, which would damage it."""
    target = _file_of(url)
    if not target.exists():
        return
    with closing(_open(target, "rw", timeout=0)) as connection:
        # A connection that asks to be alone fails at its first read if it is not.
        connection.execute("PRAGMA locking_mode = EXCLUSIVE")
        try:
            connection.execute("SELECT 1 FROM sqlite_master").fetchall()
        except sqlite3.OperationalError as error:
            raise RefusedError("store_in_use", _IN_USE, "database") from error
        except sqlite3.DatabaseError:
            # Too damaged to be in anybody's use; replacing it is what the copy is for.
            return


def _make_private(path: Path) -> None:
    """Make an empty file that other users cannot read, for the copy to be written into."""
    os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, FILE_MODE))


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


def _open(path: Path, mode: str, *, timeout: int = 5) -> sqlite3.Connection:
    address = f"file:{quote(str(path.absolute()))}?mode={mode}"
    return sqlite3.connect(address, uri=True, isolation_level=None, timeout=timeout)


def _sync(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
