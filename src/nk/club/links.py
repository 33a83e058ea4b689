"""Links that staff write: refused with a sentence unless they keep the rule of `nk.links`."""

from collections.abc import Sequence
from typing import Final

from nk.club.errors import RefusedError, Sentence
from nk.links import safe_link, safe_picture
from nk.rules.meeple import read_code

_SENTENCE: Final = Sentence(
    th="ลิงก์ต้องเป็น https:// ของเว็บจริง ไม่มีช่องว่างหรือตัวอักษรแปลก ๆ",
    en="A link must be a plain https:// address of a public site, without odd characters.",
)


def required_link(address: str, field: str) -> str:
    """Return the link in its normal form, or refuse the change that carries it."""
    link = safe_link(address)
    if link is None:
        raise RefusedError("unsafe_link", _SENTENCE, field)
    return link


def required_picture(address: str, field: str) -> str:
    """Return the picture's address, or refuse the change that carries it."""
    picture = safe_picture(address)
    if picture is None:
        raise RefusedError("unsafe_link", _SENTENCE, field)
    return picture


_NO_MEEPLE: Final = Sentence(
    th="ไม่มีมีเพิลรหัสนี้ ลองดูรหัสในหน้าแต่งมีเพิลอีกครั้ง",
    en="There is no meeple of that code; look at it again on the page where it was made.",
)


def required_meeple(code: str, sizes: Sequence[int]) -> str:
    """Return the address of a meeple's picture, or refuse a code that is none."""
    known = code.strip().lower()
    if read_code(known, sizes) is None:
        raise RefusedError("no_such_meeple", _NO_MEEPLE, "meeple")
    return meeple_picture(known)


def meeple_picture(code: str) -> str:
    """Return the address where the site draws the meeple of a code."""
    return f"/meeple/{code}.webp"
