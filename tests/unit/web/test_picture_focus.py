"""Where crops look is said once, in content/images.yaml, and no style sheet says otherwise."""

from nk.cli.places import WEB


def test_no_style_sheet_moves_a_crop_by_hand() -> None:
    sheets = [path for path in (WEB / "src").rglob("*.css") if path.parent.name != "generated"]
    assert len(sheets) > 20
    # The picture of an event comes with its point from the store, after the build.
    found = [path.name for path in sheets if "object-position" in path.read_text("utf-8")]
    assert found == ["event-picture.css"]
