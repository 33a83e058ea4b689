"""The record of rendered pictures survives and is written in order."""

import json
from pathlib import Path

from tools.art.scenes import Ledger


def test_a_recorded_picture_is_current_until_its_code_changes(tmp_path: Path) -> None:
    path = tmp_path / "rendered.json"
    Ledger(path).record("menu/toast", "abc")
    again = Ledger(path)
    assert again.is_current("menu/toast", "abc")
    assert not again.is_current("menu/toast", "def")
    assert not again.is_current("menu/rice", "abc")


def test_names_are_kept_sorted_for_clean_differences(tmp_path: Path) -> None:
    path = tmp_path / "rendered.json"
    ledger = Ledger(path)
    for name in ("b", "a", "c"):
        ledger.record(name, "1")
    assert list(json.loads(path.read_text(encoding="utf-8"))) == ["a", "b", "c"]
