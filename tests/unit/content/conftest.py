"""What the content tests share."""

from pathlib import Path

import pytest


@pytest.fixture(scope="session")
def cache(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """One cache for all: Node is asked once about texts that many tests have in common."""
    return tmp_path_factory.mktemp("cache")
