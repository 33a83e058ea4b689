"""A page's first screen comes in one flight, and a second view costs next to nothing."""

from collections.abc import Iterator

import brotli
import pytest

from nk.site.answers import ASGIApp
from tests.support.pages.built_pages import addresses, whole_site
from tests.support.pages.first_flight import bytes_needed, first_screen
from tests.support.server.little_site import Reply, get

# What a server may send before the first word comes back: ten packets.
FLIGHT = 14 * 1024
# A page that is known already: its headers alone.
KNOWN = 2_000

EVENTS = ("/events/1", "/en/events/1")
every_page = pytest.mark.parametrize("address", [*addresses(), *EVENTS])


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ASGIApp]:
    with whole_site(tmp_path_factory.mktemp("site")) as app:
        yield app


def ask(app: ASGIApp, address: str, known: str = "") -> Reply:
    asked = ((b"accept-encoding", b"br"), (b"if-none-match", known.encode("ascii")))
    return get(app, address, extra=asked)


@every_page
def test_the_first_screen_is_in_the_first_flight(app: ASGIApp, address: str) -> None:
    packed = ask(app, address).body
    html = brotli.decompress(packed).decode()
    shown = html[: first_screen(html)]
    assert "</h1>" in shown
    assert bytes_needed(packed, len(shown.encode())) <= FLIGHT


@every_page
def test_a_known_page_costs_its_headers_alone(app: ASGIApp, address: str) -> None:
    again = ask(app, address, ask(app, address).header("etag"))
    assert (again.status, again.body) == (304, b"")
    assert sum(len(name) + len(value) + 4 for name, value in again.lines) <= KNOWN
