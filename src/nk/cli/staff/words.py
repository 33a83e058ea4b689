"""What the commands ask and say, in Thai and in English."""

from typing import Final

from nk.cli.staff.columns import heading
from nk.cli.staff.language import language
from nk.club.errors import RefusedError, Sentence


def said(key: str, **values: object) -> str:
    """Return one of the sentences below, in the language of the command."""
    return WORDS[key].in_language(language()).format(**values)


def both(key: str, **values: object) -> Sentence:
    """Return one of the sentences in both languages: for a list, whose JSON stays English."""
    words = WORDS[key]
    return Sentence(th=words.th.format(**values), en=words.en.format(**values))


def refusal_words(refused: RefusedError) -> str:
    """Return the club's reason, with the field where the sentence leaves it open."""
    sentence = refused.sentence.in_language(language())
    if refused.code == "no_open_season":
        return f"{sentence} {said('open_a_season')}"
    if refused.code == "called_off":
        return f"{sentence} {said('bring_back')}"
    if refused.code == "unfit_text":
        return f"{heading(refused.field or '')}: {sentence}"
    return sentence


def counted(count: int, what: str) -> str:
    """Write a number of things, such as events."""
    if language() == "th":
        return f"{count:,} {said(what)}"
    return f"{count:,} {said(what)}" if count == 1 else f"{count:,} {said(what)}s"


