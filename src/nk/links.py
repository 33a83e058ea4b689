"""The one rule for outside addresses: https, a public host, and no trick in the spelling.

Python and browsers read odd addresses differently (`https:\\\\host`, `https://a\\@b`), so anything
odd is refused instead of repaired: what passes is read in the same way by both. The rule is asked
when an address is written, by staff or in the content, and again when it is shown.
"""

import re
import unicodedata
from typing import Final

from nk.sentences import WrongValueError

LONGEST_LINK: Final = 2_048

# Printable ASCII that browsers leave as it is; a backslash, a quote, < and > never pass.
_LINK: Final = re.compile(
    r"https://(?P<host>[A-Za-z0-9.-]{1,253})(?::443)?(?P<rest>[/?#][!#$%&()*+,\-./0-9:;=?@A-Z_a-z~]*)?"
)
_LABEL: Final = re.compile(r"[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?")
_PERCENT: Final = re.compile(r"%(?![0-9A-Fa-f]{2})")
# Browsers resolve these segments before asking, so the address shown would not be the one used.
_DOT_SEGMENT: Final = re.compile(r"/(\.|%2e){1,2}(?=[/?#]|$)", re.IGNORECASE)
_PICTURE_PATH: Final = re.compile(r"(/[A-Za-z0-9_-][A-Za-z0-9._-]*)+")


def checked_link(address: str) -> str:
    """Return the address in its one normal form; raise ValueError with what is wrong."""
    if len(address) > LONGEST_LINK:
        raise WrongValueError(
            f"ลิงก์ยาวเกิน {LONGEST_LINK} ตัวอักษร ใช้ลิงก์ที่สั้นกว่านี้",
            f"the address is longer than {LONGEST_LINK} characters",
        )
    if not address.startswith("https://"):
        raise WrongValueError("ลิงก์ต้องขึ้นต้นด้วย https://", "the address must start with https://")
    found = _LINK.fullmatch(address)
    if not found:
        raise WrongValueError(
            "ลิงก์นี้มีเว้นวรรคหรือตัวอักษรที่ใช้ไม่ได้ ก๊อปจากเบราว์เซอร์มาใหม่ทั้งอัน",
            "the address must be https://, a host without user or port, and a path in plain"
            " characters; percent-encode all others",
        )
    host, rest = public_host(found["host"].lower()), found["rest"] or "/"
    if _PERCENT.search(rest):
        raise WrongValueError(
            "เครื่องหมาย % ในลิงก์ไม่ครบ ก๊อปลิงก์มาใหม่ทั้งอัน",
            "the address has a % that is not followed by two hexadecimal digits",
        )
    if _DOT_SEGMENT.search(re.split(r"[?#]", rest, maxsplit=1)[0]):
        raise WrongValueError(
            "ในลิงก์มีส่วนที่เป็นจุดล้วน ก๊อปลิงก์มาใหม่ทั้งอัน",
            "the address has a part that is only dots",
        )
    return f"https://{host}{rest if rest.startswith('/') else '/' + rest}"


def safe_link(address: str) -> str | None:
    """Return the address in its one normal form, or None when it must not be a link."""
    try:
        return checked_link(address)
    except ValueError:
        return None


def safe_picture(address: str) -> str | None:
    """Return a picture's address: one of our own paths, or a safe link."""
    if len(address) <= LONGEST_LINK and _PICTURE_PATH.fullmatch(address):
        return address
    return safe_link(address)


def public_host(host: str) -> str:
    """Return the host if it is a public name in lower case, without port, user or IP number."""
    labels = host.split(".")
    if len(host) > 253 or len(labels) < 2 or not all(map(_LABEL.fullmatch, labels)):
        raise WrongValueError(
            "ชื่อเว็บต้องครบและเป็นตัวพิมพ์เล็ก เช่น www.example.com",
            "the host must be a full name in lower case, such as www.example.com",
        )
    # A last label that is a number makes the whole host an IPv4 address to a browser.
    if not labels[-1][0].isalpha() or len(labels[-1]) < 2:
        raise WrongValueError("ใช้ชื่อเว็บ ใช้เลข IP ไม่ได้", "the host must be a name, not an IP number")
    if not all(map(_is_readable, labels)):
        raise WrongValueError(
            "ชื่อเว็บมีส่วนที่เบราว์เซอร์อ่านไม่ออก ก๊อปลิงก์มาใหม่ทั้งอัน",
            "the host has a part that no browser can read",
        )
    return host


def _is_readable(label: str) -> bool:
    """Tell whether an internationalised label decodes, as browsers demand."""
    if not label.startswith("xn--"):
        return "--" not in label[2:4]
    try:
        decoded = label.removeprefix("xn--").encode("ascii").decode("punycode")
    except UnicodeError:
        return False
    folded = unicodedata.normalize("NFKC", decoded).casefold()
    fit = decoded.isprintable() and not decoded.isascii() and decoded == folded
    return fit and decoded.encode("punycode").decode("ascii") == label.removeprefix("xn--")
