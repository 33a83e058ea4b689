"""What a picture depends on, as a hash: its own code, the art files and the content it reaches."""

from __future__ import annotations

import ast
import hashlib
from functools import cached_property
from pathlib import Path

from nk.cli.art.catalogue import SceneEntry
from nk.cli.art.facts import drawn_facts

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
