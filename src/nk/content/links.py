"""The one rule for outside addresses: https, a plain public host, and no trick in the spelling.

Python and browsers read odd addresses differently (`https:\\\\host`, `https://a\\@b`), so anything
odd is refused instead of repaired: what passes here is read the same way by both.
"""

import re
from urllib.parse import urlsplit

LONGEST_LINK = 2048

_ALLOWED = re.compile(r"[A-Za-z0-9\-._~:/?#\[\]@!$&()*+,;=%]+")
_LABEL = re.compile(r"[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?")
_BROKEN_PERCENT = re.compile(r"%(?![0-9A-Fa-f]{2})")


def https_link(address: str) -> str:
    """Return the address if it is safe to link to; raise ValueError with what is wrong."""
    if len(address) > LONGEST_LINK:
        raise ValueError(f"the address is longer than {LONGEST_LINK} characters")
    if not address.startswith("https://"):
        raise ValueError("the address must start with https://")
    if not _ALLOWED.fullmatch(address):
        raise ValueError("the address has a character that must be percent-encoded")
    if _BROKEN_PERCENT.search(address):
        raise ValueError("the address has a % that is not followed by two hexadecimal digits")
    authority = re.split(r"[/?#]", address.removeprefix("https://"), maxsplit=1)[0]
    public_host(authority)
    if urlsplit(address).hostname != authority:
        raise ValueError("the host of the address can be read in two ways")
    return address


def public_host(host: str) -> str:
    """Return the host if it is a public name in lower case, without port, user or IP number."""
    labels = host.split(".")
    if "@" in host or ":" in host:
        raise ValueError("the address must not name a user or a port")
    if len(host) > 253 or len(labels) < 2 or not all(map(_LABEL.fullmatch, labels)):
        raise ValueError("the host must be a full name in lower case, such as www.example.com")
    # A last label that starts with a digit is read by browsers as part of an IP number.
    if labels[-1][0].isdigit():
        raise ValueError("the host must be a name, not an IP number")
    return host
