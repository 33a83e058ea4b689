"""The measure of line breaks finds the torn words that a native reader once found in the pages."""

import pytest

from nk.content.registry import GLOSSARY, load_content
from nk.settings import ROOT
from tests.support.pages.thai_words import WordEnds

# Each as it stood in its sentence, with a bar where the line ended.
SEEN = [
    "เล่นได้ทั้ง|วัน กินได้ทั้งวง",
    "เล่าให้ฟังว่าทีมเป็นยัง|ไง",
    "กิจกรรมใหม่ขึ้นในมือ|ถือเอง",
    "ทุกคนมีบท มีความ|ลับ",
    "ไม่ต้องมีเกมเป็นของตัว|เอง",
    "ต้องมี Bey ของตัว|เองไหม",
    "รอบแรกเล่นถึง 4 รอบ|ชิงเล่นถึง 7",
    "ดูหน้าทีม|งาน",
    "เลี้ยงปีใหม่ วัน|เกิดบริษัท",
    "ของกินเล่นกลาง|วง",
    "วงละ 6–15 |คน",
    "กว่า 1,000 |เกม",
]


@pytest.fixture(scope="module")
def word_ends() -> WordEnds:
    loaded = load_content(ROOT / "content", stand_ins=True, sources=(GLOSSARY,))
    glossary = loaded.models["glossary"]
    return WordEnds(glossary.keep_together, glossary.may_break)


@pytest.mark.parametrize("sentence", SEEN)
def test_a_torn_word_is_found(word_ends: WordEnds, sentence: str) -> None:
    before, after = sentence.split("|")
    assert word_ends.torn(before + after, len(before))


@pytest.mark.parametrize("sentence", ["เล่นได้|ทั้งวัน", "ทีมงาน|สอนเกม", "วงละ |6–15 คน"])
def test_a_line_between_two_words_is_none(word_ends: WordEnds, sentence: str) -> None:
    before, after = sentence.split("|")
    assert word_ends.torn(before + after, len(before)) is None
