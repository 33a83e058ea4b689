"""Digests for every script and style sheet a page can load (subresource integrity).

Tags get an `integrity` attribute. Modules that are only imported, by an island or by another
module, have no tag, so their digests travel in an import map ahead of the first script.
"""

import base64
import hashlib
import json
import posixpath
import re
from collections.abc import Mapping
from typing import Final

from nk.site.markup import Tag, module_addresses, tags

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
    """Tell whether an import map has to stand before this tag; any script will do."""
    return tag.name == "script" or tag.attributes.get("rel", "").lower() == "modulepreload"
