"""What the tournament commands say, in Thai and in English."""

from typing import Final

from nk.cli.staff.language import language
from nk.club.errors import Sentence, or_list
from nk.rules.tournament.pairing.reasons import Why
from nk.rules.tournament.plan import FEWEST, MOST, ROUNDS_OF_SWISS
from nk.rules.tournament.settings import (
    CUT_FOLLOWS,
    CUT_REFUSAL,
    CUTS,
    SETS_TO_WIN,
    TARGETS,
)

WORDS: Final[dict[str, Sentence]] = {
    "created": Sentence(
        th="สร้างทัวร์นาเมนต์ของกิจกรรม {event} แล้ว {players} คน: {format}",
        en="Event {event} has a tournament of {players}: {format}.",
    ),
    "deck_legal": Sentence(th="เด็คนี้ลงแข่งได้", en="This deck may be played."),
    "deck_unknown": Sentence(
        th="มีชิ้นส่วนที่ไม่รู้จัก ให้กรรมการดูเอง", en="There is a part we do not know; a judge decides."
    ),
    "deck_illegal": Sentence(th="เด็คนี้ยังลงแข่งไม่ได้", en="This deck may not be played."),
    "many_beys": Sentence(
        th="ใส่ได้ครั้งละไม่เกิน {most} ตัว", en="A deck is read up to {most} Beys at a time."
    ),
    "long_bey": Sentence(
        th="Bey หนึ่งตัวเขียนได้ไม่เกิน {most} ตัวอักษร",
        en="A Bey is written with {most} characters at most.",
    ),
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
    # Why two meet, beside the reasons against a swap above.
    "equal_points": Sentence(th="ทั้งคู่ {wins}–{losses}", en=Why.EQUAL_POINTS),
    "not_met": Sentence(th="ยังไม่เคยเจอกัน", en=Why.NOT_MET),
    "halves": Sentence(th="อันดับ {a_rank} เจออันดับ {b_rank} จาก {size} คนที่แต้มเท่ากัน", en=Why.HALVES),
    "bye": Sentence(th="จำนวนคนเป็นเลขคี่ {player} ได้บาย มี {points} แต้ม", en=Why.BYE),
    "first_bye": Sentence(th="{player} ได้บายครั้งแรก", en=Why.FIRST_BYE),
    "later_rounds": Sentence(th="จับคู่เผื่อรอบหลังไม่ให้เจอกันซ้ำ", en=Why.LATER_ROUNDS),
    # What parts a place from the one above.
    "place": Sentence(th="{place}. {name} {points} แต้ม", en="{place}. {name}, {points} point(s)"),
    "behind": Sentence(
        th="{start} · ตามอันดับบนด้วย{by}", en="{start}; behind the place above by {by}"
    ),
    "not_all_met": Sentence(th="ยังเจอกันไม่ครบทุกคน", en="not all of them have met"),
    "in_round": Sentence(th="รอบ {round}", en="round {round}"),
    # A made-up tournament, and the plan of a day.
    "round_of": Sentence(th="รอบ {round} · {stage}", en="Round {round} · {stage}"),
    "standings": Sentence(th="ตารางคะแนน", en="Standings"),
    "against": Sentence(th="เจอกับ", en="against"),
    "winner": Sentence(th="ผู้ชนะ", en="winner"),
    "why": Sentence(th="เพราะ", en="why"),
    "sits_out": Sentence(th="บาย", en="bye"),
    "nobody_came": Sentence(th="ไม่มีใครมา", en="nobody came"),
    "dropped_out": Sentence(th="{name} ถอนตัว", en="{name} dropped out"),
    "joined": Sentence(th="{name} มาทีหลัง", en="{name} joined"),
    "not_playable": Sentence(
        th="จัดทัวร์นาเมนต์แบบนี้ไม่ได้: {reason}", en="That tournament cannot be played: {reason}."
    ),
    "not_plannable": Sentence(
        th="วางแผนแบบนี้ไม่ได้: {reason}", en="That cannot be planned: {reason}."
    ),
    "needs_format": Sentence(
        th="ใส่ --rounds หรือ --cut ต้องบอก --format ด้วย", en="--rounds and --cut need --format."
    ),
    "hours_need_format": Sentence(
        th="ใส่ --hours แล้วจะใช้ --rounds หรือ --cut ต้องบอก --format ด้วย",
        en="With --hours, --rounds and --cut need --format.",
    ),
    "nothing_fits": Sentence(
        th="ไม่มีรูปแบบไหนจบใน {hours:g} ชั่วโมง อันนี้สั้นที่สุด",
        en="Nothing fits into {hours:g} hours; this is the shortest.",
    ),
    "plan": Sentence(th="แผน", en="Plan"),
    "stage": Sentence(th="ช่วง", en="stage"),
    "round": Sentence(th="รอบ", en="round"),
    "match": Sentence(th="นัดละ", en="match"),
    "matches": Sentence(th="กี่นัด", en="matches"),
    "turns": Sentence(th="กี่คิว", en="turns"),
    "minutes": Sentence(th="นาที", en="minutes"),
    "first_to": Sentence(th="ถึง {target} แต้มก่อน Bo{sets}", en="first to {target}, Bo{sets}"),
    "planned": Sentence(
        th="{players} คน {stadiums} สนาม: {matches} นัด สนามที่ยุ่งสุด {turns} คิว "
        "ราว {hours} ชม. {minutes:02} นาที",
        en="{players} players, {stadiums} stadiums: {matches} matches, "
        "{turns} at the busiest stadium, about {hours} h {minutes:02} min.",
    ),
    "unclear_score": Sentence(
        th="เขียนคะแนนแบบ 4:2 ของผู้ชนะก่อน เว้นวรรคระหว่างเซต",
        en="Write the score like 4:2, the winner's first, with a space between sets.",
    ),
}

