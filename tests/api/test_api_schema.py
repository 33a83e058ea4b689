"""Schemathesis over every operation: what the document says is what happens, never a 5xx."""

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings

from nk.club.store.connections import migrate
from nk.settings import ROOT
from nk.site.answers import ASGIApp, Receive, Scope, Send
from nk.site.api.beyblade import beyblade_router
from nk.site.api.beyblade_bodies import load_beyblade_rules
from nk.site.application import Serving, build_site, load_site_pages
from nk.sources import open_sources
from tests.api.conftest import ORIGIN, fill
from tests.support.api import create_api
from tests.support.server.dist import write_dist
from tests.support.server.little_site import FACTS, KIT, no_resources
from tests.support.store import NOW
from tools.api_document import openapi_text


class _LateApi:
    """Stands in for the API while pytest collects, when there is no store yet."""

    def __init__(self) -> None:
        self.api: ASGIApp | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        assert self.api is not None, "the fixture has not run"
        await self.api(scope, receive, send)


late_api = _LateApi()
schema = schemathesis.openapi.from_dict(json.loads(openapi_text()))
schema.app = late_api


@pytest.fixture(scope="module", autouse=True)
def _bound_to_the_api(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Bind the document to the API over a store with the samples in it."""
    database = f"sqlite:///{tmp_path_factory.mktemp('schema') / 'nk.sqlite3'}"
    migrate(database)
    fill(database)
    sources = open_sources(database, lambda: NOW)
    rules = load_beyblade_rules(ROOT / "content")
    routers = [beyblade_router(rules, lambda: NOW, sources.leaderboard)]
    api = create_api(sources, lambda: NOW, origin=ORIGIN, routers=routers)
    folder = tmp_path_factory.mktemp("pages")
    pages = load_site_pages(
        write_dist(folder / "dist"), folder / "cache", origin=ORIGIN, facts=FACTS
    )
    site = build_site(pages, sources.events, api, KIT, origin=ORIGIN, facts=FACTS)
    late_api.api = Serving(site, no_resources)
    yield
    sources.close()


@schema.parametrize()
@settings(
    max_examples=60,
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=list(HealthCheck),
)
def test_every_operation_keeps_its_word(case: schemathesis.Case[Any]) -> None:
    case.call_and_validate()


def test_the_document_is_the_same_every_time() -> None:
    command = [sys.executable, "-m", "tools.api_document"]
    outputs = set()
    for seed in ("1", "2"):
        environment = {"PYTHONHASHSEED": seed, "PYTHONPATH": "src"}
        done = subprocess.run(command, capture_output=True, check=True, env=environment)
        outputs.add(done.stdout)
    assert outputs == {openapi_text().encode()}


def test_every_operation_tells_its_errors() -> None:
    document = json.loads(openapi_text())
    for path, operations in document["paths"].items():
        assert operations.keys() == {"get"}, path
        responses = operations["get"]["responses"]
        assert {"200", "422", "503"} <= responses.keys(), path
        for status in responses.keys() - {"200"}:
            reference = responses[status]["content"]["application/json"]["schema"]["$ref"]
            assert reference.endswith("/ErrorBody"), (path, status)


def test_the_document_names_no_machine() -> None:
    assert str(Path.cwd()) not in openapi_text()
