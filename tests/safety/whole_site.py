"""The whole site in this process: real pages, real store, real API, no socket."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from unittest.mock import patch

from nk.app import create_app, prepare_store
from nk.http import ASGIApp
from nk.settings import ROOT, load_settings

ORIGIN = "https://www.nk.example"


@contextmanager
def whole_site(folder: Path, **settings: str) -> Iterator[ASGIApp]:
    """Give the application as a worker has it, over a store with the samples in it.

    The address is an https one, so that the headers are those of production.
    """
    clean = {name: value for name, value in os.environ.items() if not name.startswith("NK_")}
    own = {
        "NK_PUBLIC_URL": ORIGIN,
        "NK_DATA": str(folder / "var"),
        "NK_CACHE": str(ROOT / ".cache"),
        "NK_ACCESS_LOG": "off",
    }
    with patch.dict(os.environ, {**clean, **own, **settings}, clear=True):
        prepare_store(load_settings())
        app = create_app()
    yield app