CUT_OF_MORE: Final = "more would go on to the cut than play"

# The rules say in English why a tournament is impossible; a test asks for the Thai of each.
IMPOSSIBLE: Final = {
    CUT_FOLLOWS: "ตัดเข้ารอบได้หลัง Swiss หรือแบ่งกลุ่มเท่านั้น",
    ROUNDS_OF_SWISS: "กำหนดจำนวนรอบได้เฉพาะ Swiss",
    CUT_REFUSAL: f"คนที่เข้ารอบต้องเป็น {or_list([str(cut) for cut in CUTS], 'th')}",
    CUT_OF_MORE: "คนเข้ารอบต้องไม่เกินจำนวนคนที่แข่ง",
    f"target must be one of {TARGETS}": f"เซตหนึ่งเล่นถึง {or_list(list(map(str, TARGETS)), 'th')} แต้ม",
    f"best_of must be one of {tuple(SETS_TO_WIN)}": "นัดหนึ่งเล่นแบบ Bo1 หรือ Bo3",
    "a tournament needs a stage": "ต้องมีอย่างน้อยหนึ่งช่วง",
    "the first stage takes everybody": "ช่วงแรกทุกคนต้องได้แข่ง",
    "a cut is played as single or double elimination": "รอบตัดต้องเป็นแบบแพ้คัดออกหรือแพ้สองครั้งคัดออก",
    "a tie-break is listed twice": "เกณฑ์ตอนคะแนนเท่ากันซ้ำกัน",
    "match points come first": "ต้องดูแต้มนัดก่อนเกณฑ์อื่น",
    "stadiums must be 1 to 64": "มีสนามได้ 1–64 สนาม",
    "a plan needs two players and a stadium": "ต้องมีอย่างน้อยสองคนและหนึ่งสนาม",
    "a Swiss stage needs 1 to 40 rounds": "Swiss มีได้ 1–40 รอบ",
    "a group stage needs 1 to 32 groups": "แบ่งกลุ่มได้ 1–32 กลุ่ม กลุ่มละราวสี่คน คนเยอะเกินไป",
    "at least two players must be there at the start": "ตอนเริ่มต้องมีอย่างน้อยสองคน",
    "late players need a second round to come to": "คนมาสายต้องมีรอบสองให้ลง",
    "nobody can come late to a bracket or to groups": "แบบแพ้คัดออกกับแบ่งกลุ่มรับคนมาสายไม่ได้",
    f"a format is proposed for {FEWEST} to {MOST} players": f"เสนอรูปแบบให้ {FEWEST}–{MOST} คน",
    "an open day has no plan: it ends when the shop closes": "วันเปิดสนามอิสระไม่มีแผน จบตอนร้านปิด",
}


def why_impossible(problem: ValueError) -> str:
    """Return the rules' reason against a tournament, in the language of the command."""
    reason = str(problem)
    return IMPOSSIBLE.get(reason, reason) if language() == "th" else reason


def told(key: str, **values: object) -> str:
    """Return one of the sentences, in the language of the command."""
    return WORDS[key].in_language(language()).format(**values)


def sentence(key: str) -> Sentence:
    """Return one of the sentences in both languages."""
    return WORDS[key]
