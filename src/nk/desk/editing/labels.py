"""What a field is called on the screen: the names of its list's items, then its own key."""

from typing import Final

from nk.club.errors import Sentence
from nk.content.yaml import Steps, Value

# The keys that staff meet most. Any other key is shown as it is written in the file.
_THAI: Final = {
    "address": "ที่อยู่",
    "age": "อายุ",
    "alt": "คำบรรยายรูป",
    "answer": "คำตอบ",
    "answered": "เวลาตอบแชตและโทร",
    "branches": "สาขา",
    "caption": "คำใต้รูป",
    "chat_url": "ลิงก์แชต",
    "closes": "ปิด",
    "daily": "รายวัน",
    "days": "วัน",
    "description": "รายละเอียด",
    "dishes": "เมนู",
    "email": "อีเมล",
    "extras": "เพิ่มเติม",
    "favourite": "เกมโปรด",
    "floor": "ชั้น",
    "from": "เริ่มต้น",
    "general": "บุคคลทั่วไป",
    "heading": "หัวข้อ",
    "hourly": "รายชั่วโมง",
    "hours": "เวลาเปิด",
    "hours_shown": "เวลาเปิดที่แสดง",
    "image": "รูป",
    "image_alt": "คำบรรยายรูป",
    "keywords": "คำค้น",
    "lead": "ข้อความนำ",
    "maps": "ลิงก์แผนที่",
    "minutes": "นาที",
    "monthly": "รายเดือน",
    "name": "ชื่อ",
    "note": "หมายเหตุ",
    "opens": "เปิด",
    "phone": "เบอร์โทร",
    "phone_shown": "เบอร์โทรที่แสดง",
    "players": "จำนวนผู้เล่น",
    "plus": "เพิ่มเงิน",
    "popular": "ยอดนิยม",
    "price": "ราคา",
    "question": "คำถาม",
    "rating": "คะแนน",
    "role": "ตำแหน่ง",
    "short": "ชื่อสั้น",
    "social": "โซเชียล",
    "students": "นักเรียน นักศึกษา",
    "text": "ข้อความ",
    "title": "ชื่อเรื่อง",
    "transport": "การเดินทาง",
    "unit": "หน่วย",
}
_NAMING: Final = ("name", "title", "heading", "question", "caption", "days", "id")
_BETWEEN: Final = " › "


def label_of(root: Value, steps: Steps) -> Sentence:
    """Return the label of a field in both languages."""
    parts = [_part(root, steps[: depth + 1]) for depth in range(len(steps))]
    return Sentence(
        th=_BETWEEN.join(part.th for part in parts), en=_BETWEEN.join(part.en for part in parts)
    )


def _part(root: Value, steps: Steps) -> Sentence:
    step = steps[-1]
    if isinstance(step, str):
        english = step.replace("_", " ").strip()
        return Sentence(th=_THAI.get(step, english), en=english[:1].upper() + english[1:])
    found = root
    for part in steps:
        if isinstance(found, list) and isinstance(part, int) and part < len(found):
            found = found[part]
        elif isinstance(found, dict) and part in found:
            found = found[str(part)]
    return _name_of(found, step)


def _name_of(item: Value, index: int) -> Sentence:
    number = Sentence(th=str(index + 1), en=str(index + 1))
    if not isinstance(item, dict):
        return number
    for key in _NAMING:
        name = item.get(key)
        if isinstance(name, dict) and isinstance(name.get("th"), str):
            return Sentence(th=str(name["th"]), en=str(name.get("en", name["th"])))
        if isinstance(name, list) and name:
            return Sentence(th=", ".join(map(str, name)), en=", ".join(map(str, name)))
        if isinstance(name, str):
            return Sentence(th=name, en=name)
    return number
