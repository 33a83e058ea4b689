"""Thai line breaks: words that browsers are known to cut, and words that they leave whole."""

from pathlib import Path

import pytest

from nk.content.checks.thai import Break, bad_breaks
from nk.content.registry import GLOSSARY, validated
from nk.content.schema.values import Known
from nk.content.schema.words import Glossary
from nk.content.yaml import read_document

CONTENT = Path(__file__).resolve().parents[4] / "content"
NO_WORDS = Glossary(keep_together=())
# Cut in the middle by Chromium, each seen on a page.
_CUT = """
เบย์เบลดเอกซ์ ทัวร์นาเมนต์ ทีมบิลดิ้ง สติกเกอร์ คาวาอี้ เรตติ้ง แฟรนไชส์ เวิร์กช็อป เอสเปรสโซ
มัทฉะลาเต้ ครัวซองต์ เฟรนช์ฟรายส์ เฟซบุ๊ก อินสตาแกรม สมูทตี้ ยูทูบ ติ๊กต็อก โพลารอยด์ ซีซัน
เด็คนึงมี มาสองคน ทักแชตบอก
"""
CUT = _CUT.split()
_WHOLE = """
ตารางคะแนน บอร์ดเกมคาเฟ่ จองโต๊ะ สยามสแควร์ ช็อกโกแลต ลีดเดอร์บอร์ด ปากคลองตลาด พระนคร
ศรีนครินทร์ มาเล่นบอร์ดเกมกับเพื่อนที่ร้านได้ทุกวัน มีเกมให้เลือกกว่าพันเกม ลาก่อนเท่ากันราวสิบคน
กินข้าวกับเพื่อน น้องๆพนักงานใจดีพาเล่นจนจบเกม กรุงเทพฯ
ร้านบอร์ดเกมและคาเฟ่สี่สาขาในกรุงเทพที่เล่นได้ทั้งวันสอนเกมให้ฟรีทุกโต๊ะ
"""
WHOLE = _WHOLE.split()


@pytest.fixture(scope="module")
def found(cache: Path) -> list[list[Break]]:
    """What is found in each of the texts; they are asked together, as Node takes time to start."""
    texts = [*CUT, *WHOLE]
    breaks = bad_breaks(texts, NO_WORDS, cache)
    return [[item for item in breaks if item.text == place] for place in range(len(texts))]


@pytest.mark.parametrize(("place", "word"), list(enumerate(CUT)))
def test_a_cut_word_is_found(place: int, word: str, found: list[list[Break]]) -> None:
    assert found[place]
    assert all(item.joined in word and "|" in str(item) for item in found[place])


@pytest.mark.parametrize(("place", "text"), list(enumerate(WHOLE, len(CUT))))
def test_a_good_break_is_left_alone(place: int, text: str, found: list[list[Break]]) -> None:
    assert found[place] == [], text


def test_the_glossary_mends_every_cut(cache: Path) -> None:
    texts = [form.format(word) for word in CUT for form in ("{0}", "ดู{0}ที่ร้าน", "*{0}* 29 บาท")]
    assert bad_breaks(texts, Glossary(keep_together=tuple(CUT)), cache) == []


def test_a_break_that_only_looks_wrong_can_be_allowed(cache: Path) -> None:
    assert bad_breaks(["พี่แนน"], NO_WORDS, cache)
    assert bad_breaks(["พี่แนน"], Glossary(keep_together=(), may_break=("แนน",)), cache) == []


def test_a_lone_unknown_word_cannot_be_torn(cache: Path) -> None:
    assert bad_breaks(["แชต", "NK แชต 24", "Game Master", ""], NO_WORDS, cache) == []


_DISHES = """
ข้าวหมูกระเทียม ข้าวไข่เจียวหมูสับ ชาเย็น ชาเขียวมัทฉะ โกโก้เย็น มะนาวโซดา ขนมปังปิ้งเนยนม ไส้กรอกทอด
เฟรนช์ฟรายส์ นักเก็ตไก่ ไก่ป๊อป สตรอว์เบอร์รีปั่น กีวีปั่น ข้าวผัดหมู ข้าวผัดกุ้ง ข้าวมันไก่ ข้าวขาหมู ต้มยำกุ้ง
ส้มตำ ผัดไทย ผัดซีอิ๊ว ราดหน้า ก๋วยเตี๋ยวเรือ ข้าวคลุกกะปิ ไก่ทอด หมูทอดกระเทียม กะเพราหมูสับไข่ดาว แกงเขียวหวาน
ลาบหมู น้ำตกหมู ยำวุ้นเส้น ชาไทยเย็น ชามะนาว กาแฟเย็น เอสเปรสโซเย็น ลาเต้ร้อน อเมริกาโน่ คาปูชิโน่ มอคค่า
นมสดคาราเมล โอวัลตินปั่น สมูทตี้มะม่วง น้ำส้มคั้น ไอศกรีมวานิลลา บิงซูสตรอว์เบอร์รี วาฟเฟิลกล้วยหอม
เครปช็อกโกแลต โทสต์เนยสด
"""


def test_ordinary_dishes_are_not_refused(cache: Path) -> None:
    # A new dish is what staff write most often; the glossary knows the words of a cafe.
    document = read_document(CONTENT / GLOSSARY.file, GLOSSARY.file)
    glossary: Glossary = validated(GLOSSARY, document, Known({}, frozenset()))
    dishes = _DISHES.split()
    refused = bad_breaks(dishes, glossary, cache)
    assert {dishes[item.text]: str(item) for item in refused} == {}


def test_the_longest_word_wins() -> None:
    glossary = Glossary(keep_together=("เบลด", "เบย์เบลด", "เบลด"))
    assert glossary.keep_together == ("เบย์เบลด", "เบลด")


def test_answers_are_kept(tmp_path: Path) -> None:
    first = bad_breaks(["ครัวซองต์"], NO_WORDS, tmp_path)
    kept = {path: path.stat().st_mtime_ns for path in tmp_path.iterdir()}
    assert bad_breaks(["ครัวซองต์"], NO_WORDS, tmp_path) == first
    assert {path: path.stat().st_mtime_ns for path in tmp_path.iterdir()} == kept
