"""How an unquoted YAML word becomes a value.

YAML 1.1 reads `no` as false, `12:30` as 750 and `2026-11-15` as a date. Staff mean the words they
typed, so only whole numbers, decimals, true, false and null are anything but text here.
"""

import re

Scalar = str | int | float | bool | None

_INTEGER = re.compile(r"-?(0|[1-9][0-9]{0,14})")
_DECIMAL = re.compile(r"-?(0|[1-9][0-9]{0,14})\.[0-9]{1,15}")
_WORDS: dict[str, Scalar] = {"": None, "~": None, "null": None, "true": True, "false": False}


def plain_scalar(text: str) -> Scalar:
    """Give the value of an unquoted scalar."""
    if text in _WORDS:
        return _WORDS[text]
    if _INTEGER.fullmatch(text):
        return int(text)
    if _DECIMAL.fullmatch(text):
        return float(text)
    return text
