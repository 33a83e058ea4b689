"""Files the desk replaces: who may read them stays as it was."""

import os
import stat
from pathlib import Path

from nk.desk.files import replace_file


def mode_of(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_a_replaced_file_keeps_who_may_read_it(tmp_path: Path) -> None:
    there, new = tmp_path / "menu.yaml", tmp_path / "draft.json"
    there.write_text("before", "utf-8")
    there.chmod(0o644)
    # The desk runs like this: what it makes anew is its owner's alone.
    before = os.umask(0o077)
    try:
        replace_file(there, b"after")
        replace_file(new, b"{}")
    finally:
        os.umask(before)
    assert there.read_bytes() == b"after"
    assert mode_of(there) == 0o644
    assert mode_of(new) == 0o600
