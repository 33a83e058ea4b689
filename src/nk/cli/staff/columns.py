"""The heads of the columns that people read; scripts get the plain names in every language."""

from typing import Final

from nk.cli.staff.language import language

# In English a column is called by its name; a name that is missing here is shown as it is.
_THAI: Final = {
    "after": "หลัง",
    "battles": "แบตเทิล",
    "before": "ก่อน",
    "bonus": "โบนัส",
    "branch": "สาขา",
    "by": "ใครทำ",
    "buchholz": "แต้มคู่แข่งรวม",
    "buchholz_cut_1": "แต้มคู่แข่ง ตัดคนต่ำสุด",
    "cancelled": "ยกเลิกแล้ว",
    "change": "เปลี่ยน",
    "closed": "ปิดเมื่อ",
    "day": "วัน",
    "description": "รายละเอียด",
    "detail": "รายละเอียด",
    "dish": "เมนู",
    "ends": "จบ",
    "event": "กิจกรรม",
    "field": "หัวข้อ",
    "first_day": "วันแรก",
    "head_to_head": "ผลที่เจอกันเอง",
    "id": "หมายเลข",
    "last seen": "ใช้ล่าสุด",
    "last_day": "วันสุดท้าย",
    "location": "สถานที่",
    "loser": "ผู้แพ้",
    "lost": "แพ้",
    "lots": "จับสลาก",
    "match": "นัด",
    "name": "ชื่อ",
    "nickname": "ชื่อเล่น",
    "note": "หมายเหตุ",
    "number": "หมายเลข",
    "open": "เปิดอยู่",
    "people": "คน",
    "place": "อันดับ",
    "played": "แข่งเมื่อ",
    "player": "ผู้เล่น",
    "player_name": "ชื่อ",
    "point_difference": "ผลต่างแต้มแบตเทิล",
    "points": "แต้มนัด",
    "rank": "อันดับ",
    "rating": "เรตติ้ง",
    "reason": "เหตุผล",
    "register_url": "ลิงก์สมัคร",
    "role": "หน้าที่",
    "round": "รอบ",
    "sample": "ตัวอย่าง",
    "score": "คะแนน",
    "sets": "เซต",
    "since": "ตั้งแต่",
    "sonneborn_berger": "แต้มคู่แข่งที่ชนะ",
    "stadium": "สนาม",
    "starts": "เริ่ม",
    "starts_at": "เริ่มใหม่ที่",
    "status": "สถานะ",
    "status_fixed": "ตั้งสถานะเอง",
    "sweep": "กวาดเรียบ",
    "this_week": "สัปดาห์นี้",
    "type": "ประเภท",
    "until": "ถึง",
    "value": "ค่า",
    "what": "ทำอะไร",
    "when": "เมื่อ",
    "who": "ใคร",
    "winner": "ผู้ชนะ",
    "won": "ชนะ",
}


def heading(name: str) -> str:
    """Return what people see above a column, in the language of the command."""
    if language() == "th" and name in _THAI:
        return _THAI[name]
    return name.replace("_", " ")
