"""Files of rows that staff import and export."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from nk.cli.staff.words import said
from nk.cli.terminal import stop
from nk.club.rows import LARGEST_FILE, Columns, Row, read_rows, written_rows


def rows_of(path: Path, columns: Columns) -> list[Row]:
    """Return the rows of a file."""
    # One byte more than allowed: a file that has it is too large, even a growing one.
    with path.open("rb") as file:
        return read_rows(path.name, file.read(LARGEST_FILE + 1), columns)


def write_rows(
    path: Path, columns: Sequence[str], rows: Sequence[Mapping[str, str]], *, force: bool
) -> None:
    """Write the rows; a file that is there already is replaced only by force."""
    data = written_rows(path.name, columns, rows)
    path.parent.mkdir(parents=True, exist_ok=True)
    try:
        with path.open("wb" if force else "xb") as file:
            file.write(data)
    except FileExistsError:
        stop(said("file_exists", file=path))


def summary(outcomes: Iterable[str], words: str, *, dry_run: bool) -> str:
    """Say what became of a file's rows."""
    counts = sorted(Counter(outcomes).items())
    taken = said(words, counts=", ".join(said(word, count=count) for word, count in counts))
    return f"{taken} {said('dry_run')}" if dry_run else taken
