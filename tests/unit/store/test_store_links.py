"""Which addresses may become links: only what every parser reads in the same way."""

from urllib.parse import urlsplit

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from nk.links import safe_link, safe_picture

_ALLOWED = {
    "https://example.com": "https://example.com/",
    "https://example.com/": "https://example.com/",
    "https://EXAMPLE.com/Form?x=1#top": "https://example.com/Form?x=1#top",
    "https://example.com:443/a": "https://example.com/a",
    "https://example.com?x=1": "https://example.com/?x=1",
    "https://sub.example.co.th/%E0%B8%81": "https://sub.example.co.th/%E0%B8%81",
    "https://xn--mgbh0fb.example/": "https://xn--mgbh0fb.example/",
    "https://example.com/a..b/.well-known": "https://example.com/a..b/.well-known",
}
_REFUSED = [
    "",
    " https://example.com/",
    "https://example.com/ ",
    "http://example.com/",
    "HTTPS://example.com/",
    "//example.com/",
    "/relative",
    "javascript:alert(1)",
    "java\tscript:alert(1)",
    "\x01javascript:alert(1)",
    "data:text/html,x",
    "vbscript:x",
    "file:///etc/passwd",
    "ftp://example.com/",
    "mailto:a@example.com",
    "https:example.com",
    "https:/example.com",
    "https:///example.com",
    "https:\\\\example.com",
    "https://ok.example\\@evil.example/",
    "https://user@example.com/",
    "https://user:pass@example.com/",
    "https://example.com:8443/",
    "https://example.com:99999/",
    "https://example.com:/",
    "https://127.0.0.1/",
    "https://0x7f.1/",
    "https://0x7f000001/",
    "https://2130706433/",
    "https://1.2.3.4.5/",
    "https://[::1]/",
    "https://localhost/",
    "https://ok。example/",
    "https://ตัวอย่าง.ไทย/",
    "https://xn--/",
    "https://xn--a.example/",
    "https://xn--ab-.example/",
    "https://ab--cd.example/",
    "https://-bad.example/",
    "https://bad-.example/",
    "https://a..example/",
    "https://.example.com/",
    "https://example.com./",
    "https://example.c/",
    "https://example.1a/",
    "https://exa mple.com/",
    "https://exa%6dple.com/",
    "https://example.com/\r\nx",
    "https://example.com/\0",
    "https://example.com/<script>",
    'https://example.com/"onclick',
    "https://example.com/'onclick",
    "https://example.com/`x`",
    "https://example.com/{x}",
    "https://example.com/a|b",
    "https://example.com/^",
    "https://example.com/%zz",
    "https://example.com/%",
    "https://example.com/../x",
    "https://example.com/a/%2e%2E/b",
    "https://example.com/./x",
    "https://example.com/..",
    "https://example.com/ก",
    "https://example.com/" + "a" * 2_048,
]


@pytest.mark.parametrize(("address", "normal"), _ALLOWED.items())
def test_plain_https_is_allowed_in_its_normal_form(address: str, normal: str) -> None:
    assert safe_link(address) == normal
    assert safe_link(normal) == normal


@pytest.mark.parametrize("address", _REFUSED)
def test_everything_else_is_refused(address: str) -> None:
    assert safe_link(address) is None
    assert safe_picture(address) is None or address == "/relative"


@settings(max_examples=1_000, derandomize=True, deadline=None, database=None)
@given(st.text(st.sampled_from("htps:/\\@.?#%2eE[]-xn0187a \t\n\0ก"), max_size=30))
def test_what_is_allowed_means_the_same_to_a_parser(tail: str) -> None:
    for address in (f"https://{tail}", f"https://ok.example{tail}", tail):
        link = safe_link(address)
        if link is not None:
            parts = urlsplit(link)
            assert (parts.scheme, parts.username, parts.port) == ("https", None, None)
            assert parts.hostname is not None
            assert link.startswith(f"https://{parts.hostname}/")
            assert safe_link(link) == link
