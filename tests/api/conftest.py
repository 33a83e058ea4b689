"""The API over a store with the samples in it, at a fixed moment."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from nk.club import samples
from nk.club.store.connections import Writer, open_writer
from nk.site.api.application import Api
from nk.sources import Sources, open_sources
from tests.support.api import create_api
from tests.support.desk.desk_in_process import DeskUnderTest, desk_under_test
from tests.support.store import NOW, POLICY

ORIGIN = "https://nk.example"


def fill(database: str) -> None:
    """Put the samples into an empty store."""
    writer = open_writer(database)
    with writer.change("test", NOW) as change:
        samples.add_samples(change, POLICY)
    writer.close()


@pytest.fixture
def sources(database: str, writer: Writer) -> Iterator[Sources]:
    """Sources over each engine in turn."""
    fill(database)
    sources = open_sources(database, lambda: NOW)
    yield sources
    sources.close()


@pytest.fixture
def api(sources: Sources) -> Api:
    """The API over each engine in turn."""
    return create_api(sources, lambda: NOW, origin=ORIGIN)


@pytest.fixture
def sqlite_api(sqlite_database: str) -> Iterator[Api]:
    """The API over SQLite alone, for tests in which the engine makes no difference."""
    fill(sqlite_database)
    sources = open_sources(sqlite_database, lambda: NOW)
    yield create_api(sources, lambda: NOW, origin=ORIGIN)
    sources.close()


@pytest.fixture
def desk(sqlite_database: str, tmp_path: Path) -> Iterator[DeskUnderTest]:
    """The desk over SQLite, for tests in which the engine makes no difference."""
    with desk_under_test(sqlite_database, tmp_path) as tested:
        yield tested


@pytest.fixture
def each_desk(database: str, tmp_path: Path) -> Iterator[DeskUnderTest]:
    """The desk over each engine in turn."""
    with desk_under_test(database, tmp_path) as tested:
        yield tested
