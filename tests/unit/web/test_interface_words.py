"""Every word of the interface is said somewhere; one that nobody says is not kept."""

import re

import pytest

from nk.cli.places import CONTENT, ROOT, WEB
from nk.content.yaml import read_document
from nk.site.event_facts import LABELS

_CODE = ((WEB / "src", {".ts", ".tsx", ".astro"}), (ROOT / "src" / "nk", {".py"}))
_QUOTED = re.compile(r"""['"]([a-z0-9_]+(?:\.[a-z0-9_]+)+)['"]""")
# A key whose last part is worked out, such as `social.${network}`.
_WORKED_OUT = re.compile(r"`([a-z0-9_.]+\.)\$\{")


def _said() -> tuple[set[str], tuple[str, ...]]:
    """Return the keys that the code names, and the beginnings of those it works out."""
    texts = [
        path.read_text(encoding="utf-8")
        for folder, endings in _CODE
        for path in folder.rglob("*")
        if path.suffix in endings and "generated" not in path.parts
    ]
    code = "\n".join(texts)
    return set(_QUOTED.findall(code)), tuple(set(_WORKED_OUT.findall(code)))


def _keys() -> list[str]:
    words = read_document(CONTENT / "words.yaml", "content/words.yaml").value
    assert isinstance(words, dict)
    return list(words)


def test_every_word_is_said() -> None:
    named, beginnings = _said()
    assert [key for key in _keys() if key not in named and not key.startswith(beginnings)] == []


@pytest.mark.parametrize("key", ["nav.home", "social.facebook"])
def test_both_ways_of_saying_a_word_are_seen(key: str) -> None:
    named, beginnings = _said()
    assert key in named or key.startswith(beginnings)
    assert "social.facebook" not in named


def test_the_server_labels_an_events_facts_as_the_page_does() -> None:
    words = read_document(CONTENT / "words.yaml", "content/words.yaml").value
    assert isinstance(words, dict)
    for key, label in LABELS.items():
        assert words[f"events.fact.{key}"] == label
