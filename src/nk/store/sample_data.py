"""Sample events and people for a first look. Nicknames only; none of them is anybody."""

from dataclasses import dataclass
from datetime import timedelta
from typing import Final


@dataclass(frozen=True, slots=True)
class SampleEvent:
    """An event placed relative to today in Bangkok."""

    name: str
    event_type: str
    days: int
    hour: int
    length: timedelta
    branch_id: str
    location: str
    description: str
    register: bool = False
    players: int = 0
    won: bool = False


_BEYBLADE: Final = "Beyblade X"
_BOARD_GAME: Final = "Board Game"

SAMPLE_EVENTS: Final = (
    SampleEvent(
        "Beyblade X Weekly บางแค",
        _BEYBLADE,
        days=0,
        hour=0,
        length=timedelta(hours=24),
        branch_id="bangkae",
        location="NK ซีคอน บางแค ชั้น 6",
        description="แข่ง Bo1 เก็บแต้ม Elo ทั้งวัน มาช่วงไหนก็ลงได้\n"
        "Bo1 matches all day, every win counts for your Elo.",
        players=6,
    ),
    SampleEvent(
        "คืนวันศุกร์ บอร์ดเกมปาร์ตี้",
        _BOARD_GAME,
        days=3,
        hour=18,
        length=timedelta(hours=3),
        branch_id="samyan",
        location="NK สามย่านมิตรทาวน์ ชั้น 3",
        description="มาคนเดียวก็ได้ เดี๋ยวพี่ GM จัดโต๊ะให้\nCome alone, leave with a table of friends.",
        register=True,
        players=4,
    ),
    SampleEvent(
        "Beyblade X ซีซันโอเพน 3on3",
        _BEYBLADE,
        days=6,
        hour=13,
        length=timedelta(hours=5),
        branch_id="srinakarin",
        location="NK ซีคอนสแควร์ ศรีนครินทร์ ชั้น 3",
        description="เด็ค 3 ตัว เซตละ 4 แต้ม รอบชิง 7 แต้ม\n"
        "Three-Bey decks, sets to 4 points, the final to 7.",
        register=True,
        players=8,
    ),
    SampleEvent(
        "เปิดคดี: คืนสุดท้ายของสายลับ",
        "Board Game Script",
        days=12,
        hour=14,
        length=timedelta(hours=2),
        branch_id="phranakhon",
        location="NK พระนคร ปากคลองตลาด ชั้น 2",
        description="เกมสืบสวนสวมบทบาท 8-10 คน ไม่ต้องเคยเล่นมาก่อน\n"
        "A scripted mystery for 8 to 10, first-timers welcome.",
        register=True,
    ),
    SampleEvent(
        "Beyblade X Weekly สามย่าน",
        _BEYBLADE,
        days=-4,
        hour=16,
        length=timedelta(hours=3),
        branch_id="samyan",
        location="NK สามย่านมิตรทาวน์ ชั้น 3",
        description="จบไปแล้ว ขอบคุณทุกคนที่มา\nThanks to everyone who came.",
        players=8,
        won=True,
    ),
    SampleEvent(
        "ทัวร์นาเมนต์ Flip 7",
        _BOARD_GAME,
        days=-11,
        hour=15,
        length=timedelta(hours=3),
        branch_id="bangkae",
        location="NK ซีคอน บางแค ชั้น 6",
        description="ใครจะกล้าเปิดอีกใบ\nWho dares to flip one more?",
        players=5,
        won=True,
    ),
    SampleEvent(
        "Beyblade X Rookie Cup",
        _BEYBLADE,
        days=-25,
        hour=13,
        length=timedelta(hours=4),
        branch_id="srinakarin",
        location="NK ซีคอนสแควร์ ศรีนครินทร์ ชั้น 3",
        description="รายการสำหรับมือใหม่ Elo ไม่เกิน 1250\nFor newcomers rated 1250 and below.",
        players=8,
        won=True,
    ),
)

SAMPLE_NICKNAMES: Final = (
    "ปลื้ม",
    "Fern",
    "เจ้านาย",
    "Pun",
    "น้ำหวาน",
    "Guy",
    "ไอซ์",
    "Mook",
    "ต้นน้ำ",
    "Beam",
    "โฟกัส",
    "Win",
)
SAMPLE_MATCHES: Final = 60
SAMPLE_REGISTER_URL: Final = "https://forms.example.com/nk-sample"
