"""What a build is made of, as one digest: whether it has to be made again is read from it."""

import hashlib
import os
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
        for path in sorted(_files_below(root, is_left_out)) if root.is_dir() else [root]:
            yield f"{tree}/{path.relative_to(root)}", path


def _files_below(root: Path, is_left_out: LeftOut) -> Iterator[Path]:
    # Every start of the server reads them: a folder that does not count is not entered.
    for folder, folders, names in os.walk(root):
        folders[:] = [name for name in folders if _counts(Path(folder, name), is_left_out)]
        found = (Path(folder, name) for name in names)
        yield from (path for path in found if _counts(path, is_left_out) and path.is_file())


def _counts(path: Path, is_left_out: LeftOut) -> bool:
    return not path.name.startswith(".") and not is_left_out(path)
