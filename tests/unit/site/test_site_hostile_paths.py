"""Whatever is asked for, the answer is a known page, a redirect to one, or a refusal."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.support.server.little_site import LittleSite, get

PIECES = [
    *(b"/", b"//", b"..", b".", b"%2e", b"%2f", b"%5c", b"%00", b"%zz", b"\\", b"en", b"about"),
    *(b"events", b"7", b".html", b"index", b"evil.example", b"http:", b"@", b"\r\n", b"\x00"),
    *(b"_astro", b"sitemap", b"\xff", "ก".encode(), b";", b"?", b"#", b"%0d%0aset-cookie:a"),
]
PATHS = st.one_of(
    st.lists(st.sampled_from(PIECES), max_size=8).map(b"".join),
    st.binary(max_size=40),
)


@settings(
    max_examples=1500,
    derandomize=True,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(path=PATHS, query=st.binary(max_size=20))
def test_no_path_breaks_the_site(site: LittleSite, path: bytes, query: bytes) -> None:
    if path.startswith(b"/api"):
        return
    reply = get(site.serving, path, query=query)
    assert reply.status in (200, 308, 404)
    for name, value in reply.lines:
        assert b"\r" not in name + value
        assert b"\n" not in name + value
    if reply.status == 308:
        location = reply.header("location")
        assert location.startswith("/")
        assert not location.startswith(("//", "/\\"))
        assert location.partition("?")[0].encode("ascii") != path


@pytest.mark.parametrize("method", ["", "G ET", "PRI", "PROPFIND", "x" * 100])
def test_no_method_breaks_the_site(site: LittleSite, method: str) -> None:
    assert get(site.serving, "/", method=method).status == 405
