"""The parts of "Make your meeple" for those who compile no page: the server and the commands."""

from collections.abc import Sequence
from pathlib import Path

from pydantic import TypeAdapter

from nk.content.pictures.masters import find_masters
from nk.content.schema.meeple import FirstMeeple, MeepleChoice, MeepleParts
from nk.content.schema.values import Known
from nk.content.validation import read_model
from nk.content.yaml import read_document

# Not by way of the registry: all its models take a server as long to make as the rest of a start.
_FILE = "meeple.yaml"
_ADAPTER = TypeAdapter(MeepleParts)


class Kit:
    """What a meeple can be made of, and which pictures make it.

    With `stand_ins` a picture may be missing: whoever makes it needs the kit before it is there.
    """

    def __init__(self, content: Path, *, stand_ins: bool = False) -> None:
        masters, _ = find_masters(content)
        document = read_document(content / _FILE, f"content/{_FILE}")
        known = Known(routes={}, pictures=frozenset(masters), stand_ins=stand_ins)
        kit = read_model(_ADAPTER, document, known)
        self._shadow = kit.shadow
        self.first = kit.first
        self.parts: tuple[tuple[MeepleChoice, ...], ...] = (
            *(kit.body, kit.face, kit.hair, kit.hat),
            *(kit.glasses, kit.thing, kit.background),
        )
        self.sizes = tuple(map(len, self.parts))
        self._files = {name: master.path for name, master in masters.items()}

    def layers(self, choices: Sequence[int]) -> list[str]:
        """Return the names of the pictures, the lowest first, for one choice a part."""
        body, face, hair, hat, glasses, thing, background = (
            part[choice] for part, choice in zip(self.parts, choices, strict=True)
        )
        shown_hair = hair.below_hat if hat.covers and hair.below_hat else hair.image
        names = (
            *(background.image, self._shadow, body.image, face.image),
            *(shown_hair, glasses.image, hat.image, thing.image),
        )
        return [name for name in names if name is not None]

    def choices_of(self, first: FirstMeeple) -> tuple[int, ...]:
        """Return the choices of the first meeple, in the order of the parts."""
        ids = (
            *(first.body, first.face, first.hair, first.hat),
            *(first.glasses, first.thing, first.background),
        )
        return tuple(
            [choice.id for choice in part].index(chosen)
            for part, chosen in zip(self.parts, ids, strict=True)
        )

    def file_of(self, name: str) -> Path:
        """Return the master of a picture."""
        return self._files[name]
