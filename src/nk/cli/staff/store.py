"""`nk backup`, `nk restore`, `nk history` and `nk samples`."""

import sqlite3
from contextlib import closing
from pathlib import Path
from urllib.parse import quote

import typer
from rich.console import Console
from sqlalchemy import Connection

from nk import bangkok
from nk.bangkok import BANGKOK
from nk.cli.staff.errors import plain_words
from nk.cli.staff.people import name_of
from nk.cli.staff.session import open_desk, staff_name
from nk.cli.staff.terminal import Line, chosen_file, confirm, show
from nk.cli.terminal import By, Yes
from nk.club.audit import AuditEntry, list_audit
from nk.club.errors import StoreUnreadableError, UnclearError
from nk.club.players import removed_players
from nk.club.samples import clear_samples
from nk.club.store.audit_chain import verify_chain
from nk.club.store.backup import back_up, check_copy, restore
from nk.club.store.connections import migrate, open_reader, open_writer
from nk.club.store.engines import database_url, is_sqlite, sqlite_path
from nk.settings import Settings, load_settings


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
    with closing(open_writer(database)) as writer, writer.change(who, bangkok.now()) as change:
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
    stamp = bangkok.now().astimezone(BANGKOK).strftime("%Y-%m-%d-%H%M%S")
    return settings.data / "backups" / f"nk-{stamp}.sqlite3"


def show_history(*, subject: str | None, number: int | None, limit: int, as_json: bool) -> None:
    """Print the latest changes, of everything or of one thing."""
    with open_desk() as desk:
        with desk.reading() as connection:
            entries = list_audit(connection, subject=subject, subject_id=number, limit=limit)
            lines = [_line(connection, entry) for entry in entries]
        show(lines, as_json=as_json, none="No changes yet.")


def verify_history() -> None:
    """Walk the chain of the history and say whether it is whole."""
    with open_desk() as desk:
        with desk.reading() as connection:
            found = verify_chain(connection)
        if found.broken:
            raise UnclearError(f"The history was tampered with. {found.broken}")
        typer.echo(f"The history is whole: {found.entries} entries, the last is {found.hash[:16]}.")


def _line(connection: Connection, entry: AuditEntry) -> Line:
    return {
        "when": entry.at,
        "who": entry.who,
        "what": entry.action,
        "number": entry.subject_id,
        "detail": _words(connection, entry.detail),
    }


def _words(connection: Connection, detail: dict[str, object]) -> str:
    """Write the facts in one line; names of people, kept apart in the store, join them."""
    names = detail.get("names")
    facts = {name: value for name, value in detail.items() if name != "names"}
    for side in ("winner", "loser"):
        # The history of matches holds numbers, so that it needs no change when a name goes.
        if isinstance(player := facts.get(side), int):
            facts[side] = name_of(connection, player)
    facts |= names if isinstance(names, dict) else {}
    return ", ".join(
        f"{name}: {'nothing' if value in (None, '') else value}" for name, value in facts.items()
    )


app = typer.Typer(no_args_is_help=True)


@app.callback()
def samples() -> None:
    """Keep `clear` a command of its own, though it is the only one."""


@app.command()
def clear(yes: Yes = False, by: By = None) -> None:
    """Take out every sample; what real results rest on stays."""
    with open_desk(by) as desk:
        confirm("Take out all sample events, players and matches?", yes=yes)
        with desk.change() as change:
            clear_samples(change, desk.policy)
        desk.writer.forget_deleted()
        typer.echo("The samples are gone.")
