"""The content that ships with the site is right."""

from pathlib import Path

from nk.content.check import checked_content
from nk.content.compiler import compiled
from nk.content.registry import SOURCES

ROOT = Path(__file__).resolve().parents[4]


def test_it_has_no_mistakes(cache: Path) -> None:
    loaded = checked_content(ROOT / "content", cache, stand_ins=True)
    thai, english = compiled(loaded, "th"), compiled(loaded, "en")
    assert thai["words"].keys() == english["words"].keys()
    assert thai["words"] != english["words"]


def test_every_page_file_has_a_line_in_the_registry() -> None:
    files = {path.relative_to(ROOT / "content").as_posix() for path in
             (ROOT / "content/pages").rglob("*.yaml")}  # fmt: skip
    assert files == {source.file for source in SOURCES if source.route}


def test_pages_have_routes_of_their_own() -> None:
    routes = [source.route for source in SOURCES if source.route]
    assert len(routes) == len(set(routes))
    assert all(route.startswith("/") and not route.startswith("/en") for route in routes)
