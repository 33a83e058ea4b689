"""The record of which version of each scene is the picture in content/images."""

from __future__ import annotations

import json
from pathlib import Path


class Ledger:
    """Scene name -> key of the code that the stored picture was rendered from."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._keys: dict[str, str] = (
            json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
        )

    def is_current(self, name: str, key: str) -> bool:
        """Say whether the stored picture was rendered from this very code."""
        return self._keys.get(name) == key

    def record(self, name: str, key: str) -> None:
        """Note a fresh picture at once, so that an interrupted run loses nothing."""
        self._keys[name] = key
        text = json.dumps(self._keys, indent=2, sort_keys=True) + "\n"
        unfinished = self._path.with_suffix(".new")
        unfinished.write_text(text, encoding="utf-8")
        unfinished.replace(self._path)
