"""What a build is made of, as one digest: whether it has to be made again is read from it."""

import hashlib
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

# A name for a folder or a file, wherever it is, and where it is.
Roots = Sequence[tuple[str, Path]]
LeftOut = Callable[[Path], bool]


def fingerprint(roots: Roots, is_left_out: LeftOut) -> str:
    """A digest of every input, by content, so that a changed clock or a copy does not matter."""
    digest = hashlib.sha256()
    for name, path in files(roots, is_left_out):
        digest.update(name.encode())
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def files(roots: Roots, is_left_out: LeftOut) -> Iterator[tuple[str, Path]]:
    """Name every file below the roots that counts.

    What is hidden never does: no page is made of it, a repository in the content has another
    such file with each commit, and one that the desk is writing may be gone before it is read.
    """
    for tree, root in roots:
        for path in sorted(root.rglob("*")) if root.is_dir() else [root]:
            inside = path.relative_to(root)
            if _is_hidden(inside) or is_left_out(path) or not path.is_file():
                continue
            yield f"{tree}/{inside}", path


def _is_hidden(inside: Path) -> bool:
    return any(part.startswith(".") for part in inside.parts)
