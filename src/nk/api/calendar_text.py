"""Writing iCalendar (RFC 5545): lines, escaping, folding, and Bangkok's time zone."""

from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Final

from nk.store.weeks import BANGKOK

_LINE_OCTETS: Final = 75

# Bangkok has kept one offset since 1920, so the zone is a single standard period.
TIME_ZONE: Final = (
    "BEGIN:VTIMEZONE",
    "TZID:Asia/Bangkok",
    "BEGIN:STANDARD",
    "DTSTART:19700101T000000",
    "TZOFFSETFROM:+0700",
    "TZOFFSETTO:+0700",
    "TZNAME:+07",
    "END:STANDARD",
    "END:VTIMEZONE",
)


def escaped(text: str) -> str:
    """Return a text value: backslash, semicolon, comma and line breaks are marked."""
    marked = text.replace("\\", "\\\\").replace(";", "\\;").replace(",", "\\,")
    lines = marked.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    return "\\n".join(_without_controls(line) for line in lines)


def local_time(moment: datetime) -> str:
    """Return a moment as Bangkok's clock shows it."""
    return moment.astimezone(BANGKOK).strftime("%Y%m%dT%H%M%S")


def utc_time(moment: datetime) -> str:
    """Return a moment in UTC."""
    return moment.astimezone(UTC).strftime("%Y%m%dT%H%M%SZ")


def to_bytes(lines: Iterable[str]) -> bytes:
    """Return the finished file: folded lines that end in CR LF."""
    return b"".join(folded(line) for line in lines)


def folded(line: str) -> bytes:
    """Fold a line at 75 octets without cutting a character in two."""
    pieces: list[bytes] = []
    current = b""
    for character in line:
        octets = character.encode("utf-8")
        # A continuation line starts with one space, which counts as well.
        room = _LINE_OCTETS if not pieces else _LINE_OCTETS - 1
        if len(current) + len(octets) > room:
            pieces.append(current)
            current = b""
        current += octets
    return b"\r\n ".join([*pieces, current]) + b"\r\n"


def _without_controls(text: str) -> str:
    return "".join(character for character in text if character == "\t" or character.isprintable())