WORDS: Final[dict[str, Sentence]] = {
    # Things that are counted.
    "event": Sentence(th="กิจกรรม", en="event"),
    "player": Sentence(th="คน", en="player"),
    "list": Sentence(th="รายชื่อ", en="list"),
    # How a command ends without a change.
    "needs_yes": Sentence(
        th="ยังไม่ได้เปลี่ยนอะไร: ต้องยืนยันก่อน ให้เติม --yes",
        en="Nothing was changed: this needs a yes, so add --yes.",
    ),
    "nothing_changed": Sentence(th="ไม่ได้เปลี่ยนอะไร", en="Nothing was changed."),
    "dry_run": Sentence(
        th="นี่เป็นการลอง ไม่ได้เปลี่ยนอะไร", en="This was a dry run: nothing was changed."
    ),
    "insist": Sentence(th="ถ้าตั้งใจ ให้เติม {flag}", en="If it is meant, add {flag}."),
    "still": Sentence(th="ทำต่อเลยไหม", en="Do it all the same?"),
    "choose": Sentence(th="หมายถึงคนไหน", en="Who is meant"),
    "what_to_change": Sentence(
        th="บอกด้วยว่าจะแก้อะไร เช่น --starts หรือ --location",
        en="Say what to change, such as --starts or --location.",
    ),
    "one_history": Sentence(
        th="ดูประวัติได้ทีละอย่าง: กิจกรรม ผู้เล่น หรือนัด",
        en="Ask for the history of one thing: an event, a player or a match.",
    ),
    "bad_role": Sentence(
        th="หน้าที่ต้องเป็น owner, staff หรือ judge", en="A role is owner, staff or judge."
    ),
    "no_user": Sentence(
        th="เครื่องนี้ไม่รู้ว่าคุณคือใคร บอกด้วย --by",
        en="This machine does not know your name; give it with --by.",
    ),
    "file_exists": Sentence(
        th="มี {file} อยู่แล้ว ถ้าจะเขียนทับให้เติม --force",
        en="{file} is there already; add --force to replace it.",
    ),
    "open_a_season": Sentence(th="เปิดด้วย ./nk season open", en="Open one with ./nk season open."),
    "bring_back": Sentence(
        th="ใช้ ./nk events edit กับ --not-cancelled",
        en="Bring it back with ./nk events edit and --not-cancelled.",
    ),
    "store_unusable": Sentence(
        th="ใช้ฐานข้อมูลไม่ได้: {reason}", en="The store cannot be used: {reason}."
    ),
    "content_unusable": Sentence(
        th="ใช้เนื้อหาไม่ได้: {reason}", en="The content cannot be used: {reason}."
    ),
    "file_unusable": Sentence(th="ใช้ {file} ไม่ได้: {reason}", en="{file} cannot be used: {reason}."),
    "traces": Sentence(
        th="ชื่อออกจากทุกตารางแล้ว แต่ไฟล์ข้างฐานข้อมูลยังเคลียร์ไม่ได้เพราะมีคนอ่านอยู่ จะหายหมดเมื่อปิดเว็บครั้งถัดไป",
        en="The name is out of every table, but traces of it stay in the store's side file, which "
        "was being read just now. They go when the site is next stopped.",
    ),
    # Questions.
    "ask_file": Sentence(th="ไฟล์ที่จะอ่าน (.csv หรือ .json)", en="File to read (.csv or .json)"),
    "ask_target": Sentence(th="ไฟล์ที่จะเขียน (.csv หรือ .json)", en="File to write (.csv or .json)"),
    "ask_copy": Sentence(th="จะย้อนกลับไปที่ไฟล์สำรองไหน", en="Copy to go back to"),
    "the_file": Sentence(th="ไฟล์", en="The file"),
    "ask_event": Sentence(th="หมายเลขกิจกรรม", en="Number of the event"),
    "the_event": Sentence(th="หมายเลขกิจกรรม", en="The event's number"),
    "ask_match": Sentence(th="หมายเลขนัด", en="Number of the match"),
    "the_match": Sentence(th="หมายเลขนัด", en="The match's number"),
    "ask_player": Sentence(th="ผู้เล่น", en="Player"),
    "the_player": Sentence(th="ผู้เล่น", en="The player"),
    "ask_nickname": Sentence(th="ชื่อเล่น", en="Nickname"),
    "the_nickname": Sentence(th="ชื่อเล่น", en="The nickname"),
    "ask_new_nickname": Sentence(th="ชื่อเล่นใหม่", en="New nickname"),
    "the_new_nickname": Sentence(th="ชื่อเล่นใหม่", en="The new nickname"),
    "ask_picture": Sentence(th="ลิงก์รูป หรือเว้นว่าง", en="Address of the picture, or nothing"),
    "ask_drop": Sentence(th="คนที่จะเลิกใช้", en="Give up"),
    "the_drop": Sentence(th="คนที่จะเลิกใช้", en="The entry to give up"),
    "ask_keep": Sentence(th="คนที่จะเก็บไว้", en="Keep"),
    "the_keep": Sentence(th="คนที่จะเก็บไว้", en="The entry to keep"),
    "ask_winner": Sentence(th="ผู้ชนะ", en="Winner"),
    "ask_winner_or_nothing": Sentence(th="ผู้ชนะ หรือเว้นว่าง", en="Winner, or nothing"),
    "ask_loser": Sentence(th="ผู้แพ้", en="Loser"),
    "ask_newcomer": Sentence(th="เพิ่ม {name} เป็นผู้เล่นใหม่ไหม", en="Add {name} as a new player?"),
    "ask_newcomers": Sentence(th="เพิ่มชื่อใหม่เหล่านี้ไหม", en="Add these new names?"),
    "ask_battles": Sentence(
        th="แบตเทิล (เช่น wx ls ws หรือเว้นว่าง)", en="Battles (such as wx ls ws, or nothing)"
    ),
    "ask_sets": Sentence(th="เซต", en="Sets"),
    "ask_event_or_nothing": Sentence(th="หมายเลขกิจกรรม หรือเว้นว่าง", en="Event number, or nothing"),
    "ask_final": Sentence(th="เป็นรอบชิงไหม", en="Was it the final?"),
    "ask_names": Sentence(th="ชื่อ คั่นด้วยลูกน้ำ", en="Names, with commas between"),
    "a_name": Sentence(th="ชื่อ", en="A name"),
    "one_name": Sentence(th="ใส่อย่างน้อยหนึ่งชื่อ", en="Write at least one name."),
    "ask_name": Sentence(th="ชื่อกิจกรรม", en="Name"),
    "ask_type": Sentence(th="ประเภท", en="Type"),
    "ask_starts": Sentence(th="เริ่ม (เช่น 22/11/2569 18:30)", en="Starts (such as 22/11/2569 18:30)"),
    "ask_ends": Sentence(th="จบ (เวลา หรือวันและเวลา)", en="Ends (a time, or a day and a time)"),
    "ask_branch": Sentence(th="สาขา ({ids} หรือเว้นว่าง)", en="Branch ({ids}, or nothing)"),
    "ask_location": Sentence(th="สถานที่", en="Location"),
    "ask_description": Sentence(th="รายละเอียด", en="Description"),
    "ask_register_url": Sentence(th="ลิงก์สมัคร (https)", en="Address to register at (https)"),
    "ask_status": Sentence(th="สถานะ", en="Status"),
    "ask_cancelled": Sentence(th="ยกเลิกแล้ว", en="Cancelled"),
    # Confirmations.
    "sure_close": Sentence(
        th="ปิดกิจกรรม {number} {name} เลยไหม{winner}", en="Close event {number}, {name}?{winner}"
    ),
    "sure_winner": Sentence(th=" ผู้ชนะคือ {name}", en=" The winner is {name}."),
    "sure_cancel": Sentence(
        th="ยกเลิกกิจกรรม {number} {name} ไหม", en="Call off event {number}, {name}?"
    ),
    "sure_delete": Sentence(
        th="ลบกิจกรรม {number} {name} ถาวรไหม", en="Delete event {number}, {name}, for good?"
    ),
    "sure_merge": Sentence(
        th="นับผลทั้งหมดของ {drop} เป็นของ {keep} ถาวรไหม",
        en="Count all results of {drop} for {keep}, for good?",
    ),
    "sure_remove": Sentence(
        th="เอาชื่อ {name} ออกจากทุกที่ถาวรไหม", en="Take the name {name} out of everything, for good?"
    ),
    "sure_record": Sentence(th="บันทึกไหม", en="Record it?"),
    "sure_undo": Sentence(
        th="ถอนผลนัด {number} {winner} ชนะ {loser} ไหม",
        en="Take back match {number}, {winner} beat {loser}?",
    ),
    "sure_close_season": Sentence(
        th="ปิดซีซัน {number} แล้วให้ทุกคนเริ่มใหม่ไหม",
        en="Close season {number} and start everyone anew?",
    ),
    "sure_adopt": Sentence(
        th="คิดแต้มซีซัน {number} ใหม่ทั้งหมดด้วยตัวเลขชุดนี้ไหม",
        en="Rate all of season {number} anew by these figures?",
    ),
    "sure_samples": Sentence(
        th="เอากิจกรรม ผู้เล่น และนัดตัวอย่างออกทั้งหมดไหม",
        en="Take out all sample events, players and matches?",
    ),
    "sure_restore": Sentence(
        th="เอา {copy} มาแทนฐานข้อมูลตอนนี้ไหม", en="Put {copy} in the place of the store?"
    ),
    # What was done.
    "event_added": Sentence(
        th="เพิ่มกิจกรรม {number} แล้ว: {name}", en="Event {number} is added: {name}."
    ),
    "event_changed": Sentence(th="แก้กิจกรรม {number} แล้ว", en="Event {number} is changed."),
    "event_unchanged": Sentence(
        th="กิจกรรม {number} เป็นแบบนั้นอยู่แล้ว", en="Event {number} says so already."
    ),
    "event_closed": Sentence(
        th="ปิดกิจกรรม {number} แล้ว: {name}{winner}", en="Event {number} is closed: {name}.{winner}"
    ),
    "event_cancelled": Sentence(
        th="ยกเลิกกิจกรรม {number} แล้ว: {name}", en="Event {number} is called off: {name}."
    ),
    "event_deleted": Sentence(
        th="ลบกิจกรรม {number} แล้ว: {name}", en="Event {number} is deleted: {name}."
    ),
    "list_changed": Sentence(
        th="กิจกรรม {number}: {changes} {now}", en="Event {number}: {changes}; {now}."
    ),
    "put_on": Sentence(th="เพิ่ม {count} คน", en="{count} added"),
    "taken_off": Sentence(th="เอาออก {count} คน", en="{count} taken off"),
    "listed_now": Sentence(th="ในรายชื่อมี {count} คน", en="{count} on the list"),
    "still_listed": Sentence(th="เหลือในรายชื่อ {count} คน", en="{count} on the list"),
    "events_taken": Sentence(th="กิจกรรม: {counts}", en="Events: {counts}."),
    "matches_taken": Sentence(th="นัด: {counts}", en="Matches: {counts}."),
    "added": Sentence(th="เพิ่ม {count}", en="{count} added"),
    "changed": Sentence(th="แก้ {count}", en="{count} changed"),
    "unchanged": Sentence(th="เหมือนเดิม {count}", en="{count} unchanged"),
    "recorded": Sentence(th="บันทึก {count}", en="{count} recorded"),
    "written_to": Sentence(th="เขียน {counts} ลง {file} แล้ว", en="{counts} written to {file}."),
    "new_name": Sentence(th="ชื่อใหม่: {name}", en="New name: {name}."),
    "new_name_alike": Sentence(
        th="ชื่อใหม่: {name} (หมายถึง {alike} หรือเปล่า)", en="New name: {name}; did you mean {alike}?"
    ),
    "player_added": Sentence(
        th="เพิ่มผู้เล่น {number} แล้ว: {name}", en="Player {number} is added: {name}."
    ),
    "player_renamed": Sentence(th="{before} เปลี่ยนเป็น {after} แล้ว", en="{before} is now {after}."),
    "player_picture": Sentence(th="เปลี่ยนรูปของ {name} แล้ว", en="{name} has another picture now."),
    "player_no_picture": Sentence(th="เอารูปของ {name} ออกแล้ว", en="{name} has no picture now."),
    "player_merged": Sentence(
        th="รวม {drop} เข้ากับ {keep} แล้ว{rated}", en="{drop} is now part of {keep}{rated}."
    ),
    "rated": Sentence(th=" เรตติ้ง {rating}", en=", rated {rating}"),
    "player_removed": Sentence(
        th="ผู้เล่น {number} ไม่มีชื่อแล้ว รวมถึงใน {lists}ของกิจกรรม (การลบ {removal})",
        en="Player {number} is anonymous now, in {lists} of events too (removal {removal}).",
    ),
    "still_in_text": Sentence(
        th="ชื่ออาจยังอยู่ในข้อความของกิจกรรม {numbers} ช่วยอ่านดูด้วย",
        en="The name may still be in the text of event {numbers}: please read it.",
    ),
    "still_in_copies": Sentence(
        th="ไฟล์สำรองที่ทำไว้ก่อนหน้ายังมีชื่อนี้ อย่าลืมลบเมื่อถึงเวลา",
        en="Copies made earlier still hold the name; delete them in time.",
    ),
    "to_be_recorded": Sentence(th="จะบันทึก", en="To be recorded"),
    "match_recorded": Sentence(th="นัด {number}", en="Match {number}"),
    "beat": Sentence(
        th="{heading}: {winner} ชนะ {loser} {score}{sweep}",
        en="{heading}: {winner} beat {loser} {score}{sweep}.",
    ),
    "with_sweep": Sentence(th=" กวาดเรียบ", en=" with a sweep"),
    "match_undone": Sentence(
        th="ถอนผลนัด {number} แล้ว ด้วยรายการ {entry}",
        en="Match {number} is taken back by entry {entry}.",
    ),
    "event_without_winner": Sentence(
        th="กิจกรรม {number} ไม่มีผู้ชนะแล้วตอนนี้", en="Event {number} has no winner now."
    ),
    "season_opened": Sentence(
        th="เปิดซีซัน {number} แล้ว: {first} ถึง {last}",
        en="Season {number} is open: {first} to {last}.",
    ),
    "season_early": Sentence(
        th="ซีซัน {number} ตั้งใจให้ถึง {last}", en="Season {number} was meant to last until {last}."
    ),
    "season_unconfirmed": Sentence(
        th="ยังมีผลในทัวร์นาเมนต์ที่รอยืนยัน {count} นัด ถ้าปิดตอนนี้จะไปนับในซีซันหน้า",
        en="Tournament results nobody has confirmed: {count}. Closed now, they count for the next.",
    ),
    "sold_out": Sentence(th="{dish} หมดแล้วที่ {at}", en="{dish} is sold out at {at}."),
    "there_again": Sentence(th="{dish} มีแล้วที่ {at}", en="{dish} is there again at {at}."),
    "nothing_sold_out": Sentence(th="ไม่มีเมนูที่หมด", en="Nothing is sold out."),
    "marked_closed": Sentence(
        th="แจ้งปิด {at} ตั้งแต่ {first} ถึง {last} แล้ว",
        en="Closed from {first} to {last}: {at}.",
    ),
    "open_again": Sentence(th="{at} เปิดตามปกติ {first}", en="Open after all on {first}: {at}."),
    "nothing_closed": Sentence(th="ไม่มีวันปิดร้านที่แจ้งไว้", en="No closing days."),
    "season_closed": Sentence(
        th="ปิดซีซัน {closed} แล้ว ซีซัน {number}: {first} ถึง {last}",
        en="Season {closed} is closed. Season {number}: {first} to {last}.",
    ),
    "season_adopted": Sentence(
        th="ซีซัน {number} คิดแต้มด้วยตัวเลขใหม่แล้ว", en="Season {number} is rated by the new figures."
    ),
    "ratings_right": Sentence(th="เรตติ้งทุกตัวตรงกับบันทึกนัด", en="Every rating is what the log gives."),
    "ratings_wrong": Sentence(
        th="มี {count} ค่าที่ไม่ตรงกับบันทึกนัด", en="{count} stored figures are not what the log gives."
    ),
    "samples_gone": Sentence(th="เอาตัวอย่างออกแล้ว", en="The samples are gone."),
    "sample_kept": Sentence(
        th="เก็บไว้เพราะมีคนแก้หรือใช้จริงแล้ว: {what} {number} {name}",
        en="Kept, as staff have changed or used it: {what} {number}, {name}.",
    ),
    "copied": Sentence(
        th="ไฟล์สำรองอยู่ที่ {file} ({size:,} ไบต์) เปิดตรวจแล้วว่าใช้ได้",
        en="The copy is in {file} ({size:,} bytes), opened and found sound.",
    ),
    "restored": Sentence(th="ฐานข้อมูลกลับเป็นตาม {copy} แล้ว", en="The store is now as in {copy}."),
    "kept_as": Sentence(
        th="ฐานข้อมูลเดิมเก็บไว้ที่ {file}", en="The store it replaced is kept as {file}."
    ),
    "signed_out": Sentence(
        th="เครื่องของ {names} ออกจากระบบแล้ว เพราะไม่แน่ใจว่ายังมีสิทธิ์อยู่ไหม "
        "ถ้ายังให้ใช้ จับคู่ใหม่ด้วย ./nk desk pair",
        en="Signed out, as it is not certain that they may still come in: the devices of {names}. "
        "Pair those that may anew with ./nk desk pair.",
    ),
    "forgotten_since": Sentence(
        th="ลบชื่อไปแล้วหลังทำไฟล์สำรองนี้: {name} (การลบ {removal}) ลบอีกครั้งด้วย "
        "./nk players remove id:{number}",
        en="Forgotten since that copy: {name} (removal {removal}), ./nk players remove id:{number}",
    ),
    "history_whole": Sentence(
        th="ประวัติครบถ้วน จำนวนรายการ {count} ลายนิ้วมือล่าสุด {hash}",
        en="The history is whole. Entries: {count}; the last fingerprint: {hash}.",
    ),
    "history_broken": Sentence(
        th="ประวัติถูกแก้ไข {reason}", en="The history was tampered with. {reason}"
    ),
    "invited": Sentence(
        th="ลิงก์ของ {name} ({role}) ใช้ได้ครั้งเดียว ภายในสิบนาที:\n{link}",
        en="For {name} ({role}), once, within ten minutes:\n{link}",
    ),
    "device_ended": Sentence(
        th="เครื่อง {number} ของ {name} ออกจากระบบแล้ว",
        en="Device {number} of {name} is signed out.",
    ),
    # In the rows of lists.
    "yes": Sentence(th="ใช่", en="yes"),
    "no_value": Sentence(th="ไม่มี", en="nothing"),
    "takes_back": Sentence(th="ถอนผลนัด {number}", en="takes back match {number}"),
    "taken_back": Sentence(th="ถอนแล้ว", en="taken back"),
    # Lists with nothing in them.
    "nothing": Sentence(th="ไม่มีอะไรให้ดู", en="Nothing to show."),
    "no_events": Sentence(th="ยังไม่มีกิจกรรม", en="No events."),
    "nobody_registered": Sentence(th="ยังไม่มีใครลงชื่อ", en="Nobody is registered."),
    "no_players": Sentence(th="ยังไม่มีผู้เล่น", en="No players."),
    "no_matches": Sentence(th="ยังไม่มีนัด", en="No matches."),
    "nobody_played": Sentence(th="ยังไม่มีใครแข่ง", en="Nobody has played yet."),
    "nobody_so_low": Sentence(
        th="ไม่มีใครถึงอันดับนี้ มีทั้งหมด {count} คน",
        en="Nobody stands that far down; there are {count}.",
    ),
    "nobody_in_season": Sentence(th="ซีซันนี้ไม่มีใครแข่ง", en="Nobody played in this season."),
    "no_seasons": Sentence(
        th="ยังไม่มีซีซัน เปิดด้วย ./nk season open", en="No seasons; open one with ./nk season open."
    ),
    "no_devices": Sentence(
        th="ยังไม่มีเครื่องที่จับคู่ไว้ สร้างลิงก์ด้วย ./nk desk pair",
        en="No device is paired. Invite one with ./nk desk pair.",
    ),
    "no_changes": Sentence(th="ยังไม่มีการเปลี่ยนแปลง", en="No changes yet."),
    # Waiting.
    "copying": Sentence(th="กำลังคัดลอกและตรวจ …", en="Copying and checking …"),
    "replaying": Sentence(th="กำลังคิดทุกนัดใหม่ …", en="Replaying every match …"),
    "reading": Sentence(th="กำลังอ่าน", en="Reading"),
}
