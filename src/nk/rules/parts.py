"""What a Bey is made of: the kinds of parts, and one part with all its names."""

import unicodedata
from dataclasses import dataclass
from enum import StrEnum


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
