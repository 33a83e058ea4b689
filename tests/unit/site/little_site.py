"""A whole site in memory whose surroundings a test can change."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from nk.http import Receive, Scope, Send
from nk.site.building import build_site
from nk.site.pages import Pages
from nk.site.serving import Serving
from nk.site.shop_facts import ShopFacts
from tests.unit.site.fake_events import FakeEvents, event

ORIGIN = "https://nk.example"
FACTS = ShopFacts({"th": "ร้าน NK", "en": "NK"}, ("mailto:hello@nk.example",))


@dataclass(slots=True)
class LittleSite:
    """A site in memory, its events, and the switches of its surroundings."""

    serving: Serving
    events: FakeEvents
    pages: Pages
    store_reachable: list[bool] = field(default_factory=lambda: [True])
    api_breaks: list[bool] = field(default_factory=lambda: [False])


def make_site(pages: Pages) -> LittleSite:
    """Return a site with two events and an API that can be told to break."""
    events = FakeEvents(event("7"), event("8", "ดวลเบย์ <b>"))
    reachable, breaks = [True], [False]

    async def probe() -> bool:
        return reachable[-1]

    async def api(scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        if breaks[-1]:
            raise RuntimeError("the API broke")
        start = {"type": "http.response.start", "status": 200}
        await send({**start, "headers": ((b"content-type", b"application/json"),)})
        await send({"type": "http.response.body", "body": b"[]"})

    joined = build_site(pages, events, probe, origin=ORIGIN, facts=FACTS)
    return LittleSite(Serving(joined, api, no_resources), events, pages, reachable, breaks)


@asynccontextmanager
async def no_resources() -> AsyncIterator[None]:
    """Open nothing."""
    yield
