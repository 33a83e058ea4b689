"""Names and texts as people type them and as they travel: one form for each, nothing invisible.

Every name passes here before it is kept or compared, so that "Ann  Lee", " ann lee" and a copy
with an invisible character in it are one name everywhere.
"""

import re
import unicodedata
from collections.abc import Iterable
from difflib import get_close_matches
from typing import Final
from urllib.parse import quote, unquote

from nk.club.errors import RefusedError, Sentence

# Characters that turn the direction of text around and can make one name look like another.
_DIRECTION: Final = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
# What copying from a web page or a chat leaves in a text: breaks of no width, soft hyphens, and
# marks of direction that turn nothing around. Joiners stay, as they make one emoji of several.
_LEFT_OVER: Final = dict.fromkeys(map(ord, "\u200b\u2060\ufeff\u00ad\u200e\u200f\u061c"))
# At an end there is nothing to join.
_JOINS_NOTHING: Final = " \u200c\u200d"
# They choose how the character before them is drawn, in colour or plain.
_VARIATION_SELECTORS: Final = re.compile("[\u180b-\u180d\u180f\ufe00-\ufe0f\U000e0100-\U000e01ef]")

_INVISIBLE: Final = Sentence(
    th="มีตัวอักษรที่มองไม่เห็นหรือใช้ไม่ได้อยู่ในข้อความ",
    en="The text holds characters that cannot be shown.",
)

# What stands in place of a removed player's name.
ANONYMOUS: Final = "Anonymous"


def one_line(text: str, field: str) -> str:
    """Return the text trimmed, composed and on one line, or refuse it."""
    words = unicodedata.normalize("NFC", text.translate(_LEFT_OVER)).split()
    cleaned = " ".join(words).strip(_JOINS_NOTHING)
    if any(_is_unfit(character) for character in cleaned):
        raise RefusedError("unfit_text", _INVISIBLE, field)
    return cleaned if _visible(cleaned) else ""


def many_lines(text: str, field: str) -> str:
    """Return a longer text with plain line breaks, or refuse it."""
    cleaned = unicodedata.normalize("NFC", text).replace("\r\n", "\n").replace("\r", "\n")
    if any(_is_unfit(character) for character in cleaned if character not in "\n\t"):
        raise RefusedError("unfit_text", _INVISIBLE, field)
    return cleaned.strip()


def name_key(name: str) -> str:
    """Return what all spellings of one name have in common.

    The store keeps it, so a change of it needs a migration; `web/src/lib/text/name-key.ts`
    compares names the same way.
    """
    folded = unicodedata.normalize("NFKC", _visible(name)).casefold()
    return " ".join(folded.split())


# Tone marks and the shortening mark of Thai, which are left out when typing in haste.
_THAI_MARKS: Final = frozenset("\u0e47\u0e48\u0e49\u0e4a\u0e4b\u0e4c")


def search_key(name: str) -> str:
    """Return a name as it is searched for: no capitals, spaces, accents or tone marks."""
    apart = unicodedata.normalize("NFKD", _visible(name)).casefold()
    return "".join(
        character
        for character in apart
        if character not in _THAI_MARKS
        and not character.isspace()
        # Accents only: Thai vowels above and below the line count as combining too.
        and not "\u0300" <= character <= "\u036f"
    )


def alike(name: str, known: Iterable[str], most: int = 3) -> list[str]:
    """Return the known names that the one typed may have been meant for, the likeliest first."""
    by_key = {name_key(other): other for other in known}
    return [by_key[key] for key in get_close_matches(name_key(name), by_key, n=most)]


def _visible(text: str) -> str:
    """Return the text without all that takes up no place and only tells how the rest is drawn."""
    shown = (character for character in text if unicodedata.category(character) != "Cf")
    return _VARIATION_SELECTORS.sub("", "".join(shown))


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
