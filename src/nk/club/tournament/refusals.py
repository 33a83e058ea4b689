"""What the rules refuse, as the club says it: the same code, a sentence in both languages."""

from collections.abc import Mapping
from typing import Final

from nk.club.errors import RefusedError, Sentence
from nk.club.tournament.people import Listed
from nk.rules.tournament.refusal import Reason
from nk.rules.tournament.refusal import RefusedError as RuleRefusedError

_THAI: Final[dict[Reason, str]] = {
    Reason.FINISHED: "ทัวร์นาเมนต์จบแล้ว",
    Reason.ALREADY_BEGUN: "เริ่มแข่งแล้ว เปลี่ยนรูปแบบไม่ได้",
    Reason.EMPTY_ID: "ต้องมีชื่อผู้เล่น",
    Reason.ALREADY_REGISTERED: "{player} อยู่ในรายชื่อแล้ว",
    Reason.UNKNOWN_PLAYER: "ไม่มี {player} ในทัวร์นาเมนต์นี้",
    Reason.ALREADY_PRESENT: "{player} เช็กอินแล้ว",
    Reason.NOT_PRESENT: "{player} ยังไม่เช็กอินหรือออกไปแล้ว",
    Reason.PLAYER_OUT: "{player} ออกจากการแข่งแล้ว",
    Reason.NOT_DROPPED: "{player} ไม่ได้ออกจากการแข่ง",
    Reason.NO_RETURN: "กลับเข้าสายหรือกลุ่มไม่ได้ ให้ย้อนการออกแทน",
    Reason.TOO_LATE_TO_JOIN: "{player} มาไม่ทันแล้ว หลังรอบสวิสเข้าเพิ่มไม่ได้",
    Reason.STAGE_OPEN: "ช่วงนี้ยังไม่จบ นัด {match} ยังไม่ยืนยันผล",
    Reason.ROUNDS_LEFT: "จับคู่ไปแล้ว {drawn} จาก {rounds} รอบ ลดจำนวนรอบหรือแข่งต่อ",
    Reason.NO_MORE_STAGES: "นี่คือช่วงสุดท้ายแล้ว",
    Reason.STAGES_LEFT: "ยังเหลืออีกช่วง เริ่มช่วงนั้นก่อน หรือเลือกจบก่อนกำหนด",
    Reason.TOO_FEW_PLAYERS: "ต้องมีอย่างน้อยสองคน ตอนนี้มี {players}",
    Reason.WRONG_ENTRANTS: "ช่วงนี้รับ {wanted} คนที่เช็กอินแล้ว คนละหนึ่งที่",
    Reason.NOT_BEGUN: "ยังไม่ได้เริ่มแข่ง",
    Reason.NOT_SWISS: "ทำได้เฉพาะรอบสวิส",
    Reason.NOT_DRAWN_BY_ROUND: "ช่วงนี้จับคู่ไว้ทั้งสายแล้ว",
    Reason.ALL_ROUNDS_DRAWN: "จับคู่ครบ {rounds} รอบแล้ว",
    Reason.ROUND_OPEN: "รอบ {round} ยังไม่จบ นัด {match} ยังไม่ยืนยันผล",
    Reason.WRONG_PAIRS: "ทุกคนที่อยู่ต้องมีคู่คนละหนึ่ง และได้บายไม่เกินหนึ่งคน",
    Reason.NOT_WAITING: "{player} ไม่ได้รอคู่อยู่",
    Reason.NOBODY_TO_PAIR: "ตอนนี้ยังจับคู่ใครไม่ได้ รอคนว่างเพิ่มก่อน",
    Reason.SAME_OPPONENT: "{player} กับ {other} เพิ่งเจอกันไป",
    Reason.ALREADY_STARTED: "นัด {match} เริ่มไปแล้ว",
    Reason.NOT_IN_ROUND: "{player} ไม่อยู่ในรอบล่าสุด",
    Reason.SAME_PAIR: "{player} กับ {other} เป็นคู่กันอยู่แล้ว สลับไปก็เหมือนเดิม",
    Reason.NO_BYE: "รอบนี้ไม่มีใครได้บาย",
    Reason.IN_ROUND: "{player} มีคู่ในรอบนี้แล้ว",
    Reason.HAVE_MET: "{player} กับ {other} เจอกันไปแล้ว",
    Reason.NOTHING_TO_ANNOUNCE: "ไม่มีคู่ใหม่ให้ประกาศ",
    Reason.NOT_ANNOUNCED: "ประกาศรอบก่อน",
    Reason.BAD_ROUNDS: "จำนวนรอบต้องเป็น {least} ถึง 40",
    Reason.UNKNOWN_MATCH: "ไม่มีนัด {match}",
    Reason.PLAYERS_UNKNOWN: "นัด {match} ยังไม่รู้ว่าใครเจอใคร",
    Reason.OTHER_PLAYERS: "นัด {match} เปลี่ยนคู่แล้ว ไม่ใช่สองคนนี้",
    Reason.MATCH_OVER: "นัด {match} มีผลแล้ว",
    Reason.UNKNOWN_STADIUM: "ไม่มีสนาม {stadium}",
    Reason.STADIUM_TAKEN: "สนาม {stadium} มีนัด {match} อยู่",
    Reason.PLAYER_BUSY: "{player} ยังแข่งนัด {match} อยู่",
    Reason.DIFFERENT_RESULT: "นัด {match} ส่งผลอื่นมาแล้ว ถ้าผิดให้แก้ผล",
    Reason.BAD_WINNER: "ผู้ชนะต้องเป็นหนึ่งในสองคนนี้",
    Reason.BAD_SETS: "คะแนนเซตไม่ลงตัว: ถึง {target} แต้ม ชนะ {sets} เซต",
    Reason.NO_SETS: "นัดที่ไม่ได้แข่งไม่มีคะแนน",
    Reason.AUTOMATIC_OUTCOME: "บายและการออกกลางคันระบบลงให้เอง",
    Reason.NO_RESULT_YET: "นัด {match} ยังไม่มีผล",
    Reason.ALREADY_CONFIRMED: "นัด {match} ยืนยันแล้ว",
    Reason.SAME_RESULT: "ผลนี้เหมือนผลเดิมของนัด {match}",
    Reason.PAIRS_FIXED: "คู่ถัดไปเริ่มแข่งแล้ว เก็บไว้ได้อย่างเดียว",
    Reason.NOTHING_TO_UNDO: "ไม่มีอะไรให้ย้อน",
}

