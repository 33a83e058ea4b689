"""content/images.yaml: how wide each set of pictures is cut, and which are used by code."""

from typing import Annotated

from pydantic import Field

from nk.content.schema.base import ContentModel
from nk.content.schema.values import PictureName, Slug

Width = Annotated[int, Field(ge=16, le=4096)]
Quality = Annotated[int, Field(ge=1, le=100)]
Widths = Annotated[tuple[Width, ...], Field(min_length=1, max_length=6)]


class PictureSettings(ContentModel):
    """Widths by set, the first part of a picture's name, and the pictures pages name in code."""

    quality: Quality
    set_quality: dict[Slug, Quality] = Field(default_factory=dict)
    widths: dict[Slug, Widths]
    other_widths: Widths
    used_by_code: tuple[PictureName, ...]

    def widths_for(self, name: str) -> tuple[int, ...]:
        """Find the widths of a picture by its set."""
        return self.widths.get(_set(name), self.other_widths)

    def quality_for(self, name: str) -> int:
        """Find the quality of a picture by its set."""
        return self.set_quality.get(_set(name), self.quality)


def _set(name: str) -> str:
    return name.split("/", 1)[0]
