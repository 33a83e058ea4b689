"""Reading letters by position: the same letter is an assist blade here and a bit there."""

from collections.abc import Sequence

from nk.rules.catalogue import Catalogue
from nk.rules.parts import Kind, Part, key

Sequences = Sequence[Sequence[Kind]]

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
    for end in range(len(letters), 0, -1):
        part = words.get(letters[:end])
        rest = None if part is None else _matched(catalogue, letters[end:], kinds[1:])
        if part is not None and rest is not None:
            return (part, *rest)
    return None
