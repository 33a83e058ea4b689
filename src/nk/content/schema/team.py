"""The people of the shop, and the galleries of its branches."""

from typing import Annotated, Literal

from pydantic import AfterValidator, Field, StringConstraints, ValidationInfo, model_validator

from nk.content.schema.values import ContentModel, PictureName, Text, known_from
from nk.sentences import WrongValueError

Role = Literal["co_founder", "ceo", "branch_manager", "product_manager", "game_master", "support"]
Generation = Literal["gen_1", "gen_2", "gen_3", "new_gen"]
Colour = Annotated[str, StringConstraints(pattern=r"^#[0-9A-Fa-f]{6}$")]
MemberId = Annotated[str, StringConstraints(pattern=r"^[0-9]{2}$")]
Clay = Literal["tomato", "teal", "sun", "candy", "grape", "sky", "leaf", "peach", "cocoa", "mint"]
Hair = Literal["short", "bob", "bun", "curls", "long", "ponytail", "spiky", "none"]
Hat = Literal[
    "none",
    "cap",
    "beanie",
    "chef",
    "wizard",
    "crown",
    "headphones",
    "detective",
    "party",
    "visor",
    "flower",
]
Prop = Literal[
    "none",
    "die",
    "card",
    "cup",
    "box",
    "top",
    "camera",
    "clipboard",
    "magnifier",
    "tray",
    "megaphone",
    "book",
    "controller",
    "flower",
]


class Look(ContentModel):
    """How the artists draw a portrait. Pages never show it; whoever has a photograph needs none."""

    colour: Clay
    hair: Hair
    hair_colour: Colour
    hat: Hat
    glasses: Literal["none", "round", "square", "star"]
    prop: Prop
    face: Literal["smile", "happy", "wink", "determined", "surprised"]
    background: Colour

    @property
    def silhouette(self) -> tuple[str, ...]:
        """What tells two meeples apart from across the room."""
        return (self.colour, self.hair, self.hat, self.glasses)


class Member(ContentModel):
    """One person, as the card on the about page shows them."""

    id: MemberId
    name: Text
    role: Role
    generation: Generation
    image: PictureName
    favourite: Text
    look: Annotated[Look | None, Field(exclude=True)] = None

    @model_validator(mode="after")
    def _own_portrait(self, info: ValidationInfo) -> "Member":
        if self.image != f"team/{self.id}":
            raise WrongValueError(
                f"รูปของคนที่ {self.id} ต้องชื่อ team/{self.id}",
                f"the portrait of {self.id} is named team/{self.id}",
            )
        known = known_from(info)
        if self.look is None and not known.stand_ins and self.image not in known.photographs:
            raise WrongValueError(
                f"ยังไม่มีรูปถ่าย {self.image} ใส่รูปก่อน หรือกรอกหน้าตาให้วาดแทน",
                f"put a photograph at images/{self.image}.jpg, or describe a drawing in `look`",
            )
        return self


def _all_different(team: tuple[Member, ...]) -> tuple[Member, ...]:
    """Refuse a second member of the same number, or one drawn like another."""
    numbers: set[str] = set()
    drawn: dict[tuple[str, ...], str] = {}
    for member in team:
        if member.id in numbers:
            raise WrongValueError(
                f"มีสองคนใช้รหัส {member.id} ให้แต่ละคนใช้คนละรหัส",
                f"two members have the id {member.id}; give each their own",
            )
        numbers.add(member.id)
        if member.look is None:
            continue
        twin = drawn.setdefault(member.look.silhouette, member.id)
        if twin != member.id:
            raise WrongValueError(
                f"{member.id} หน้าตาเหมือน {twin} เปลี่ยนสี ทรงผม หมวก หรือแว่น",
                f"{member.id} looks like {twin}; change colour, hair, hat or glasses",
            )
    return team


Team = Annotated[tuple[Member, ...], AfterValidator(_all_different)]


class GalleryPicture(ContentModel):
    """A picture and what is seen in it."""

    image: PictureName
    caption: Text


Pictures = Annotated[tuple[GalleryPicture, ...], Field(min_length=1)]


class Galleries(ContentModel):
    """One gallery a branch, named by the branch's id."""

    bangkae: Pictures
    srinakarin: Pictures
    samyan: Pictures
    phranakhon: Pictures
