"""Files that are replaced: who may read them stays as it was, and nobody meets half of one."""

import os
import stat
from pathlib import Path

import pytest

from nk.files import replace_file, write_if_changed


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


def test_two_who_write_the_same_file_do_not_meet(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The desk checks the content in several threads, which keep the same words."""
    file, replace = tmp_path / "words.json", Path.replace

    def with_another_between(part: Path, target: Path) -> Path:
        monkeypatch.undo()
        assert write_if_changed(file, b"the other")
        return replace(part, target)

    monkeypatch.setattr(Path, "replace", with_another_between)
    assert write_if_changed(file, b"one")
    assert file.read_bytes() == b"one"
    assert not write_if_changed(file, b"one")
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize("durable", [True, False])
def test_what_cannot_be_put_in_place_leaves_nothing(tmp_path: Path, durable: bool) -> None:
    (tmp_path / "menu.yaml").mkdir()
    with pytest.raises(IsADirectoryError):
        replace_file(tmp_path / "menu.yaml", b"after", durable=durable)
    assert [path.name for path in tmp_path.iterdir()] == ["menu.yaml"]
