"""The desk's own pages, from a build in memory."""

from pathlib import Path

from nk.desk.application import create_desk
from tests.support.desk.desk_in_process import HOST, DeskUnderTest, Reply


def ask(desk: DeskUnderTest, path: str, method: str = "GET") -> Reply:
    return desk.ask(method, path, [("host", HOST)])


def test_the_pages_of_a_build_are_served(desk: DeskUnderTest, tmp_path: Path) -> None:
    build = tmp_path / "build"
    (build / "assets").mkdir(parents=True)
    (build / "index.html").write_text("<!doctype html><p>โต๊ะ</p>", "utf-8")
    (build / "assets" / "app-1a2b.js").write_text("1", "utf-8")
    (tmp_path / "secret.txt").write_text("secret", "utf-8")
    desk.app = create_desk(desk.desk, build)
    for address in ("/", "/pair", "/events/12", "/index.html"):
        page = ask(desk, address)
        assert (page.status, page.header("content-type")) == (200, "text/html; charset=utf-8")
        assert page.header("cache-control") == "no-cache"
        assert "default-src 'none'" in (page.header("content-security-policy") or "")
    script = ask(desk, "/assets/app-1a2b.js")
    assert "immutable" in (script.header("cache-control") or "")
    head = ask(desk, "/", "HEAD")
    assert (head.status, head.body) == (200, b"")
    for address in ("/../secret.txt", "/assets/../../secret.txt", "/missing.js", "//secret.txt"):
        assert ask(desk, address).status == 404


def test_without_a_build_the_page_says_so(desk: DeskUnderTest) -> None:
    page = ask(desk, "/")
    assert page.status == 503
    assert "ยังไม่ได้สร้าง" in page.body.decode()


def test_a_page_cannot_be_written_to(desk: DeskUnderTest) -> None:
    assert ask(desk, "/", "POST").status == 405
