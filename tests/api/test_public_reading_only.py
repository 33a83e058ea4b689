"""The public site cannot write: tried on both databases, by hand and with the staff's own means."""

from collections.abc import Iterator

import psycopg
import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError

from nk.app import prepare_store
from nk.club.errors import StoreUnreadableError
from nk.club.store.connections import migrate, open_writer
from nk.settings import ROOT, load_settings
from nk.site.api.beyblade import beyblade_router
from nk.sources import Sources, open_sources
from tests.api.conftest import fill
from tests.support.api import RULES, create_api, request
from tests.support.postgres import SessionPostgres
from tests.support.store import NOW, add_players

_WRITES = (
    "INSERT INTO closing_days (branch_id, day, reason, reason_en) VALUES ('samyan', 20600, '', '')",
    "UPDATE players SET id = id + 1",
    "DELETE FROM events",
    "UPDATE data_version SET version = version + 1",
    "CREATE TABLE stray (id INTEGER)",
    "DROP TABLE matches",
)
# What a person who got hold of the connection would try first.
_UNLOCKING = {
    "sqlite": "PRAGMA query_only = OFF",
    "postgresql": "SET TRANSACTION READ WRITE",
}
_ENDPOINTS = (
    *("/events", "/events?status=past", "/events/1", "/events/1.ics", "/calendar/th.ics"),
    *("/leaderboard", "/notices", "/beyblade/season", "/beyblade/parts"),
)


def try_to_write(sources: Sources, statement: str, *, unlocking: bool) -> None:
    assert sources.reader is not None
    engine = sources.reader.engine
    with engine.begin() as connection:
        if unlocking:
            connection.execute(text(_UNLOCKING[engine.dialect.name]))
        connection.execute(text(statement))


def test_what_the_site_reads_with_writes_nothing(sources: Sources) -> None:
    for statement in _WRITES:
        with pytest.raises(DBAPIError, match=r"read-?only"):
            try_to_write(sources, statement, unlocking=False)


@pytest.fixture
def filled_postgres(postgres: SessionPostgres) -> Iterator[str]:
    """A store with the samples, and the documented role that may read it."""
    name = postgres.new_database()
    fill(postgres.url(name))
    postgres.execute("CREATE ROLE nk_site LOGIN", name)
    rights = (ROOT / "deploy" / "public-reader.sql").read_text(encoding="utf-8")
    with psycopg.connect(postgres.url(name), autocommit=True) as connection:
        connection.execute(rights.encode())
    yield postgres.url(name)
    postgres.drop(name)
    postgres.execute("DROP ROLE nk_site", name)


@pytest.fixture(params=["sqlite", "postgresql"])
def unable(request: pytest.FixtureRequest) -> str:
    """The address of a store as the public site is told it."""
    if request.param == "sqlite":
        address = str(request.getfixturevalue("sqlite_database"))
        fill(address)
        return address
    owner = str(request.getfixturevalue("filled_postgres"))
    return owner.replace("nk@", "nk_site@")


@pytest.fixture
def public(unable: str) -> Iterator[Sources]:
    sources = open_sources(unable, lambda: NOW)
    yield sources
    sources.close()


def test_unlocking_the_connection_does_not_help(public: Sources) -> None:
    for statement in _WRITES:
        with pytest.raises(DBAPIError, match=r"readonly|permission denied|must be owner"):
            try_to_write(public, statement, unlocking=True)


def test_every_public_answer_is_there(public: Sources) -> None:
    routers = [beyblade_router(RULES, lambda: NOW, public.leaderboard)]
    api = create_api(public, lambda: NOW, routers=routers)
    statuses = {path: request(api, f"/api{path}").status for path in _ENDPOINTS}
    assert statuses == dict.fromkeys(_ENDPOINTS, 200)


def test_the_staffs_own_means_write_nothing_with_its_address(filled_postgres: str) -> None:
    writer = open_writer(filled_postgres.replace("nk@", "nk_site@"))
    with pytest.raises(StoreUnreadableError):
        add_players(writer, "Somebody")
    writer.close()


def test_it_does_not_even_read_who_works_at_the_desk(filled_postgres: str) -> None:
    public = open_sources(filled_postgres.replace("nk@", "nk_site@"), lambda: NOW)
    for table in ("desk_devices", "desk_pairings", "desk_answers", "audit"):
        with pytest.raises(DBAPIError, match=f"permission denied for table {table}"):
            try_to_write(public, f"SELECT * FROM {table}", unlocking=False)
    public.close()


def test_a_server_starts_with_it_on_a_store_that_is_up_to_date(
    filled_postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    address = filled_postgres.replace("nk@", "nk_site@")
    monkeypatch.setenv("NK_DATABASE_URL", address)
    prepare_store(load_settings())
    migrate(address)
