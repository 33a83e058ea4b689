"""The contact sheet shows every picture once, in rows."""

from pathlib import Path

import pytest
from PIL import Image

from tools.art.commands import CELL, COLUMNS, LABEL, contact_sheet


@pytest.mark.parametrize(("count", "rows"), [(1, 1), (COLUMNS, 1), (COLUMNS + 1, 2)])
def test_the_sheet_has_as_many_rows_as_needed(tmp_path: Path, count: int, rows: int) -> None:
    picture = tmp_path / "one.webp"
    Image.new("RGBA", (64, 48), "#FF0000").save(picture)
    target = tmp_path / "cache" / "sheet.png"
    contact_sheet([("one", picture)] * count, target)
    with Image.open(target) as sheet:
        assert sheet.size == (COLUMNS * CELL[0], rows * (CELL[1] + LABEL))
        last_left = (count - 1) % COLUMNS * CELL[0]
        last_top = (rows - 1) * (CELL[1] + LABEL)
        middle = sheet.getpixel((last_left + CELL[0] // 2, last_top + CELL[1] // 2))
    assert isinstance(middle, tuple)
    assert middle[0] > 200
    assert middle[1] < 60
