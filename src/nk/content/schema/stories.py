"""content/stories.yaml: the scripted mysteries."""

from typing import Annotated

from pydantic import Field

from nk.content.schema.base import ContentModel
from nk.content.schema.service_parts import GroupSize
from nk.content.schema.text import Text
from nk.content.schema.values import PictureName, Slug

Level = Annotated[int, Field(ge=1, le=5)]
Minutes = Annotated[int, Field(ge=1, le=600)]


class StoryLevels(ContentModel):
    """How much a story asks of its players, each from 1 to 5."""

    difficulty: Level
    investigation: Level
    roleplay: Level


class Story(ContentModel):
    """One case file."""

    id: Slug
    name: Text
    theme: Text
    text: Text
    stamp: Text
    levels: StoryLevels
    players: GroupSize
    minutes: Minutes
    image: PictureName
    image_alt: Text


Stories = Annotated[tuple[Story, ...], Field(min_length=1)]
