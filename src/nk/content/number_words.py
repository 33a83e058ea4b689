"""Small numbers as words: สี่ and four. Larger ones are read as figures in both languages."""

from typing import Final

from nk.content.schema.values import Language

_LARGEST: Final = 99
_THAI_WORDS: Final = "ศูนย์ หนึ่ง สอง สาม สี่ ห้า หก เจ็ด แปด เก้า"
_ENGLISH_WORDS: Final = (
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen "
    "fifteen sixteen seventeen eighteen nineteen"
)
_TENS_WORDS: Final = "twenty thirty forty fifty sixty seventy eighty ninety"
_THAI: Final = _THAI_WORDS.split()
_ENGLISH: Final = _ENGLISH_WORDS.split()
_ENGLISH_TENS: Final = _TENS_WORDS.split()


def number_word(number: int, language: Language) -> str:
    """Write a number as people say it, or as a figure where a word would be long."""
    if not 0 <= number <= _LARGEST:
        return f"{number:,}"
    return _thai(number) if language == "th" else _english(number)


def _thai(number: int) -> str:
    tens, ones = divmod(number, 10)
    if tens == 0:
        return _THAI[ones]
    start = {1: "", 2: "ยี่"}.get(tens, _THAI[tens]) + "สิบ"
    return start + {0: "", 1: "เอ็ด"}.get(ones, _THAI[ones])


def _english(number: int) -> str:
    if number < len(_ENGLISH):
        return _ENGLISH[number]
    tens, ones = divmod(number, 10)
    return _ENGLISH_TENS[tens - 2] + (f"-{_ENGLISH[ones]}" if ones else "")
