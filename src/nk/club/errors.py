"""Everything the club can say no with: a code for programs, a sentence in both languages."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Literal

# Whoever deals with the club's refusals takes their sentences from here as well.
from nk.sentences import Language as Language
from nk.sentences import Sentence as Sentence


class StoreError(Exception):
    """The root of the store's errors."""


class UnsupportedDatabaseError(StoreError):
    """The database address is not one of the two engines the store is tested on."""


class StoreUnreadableError(StoreError):
    """The database cannot be read or written at the moment."""


class NewerStoreError(StoreError):
    """A newer version of this program has changed the tables."""

    sentence = Sentence(
        th="รุ่นใหม่กว่าแก้ตารางไปแล้ว ให้ใช้รุ่นนั้น หรือกู้ไฟล์สำรองจากก่อนอัปเกรด",
        en="a newer version has changed its tables; "
        "run that version, or restore a copy from before the upgrade",
    )

    def __init__(self) -> None:
        super().__init__(self.sentence.en)


class RefusedError(StoreError):
    """A change that is not allowed, with the reason in both languages."""

    def __init__(self, code: str, sentence: Sentence, field: str | None = None) -> None:
        super().__init__(sentence.en)
        self.code = code
        self.sentence = sentence
        self.field = field


class NotFoundError(RefusedError):
    """The event, player, match or season that was named does not exist."""

    def __init__(self, kind: str, number: object) -> None:
        names = {"event": "กิจกรรม", "player": "ผู้เล่น", "match": "นัด", "season": "ซีซัน"}
        names |= {"tournament": "ทัวร์นาเมนต์ของกิจกรรม", "stadium": "สนาม"}
        names |= {"file": "ไฟล์", "page": "หน้า"}
        sentence = Sentence(
            th=f"ไม่พบ{names.get(kind, kind)} {number}", en=f"There is no {kind} {number}."
        )
        super().__init__(f"{kind}_not_found", sentence, field=kind)


class UnclearError(RefusedError):
    """Something typed, or read from a file, is missing, wrong or can be read in two ways."""

    def __init__(self, code: str, th: str, en: str, field: str | None = None) -> None:
        super().__init__(code, Sentence(th=th, en=en), field)


class DoubtfulError(RefusedError):
    """Something that looks like a slip. The same call goes through once it is insisted on.

    `insist` names the argument that does so: `again` for a double, else `anyway`.
    """

    def __init__(
        self, code: str, th: str, en: str, *, insist: Literal["again", "anyway"] = "anyway"
    ) -> None:
        super().__init__(code, Sentence(th=th, en=en))
        self.insist: Final = insist


@dataclass(frozen=True, slots=True)
class Candidate:
    """One of several that a name can mean: how to name it alone, and what tells it apart."""

    typed: str
    shown: Sentence


class AmbiguousError(RefusedError):
    """A name that means more than one; the person at the front has to choose."""

    def __init__(
        self, code: str, sentence: Sentence, candidates: Sequence[Candidate], field: str
    ) -> None:
        super().__init__(code, sentence, field)
        self.candidates = tuple(candidates)


@dataclass(frozen=True, slots=True)
class BadRow:
    """A line of a file, and why it cannot be taken."""

    line: int
    reason: Sentence


class BadRowsError(RefusedError):
    """A file holds lines that cannot be taken, so none of it is."""

    def __init__(self, file: str, rows: Sequence[BadRow]) -> None:
        bad = "1 bad row" if len(rows) == 1 else f"{len(rows)} bad rows"
        sentence = Sentence(
            th=f"มีแถวที่ใช้ไม่ได้ {len(rows)} แถว ยังไม่ได้เปลี่ยนอะไร", en=f"{bad}: nothing was changed."
        )
        super().__init__("bad_rows", sentence, "file")
        self.file = file
        self.rows = sorted(rows, key=lambda row: row.line)


def first_reason(error: Exception) -> str:
    """Return the first line of what the database itself said, or else of the error."""
    said = str(getattr(error.__cause__, "orig", None) or error)
    return said.partition("\n")[0].rstrip(".")


def missing(fields: Mapping[str, Sentence]) -> UnclearError:
    """Say that something is missing: one field, two, or more, as people call them."""
    names = [name.en for name in fields.values()]
    if len(names) == 1:
        en = f"{names[0]} is missing."
    else:
        en = f"{', '.join(names[:-1])} and {names[-1]} are missing."
    th = f"ยังขาด {', '.join(name.th for name in fields.values())}"
    return UnclearError("missing", th, en, next(iter(fields)))


def or_list(words: Sequence[str], language: Language) -> str:
    """Write choices in one line: A, B or C."""
    if len(words) < 2:
        return "".join(words)
    last = {"th": "หรือ", "en": "or"}[language]
    return f"{', '.join(words[:-1])} {last} {words[-1]}"
