"""Which addresses may become a link. Checked when written and again when shown."""

import re
import unicodedata
from typing import Final

from nk.club.errors import RefusedError, Sentence
from nk.club.store.columns import LINK_LENGTH

_SENTENCE: Final = Sentence(
    th="ลิงก์ต้องเป็น https:// ของเว็บจริง ไม่มีช่องว่างหรือตัวอักษรแปลก ๆ",
    en="A link must be a plain https:// address of a public site, without odd characters.",
)

# Printable ASCII that browsers leave as it is; a backslash, a quote, < and > never pass.
_LINK: Final = re.compile(
    r"https://(?P<host>[A-Za-z0-9.-]{1,253})(?::443)?(?P<rest>[/?#][!#$%&'()*+,\-./0-9:;=?@A-Z_a-z~]*)?"
)
_LABEL: Final = re.compile(r"[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?")
_PERCENT: Final = re.compile(r"%(?![0-9A-Fa-f]{2})")
# Browsers resolve these segments before asking, so the address shown would not be the one used.
_DOT_SEGMENT: Final = re.compile(r"/(\.|%2e){1,2}(?=[/?#]|$)", re.IGNORECASE)
_PICTURE_PATH: Final = re.compile(r"(/[A-Za-z0-9_-][A-Za-z0-9._-]*)+")


def safe_link(address: str) -> str | None:
    """Return the address in its one normal form, or None when it must not be a link.

    The rule is narrow on purpose: only what Python and every browser read in the same way.
    """
    if len(address) > LINK_LENGTH or not (found := _LINK.fullmatch(address)):
        return None
    host, rest = found["host"].lower(), found["rest"] or "/"
    if not _is_public_name(host) or _PERCENT.search(rest):
        return None
    if _DOT_SEGMENT.search(re.split(r"[?#]", rest, maxsplit=1)[0]):
        return None
    return f"https://{host}{rest if rest.startswith('/') else '/' + rest}"


def required_link(address: str, field: str) -> str:
    """Return the link in its normal form, or refuse the change that carries it."""
    link = safe_link(address)
    if link is None:
        raise RefusedError("unsafe_link", _SENTENCE, field)
    return link


def safe_picture(address: str) -> str | None:
    """Return a picture's address: one of our own paths, or a safe link."""
    if len(address) <= LINK_LENGTH and _PICTURE_PATH.fullmatch(address):
        return address
    return safe_link(address)


def required_picture(address: str, field: str) -> str:
    """Return the picture's address, or refuse the change that carries it."""
    picture = safe_picture(address)
    if picture is None:
        raise RefusedError("unsafe_link", _SENTENCE, field)
    return picture


def _is_public_name(host: str) -> bool:
    """Tell a public host name from an IP address in any of the ways browsers read one."""
    labels = host.split(".")
    if len(labels) < 2 or not all(_LABEL.fullmatch(label) for label in labels):
        return False
    # A last label that is a number makes the whole host an IPv4 address to a browser.
    last = labels[-1]
    return last[0].isalpha() and len(last) >= 2 and all(map(_is_readable, labels))


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
