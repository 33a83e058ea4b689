"""Counting a page's scripts."""

import brotli

from tools.bench.pages import page_addresses
from tools.bench.parts.javascript import Fetched, inline_bytes, page_figures


def test_scripts_inside_a_page_count_and_data_does_not() -> None:
    page = """<script type="application/ld+json">{"@type": "Menu"}</script>
        <script>first()</script><p>text</p><script type="module">second()</script>
        <script type="module" src="/third.js"></script>"""
    assert inline_bytes(page) == len(brotli.compress(b"first()\nsecond()"))
    assert inline_bytes('<script src="/a.js"></script><p>text</p>') == 0


def test_a_page_without_an_island_has_four_kilobytes() -> None:
    (figure,) = page_figures("/about", Fetched(4000, {}, ()))
    assert figure.reached is True
    (figure,) = page_figures("/about", Fetched(4100, {}, ()))
    assert figure.reached is False


def test_a_page_with_islands_has_ninety_in_all() -> None:
    at_load, in_use = page_figures("/", Fetched(4600, {"Gallery": 80_000, "Clock": 600}, ()))
    assert (at_load.value, at_load.reached) == (4.6, True)
    assert (in_use.value, in_use.reached) == (85.2, True)
    assert in_use.note == "added by Gallery 80.0, Clock 0.6"


def test_react_may_come_at_load_only_for_an_island_in_the_first_view() -> None:
    early, _ = page_figures("/", Fetched(66_000, {"Gallery": 0}, ()))
    assert early.reached is False
    needed, _ = page_figures("/events", Fetched(66_000, {"EventList": 0}, ("EventList",)))
    assert needed.reached is None
    assert needed.note == "in the first view: EventList"


def test_every_route_is_measured_in_both_languages() -> None:
    every = page_addresses()
    assert len(every) == len(set(every))
    assert {"/", "/en", "/contact", "/en/contact", "/events/1", "/en/events/1"} <= set(every)
    assert len([page for page in every if page == "/en" or page.startswith("/en/")]) == (
        len(every) / 2
    )


def test_pages_can_be_chosen() -> None:
    assert page_addresses(("/",)) == ["/"]
    assert page_addresses(("/contact", "/about")) == [
        "/about",
        "/en/about",
        "/contact",
        "/en/contact",
    ]
    assert page_addresses(("nowhere",)) == []
