"""Text in two languages."""

import pytest
from pydantic import TypeAdapter, ValidationError

from nk.content.schema.values import Text, TextList


def dump(value: Text | TextList, language: str) -> object:
    return value.model_dump(context={"language": language})


def test_compiles_to_the_string_of_the_language() -> None:
    text = Text(th=" สวัสดี ", en="Hello\n")
    assert dump(text, "th") == "สวัสดี"
    assert dump(text, "en") == "Hello"
    assert TypeAdapter(Text).json_schema(mode="serialization")["type"] == "string"


def test_a_list_compiles_to_the_list_of_the_language() -> None:
    words = TextList(th=("เกม", "คาเฟ่"), en=("games",))
    assert dump(words, "th") == ["เกม", "คาเฟ่"]
    assert dump(words, "en") == ["games"]


@pytest.mark.parametrize("context", [None, {}, {"language": "fr"}])
def test_compiling_without_a_language_is_refused(context: dict[str, str] | None) -> None:
    with pytest.raises(Exception, match="passes the language"):
        Text(th="ก", en="k").model_dump(context=context)


@pytest.mark.parametrize(
    ("written", "compiled"),
    [
        ("ข้าง ๆ กัน", "ข้าง\u00a0ๆ กัน"),
        ("บ่อยๆ", "บ่อย\u00a0ๆ"),
        ("ต่าง\u00a0ๆ", "ต่าง\u00a0ๆ"),
        ("ไม้ยมก (ๆ)", "ไม้ยมก (ๆ)"),
    ],
)
def test_the_repeat_sign_stays_with_its_word(written: str, compiled: str) -> None:
    assert Text(th=written, en="x").th == compiled


@pytest.mark.parametrize(
    ("written", "compiled"),
    [
        ("วงละ 6–15 คน มาเลย", "วงละ 6–15\u00a0คน มาเลย"),
        ("กว่า 1,000 เกม", "กว่า 1,000\u00a0เกม"),
        ("10:00–22:00 น.", "10:00–22:00\u00a0น."),
        ("ข้าวเริ่ม 39 โซดา 29", "ข้าวเริ่ม 39 โซดา 29"),
        ("เริ่ม 36 บาท/ชม.", "เริ่ม 36\u00a0บาท/ชม."),
        ("เหลือ 20/24 ที่", "เหลือ 20/24\u00a0ที่"),
        ("วันที่ 24 ที่ร้าน", "วันที่ 24 ที่ร้าน"),
    ],
)
def test_a_figure_stays_with_its_unit(written: str, compiled: str) -> None:
    assert Text(th=written, en="x").th == compiled


def test_a_place_to_fill_in_stays_with_its_unit() -> None:
    assert Text(th="ครบ {count} คน", en="All {count}").th == "ครบ {count}\u00a0คน"


@pytest.mark.parametrize(
    ("th", "en", "reason"),
    [
        ("", "x", "empty"),
        ("  ", "x", "empty"),
        ("ก", "\n", "empty"),
        ("ก\u0007", "x", "control character"),
        ("*ก", "x", "an asterisk is missing"),
        ("ก", "36 ฿", "write `baht`"),
        ("{n} เกม", "games", r"\{n\} stands in one language only"),
        ("{n} เกม", "{m} games", r"\{m\}, \{n\} stands"),
    ],
)
def test_mistakes(th: str, en: str, reason: str) -> None:
    with pytest.raises(ValidationError, match=reason):
        Text(th=th, en=en)
