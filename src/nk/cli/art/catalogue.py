"""Which pictures exist: read from the scenes' source, so that no renderer is needed to know."""

from __future__ import annotations

import ast
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any


class CatalogueError(Exception):
    """A scene is announced in a way that cannot be read."""


@dataclass(frozen=True)
class SceneEntry:
    """One picture as its `@scene(...)` line announces it."""

    name: str
    module: str
    function: str
    size: tuple[int, int] = (1200, 900)
    samples: int = 6
    transparent: bool = False

    @property
    def work(self) -> int:
        """Return a measure of how long the picture takes."""
        return self.size[0] * self.size[1] * (self.samples + 8)

    def draft_size(self) -> tuple[int, int]:
        """Return a quarter of the size, never below 240 pixels wide."""
        share = max(0.25, min(1.0, 240 / self.size[0]))
        return round(self.size[0] * share), round(self.size[1] * share)


def read_catalogue(root: Path) -> list[SceneEntry]:
    """Return every scene under art/scenes, sorted by name."""
    found: dict[str, SceneEntry] = {}
    for path in sorted((root / "art" / "scenes").glob("**/*.py")):
        for entry in _entries(path, root):
            if entry.name in found:
                raise CatalogueError(f"{path.name}: {entry.name} is announced twice")
            found[entry.name] = entry
    return [found[name] for name in sorted(found)]


def chosen(catalogue: Iterable[SceneEntry], wanted: list[str]) -> list[SceneEntry]:
    """Return the scenes whose name is, or begins with, one of the wanted words; all for none."""
    entries = list(catalogue)
    if not wanted:
        return entries
    for word in wanted:
        if not any(entry.name.startswith(word) for entry in entries):
            raise CatalogueError(f"no picture is called, or begins with, {word!r}")
    return [entry for entry in entries if entry.name.startswith(tuple(wanted))]


def _entries(path: Path, root: Path) -> list[SceneEntry]:
    module = ".".join(path.relative_to(root).with_suffix("").parts)
    tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
    return [
        _entry(path, module, node.name, mark)
        for node in tree.body
        if isinstance(node, ast.FunctionDef)
        for mark in node.decorator_list
        if _announces(mark)
    ]


def _announces(mark: ast.expr) -> bool:
    return (
        isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id == "scene"
    )


def _entry(path: Path, module: str, function: str, mark: ast.expr) -> SceneEntry:
    if not isinstance(mark, ast.Call):
        raise CatalogueError(f"{path.name}:{mark.lineno}: @scene needs a name")
    try:
        (name,) = [ast.literal_eval(value) for value in mark.args]
        options: dict[str, Any] = {
            str(option.arg): ast.literal_eval(option.value) for option in mark.keywords
        }
        return SceneEntry(name, module, function, **options)
    except (ValueError, TypeError) as problem:
        where = f"{path.name}:{mark.lineno}"
        raise CatalogueError(f"{where}: @scene takes one name and literals only") from problem
