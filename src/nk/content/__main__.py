"""`python -m nk.content`: compile the content of the repository in the current folder."""

import os
import sys
from pathlib import Path

from rich.console import Console

from nk.content.errors import ContentErrors
from nk.content.pictures.standins import stand_ins_wanted
from nk.content.progress import compile_showing_progress


def main() -> int:
    """Compile; on mistakes list them and return 1."""
    console = Console(stderr=True)
    try:
        wanted = stand_ins_wanted(os.environ)
        pictures = compile_showing_progress(Path.cwd(), console, stand_ins=wanted)
    except (ContentErrors, ValueError) as problem:
        console.print(str(problem), markup=False, emoji=False, highlight=False, soft_wrap=True)
        return 1
    console.print(f"Content compiled, {pictures} pictures")
    return 0


if __name__ == "__main__":
    sys.exit(main())
