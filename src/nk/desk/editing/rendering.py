"""Values as YAML text: strings in double quotes, collections on one line."""

import json
import math
import re
from typing import Final

from nk.content.yaml import Scalar, Value, plain_scalar
from nk.desk.editing.marks import EditError

_PLAIN_KEY: Final = re.compile(r"[A-Za-z_][A-Za-z0-9_.-]*")
# What JSON writes as it is although YAML ends a line there or cannot print it.
_UNPRINTABLE: Final = re.compile("[\x7f-\x9f\u2028\u2029\ufeff\ufffe\uffff]")
_SURROGATE: Final = re.compile("[\ud800-\udfff]")
_DECIMAL_PLACES: Final = 15


def rendered(value: Value) -> str:
    """Return a value on one line, fit for any place of a file."""
    if isinstance(value, list):
        return f"[{', '.join(rendered(item) for item in value)}]"
    if isinstance(value, dict):
        entries = [f"{rendered_key(key)}: {rendered(item)}" for key, item in value.items()]
        return f"{{{', '.join(entries)}}}"
    return rendered_scalar(value)


def rendered_scalar(value: Scalar) -> str:
    """Return a single value; what our reader would not read back is refused."""
    if isinstance(value, str):
        return _quoted(value)
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true" if value else "false"
    text = _decimal(value) if isinstance(value, float) else str(value)
    if plain_scalar(text) != value:
        raise EditError(
            "ตัวเลขนี้ใหญ่เกินไป หรือทศนิยมยาวเกินไป",
            "This number is too large, or has too many decimal places.",
        )
    return text


def rendered_key(key: str) -> str:
    """Return a key, quoted where it is not a plain word."""
    return key if _PLAIN_KEY.fullmatch(key) else _quoted(key)


def rendered_block(value: dict[str, Value], indent: str, newline: str) -> str:
    """Return a mapping with one key a line, to stand after a dash."""
    lines = [f"{rendered_key(key)}: {rendered(item)}" for key, item in value.items()]
    return f"{newline}{indent}".join(lines)


def _quoted(text: str) -> str:
    if _SURROGATE.search(text):
        raise EditError(
            "ข้อความมีตัวอักษรที่มาไม่ครบ พิมพ์ใหม่อีกที",
            "The text has half a character in it; type it again.",
        )
    escaped = json.dumps(text, ensure_ascii=False)
    return _UNPRINTABLE.sub(lambda found: f"\\u{ord(found[0]):04x}", escaped)


def _decimal(value: float) -> str:
    if not math.isfinite(value):
        raise EditError("ต้องเป็นตัวเลขธรรมดา", "This must be an ordinary number.")
    text = f"{value:.{_DECIMAL_PLACES}f}".rstrip("0")
    return f"{text}0" if text.endswith(".") else text
