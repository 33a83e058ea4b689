"""Digests stand on every tag, and the import map covers what tags cannot."""

import json
import re

import pytest

from nk.site.built.html import Integrity, digest, inline_scripts, inline_styles, tags
from tests.support.server.dist import SCRIPTS
from tests.support.server.little_site import LittleSite, get

FILES = {
    "/_astro/a.js": b'import"./b.js";',
    "/_astro/b.js": b'export*from"/_astro/c.js";import("./a.js");',
    "/_astro/c.js": b'const text="./nothing.js";',
    "/_astro/s.css": b"a{}",
}


def test_every_loaded_file_of_a_page_has_its_digest(site: LittleSite) -> None:
    html = get(site.serving, "/").body.decode("utf-8")
    loaded = {
        tag.attributes.get("src") or tag.attributes["href"]: tag.attributes.get("integrity")
        for tag in tags(html)
        if "src" in tag.attributes or tag.attributes.get("rel") in ("stylesheet", "modulepreload")
    }
    assert set(loaded) == {"/_astro/base.AbCd1234.css", "/_astro/entry.AbCd1234.js"}
    for path, stated in loaded.items():
        assert stated == digest(get(site.serving, path).body)


def test_the_import_map_covers_the_module_graph_and_stands_first(site: LittleSite) -> None:
    html = get(site.serving, "/").body.decode("utf-8")
    match = re.search(r'<script type="importmap">(.*?)</script>', html)
    assert match is not None
    assert match.start() < html.index("modulepreload")
    assert match.start() < html.index('type="module"')
    stated = json.loads(match[1])["integrity"]
    names = ("Gallery", "client", "deep", "shared", "viewer")
    assert stated == {
        f"/_astro/{name}.AbCd1234.js": digest(SCRIPTS[name].encode("ascii")) for name in names
    }


@pytest.mark.parametrize(
    "html",
    [
        '<script type="module" src="/_astro/a.js"></script>',
        '<script>import("/_astro/a.js")</script>',
    ],
)
def test_imports_in_circles_end_and_those_of_the_page_itself_count(html: str) -> None:
    assert set(Integrity(FILES).modules_of(html)) == {f"/_astro/{name}.js" for name in "abc"}


@pytest.mark.parametrize(
    ("html", "expected"),
    [
        ("<p>no scripts</p>", "<p>no scripts</p>"),
        ('<link rel="icon" href="/_astro/s.css">', '<link rel="icon" href="/_astro/s.css">'),
        ('<script src="/unknown.js"></script>', '<script src="/unknown.js"></script>'),
        (
            '<link href="/_astro/s.css" rel="stylesheet" />',
            f'<link href="/_astro/s.css" rel="stylesheet" integrity="{digest(b"a{}")}"/>',
        ),
        (
            '<link rel=stylesheet href="/_astro/s.css" integrity="mine">',
            '<link rel=stylesheet href="/_astro/s.css" integrity="mine">',
        ),
    ],
)
def test_only_what_a_digest_can_guard_is_changed(html: str, expected: str) -> None:
    assert Integrity(FILES).add_to(html) == expected


def test_attributes_may_hold_a_closing_bracket() -> None:
    html = "<script data-a='1 > 0' type=module>one()</script><STYLE media=\"x>y\">a{}</STYLE >"
    assert inline_scripts(html) == ["one()"]
    assert inline_styles(html) == ["a{}"]


def test_scripts_that_only_look_like_scripts_are_left_alone() -> None:
    assert inline_scripts("<scripty>x</scripty><noscript>y</noscript>") == []
