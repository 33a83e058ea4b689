"""Pages from memory: one address each, in the encoding and freshness the visitor can use."""

import gzip

import brotli
import pytest
import zstandard

from nk.site.answers import REVALIDATE
from nk.site.pages import FOR_A_DAY, FOR_EVER
from tests.support.server.little_site import LittleSite, get

DECODERS = {
    "br": brotli.decompress,
    "zstd": lambda body: zstandard.ZstdDecompressor().decompress(body),
    "gzip": gzip.decompress,
}


@pytest.mark.parametrize(
    ("path", "title"),
    [
        ("/", "หน้าแรก"),
        ("/about", "เกี่ยวกับ"),
        ("/en", "Home"),
        ("/en/about", "About"),
        ("/en/events", "Events"),
    ],
)
def test_each_page_has_its_address(site: LittleSite, path: str, title: str) -> None:
    reply = get(site.serving, path)
    assert reply.status == 200
    assert reply.header("content-type") == "text/html; charset=utf-8"
    assert f"<h1>{title}</h1>" in reply.body.decode("utf-8")


@pytest.mark.parametrize(
    ("asked", "location"),
    [
        ("/about/", "/about"),
        ("//about", "/about"),
        ("/about//", "/about"),
        ("/about.html", "/about"),
        ("/index.html", "/"),
        ("//", "/"),
        ("/en/", "/en"),
        ("/en.html", "/en"),
        ("/en/index.html", "/en"),
        ("/en//about", "/en/about"),
        ("/en/about.html/", "/en/about"),
        ("/events/7/", "/events/7"),
        ("/en/events//7", "/en/events/7"),
        ("/robots.txt/", "/robots.txt"),
    ],
)
def test_other_spellings_redirect_for_good(site: LittleSite, asked: str, location: str) -> None:
    reply = get(site.serving, asked, query=b"a=1&b=%20")
    assert reply.status == 308
    assert reply.header("location") == f"{location}?a=1&b=%20"
    assert get(site.serving, asked).header("location") == location


@pytest.mark.parametrize(
    "path",
    [
        *("//evil.example/", "//evil.example/about", "/\\evil.example", "/https://evil.example"),
        *("/nowhere/", "/About", "/ABOUT", "/about%2f", "/%61bout", "/%zz", "/%00", "/%c0%ae"),
        *("/../about", "/en/../about", "/%2e%2e/%2e%2e/etc/passwd", "/..%2fabout"),
        *("/404", "/404.html", "/en/404", "/english", "/events/event.html", "/en/events/event"),
        *("/secret.map", "/.hidden/notes.txt", "/.git/config", "/index", "/en/en", "*", ""),
        *("/events/", "/events/7/extra", "/events/%37", "/sitemap-events-1.xml", "/sitemap"),
    ],
)
def test_everything_else_is_not_found_or_goes_to_our_own(site: LittleSite, path: str) -> None:
    reply = get(site.serving, path)
    if reply.status == 308:
        location = reply.header("location")
        assert get(site.serving, location).status == 200
    else:
        assert reply.status == 404
        assert "ไม่เจอหน้านี้" in reply.body.decode("utf-8") or path.startswith("/en")


@pytest.mark.parametrize(
    ("path", "title"),
    [
        ("/en/nowhere", "Not found"),
        ("/en/events/999", "Not found"),
        ("/english", "ไม่เจอหน้านี้"),
        ("/EN/about", "ไม่เจอหน้านี้"),
        ("/nowhere", "ไม่เจอหน้านี้"),
    ],
)
def test_not_found_speaks_the_language_of_the_address(
    site: LittleSite, path: str, title: str
) -> None:
    reply = get(site.serving, path)
    assert reply.status == 404
    assert title in reply.body.decode("utf-8")


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        (b"gzip, deflate, br, zstd", "br"),
        (b"zstd", "zstd"),
        (b"gzip", "gzip"),
        (b"gzip;q=0.5, zstd;q=0.9", "zstd"),
        (b"br;q=0, *", "zstd"),
        (b"identity", None),
        (b"", None),
        (b"deflate", None),
    ],
)
def test_encodings_are_chosen_and_decode_to_the_page(
    site: LittleSite, accepted: bytes, encoding: str | None
) -> None:
    plain = get(site.serving, "/about")
    reply = get(site.serving, "/about", extra=((b"accept-encoding", accepted),))
    assert reply.all("content-encoding") == ([encoding] if encoding else [])
    assert reply.header("vary") == "accept-encoding"
    assert reply.header("content-length") == str(len(reply.body))
    decoded = DECODERS[encoding](reply.body) if encoding else reply.body
    assert decoded == plain.body


def test_each_encoding_has_its_own_strong_validator(site: LittleSite) -> None:
    tags = {
        get(site.serving, "/about", extra=((b"accept-encoding", name),)).header("etag")
        for name in (b"br", b"zstd", b"gzip", b"identity")
    }
    assert len(tags) == 4
    assert not any(tag.startswith("W/") for tag in tags)


def test_a_known_validator_gets_304_without_a_body(site: LittleSite) -> None:
    encoded = (b"accept-encoding", b"br")
    etag = get(site.serving, "/about", extra=(encoded,)).header("etag").encode("ascii")
    again = get(site.serving, "/about", extra=(encoded, (b"if-none-match", etag)))
    assert (again.status, again.body, again.all("content-encoding")) == (304, b"", [])
    assert again.header("cache-control") == REVALIDATE
    other = get(site.serving, "/about", extra=((b"if-none-match", etag),))
    assert other.status == 200


def test_head_tells_the_same_as_get_without_a_body(site: LittleSite) -> None:
    for path in ("/about", "/nowhere", "/about/", "/events/7", "/healthz"):
        full, head = get(site.serving, path), get(site.serving, path, method="HEAD")
        assert (head.status, head.lines, head.body) == (full.status, full.lines, b"")


@pytest.mark.parametrize(
    ("path", "lifetime"),
    [
        ("/", REVALIDATE),
        ("/worker.js", REVALIDATE),
        ("/manifest.webmanifest", REVALIDATE),
        ("/favicon.ico", FOR_A_DAY),
        ("/_astro/entry.AbCd1234.js", FOR_EVER),
        ("/_astro/base.AbCd1234.css", FOR_EVER),
        ("/img/hero-640.0a1b2c3d.avif", FOR_EVER),
    ],
)
def test_only_names_with_a_hash_are_kept_for_ever(
    site: LittleSite, path: str, lifetime: str
) -> None:
    assert get(site.serving, path).header("cache-control") == lifetime


def test_other_methods_are_refused_with_the_list_of_allowed_ones(site: LittleSite) -> None:
    for path in ("/about", "/api/events", "/nowhere"):
        reply = get(site.serving, path, method="POST")
        assert (reply.status, reply.header("allow")) == (405, "GET, HEAD")


def test_the_real_origin_stands_in_pages_and_manifest(site: LittleSite) -> None:
    html = get(site.serving, "/about").body
    assert b"nk.invalid" not in html
    assert b'href="https://nk.example/about"' in html
    assert b"u=https%3A%2F%2Fnk.example/about" in html
    assert b'"id":"https://nk.example/"' in get(site.serving, "/manifest.webmanifest").body
