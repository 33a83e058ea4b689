"""What a Bey is made of, and the parts the shop knows."""

import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from itertools import product

from nk.rules.fields import MalformedError, a_flag, a_list, a_mapping, a_text, a_word, only


class Kind(StrEnum):
    """What a part is for."""

    BLADE = "blade"
    LOCK_CHIP = "lock_chip"
    MAIN_BLADE = "main_blade"
    OVER_BLADE = "over_blade"
    ASSIST_BLADE = "assist_blade"
    RATCHET = "ratchet"
    BIT = "bit"


@dataclass(frozen=True, slots=True)
class Part:
    """One part, whatever its colour and whichever company sells it.

    Same-named parts count as the same; regional name variants are equal, so both names stand on
    one part. Derivative designs count as different and are parts of their own.
    """

    id: str
    kind: Kind
    tt: str | None = None
    hasbro: str | None = None
    aliases: tuple[str, ...] = ()
    # The letters a bit or an assist blade is written with: `F`, `LF`, `S`.
    code: str | None = None
    line: str | None = None
    product: str | None = None
    integrated_ratchet: bool = False
    metal: bool = False
    once_per_deck: bool = False
    banned: bool = False
    # Jurassic World versions and the modes of Lightning L-Drago count as the part named here.
    same_as: str | None = None

    @property
    def identity(self) -> str:
        """Return the id that decides whether two parts are the same part."""
        return self.same_as or self.id

    @property
    def names(self) -> tuple[str, ...]:
        """Return every name the part is known by, the first one for showing."""
        return tuple(name for name in (self.tt, self.hasbro, *self.aliases) if name)

    @property
    def label(self) -> str:
        """Return the name to show, with the code it is written by."""
        return f"{self.names[0]} ({self.code})" if self.code else self.names[0]


def key(text: str) -> str:
    """Return the letters and digits of a name, so that spacing, case and hyphens do not matter."""
    return "".join(c for c in unicodedata.normalize("NFKC", text).casefold() if c.isalnum())


MOST_PARTS = 2000
MOST_ALIASES = 20

_FLAGS = ("integrated_ratchet", "metal", "once_per_deck", "banned")
_TEXTS = ("code", "line", "product", "same_as")


@dataclass(frozen=True, slots=True)
class Catalogue:
    """All known parts, with the look-ups that reading a written Bey needs."""

    parts: Mapping[str, Part]
    # By kind, then by the key of a name or code.
    words: Mapping[Kind, Mapping[str, Part]]
    # What stands before the ratchet: a blade, or a lock chip and a main blade in either order.
    heads: Mapping[str, tuple[Part, ...]]
    # Words that mark a version and never make a part different.
    version_words: tuple[str, ...] = ()


def catalogue_from(data: Mapping[str, object]) -> Catalogue:
    """Build the catalogue; `MalformedError` names the part that is wrong."""
    only(data, {"version_words", "parts"})
    listed = a_list(data.get("parts"), "parts", MOST_PARTS)
    parts: dict[str, Part] = {}
    for entry in listed:
        part = _part(a_mapping(entry, "parts"))
        if part.id in parts:
            raise MalformedError(f"parts.{part.id}", "is listed twice")
        parts[part.id] = part
    _check_originals(parts)
    words = _words(parts.values())
    versions = _texts(data.get("version_words", []), "version_words")
    return Catalogue(parts, words, _heads(parts.values()), versions)


def _part(data: Mapping[str, object]) -> Part:
    part_id = a_text(data, "id")
    try:
        return _named(part_id, data)
    except MalformedError as error:
        raise MalformedError(f"parts.{part_id}.{error.field}", error.problem) from error


def _named(part_id: str, data: Mapping[str, object]) -> Part:
    only(data, {"id", "kind", "names", "aliases", *_FLAGS, *_TEXTS})
    names = a_mapping(data.get("names"), "names")
    only(names, {"tt", "hasbro"})
    if not names:
        raise MalformedError("names", "must give at least one name")
    flags = {flag: a_flag(data, flag) for flag in _FLAGS if flag in data}
    texts = {text: a_text(data, text) for text in _TEXTS if text in data}
    return Part(
        id=part_id,
        kind=a_word(data, "kind", Kind),
        tt=a_text(names, "tt") if "tt" in names else None,
        hasbro=a_text(names, "hasbro") if "hasbro" in names else None,
        aliases=_texts(data.get("aliases", []), "aliases"),
        integrated_ratchet=flags.get("integrated_ratchet", False),
        metal=flags.get("metal", False),
        once_per_deck=flags.get("once_per_deck", False),
        banned=flags.get("banned", False),
        code=texts.get("code"),
        line=texts.get("line"),
        product=texts.get("product"),
        same_as=texts.get("same_as"),
    )


def _texts(value: object, field: str) -> tuple[str, ...]:
    return tuple(a_text({field: text}, field) for text in a_list(value, field, MOST_ALIASES))


def _check_originals(parts: Mapping[str, Part]) -> None:
    for part in parts.values():
        if part.same_as is None:
            continue
        original = parts.get(part.same_as)
        if original is None or original.same_as or original.kind is not part.kind:
            raise MalformedError(f"parts.{part.id}.same_as", "must name an original of its kind")


def _words(parts: Iterable[Part]) -> dict[Kind, dict[str, Part]]:
    words: dict[Kind, dict[str, Part]] = {kind: {} for kind in Kind}
    for part in parts:
        spellings = (*part.names, *([part.code] if part.code else []))
        for spelling in spellings:
            known = words[part.kind].setdefault(key(spelling), part)
            if known is not part:
                raise MalformedError(f"parts.{part.id}", f"is written like {known.id}")
    return words


def _heads(parts: Iterable[Part]) -> dict[str, tuple[Part, ...]]:
    by_kind: dict[Kind, list[Part]] = {kind: [] for kind in Kind}
    for part in parts:
        by_kind[part.kind].append(part)
    heads: dict[str, tuple[Part, ...]] = {}
    # One company writes the lock chip first, the other the main blade.
    for chip, main in product(by_kind[Kind.LOCK_CHIP], by_kind[Kind.MAIN_BLADE]):
        for chip_name, main_name in product(chip.names, main.names):
            heads[key(chip_name + main_name)] = (chip, main)
            heads[key(main_name + chip_name)] = (chip, main)
    # A blade that is sold under such a name is that blade.
    for blade in by_kind[Kind.BLADE]:
        heads |= {key(name): (blade,) for name in blade.names}
    return heads
