"""What the tournament commands say, in Thai and in English."""

from typing import Final

from nk.cli.staff.words import language
from nk.club.errors import Sentence

_WORDS: Final[dict[str, Sentence]] = {
    "created": Sentence(
        th="สร้างทัวร์นาเมนต์ของกิจกรรม {event} แล้ว {players} คน: {format}",
        en="Event {event} has a tournament of {players}: {format}.",
    ),
    "deck_legal": Sentence(th="เด็คนี้ลงแข่งได้", en="This deck may be played."),
    "deck_unknown": Sentence(
        th="มีชิ้นส่วนที่ไม่รู้จัก ให้กรรมการดูเอง", en="There is a part we do not know; a judge decides."
    ),
    "deck_illegal": Sentence(th="เด็คนี้ยังลงแข่งไม่ได้", en="This deck may not be played."),
    "arrived": Sentence(th="{name} เช็กอินแล้ว", en="{name} is here."),
    "drawn": Sentence(
        th="จับคู่รอบ {round} แล้ว ดูก่อนแล้วค่อยประกาศ",
        en="Round {round} is drawn; look at it, then announce it.",
    ),
    "begun": Sentence(
        th="เริ่มช่วง {stage} แล้ว ดูก่อนแล้วค่อยประกาศ",
        en="Stage {stage} has begun; look at it, then announce it.",
    ),
    "breaks": Sentence(th="สลับแล้วจะผิดหลัก: {what}", en="The swap breaks: {what}."),
    "sure_swap": Sentence(th="สลับเลยไหม", en="Swap all the same?"),
    "done": Sentence(th="เรียบร้อย (รายการที่ {version})", en="Done (entry {version})."),
    "moved_pairing": Sentence(
        th="นัด {match} จะเปลี่ยนเป็น {after}", en="Match {match} would become {after}."
    ),
    "stands": Sentence(
        th="นัด {match} เริ่มไปแล้ว คงไว้ตามเดิม", en="Match {match} has started and stands."
    ),
    "moved_place": Sentence(
        th="{name} จากที่ {before} เป็นที่ {after}", en="{name} moves from {before} to {after}."
    ),
    "rated": Sentence(th="คิดเรตติ้งใหม่ {count} นัด", en="{count} match(es) are rated anew."),
    "points_differ": Sentence(
        th="{a} มี {a_points} แต้ม {b} มี {b_points}", en="{a} has {a_points} point(s), {b} {b_points}"
    ),
    "met_before": Sentence(th="เคยเจอกันแล้ว {times} ครั้ง", en="they have met {times} time(s)"),
    "float_again": Sentence(
        th="{player} เจอคนแต้มต่างกันซ้ำจากรอบ {round}",
        en="{player} meets more or fewer points again after round {round}",
    ),
    "bye_again": Sentence(th="{player} ได้บายมาแล้ว {byes} ครั้ง", en="{player} had {byes} bye(s)"),
    "free_win_before": Sentence(
        th="{player} เคยชนะโดยไม่ได้แข่ง {wins} ครั้ง",
        en="{player} already had {wins} win(s) without playing",
    ),
    "sure_disqualify": Sentence(th="ตัดสิทธิ์ {name} เลยไหม", en="Disqualify {name}?"),
    "sure_correct": Sentence(th="แก้ผลเลยไหม", en="Put it right?"),
    "champion": Sentence(th="แชมป์: {name}", en="Champion: {name}."),
    "nothing_drawn": Sentence(th="ยังไม่มีรอบไหนจับคู่", en="No round is drawn yet."),
    "unclear_score": Sentence(
        th="เขียนคะแนนแบบ 4:2 ของผู้ชนะก่อน เว้นวรรคระหว่างเซต",
        en="Write the score like 4:2, the winner's first, with a space between sets.",
    ),
}


def told(key: str, **values: object) -> str:
    """Return one of the sentences, in the language of the command."""
    return _WORDS[key].in_language(language()).format(**values)


def sentence(key: str) -> Sentence:
    """Return one of the sentences in both languages."""
    return _WORDS[key]
