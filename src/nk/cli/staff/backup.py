"""`nk backup` and `nk restore`: copies of the store, checked before they count."""

import sqlite3
from contextlib import closing
from pathlib import Path
from urllib.parse import quote

import typer
from rich.console import Console

from nk.cli.staff import clock
from nk.cli.staff.desk import staff_name
from nk.cli.staff.failing import plain_words
from nk.cli.staff.prompts import chosen_file, confirm
from nk.cli.staff.unclear import UnclearError
from nk.settings import Settings, load_settings
from nk.store import StoreUnreadableError, migrate, open_reader, open_writer
from nk.store.addresses import database_url, is_sqlite, sqlite_path
from nk.store.backup import back_up, check_copy, restore
from nk.store.players import removed_players
from nk.store.weeks import BANGKOK


def copy_store(target: Path | None) -> None:
    """Write a copy of the store, while the site runs if need be, and open it to be sure."""
    with plain_words():
        settings = load_settings()
        chosen = target or _usual_target(settings)
        chosen.parent.mkdir(parents=True, exist_ok=True)
        with Console(stderr=True).status("Copying and checking …"):
            back_up(settings.database, chosen)
        size = chosen.stat().st_size
        typer.echo(f"The copy is in {chosen} ({size:,} bytes), opened and found sound.")


def restore_store(copy: Path | None, *, yes: bool, by: str | None) -> None:
    """Put a copy in the store's place; the site must be stopped."""
    with plain_words():
        settings = load_settings()
        who = staff_name(by)
        chosen = chosen_file(copy, "Copy to go back to")
        check_copy(chosen)
        refuse_if_in_use(settings.database)
        confirm(f"Put {chosen} in the place of the store?", yes=yes)
        forgotten = _removed(settings.database)
        with Console(stderr=True).status("Copying and checking …"):
            kept = restore(settings.database, chosen)
            # The copy may be of an older version of the site.
            migrate(settings.database)
        _note_restore(settings.database, who, chosen)
        typer.echo(f"The store is now as in {chosen}.")
        if kept is not None:
            typer.echo(f"The store it replaced is kept as {kept}.")
        for player in sorted(forgotten - _removed(settings.database)):
            typer.echo(f"Forgotten since that copy: ./nk players remove id:{player}", err=True)


def _removed(database: str) -> set[int]:
    """Return who was made anonymous; a copy made earlier brings their names back."""
    try:
        with closing(open_reader(database)) as reader, reader.reading() as connection:
            return removed_players(connection)
    except StoreUnreadableError:
        # A store that is missing or damaged is the very reason to go back to a copy.
        return set()


def _note_restore(database: str, who: str, copy: Path) -> None:
    with closing(open_writer(database)) as writer, writer.change(who, clock.now()) as change:
        change.note("store.restore", "store", facts={"copy": copy.name})


def refuse_if_in_use(database: str) -> None:
    """Refuse to replace a store that another process has open, which would damage it."""
    address = database_url(database)
    if not is_sqlite(address) or not sqlite_path(address).exists():
        return
    uri = f"file:{quote(str(sqlite_path(address)))}?mode=rw"
    with closing(sqlite3.connect(uri, uri=True, isolation_level=None, timeout=0)) as connection:
        # A connection that asks to be alone fails at its first read if it is not.
        connection.execute("PRAGMA locking_mode = EXCLUSIVE")
        try:
            connection.execute("SELECT 1 FROM sqlite_master").fetchall()
        except sqlite3.OperationalError as error:
            raise UnclearError("The store is in use: stop the site first.") from error
        except sqlite3.DatabaseError:
            # Too damaged to be in anybody's use; replacing it is what the copy is for.
            return


def _usual_target(settings: Settings) -> Path:
    stamp = clock.now().astimezone(BANGKOK).strftime("%Y-%m-%d-%H%M%S")
    return settings.data / "backups" / f"nk-{stamp}.sqlite3"
