"""The names of the months as people in Bangkok type them."""

from typing import Final

_THAI: Final = (
    ("มกราคม", "มกรา", "มค"),
    ("กุมภาพันธ์", "กุมภา", "กพ"),
    ("มีนาคม", "มีนา", "มีค"),
    ("เมษายน", "เมษา", "เมย"),
    ("พฤษภาคม", "พฤษภา", "พค"),
    ("มิถุนายน", "มิถุนา", "มิย"),
    ("กรกฎาคม", "กรกฎา", "กค"),
    ("สิงหาคม", "สิงหา", "สค"),
    ("กันยายน", "กันยา", "กย"),
    ("ตุลาคม", "ตุลา", "ตค"),
    ("พฤศจิกายน", "พฤศจิกา", "พย"),
    ("ธันวาคม", "ธันวา", "ธค"),
)
ENGLISH: Final = (
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
)

_NUMBERS: Final[dict[str, int]] = {
    **{name: number for number, names in enumerate(_THAI, 1) for name in names},
    **{name.lower(): number for number, name in enumerate(ENGLISH, 1)},
    **{name[:3].lower(): number for number, name in enumerate(ENGLISH, 1)},
    "sept": 9,
}


def month_number(word: str) -> int | None:
    """Return the month a word means, whatever its dots and spaces, or None."""
    return _NUMBERS.get("".join(word.split()).replace(".", "").lower())
