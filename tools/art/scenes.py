"""Which pictures exist: read from the scenes' source, so that no renderer is needed to know."""

from __future__ import annotations

import ast
import hashlib
import json
import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
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
    # The picture that a layer lies on and throws its shadow on; see `art.scenes.registry.layers`.
    on: str = ""
    # The part of the picture that a frame shows; see `art.scenes.registry.frames`.
    box: tuple[int, int, int, int] | None = None

    @property
    def work(self) -> int:
        """Return a measure of how long the picture takes."""
        left, top, right, bottom = self.box or (0, 0, *self.size)
        return (right - left) * (bottom - top) * (self.samples + 8)

    def draft_size(self) -> tuple[int, int]:
        """Return a quarter of the size, never below 240 pixels wide."""
        share = max(0.25, min(1.0, 240 / self.size[0]))
        return round(self.size[0] * share), round(self.size[1] * share)


def read_catalogue(root: Path) -> list[SceneEntry]:
    """Return every scene under art/scenes, sorted by name."""
    return [entry for entry in _read_all(root) if entry.box is None]


def read_frames(root: Path, picture: str) -> list[SceneEntry]:
    """Return the parts of a picture that are rendered in other states, sorted by name."""
    return [entry for entry in _read_all(root) if entry.box and entry.name.startswith(picture)]


def _read_all(root: Path) -> list[SceneEntry]:
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
        entry
        for node in tree.body
        if isinstance(node, ast.FunctionDef)
        for mark in node.decorator_list
        if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name)
        if mark.func.id in _ANNOUNCERS
        for entry in _announced(path, module, node.name, mark.func.id, mark)
    ]


_ANNOUNCERS = frozenset({"scene", "layers", "frames"})


def _announced(
    path: Path, module: str, function: str, announcer: str, mark: ast.Call
) -> list[SceneEntry]:
    try:
        (name,) = [ast.literal_eval(value) for value in mark.args]
        options: dict[str, Any] = {
            str(option.arg): ast.literal_eval(option.value) for option in mark.keywords
        }
        if announcer == "scene":
            return [SceneEntry(name, module, function, **options)]
        join = "/" if announcer == "frames" else "-"
        return [
            SceneEntry(f"{name}{join}{part}", module, function, transparent=True, **options)
            for part in options.pop("names").split()
        ]
    except (ValueError, TypeError, KeyError, AttributeError) as problem:
        where = f"{path.name}:{mark.lineno}"
        raise CatalogueError(f"{where}: @{announcer} takes one name and literals only") from problem


_RECORD = re.compile(r"(?m)^(?=- )")
#: A line with words for visitors, in both languages, is read on the page and never drawn.
_WORDS = "{th:"


def drawn_facts(scene: str, text: str) -> str:
    """Return what `scene` draws of a content file: its own record, or all of them if none is."""
    records = [record for record in _RECORD.split(text) if record.startswith("- ")]
    own = [record for record in records if f"image: {scene}" in _fields(record)]
    lines = [line for record in own or records for line in _fields(record)]
    return "\n".join(line for line in lines if _WORDS not in line)


def _fields(record: str) -> list[str]:
    return [line.removeprefix("- ").strip() for line in record.splitlines()]


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


#: Announcing a scene does not change how it looks.
_WITHOUT_LOOK = frozenset({"art.scenes.registry"})


class Fingerprints:
    """Computes keys for scenes, reading each source file once."""

    def __init__(self, root: Path) -> None:
        self._root = root
        self._sources: dict[str, _Source] = {}

    def key(self, entry: SceneEntry) -> str:
        """Return a key that changes when, and only when, the picture may look different."""
        module = self._source(entry.module)
        own, reached = module.code_of(entry.function)
        files = self._closure(reached)
        parts = [f"{entry.size} {entry.samples} {entry.transparent}", *own]
        parts += [str(entry.box)] if entry.box else []
        parts += [self._source(name).code for name in sorted(files)]
        parts += [
            drawn_facts(entry.name, path.read_text(encoding="utf-8"))
            for name in sorted(files | {entry.module})
            for path in self._source(name).content_files
        ]
        return hashlib.sha256("\0".join(parts).encode()).hexdigest()[:16]

    def _closure(self, names: set[str]) -> set[str]:
        seen: set[str] = set()
        waiting = [name for name in names if name not in _WITHOUT_LOOK]
        while waiting:
            name = waiting.pop()
            if name not in seen:
                seen.add(name)
                waiting += self._source(name).imports.values()
        return seen

    def _source(self, module: str) -> _Source:
        if module not in self._sources:
            self._sources[module] = _Source(self._root, module)
        return self._sources[module]


class _Source:
    """One art module: its definitions, and which art modules its names come from."""

    def __init__(self, root: Path, module: str) -> None:
        self._root = root
        path = root.joinpath(*module.split(".")).with_suffix(".py")
        self._tree = _WordsRemoved().visit(ast.parse(path.read_text(encoding="utf-8"), str(path)))

    @cached_property
    def code(self) -> str:
        """The whole file without comments, docstrings and layout."""
        return ast.unparse(self._tree)

    @cached_property
    def content_files(self) -> list[Path]:
        """The files of content/ that this module names, and so reads."""
        named = {
            part.value
            for part in ast.walk(self._tree)
            if isinstance(part, ast.Constant) and isinstance(part.value, str)
        }
        paths = (self._root / "content" / name for name in sorted(named) if name.endswith(".yaml"))
        return [path for path in paths if path.exists()]

    @cached_property
    def imports(self) -> dict[str, str]:
        """Return imported name -> art module."""
        found: dict[str, str] = {}
        for node in self._tree.body:
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("art."):
                for alias in node.names:
                    found[alias.asname or alias.name] = self._module_of(
                        str(node.module), alias.name
                    )
        return found

    def _module_of(self, package: str, name: str) -> str:
        inner = self._root.joinpath(*package.split("."), f"{name}.py")
        return f"{package}.{name}" if inner.exists() else package

    @cached_property
    def _definitions(self) -> dict[str, ast.stmt]:
        found: dict[str, ast.stmt] = {}
        for node in self._tree.body:
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                found[node.name] = node
            elif isinstance(node, ast.Assign | ast.AnnAssign):
                targets = node.targets if isinstance(node, ast.Assign) else [node.target]
                found.update({t.id: node for t in targets if isinstance(t, ast.Name)})
        return found

    def code_of(self, function: str) -> tuple[list[str], set[str]]:
        """Return the code a function reaches in this file, and the art modules it uses."""
        seen: set[str] = set()
        modules: set[str] = set()
        waiting = [function]
        while waiting:
            name = waiting.pop()
            if name in self.imports:
                modules.add(self.imports[name])
            elif name in self._definitions and name not in seen:
                seen.add(name)
                waiting += _names_in(self._definitions[name])
        return [_body_code(self._definitions[name]) for name in sorted(seen)], modules


def _names_in(node: ast.stmt) -> list[str]:
    return [part.id for part in ast.walk(node) if isinstance(part, ast.Name)]


def _body_code(node: ast.stmt) -> str:
    # The `@scene` line itself is left out: its size and quality are part of the key already.
    if isinstance(node, ast.FunctionDef):
        return node.name + "\n".join(ast.unparse(line) for line in node.body)
    return ast.unparse(node)


class _WordsRemoved(ast.NodeTransformer):
    """Drops docstrings, so that better words do not cost a render."""

    def visit_Expr(self, node: ast.Expr) -> ast.AST | None:
        is_words = isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
        return ast.Pass() if is_words else node
