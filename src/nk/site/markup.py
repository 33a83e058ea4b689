"""Finding scripts, styles and links in the pages our own build wrote.

This is no general HTML parser: it reads tags with quoted or bare attributes, which is all
the build writes, and the tests compare what it finds with the standard library's parser.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

_ATTRIBUTES: Final = r"(?:\"[^\"]*\"|'[^']*'|[^>\"'])*"
_ELEMENT: Final = re.compile(
    rf"<(?P<name>script|style)(?P<attributes>(?=[\s>/]){_ATTRIBUTES})>(?P<text>.*?)</(?P=name)\s*>",
    re.IGNORECASE | re.DOTALL,
)
_TAG: Final = re.compile(rf"<(?P<name>script|link)(?=[\s>/]){_ATTRIBUTES}>", re.IGNORECASE)
_ATTRIBUTE: Final = re.compile(
    r"([^\s\"'<>/=]+)(?:\s*=\s*(?:\"([^\"]*)\"|'([^']*)'|([^\s\"'=<>`]+)))?"
)
_MODULE_ADDRESS: Final = re.compile(r"=\"(/[^\"\s]+\.m?js)\"")

# Browsers never run these, so the policy need not allow them.
_DATA_TYPES: Final = frozenset({"application/ld+json", "application/json"})


@dataclass(frozen=True, slots=True)
class Tag:
    """An opening tag, where it stands in the page and what it says."""

    name: str
    start: int
    end: int
    attributes: dict[str, str]


def tags(html: str) -> Iterator[Tag]:
    """Yield every script and link tag in order."""
    for match in _TAG.finditer(html):
        inner = html[match.end("name") : match.end() - 1]
        yield Tag(match["name"].lower(), match.start(), match.end(), read_attributes(inner))


def inline_scripts(html: str) -> list[str]:
    """Return the text of every inline script that a browser acts on."""
    return [text for attributes, text in _elements(html, "script") if _is_acted_on(attributes)]


def inline_styles(html: str) -> list[str]:
    """Return the text of every style element."""
    return [text for _, text in _elements(html, "style")]


def module_addresses(html: str) -> set[str]:
    """Return every own script address in an attribute: script tags and islands alike."""
    return set(_MODULE_ADDRESS.findall(html))


def read_attributes(inner: str) -> dict[str, str]:
    """Return a tag's attributes; the first of two with one name counts, as in a browser."""
    found: dict[str, str] = {}
    for name, double, single, bare in _ATTRIBUTE.findall(inner):
        found.setdefault(name.lower(), double or single or bare)
    return found


def _elements(html: str, name: str) -> Iterator[tuple[dict[str, str], str]]:
    for match in _ELEMENT.finditer(html):
        if match["name"].lower() == name:
            yield read_attributes(match["attributes"]), match["text"]


def _is_acted_on(attributes: dict[str, str]) -> bool:
    return "src" not in attributes and attributes.get("type", "").lower() not in _DATA_TYPES
