"""Names and texts as people type them and as they travel: one form for each, nothing invisible."""

import unicodedata
from typing import Final
from urllib.parse import quote, unquote

from nk.club.errors import RefusedError, Sentence

# Characters that turn the direction of text around and can make one name look like another.
_DIRECTION: Final = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")

_INVISIBLE: Final = Sentence(
    th="มีตัวอักษรที่มองไม่เห็นหรือใช้ไม่ได้อยู่ในข้อความ",
    en="The text holds characters that cannot be shown.",
)

# What stands in place of a removed player's name.
ANONYMOUS: Final = "Anonymous"


def one_line(text: str, field: str) -> str:
    """Return the text trimmed, composed and on one line, or refuse it."""
    cleaned = " ".join(unicodedata.normalize("NFC", text).split())
    if any(_is_unfit(character) for character in cleaned):
        raise RefusedError("unfit_text", _INVISIBLE, field)
    return cleaned


def many_lines(text: str, field: str) -> str:
    """Return a longer text with plain line breaks, or refuse it."""
    cleaned = unicodedata.normalize("NFC", text).replace("\r\n", "\n").replace("\r", "\n")
    if any(_is_unfit(character) for character in cleaned if character not in "\n\t"):
        raise RefusedError("unfit_text", _INVISIBLE, field)
    return cleaned.strip()


def name_key(name: str) -> str:
    """Return what two spellings of one name have in common."""
    return unicodedata.normalize("NFKC", name).casefold().strip()


def _is_unfit(character: str) -> bool:
    return unicodedata.category(character) in ("Cc", "Cs", "Co", "Cn") or character in _DIRECTION


# A name encoded by two programs in a row is decoded twice; nobody has been seen to do three.
_MOST_DECODINGS: Final = 2
_LONGEST: Final = 200


def encode_name(name: str) -> str:
    """Return the name as the API's contract says it travels."""
    return quote(name, safe="")


def decode_name(text: str) -> str:
    """Return a name in plain form; text that does not decode is taken as it is."""
    name = text
    for _ in range(_MOST_DECODINGS):
        try:
            decoded = unquote(name, errors="strict")
        except UnicodeDecodeError:
            break
        if decoded == name:
            break
        name = decoded
    return clean_name(name)


def clean_name(name: str) -> str:
    """Return the name on one line, without characters that cannot be seen."""
    visible = "".join(
        character if unicodedata.category(character)[0] != "C" else " " for character in name
    )
    return " ".join(visible.split())[:_LONGEST]
