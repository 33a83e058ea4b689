"""The little site every test of this folder asks."""

from pathlib import Path

import pytest

from nk.site.application import load_site_pages
from nk.site.pages import Pages
from tests.support.server.dist import write_dist
from tests.support.server.little_site import FACTS, ORIGIN, LittleSite, make_site


@pytest.fixture(scope="session")
def pages(tmp_path_factory: pytest.TempPathFactory) -> Pages:
    """The tiny build, loaded once."""
    folder = tmp_path_factory.mktemp("site")
    return load_site_pages(
        write_dist(folder / "dist"), folder / "cache", origin=ORIGIN, facts=FACTS
    )


@pytest.fixture
def site(pages: Pages) -> LittleSite:
    """A fresh site over the loaded build."""
    return make_site(pages)


@pytest.fixture
def dist(tmp_path: Path) -> Path:
    """A build that a test may damage."""
    return write_dist(tmp_path / "dist")
