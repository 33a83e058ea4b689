"""What a field is called on the screen: the names of its list's items, then its own key."""

from typing import Final

from nk.club.errors import Sentence
from nk.content.yaml import Steps, Value

# The keys that staff meet most. Any other key is shown as it is written in the file.
_THAI: Final = {
    "address": "ที่อยู่",
    "age": "อายุ",
    "also": "ชื่ออื่น",
    "alt": "คำบรรยายรูป",
    "answer": "คำตอบ",
    "answered": "เวลาตอบแชตและโทร",
    "background": "ฉากหลัง",
    "bangkae": "บางแค",
    "board": "กระดาน",
    "book": "ปุ่มจอง",
    "booking": "การจอง",
    "branches": "สาขา",
    "call": "ปุ่มโทร",
    "caption": "คำใต้รูป",
    "category": "หมวด",
    "chat": "แชต",
    "chat_handle": "ชื่อบัญชีแชต",
    "chat_url": "ลิงก์แชต",
    "closes": "ปิด",
    "closing": "ท้ายหน้า",
    "code": "รหัส",
    "colour": "สี",
    "contact": "ติดต่อ",
    "daily": "รายวัน",
    "days": "วัน",
    "description": "รายละเอียด",
    "difficulty": "ความยาก",
    "dishes": "เมนู",
    "district": "เขต",
    "email": "อีเมล",
    "en": "ภาษาอังกฤษ",
    "events": "กิจกรรม",
    "extras": "เพิ่มเติม",
    "face": "หน้าตา",
    "facebook": "Facebook",
    "favourite": "เกมโปรด",
    "fewest": "อย่างน้อย",
    "figure": "ตัวเลข",
    "floor": "ชั้น",
    "focus": "จุดสำคัญของรูป",
    "founded": "ก่อตั้ง",
    "free_parking": "จอดรถฟรี",
    "from": "เริ่มต้น",
    "gallery": "แกลเลอรี",
    "games": "เกม",
    "general": "บุคคลทั่วไป",
    "generation": "รุ่น",
    "geo": "พิกัด",
    "glasses": "แว่น",
    "hair": "ทรงผม",
    "hair_colour": "สีผม",
    "hat": "หมวก",
    "head": "ส่วนหัวของหน้า",
    "heading": "หัวข้อ",
    "hero": "ภาพเปิดหน้า",
    "hook": "ประโยคชวนเล่น",
    "hourly": "รายชั่วโมง",
    "hours": "เวลาเปิด",
    "hours_shown": "เวลาเปิดที่แสดง",
    "icon": "ไอคอน",
    "id": "รหัสในระบบ",
    "image": "รูป",
    "image_alt": "คำบรรยายรูป",
    "image_press": "ชื่อปุ่มเมื่อกดรูป",
    "instagram": "Instagram",
    "items": "รายการ",
    "keep_together": "คำที่ห้ามตัด",
    "keywords": "คำค้น",
    "kind": "ชนิด",
    "label": "ป้าย",
    "latitude": "ละติจูด",
    "lead": "ข้อความนำ",
    "leaderboard": "อันดับ",
    "line": "ไลน์",
    "link": "ลิงก์",
    "links": "ลิงก์",
    "longitude": "ลองจิจูด",
    "look": "หน้าตา",
    "maps": "ลิงก์แผนที่",
    "may_break": "คำที่ตัดได้",
    "menu": "เมนู",
    "minutes": "นาที",
    "monthly": "รายเดือน",
    "moods": "อารมณ์",
    "more": "ดูเพิ่ม",
    "most": "มากที่สุด",
    "name": "ชื่อ",
    "names": "ชื่อ",
    "note": "หมายเหตุ",
    "opens": "เปิด",
    "order": "สั่งอาหาร",
    "page_image": "รูปของหน้า",
    "people": "คน",
    "phone": "เบอร์โทร",
    "phone_shown": "เบอร์โทรที่แสดง",
    "photos": "รูป",
    "phranakhon": "พระนคร",
    "picture": "รูป",
    "place": "สถานที่",
    "players": "จำนวนผู้เล่น",
    "plus": "เพิ่มเงิน",
    "points": "แต้ม",
    "popular": "ยอดนิยม",
    "postal_code": "รหัสไปรษณีย์",
    "price": "ราคา",
    "product": "สินค้า",
    "prop": "ของที่ถือ",
    "question": "คำถาม",
    "rating": "คะแนน",
    "reading": "คำอ่าน",
    "role": "ตำแหน่ง",
    "rules": "กติกา",
    "samyan": "สามย่าน",
    "section": "หัวข้อ",
    "share": "แชร์",
    "short": "ชื่อสั้น",
    "shown": "ที่แสดง",
    "social": "โซเชียล",
    "srinakarin": "ศรีนครินทร์",
    "station": "สถานี",
    "steps": "ขั้นตอน",
    "street": "ถนน",
    "students": "นักเรียน นักศึกษา",
    "tagline": "คำโปรย",
    "team": "ทีม",
    "teaser": "คลิปตัวอย่าง",
    "testimonials": "คำพูดจากลูกค้า",
    "text": "ข้อความ",
    "th": "ภาษาไทย",
    "theme": "ธีม",
    "tiktok": "TikTok",
    "title": "ชื่อเรื่อง",
    "transport": "การเดินทาง",
    "unit": "หน่วย",
    "weight": "ระดับ",
    "youtube": "YouTube",
}
_ENGLISH: Final = {"en": "English", "id": "Id in the system", "th": "Thai"}
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
        written = step.replace("_", " ").strip()
        english = _ENGLISH.get(step, written[:1].upper() + written[1:])
        return Sentence(th=_THAI.get(step, written), en=english)
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
