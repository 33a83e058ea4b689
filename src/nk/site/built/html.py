"""Completing a built HTML page: digests on its tags, then the policy for its own code."""

import base64
import hashlib
import json
import posixpath
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from nk.site.answers import Header
from nk.site.built.files import DistError
from nk.site.built.next_pages import RULES_HEADER
from nk.site.policy import HeaderPolicy

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
    """Return every own script address: of script tags, of islands, and what inline ones import."""
    imported = (target for text in inline_scripts(html) for target in _IMPORT.findall(text))
    return {*_MODULE_ADDRESS.findall(html), *(each for each in imported if each.startswith("/"))}


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


_IMPORT: Final = re.compile(r"(?:\bfrom|\bimport)\s*\(?\s*[\"'`]([^\"'`\s]+\.m?js)[\"'`]")
_LINKS_WITH_DIGEST: Final = frozenset({"stylesheet", "modulepreload"})


def digest(body: bytes) -> str:
    """Return these bytes' value for an `integrity` attribute, or for a policy's list.

    A longer digest guards no better and cannot be compressed: each would cost the page 16 bytes.
    """
    return "sha256-" + base64.b64encode(hashlib.sha256(body).digest()).decode("ascii")


class Integrity:
    """The digests and the import graph of the built scripts and style sheets, by address."""

    def __init__(self, files: Mapping[str, bytes]) -> None:
        wanted = {
            path: body for path, body in files.items() if path.endswith((".js", ".mjs", ".css"))
        }
        self._digests = {path: digest(body) for path, body in wanted.items()}
        self._imports = {
            path: _imported(path, body.decode("utf-8")) & wanted.keys()
            for path, body in wanted.items()
            if not path.endswith(".css")
        }

    def add_to(self, html: str) -> str:
        """Return the page with a digest on each tag and the import map it needs."""
        pieces: list[str] = []
        position = 0
        for tag in tags(html):
            found = self._digests.get(_resource(tag))
            if found and "integrity" not in tag.attributes:
                end = tag.end - (2 if html[tag.end - 2] == "/" else 1)
                pieces += [html[position:end].rstrip(), f' integrity="{found}"']
                position = end
        return self._with_import_map("".join([*pieces, html[position:]]))

    def modules_of(self, html: str) -> dict[str, str]:
        """Return the digest of each module the page can import, the tags' own excluded."""
        tagged = {_resource(tag) for tag in tags(html)}
        roots = module_addresses(html) & self._imports.keys()
        imported = roots - tagged
        waiting = list(roots)
        seen = set(roots)
        while waiting:
            for path in self._imports[waiting.pop()]:
                imported.add(path)
                if path not in seen:
                    seen.add(path)
                    waiting.append(path)
        return {path: self._digests[path] for path in sorted(imported)}

    def _with_import_map(self, html: str) -> str:
        modules = self.modules_of(html)
        first = next((tag.start for tag in tags(html) if _loads_modules(tag)), None)
        if not modules or first is None:
            return html
        text = json.dumps({"integrity": modules}, separators=(",", ":"))
        return f'{html[:first]}<script type="importmap">{text}</script>{html[first:]}'


def _imported(path: str, script: str) -> set[str]:
    folder = posixpath.dirname(path)
    return {
        posixpath.normpath(posixpath.join(folder, target))
        for target in _IMPORT.findall(script)
        if target.startswith((".", "/"))
    }


def _resource(tag: Tag) -> str:
    """Return the address a tag loads and a digest can guard, or nothing."""
    if tag.name == "script":
        return tag.attributes.get("src", "")
    kinds = set(tag.attributes.get("rel", "").lower().split())
    return tag.attributes.get("href", "") if kinds & _LINKS_WITH_DIGEST else ""


def _loads_modules(tag: Tag) -> bool:
    """Tell whether an import map has to stand before this tag: any script but plain data."""
    if tag.name == "script":
        return tag.attributes.get("type", "").lower() not in _DATA_TYPES
    return tag.attributes.get("rel", "").lower() == "modulepreload"


@dataclass(frozen=True, slots=True)
class FinishedPage:
    """A page as it will be sent, with the headers that belong to exactly these bytes."""

    html: str
    headers: tuple[Header, ...]


def finish_page(path: str, body: bytes, integrity: Integrity, policy: HeaderPolicy) -> FinishedPage:
    """Return the page with integrity attributes and its own content security policy."""
    try:
        html = integrity.add_to(body.decode("utf-8"))
    except UnicodeDecodeError as error:
        raise DistError(f"The built page {path} is not UTF-8; run ./nk build again.") from error
    scripts = dict.fromkeys(map(hash_source, inline_scripts(html)))
    styles = dict.fromkeys(map(hash_source, inline_styles(html)))
    return FinishedPage(html, (*policy.for_page(scripts, styles), RULES_HEADER))


def hash_source(text: str) -> str:
    """Return the policy source that allows one inline script or style."""
    return digest(text.encode("utf-8"))
