"""Reading a Bey as players write it: `Dran Sword 3-60 F`, `Valkyrie Volt S4-70V`."""

import re
import unicodedata
from collections.abc import Sequence

from nk.rules.deck import MOST_BEYS, Bey
from nk.rules.fields import MalformedError
from nk.rules.parts import Catalogue, Kind, Part, key

Sequences = Sequence[Sequence[Kind]]

# The longest real name is under 50 characters and has at most five words.
LONGEST_TEXT = 100
MOST_HEAD_WORDS = 8

# Which kinds may follow the blade, fewest parts first: two-letter codes are tried before the same
# letters are taken for two parts, so `Tr` is Turbo and not Turn with Rush.
ONLY_BIT: Sequences = ((Kind.BIT,),)
CX_BEFORE_RATCHET: Sequences = (
    (Kind.ASSIST_BLADE,),
    (Kind.OVER_BLADE,),
    (Kind.OVER_BLADE, Kind.ASSIST_BLADE),
)
CX_AND_BIT: Sequences = (
    *CX_BEFORE_RATCHET[:1],
    (Kind.BIT,),
    (Kind.ASSIST_BLADE, Kind.BIT),
    (Kind.OVER_BLADE, Kind.ASSIST_BLADE),
    (Kind.OVER_BLADE, Kind.ASSIST_BLADE, Kind.BIT),
)


def read_codes(catalogue: Catalogue, text: str, sequences: Sequences) -> tuple[Part, ...] | None:
    """Return the parts that letters or names stand for, or None when they cannot be read."""
    letters = key(text)
    if not letters:
        # Characters that are no letters at all are not "nothing written".
        return None if text.strip() else ()
    for kinds in sequences:
        parts = _matched(catalogue, letters, kinds)
        if parts is not None:
            return parts
    return None


def _matched(catalogue: Catalogue, letters: str, kinds: Sequence[Kind]) -> tuple[Part, ...] | None:
    if not kinds:
        return None if letters else ()
    words = catalogue.words[kinds[0]]
    # Longer spellings first: full names before two-letter codes before single letters.
    for end in range(min(len(letters), LONGEST_TEXT), 0, -1):
        part = words.get(letters[:end])
        rest = None if part is None else _matched(catalogue, letters[end:], kinds[1:])
        if part is not None and rest is not None:
            return (part, *rest)
    return None


# Ratchet: sides, a hyphen, the height in tenths of a millimetre (`3-60`, `M-85`).
_RATCHET = re.compile(r"(?:[0-9]{1,2}|M)-[0-9]{2,3}", re.IGNORECASE)
# A colour or version in brackets does not make a part different.
_BRACKETS = re.compile(r"\([^()]*\)|\[[^\[\]]*\]")
_DASHES = re.compile(r"\s*[-‐‑‒–—−]\s*(?=[0-9])")
_SEPARATORS = re.compile(r"[/,;+|_]")
_SHORT_CODE = 2


def parse_deck(catalogue: Catalogue, texts: Sequence[str]) -> tuple[Bey, ...]:
    """Read the Beys of a deck, one text each; an empty text is an empty Bey."""
    if len(texts) > MOST_BEYS:
        raise MalformedError("deck", f"must have at most {MOST_BEYS} Beys")
    return tuple(parse_bey(catalogue, text) for text in texts)


def parse_bey(catalogue: Catalogue, text: str) -> Bey:
    """Read one written Bey; what cannot be read comes back as unknown, in the writer's words."""
    if len(text) > LONGEST_TEXT:
        raise MalformedError("bey", f"must have at most {LONGEST_TEXT} characters")
    # Some single characters are folded into eighteen. No name is written with those, and reading
    # them at their full length would take time that belongs to others.
    folded = unicodedata.normalize("NFKC", text)
    if len(folded) > LONGEST_TEXT:
        return Bey((), (text.strip(),))
    tidy = _tidied(catalogue, folded)
    found = _RATCHET.findall(tidy)
    if not found:
        return _joined(_read_head(catalogue, tidy, ONLY_BIT, CX_AND_BIT))
    head, tail = _RATCHET.split(tidy, maxsplit=1)
    return _joined(
        _read_head(catalogue, head, (), CX_BEFORE_RATCHET),
        *(_read_ratchet(catalogue, ratchet) for ratchet in found),
        _read_bit(catalogue, _RATCHET.sub(" ", tail)),
    )


def _tidied(catalogue: Catalogue, folded: str) -> str:
    plain = _BRACKETS.sub(" ", folded)
    plain = _SEPARATORS.sub(" ", _DASHES.sub("-", plain))
    for words in catalogue.version_words:
        plain = re.sub(re.escape(words), " ", plain, flags=re.IGNORECASE)
    return " ".join(plain.split())


_Read = tuple[tuple[Part, ...], str]


def _joined(*reads: _Read) -> Bey:
    parts = tuple(part.id for known, _ in reads for part in known)
    return Bey(parts, tuple(unknown for _, unknown in reads if unknown))


def _read_ratchet(catalogue: Catalogue, text: str) -> _Read:
    part = catalogue.words[Kind.RATCHET].get(key(text))
    return ((part,), "") if part else ((), text)


def _read_bit(catalogue: Catalogue, text: str) -> _Read:
    parts = read_codes(catalogue, text, ONLY_BIT)
    return ((), text.strip()) if parts is None else (parts, "")


def _read_head(catalogue: Catalogue, text: str, plain: Sequences, cx: Sequences) -> _Read:
    # The longest run of words that names a blade (or lock chip and main blade) is the blade; the
    # letters after it are read by their position.
    words = text.split()
    for length in range(min(len(words), MOST_HEAD_WORDS), 0, -1):
        head = catalogue.heads.get(key("".join(words[:length])))
        if head is None:
            continue
        rest = " ".join(words[length:])
        codes = read_codes(catalogue, rest, plain if len(head) == 1 else cx)
        if codes is not None:
            return head + codes, ""
        # An unread code leaves the CX blade known. Any longer word may name a derivative design,
        # which counts as a different part, so the whole name is unknown.
        short = len(head) > 1 and len(key(rest)) <= _SHORT_CODE
        return (head, rest) if short else ((), text.strip())
    return _read_fragment(catalogue, text.strip(), plain)


def _read_fragment(catalogue: Catalogue, text: str, plain: Sequences) -> _Read:
    # Half a Bey: a lock chip or main blade alone, or only the bit.
    for kind in (Kind.LOCK_CHIP, Kind.MAIN_BLADE):
        part = catalogue.words[kind].get(key(text))
        if part is not None:
            return (part,), ""
    parts = read_codes(catalogue, text, plain)
    return ((), text) if parts is None else (parts, "")
