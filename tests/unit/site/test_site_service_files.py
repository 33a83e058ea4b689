"""Files for machines: sitemap, robots, security contact, signs of life."""

from datetime import UTC, datetime
from xml.etree import ElementTree

from nk.site.live.poll import DataPoll
from nk.site.pages import SecurityText
from nk.site.policy import HeaderPolicy
from tests.support.server.little_site import LittleSite, event, get

NAMES = {
    "map": "http://www.sitemaps.org/schemas/sitemap/0.9",
    "xhtml": "http://www.w3.org/1999/xhtml",
}


def read_xml(site: LittleSite, path: str) -> ElementTree.Element:
    reply = get(site.serving, path)
    assert reply.status == 200
    assert reply.header("content-type") == "application/xml; charset=utf-8"
    return ElementTree.fromstring(reply.body)


def locations(tree: ElementTree.Element) -> list[str]:
    return [item.text or "" for item in tree.iterfind(".//map:loc", NAMES)]


def test_the_sitemap_has_pages_and_events_in_both_languages(site: LittleSite) -> None:
    tree = read_xml(site, "/sitemap.xml")
    paths = ["/", "/en", "/about", "/en/about", "/events", "/en/events"]
    paths += ["/events/7", "/en/events/7", "/events/8", "/en/events/8"]
    assert locations(tree) == [f"https://nk.example{path}" for path in paths]
    for url in tree.iterfind("map:url", NAMES):
        links = url.findall("xhtml:link", NAMES)
        assert [link.get("hreflang") for link in links] == ["th", "en", "x-default"]
        assert links[0].get("href") == links[2].get("href")
    stamps = [item.text for item in tree.iterfind(".//map:lastmod", NAMES)]
    assert stamps == ["2026-11-21T06:00:00+00:00"] * 4


def test_every_address_in_the_sitemap_answers(site: LittleSite) -> None:
    for address in locations(read_xml(site, "/sitemap.xml")):
        path = address.removeprefix("https://nk.example")
        assert get(site.serving, path or "/").status == 200


def test_a_new_event_enters_the_sitemap(site: LittleSite) -> None:
    get(site.serving, "/sitemap.xml")
    site.events.put(event("9"))
    site.look()
    assert "https://nk.example/events/9" in locations(read_xml(site, "/sitemap.xml"))


def test_many_events_are_spread_over_files_of_bounded_size(site: LittleSite) -> None:
    for number in range(2500):
        site.events.events[str(number)] = event(str(number))
    files = locations(read_xml(site, "/sitemap.xml"))
    names = ["pages", "events-1", "events-2", "events-3"]
    assert files == [f"https://nk.example/sitemap-{name}.xml" for name in names]
    found: list[str] = []
    for file in files:
        path = file.removeprefix("https://nk.example")
        assert len(get(site.serving, path).body) < 1_000_000
        found += locations(read_xml(site, path))
    assert len(found) == len(set(found)) == 2 * (3 + 2500)
    assert get(site.serving, "/sitemap-events-4.xml").status == 404
    assert get(site.serving, "/sitemap-events-0.xml").status == 404


def test_the_sitemap_outlives_its_events(site: LittleSite) -> None:
    site.events.away = True
    site.look()
    assert len(locations(read_xml(site, "/sitemap.xml"))) == 6
    site.events.away = False
    site.look()
    full = locations(read_xml(site, "/sitemap.xml"))
    assert len(full) == 10
    site.events.away = True
    site.look()
    assert locations(read_xml(site, "/sitemap.xml")) == full


def test_robots_may_go_anywhere_but_the_api(site: LittleSite) -> None:
    text = get(site.serving, "/robots.txt").body.decode("ascii")
    assert "Disallow: /api/\n" in text
    assert "Sitemap: https://nk.example/sitemap.xml\n" in text


def test_security_text_has_a_contact_and_expires_within_the_year() -> None:
    now = [datetime(2026, 11, 15, 9, 30, tzinfo=UTC)]
    text = SecurityText(
        "https://nk.example", ("mailto:a@nk.example",), HeaderPolicy(https=True), lambda: now[-1]
    )
    first = text.answer()
    assert b"Contact: mailto:a@nk.example\n" in first.body
    assert b"Expires: 2027-05-14T00:00:00Z\n" in first.body
    now.append(datetime(2026, 11, 15, 23, tzinfo=UTC))
    assert text.answer() is first
    now.append(datetime(2026, 11, 16, tzinfo=UTC))
    assert b"Expires: 2027-05-15T00:00:00Z\n" in text.answer().body


def test_readiness_is_what_the_last_look_found(site: LittleSite) -> None:
    assert get(site.serving, "/readyz").body == b'{"status":"ready"}'
    site.events.away = True
    assert get(site.serving, "/readyz").status == 200
    site.look()
    assert get(site.serving, "/readyz").status == 503
    site.events.away = False
    site.look()
    assert get(site.serving, "/readyz").status == 200


def test_nothing_is_ready_before_the_first_look() -> None:
    poll = DataPoll(lambda: 1)
    assert not poll.is_ready
    poll.look()
    assert poll.is_ready


def test_signs_of_life_are_never_cached(site: LittleSite) -> None:
    for path in ("/healthz", "/readyz"):
        assert get(site.serving, path).header("cache-control") == "no-store"
