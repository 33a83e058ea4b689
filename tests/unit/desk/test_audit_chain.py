"""The audit's chain: whole after every kind of change, broken by every kind of tampering."""

from collections.abc import Callable

import pytest
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, delete, insert, select, update

from nk.club import removals
from nk.club.errors import RefusedError, Sentence
from nk.club.store.audit import list_audit
from nk.club.store.audit_chain import verify_chain
from nk.club.store.connections import Writer, alembic_config
from nk.club.store.engines import database_url, writer_engine
from nk.club.store.tables import audit, audit_head
from tests.support.store import NOW, add_players


def report(writer: Writer) -> tuple[int, Sentence | None]:
    with writer.engine.begin() as connection:
        found = verify_chain(connection)
        return found.entries, found.broken


def test_an_empty_history_is_whole(writer: Writer) -> None:
    assert report(writer) == (0, None)


def test_changes_chain_by_themselves(writer: Writer) -> None:
    add_players(writer, "Mook", "Fah", "Ton")
    with writer.change("test", NOW) as change:
        change.note_each("event.add", "event", [(1, {"a": 1.5}), (2, {"ข": None})])
    assert report(writer) == (5, None)


def test_a_change_taken_back_leaves_no_gap(writer: Writer) -> None:
    add_players(writer, "Mook")
    with writer.dry_run("test", NOW) as change:
        change.note("try", "event")
    with pytest.raises(RefusedError):
        add_players(writer, "Ton", "Mook")
    add_players(writer, "Fah")
    assert report(writer) == (2, None)


def test_forgetting_a_person_leaves_the_chain_whole_and_the_hash_without_salt(
    writer: Writer,
) -> None:
    mook, _ = add_players(writer, "Mook", "Fah")
    with writer.change("test", NOW) as change:
        removals.remove_player(change, mook)
    assert report(writer) == (3, None)
    with writer.engine.begin() as connection:
        first = connection.execute(select(audit).order_by(audit.c.id)).first()
        assert first is not None
        assert "Mook" not in first.detail
        assert first.names_salt is None
        assert list_audit(connection)


def _rename(connection: Connection) -> None:
    connection.execute(update(audit).where(audit.c.id == 2).values(who="somebody else"))


def _reword(connection: Connection) -> None:
    row = connection.execute(select(audit).where(audit.c.id == 2)).one()
    text = row.detail.replace("Fah", "Foo")
    assert text != row.detail
    connection.execute(update(audit).where(audit.c.id == 2).values(detail=text))


def _remove(connection: Connection) -> None:
    connection.execute(delete(audit).where(audit.c.id == 2))


def _remove_last(connection: Connection) -> None:
    connection.execute(delete(audit).where(audit.c.id == 3))


def _add_past_the_writer(connection: Connection) -> None:
    row = {"at": NOW, "who": "x", "action": "y", "subject": "event"}
    connection.execute(insert(audit).values(row))


def _move_the_end(connection: Connection) -> None:
    connection.execute(update(audit_head).values(entries=2))


@pytest.mark.parametrize(
    "tamper", [_rename, _reword, _remove, _remove_last, _add_past_the_writer, _move_the_end]
)
def test_asvs_16_4_2_a_changed_or_missing_entry_is_found(
    writer: Writer, tamper: Callable[[Connection], None]
) -> None:
    add_players(writer, "Mook", "Fah", "Ton")
    assert report(writer) == (3, None)
    with writer.engine.begin() as connection:
        tamper(connection)
    assert report(writer)[1] is not None


def test_old_entries_are_chained_by_the_migration(database: str) -> None:
    engine = writer_engine(database_url(database))
    with engine.begin() as connection:
        for table in ("desk_answers", "desk_pairings", "desk_devices", "audit_head"):
            connection.exec_driver_sql(f"DROP TABLE {table}")
        for column in ("previous", "hash", "names_hash", "names_salt"):
            connection.exec_driver_sql(f"ALTER TABLE audit DROP COLUMN {column}")
        connection.exec_driver_sql(
            "INSERT INTO audit (at, who, action, subject, subject_id, detail) VALUES"
            " (1763400000, 'ton', 'player.add', 'player', 1, '{\"names\": {\"a\": \"มุก\"}}'),"
            " (1763400001, 'ton', 'event.add', 'event', NULL, '{\"b\": 1.25, \"a\": \"ก\"}')"
        )
        config = alembic_config(connection)
        command.stamp(config, _before(config))
        command.upgrade(config, "0005")
    with engine.begin() as connection:
        found = verify_chain(connection)
    engine.dispose()
    assert (found.entries, found.broken) == (2, None)


def _before(config: Config) -> str:
    """Return the migration before the desk's own, whichever that is."""
    script = ScriptDirectory.from_config(config).get_revision("0005")
    assert script is not None
    assert isinstance(script.down_revision, str)
    return script.down_revision
