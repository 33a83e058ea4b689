"""content/services.yaml: the six things the shop offers."""

from typing import Annotated, Literal

from pydantic import Field

from nk.content.schema.base import ContentModel
from nk.content.schema.text import Text
from nk.content.schema.values import Baht, InternalPath, PictureName

Lead = Literal["tomato", "grape", "electric", "candy", "sun", "teal"]
Icon = Literal["gamepad-2", "scroll-text", "shield", "camera", "coffee", "users"]
ServiceKey = Literal[
    "play_at_shop", "board_game_script", "beyblade", "photo_booth", "nk_cafe", "team_building"
]


class Price(ContentModel):
    """The starting price as a figure and as the page shows it; no figure means: ask us."""

    from_: Annotated[Baht | None, Field(alias="from")]
    unit: Text | None
    shown: Text


class Service(ContentModel):
    """One service, as its card shows it."""

    id: Annotated[int, Field(ge=1)]
    key: ServiceKey
    lead: Lead
    icon: Icon
    image: PictureName
    title: Text
    path: InternalPath
    short: Text
    description: Text
    price: Price


Services = tuple[Service, ...]
