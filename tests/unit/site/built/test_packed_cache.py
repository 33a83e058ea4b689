"""The folder of compressed pages: kept for a way back, and never a reason not to start."""

import os
import time
from pathlib import Path

import pytest

from nk.site.built.files import Packer

DAY = 24 * 3600


def kept(folder: Path) -> int:
    return len(list(folder.glob("*.zip")))


def test_what_a_build_before_needs_is_kept_for_a_month(tmp_path: Path) -> None:
    Packer(tmp_path).pack(b"old words " * 100)
    now = Packer(tmp_path)
    now.pack(b"new words " * 100)
    now.forget_unused(time.time() + 29 * DAY)
    assert kept(tmp_path) == 2
    now.forget_unused(time.time() + 31 * DAY)
    assert kept(tmp_path) == 1


def test_what_is_in_use_does_not_grow_old(tmp_path: Path) -> None:
    packer = Packer(tmp_path)
    packer.pack(b"words " * 100)
    (entry,) = tmp_path.glob("*.zip")
    os.utime(entry, (0, 0))
    packer.forget_unused()
    Packer(tmp_path).forget_unused()
    assert kept(tmp_path) == 1


def test_a_folder_that_cannot_be_written_is_told_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """A file in the folder's place cannot be written by root either."""
    place = tmp_path / "cache"
    place.write_bytes(b"in the way")
    packer = Packer(place)
    for number in range(3):
        assert packer.pack(f"words {number} ".encode() * 100)["identity"]
    packer.forget_unused()
    told = [line for line in caplog.messages if "the cache cannot be written" in line]
    assert len(told) == 1


def test_entries_of_another_user_are_no_reason_not_to_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    packer = Packer(tmp_path)
    packer.pack(b"words " * 100)

    def refuse(*_: object) -> None:
        raise PermissionError(1, "Operation not permitted")

    monkeypatch.setattr("nk.site.built.files.os.utime", refuse)
    packer.forget_unused()
    assert "the cache cannot be written" in caplog.text
