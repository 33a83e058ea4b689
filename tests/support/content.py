"""A whole small site in a folder, for tests that need all files to be there."""

from functools import partial
from pathlib import Path

import pytest
from PIL import Image

from nk.content.check import checked_content
from nk.content.registry import SOURCES

_SERVICES = (
    ("play_at_shop", "Play at Shop", "/services/play-at-shop"),
    ("beyblade", "Beyblade X", "/beyblade"),
)
_SERVICE = """\
- id: {id}
  key: {key}
  lead: tomato
  image: services/play
  page_image: services/play
  title: {{th: เกม, en: {title}}}
  path: {path}
  short: {{th: เกม, en: games}}
  description: {{th: เกม, en: games}}
  price: {{from: 36, unit: null, shown: {{th: 36 บาท, en: 36 baht}}}}
"""
_TEXT = "{th: เกม, en: games}"
_SECTION = f"{{heading: {_TEXT}, lead: {_TEXT}}}"
_LINK = "https://example.com/"

FILES = {
    "images.yaml": """\
quality: 50
widths: {services: [16, 64]}
other_widths: [16, 20]
used_by_code: [brand/icon]
""",
    "glossary.yaml": "keep_together: [ทัวร์นาเมนต์]\n",
    "words.yaml": 'nav.home: {th: หน้าแรก, en: Home}\nn.count: {th: "{n} เกม", en: "{n} games"}\n',
    "site.yaml": f"""\
name: {_TEXT}
short_name: NK
brand: NK
description: {_TEXT}
facts:
  founded: 2023
  members: 1
  team: 1
  branches: 1
  mall_branches: 1
  old_town_branches: 0
  games: 1
  booking: {_TEXT}
  guarantee: {_TEXT}
contact:
  phone: !sample "+6620000000"
  chat_handle: "@nk"
  chat_url: {_LINK}
  email: hello@nk.example
  answered: {{opens: "10:00", closes: "22:00"}}
social:
  facebook: {_LINK}
  instagram: {_LINK}
  youtube: {_LINK}
  tiktok: {_LINK}
  line: {_LINK}
links: {{menu: "{_LINK}", order: "{_LINK}", teaser: "{_LINK}", leaderboard: "{_LINK}"}}
image_hosts: []
""",
    "branches.yaml": f"""\
- id: bangkae
  name: {_TEXT}
  short: {_TEXT}
  place: mall
  floor: {_TEXT}
  address: {_TEXT}
  postal_code: "10160"
  district: {_TEXT}
  street: {_TEXT}
  geo: {{latitude: 13.7, longitude: 100}}
  phone: "+6620000001"
  hours:
    - {{days: [mon], opens: "12:00", closes: "21:00"}}
  transport: {_TEXT}
  free_parking: true
  image: branches/bangkae
  maps: {_LINK}
  social: {{}}
""",
    "services.yaml": "".join(
        _SERVICE.format(id=number, key=key, title=title, path=path)
        for number, (key, title, path) in enumerate(_SERVICES, 1)
    ),
    "testimonials.yaml": f"""\
- {{id: 1, name: !sample {{th: มายด์, en: Mind}}, age: null, rating: 5, text: {_TEXT}, image: null}}
""",
    "galleries.yaml": "".join(
        f"{branch}:\n  - {{image: gallery/one, caption: {_TEXT}}}\n"
        for branch in ("bangkae", "srinakarin", "samyan", "phranakhon")
    ),
    "pages/home.yaml": f"""\
head: {{title: {_TEXT}, description: {_TEXT}, keywords: {{th: [เกม], en: [games]}}}}
hero:
  image: heroes/home
  image_alt: {_TEXT}
  heading: {_TEXT}
  lead: {_TEXT}
  book: {_TEXT}
  about: {_TEXT}
stats: {{games: {_TEXT}, branches: {_TEXT}, members: {_TEXT}}}
open: {_SECTION}
services: {{heading: {_TEXT}, lead: {_TEXT}, more: {_TEXT}}}
coming: {{heading: {_TEXT}, lead: {_TEXT}, all: {_TEXT}}}
testimonials: {_SECTION}
gallery: {_SECTION}
closing: {_SECTION}
""",
}
# The site's own list grows with every page; these are the files written here.
SMALL_SOURCES = tuple(source for source in SOURCES if source.file in FILES)
PICTURES = ("brand/icon", "branches/bangkae", "gallery/one", "heroes/home", "services/play")


def write_small_site(root: Path) -> Path:
    """Write the site under `root` and return its content folder."""
    content = root / "content"
    for name, text in FILES.items():
        path = content / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    for name in PICTURES:
        write_picture(content, f"{name}.webp")
    return content


def point_check_at_small_site(root: Path, cache: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Have `nk check` look at a small site under `root`; return its content folder."""
    content = write_small_site(root)
    for name, folder in (("CONTENT", content), ("CACHE", cache), ("DATA", root / "var")):
        monkeypatch.setenv(f"NK_{name}", str(folder))
    small = partial(checked_content, sources=SMALL_SOURCES)
    monkeypatch.setattr("nk.cli.check.checked_content", small)
    return content


def write_picture(
    content: Path, name: str, colour: str = "#E8452F", size: tuple[int, int] = (24, 12)
) -> Path:
    """Write a picture of one colour; eight digits make it see-through."""
    path = content / "images" / name
    path.parent.mkdir(parents=True, exist_ok=True)
    Image.new("RGBA" if len(colour) == 9 else "RGB", size, colour).save(path)
    return path


def replace_in(path: Path, old: str, new: str) -> None:
    """Change one place of a file, which must be there."""
    text = path.read_text("utf-8")
    assert text.count(old) >= 1, f"{old!r} is not in {path.name}"
    path.write_text(text.replace(old, new, 1), "utf-8")
