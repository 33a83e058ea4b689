"""A desk for trying: a copy of the content and a store of samples, in a folder that goes away."""

import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from nk.app import prepare_store
from nk.settings import Settings, load_settings, variable_of


@contextmanager
def demo_settings(settings: Settings) -> Iterator[Settings]:
    """Let this process and those it starts work on the copy alone, until the block ends."""
    with tempfile.TemporaryDirectory(prefix="nk-desk-demo-") as name:
        folder = Path(name)
        content = folder / "content"
        shutil.copytree(settings.content, content, ignore=shutil.ignore_patterns(".*"))
        own = {"content": content, "data": folder / "var", "dist": folder / "web" / "dist"}
        (folder / "web").mkdir()
        for field, path in own.items():
            os.environ[variable_of(field)] = str(path)
        # Samples are never put into a store of production, whichever it is.
        os.environ[variable_of("env")] = "development"
        os.environ.pop(variable_of("database_url"), None)
        copied = load_settings()
        prepare_store(copied)
        yield copied
