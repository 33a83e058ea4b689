"""Cells of a spreadsheet that must stay text: a cell that starts like a formula could run."""

import re
from typing import Final

# Spreadsheets take these, the full-width forms too, as the start of a formula.
_STARTS: Final = "=+\\-@\t\r\n＝＋－＠"
_DANGEROUS: Final = re.compile(rf"'*[{_STARTS}]")
_GUARDED: Final = re.compile(rf"'+[{_STARTS}]")


def guarded(cell: str) -> str:
    """Return the cell with an apostrophe in front if a spreadsheet could run it."""
    return f"'{cell}" if _DANGEROUS.match(cell) else cell


def unguarded(cell: str) -> str:
    """Return the cell as it was before `guarded`."""
    return cell[1:] if _GUARDED.match(cell) else cell