# These mean that somebody else was there first: the answer shows what is there now.
_CONFLICTS: Final = (
    Reason.DIFFERENT_RESULT, Reason.OTHER_PLAYERS, Reason.MATCH_OVER, Reason.ALREADY_CONFIRMED,
)  # fmt: skip

_CHANGED: Final = Sentence(
    th="มีคนทำรายการอื่นไปแล้ว ดูของล่าสุดก่อน",
    en="Somebody did something else meanwhile. Look at what is there now.",
)

_CALLED_OFF: Final = Sentence(
    th="กิจกรรมนี้ยกเลิกแล้ว จะแข่งต่อต้องให้กลับมาจัดก่อน",
    en="That event is called off. To play on, let it take place after all.",
)


class TournamentRefusedError(RefusedError):
    """An action that the rules do not allow now."""


class TournamentConflictError(RefusedError):
    """Somebody else was first; `version` is how far the log is, `match` what is in the way."""

    def __init__(self, code: str, sentence: Sentence, version: int, match: int | None) -> None:
        super().__init__(code, sentence, "version" if match is None else "match")
        self.version = version
        self.match = match


def changed_meanwhile(version: int) -> TournamentConflictError:
    """Return the refusal of an action that expects another version."""
    return TournamentConflictError("changed_meanwhile", _CHANGED, version, None)


def called_off() -> TournamentRefusedError:
    """Return the refusal of anything in the tournament of a cancelled event."""
    return TournamentRefusedError("called_off", _CALLED_OFF, "event")


def in_words(refused: RuleRefusedError, people: Mapping[str, Listed], version: int) -> RefusedError:
    """Return a refusal of the rules with its words and people's names."""
    facts = {
        key: people[value].name if isinstance(value, str) and value in people else value
        for key, value in refused.facts.items()
    }
    sentence = Sentence(
        th=_THAI[refused.reason].format(**facts), en=refused.reason.value.format(**facts)
    )
    match = facts.get("match")
    if refused.reason in _CONFLICTS and isinstance(match, int):
        return TournamentConflictError(refused.code, sentence, version, match)
    return TournamentRefusedError(refused.code, sentence)
