"""Names as they travel: URL-encoded, sometimes twice, sometimes not at all."""

import unicodedata
from typing import Final
from urllib.parse import quote, unquote

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
