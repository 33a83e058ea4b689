"""Loading a build: what is missing or damaged is said in a sentence; the cache is only a cache."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from nk.site.application import load_site_pages
from nk.site.built.files import DistError, Packer
from nk.site.pages import Pages
from tests.support.server.little_site import FACTS, ORIGIN


def load(dist: Path, cache: Path) -> Pages:
    return load_site_pages(dist, cache, origin=ORIGIN, facts=FACTS)


def test_a_missing_build_says_what_to_do(tmp_path: Path) -> None:
    with pytest.raises(DistError, match=r"lacks /index\.html, /404\.html.*run \./nk build"):
        load(tmp_path / "nothing", tmp_path)


def test_a_page_in_another_encoding_is_named(dist: Path, tmp_path: Path) -> None:
    (dist / "about.html").write_bytes("<p>กขค</p>".encode("cp874"))
    with pytest.raises(DistError, match=r"/about\.html is not UTF-8"):
        load(dist, tmp_path)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("<title>%%EVENT_NAME%%</title>", "unknown gap %%EVENT_NAME%%"),
        ('<script>let a="%%EVENT_TITLE%%"</script>', "a gap inside a script"),
        ("<style>%%EVENT_TITLE%%</style>", "a gap inside a script or style"),
    ],
)
def test_a_template_that_could_not_be_served_safely_is_refused(
    dist: Path, tmp_path: Path, text: str, reason: str
) -> None:
    (dist / "events" / "event.html").write_text(text, encoding="utf-8")
    with pytest.raises(DistError, match=reason):
        load(dist, tmp_path)


def test_links_that_leave_the_build_are_not_followed(dist: Path, tmp_path: Path) -> None:
    (tmp_path / "outside.txt").write_text("secret", encoding="utf-8")
    (dist / "inside.txt").symlink_to(tmp_path / "outside.txt")
    assert b"/inside.txt" not in load(dist, tmp_path).answers


def test_listed_pages_leave_out_errors_templates_and_unlisted_ones(pages: Pages) -> None:
    assert pages.listed == ("/", "/about", "/events")


def test_the_second_load_compresses_nothing_and_gives_the_same(
    dist: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = load(dist, tmp_path)

    def refuse(body: bytes, effort: str) -> dict[str, bytes]:
        raise AssertionError("compressed again")

    monkeypatch.setattr("nk.site.built.files.compress", refuse)
    assert load(dist, tmp_path).answers == first.answers


def test_a_damaged_cache_entry_is_made_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    body = b"word " * 1000
    expected = Packer(tmp_path).pack(body)
    (entry,) = tmp_path.glob("*.zip")
    entry.write_bytes(entry.read_bytes()[:50])
    assert Packer(tmp_path).pack(body) == expected
    assert "damaged" in caplog.text


def test_a_cache_that_cannot_be_written_is_no_obstacle(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    assert Packer(tmp_path / "file").pack(b"word " * 1000)["identity"]
    assert "slower" in caplog.text


def test_entries_that_nothing_has_needed_for_long_are_deleted(dist: Path, tmp_path: Path) -> None:
    load(dist, tmp_path)
    before = set((tmp_path / "compressed").iterdir())
    (dist / "about.html").write_text("<p>new</p>" * 99, encoding="utf-8")
    for entry in before:
        # As if nothing had needed them for a long time.
        os.utime(entry, (0, 0))
    load(dist, tmp_path)
    after = set((tmp_path / "compressed").iterdir())
    assert len(after) == len(before)
    assert after != before


LOADED = """
import sys
import nk.cli.serving.serve
unwanted = ("nk.content.registry", "httpx", "rich", "networkx")
print([name for name in unwanted if name in sys.modules])
"""


def test_a_server_loads_no_model_of_pages_and_no_client() -> None:
    """Each would make every start slower and every worker larger."""
    done = subprocess.run(
        [sys.executable, "-c", LOADED], capture_output=True, text=True, check=True
    )
    assert done.stdout == "[]\n"
