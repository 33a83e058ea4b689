"""A picture's key changes when it may look different, and only then."""

from pathlib import Path

import pytest

from tools.art.scenes import Fingerprints, read_catalogue

SCENE = '''
"""A set."""
from art.kit import paint
from art.props.cups import cup
from art.props.hats import hat
from art.props.people import LOOKS
from art.scenes.registry import scene

COLOR = "red"
OTHER = "blue"

@scene("a")
def first() -> None:
    """Words."""
    _shared()
    cup(COLOR)

@scene("b")
def second() -> None:
    hat(OTHER)

@scene("people/ton")
def ton() -> None:
    LOOKS["ton"]()

@scene("people/fah")
def fah() -> None:
    LOOKS["fah"]()

def _shared() -> None:
    paint.wall()
'''
PEOPLE = """
- id: ton
  name: {th: ต้น, en: Ton}
  image: people/ton
  look: {hat: crown}
- id: fah
  name: {th: ฟ้า, en: Fah}
  image: people/fah
  look: {hat: none}
"""
FILES = {
    "art/scenes/set.py": SCENE,
    "art/scenes/registry.py": "def scene(name): ...\n",
    "art/props/cups.py": "from art.kit.shapes import box\ndef cup(c): box(c)\n",
    "art/props/hats.py": "def hat(c): ...\n",
    "art/kit/shapes.py": "def box(c): ...\n",
    "art/kit/paint.py": "def wall(): ...\n",
    "art/props/people.py": 'LOOKS = read("content", "people.yaml")\n',
    "content/people.yaml": PEOPLE,
    "content/prices.yaml": "- {name: {th: ชา, en: Tea}, price: 45}\n",
}


def keys(root: Path) -> dict[str, str]:
    prints = Fingerprints(root)
    return {entry.name: prints.key(entry) for entry in read_catalogue(root)}


@pytest.fixture
def root(tmp_path: Path) -> Path:
    for name, text in FILES.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize(
    ("file", "old", "new", "changed"),
    [
        ("art/scenes/set.py", '@scene("a")', '@scene("a", samples=99)', {"a"}),
        ("art/scenes/set.py", "cup(COLOR)", "cup('pink')", {"a"}),
        ("art/scenes/set.py", 'COLOR = "red"', 'COLOR = "green"', {"a"}),
        ("art/scenes/set.py", "hat(OTHER)", "hat(OTHER + '!')", {"b"}),
        ("art/scenes/set.py", "paint.wall()", "paint.wall(); paint.wall()", {"a"}),
        ("art/scenes/set.py", "Words.", "Better words.", set()),
        ("art/scenes/set.py", "cup(COLOR)", "cup(\n        COLOR  # the red one\n    )", set()),
        ("art/scenes/registry.py", "...", "print(name)", set()),
        ("art/props/hats.py", "...", "print(c)", {"b"}),
        ("art/kit/shapes.py", "...", "print(c)", {"a"}),
        ("art/kit/paint.py", "...", "print()", {"a"}),
        ("art/props/people.py", "read(", "read_all(", {"people/ton", "people/fah"}),
        ("content/people.yaml", "crown", "beanie", {"people/ton"}),
        ("content/people.yaml", "en: Fah", "en: Fa", set()),
        ("content/people.yaml", "image: people/fah", "image: a", {"people/fah"}),
        ("content/prices.yaml", "45", "49", set()),
    ],
)
def test_only_what_a_picture_reaches_changes_its_key(
    root: Path, file: str, old: str, new: str, changed: set[str]
) -> None:
    before = keys(root)
    path = root / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")
    after = keys(root)
    assert {name for name in before if before[name] != after[name]} == changed
