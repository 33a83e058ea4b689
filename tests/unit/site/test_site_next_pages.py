"""Pages name the rules of what is drawn ahead; pages kept on a device end with one setting."""

from pathlib import Path

import pytest

from nk.site.application import load_site_pages
from nk.site.built.next_pages import RULES
from tests.support.server.dist import SPECULATION
from tests.support.server.little_site import FACTS, ORIGIN, LittleSite, get


@pytest.mark.parametrize("path", ["/", "/en/about", "/events/7", "/nowhere"])
def test_every_page_names_the_rules(site: LittleSite, path: str) -> None:
    assert get(site.serving, path).header("speculation-rules") == f'"{RULES}"'


@pytest.mark.parametrize("path", ["/api/events", "/robots.txt", "/_astro/entry.AbCd1234.js"])
def test_nothing_else_does(site: LittleSite, path: str) -> None:
    assert get(site.serving, path).all("speculation-rules") == []


@pytest.mark.parametrize("saving", [b"off", b""])
def test_the_rules_come_with_the_type_browsers_ask_for(site: LittleSite, saving: bytes) -> None:
    reply = get(site.serving, RULES, extra=((b"save-data", saving),))
    assert reply.header("content-type") == "application/speculationrules+json"
    assert reply.header("cache-control") == "public, max-age=86400"
    assert reply.header("vary") == "save-data"
    assert reply.body == SPECULATION.encode()


@pytest.mark.parametrize("saving", [b"on", b"On"])
def test_who_saves_data_gets_no_rules(site: LittleSite, saving: bytes) -> None:
    reply = get(site.serving, RULES, extra=((b"save-data", saving),))
    assert (reply.status, reply.body) == (200, b"{}")
    assert reply.header("content-type") == "application/speculationrules+json"
    assert reply.header("vary") == "save-data"


def worker(dist: Path, cache: Path, *, offline_pages: bool) -> bytes:
    pages = load_site_pages(dist, cache, origin=ORIGIN, facts=FACTS, offline_pages=offline_pages)
    return pages.answers[b"/worker.js"].body


def test_one_setting_puts_the_remover_in_the_workers_place(dist: Path, tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    assert worker(dist, cache, offline_pages=True) == (dist / "worker.js").read_bytes()
    assert worker(dist, cache, offline_pages=False) == (dist / "worker-off.js").read_bytes()
