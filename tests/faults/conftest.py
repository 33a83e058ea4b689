"""What the fault tests share: a small build of the site, with folders of each test's own."""

from pathlib import Path

import pytest

from tests.support.server.dist import write_dist
from tests.support.server.running import environment


@pytest.fixture
def env(tmp_path: Path) -> dict[str, str]:
    """An environment for a server and for staff commands on the same store."""
    own = {"NK_ACCESS_LOG": "off", "NK_PATIENCE_SECONDS": "0.45"}
    return environment(write_dist(tmp_path / "dist"), tmp_path, **own)
