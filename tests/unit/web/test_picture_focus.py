"""Where crops look is said once, in content/images.yaml, and no style sheet says otherwise."""

from nk.cli.places import WEB


def test_no_style_sheet_moves_a_crop_by_hand() -> None:
    sheets = [path for path in (WEB / "src").rglob("*.css") if path.parent.name != "generated"]
    assert len(sheets) > 20
    assert [path.name for path in sheets if "object-position" in path.read_text("utf-8")] == []
