"""The whole site, and sites full of hostile data, started once for all tests of this folder."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from nk.site.answers import ASGIApp
from tests.browser.conftest import browser_type_launch_args
from tests.support.hostile.hostile_data import HostileSite, site_of_store, site_of_upstream
from tests.support.pages.built_pages import whole_site

__all__ = ["browser_type_launch_args"]


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the site keeps its store."""
    return tmp_path_factory.mktemp("whole")


@pytest.fixture(scope="session")
def app(folder: Path) -> Iterator[ASGIApp]:
    """The application as it runs in production."""
    with whole_site(folder) as site:
        yield site


@pytest.fixture(scope="session")
def from_store(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HostileSite]:
    """A running site over a store of hostile data."""
    with site_of_store(tmp_path_factory.mktemp("store")) as site:
        yield site


@pytest.fixture(scope="session")
def from_upstream(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HostileSite]:
    """A running site over another API full of hostile data."""
    with site_of_upstream(tmp_path_factory.mktemp("upstream")) as site:
        yield site
