"""content/pages/about.yaml."""

from typing import Annotated, Literal

from pydantic import Field

from nk.content.schema.pages.home import Section
from nk.content.schema.team import Generation, Role
from nk.content.schema.values import ButtonText, ContentModel, Head, PictureName, Text


class AboutHero(ContentModel):
    """The first screen: a group photograph with a line written under it."""

    image: PictureName
    image_alt: Text
    image_press: Text
    caption: Text
    heading: Text
    lead: Text
    team: ButtonText


class StoryPicture(ContentModel):
    """A snapshot glued beside a paragraph."""

    image: PictureName
    alt: Text


class StoryStop(ContentModel):
    """One paragraph of the story, with the figure or the snapshot that goes with it.

    The text may quote the facts of the shop by name, such as `{members}`.
    """

    heading: Text
    text: Text
    stat: Literal["founded", "members", "branches"] | None = None
    picture: StoryPicture | None = None


class StoryStats(ContentModel):
    """The words beside the three figures."""

    founded: Text
    members: Text
    branches: Text


class Story(ContentModel):
    """How the shop came to be, told along the spaces of a board."""

    heading: Text
    start: ButtonText
    finish: Text
    stats: StoryStats
    stops: Annotated[tuple[StoryStop, ...], Field(min_length=5, max_length=5)]


class GenerationWords(ContentModel):
    """The label of a generation, and what it is known for."""

    id: Generation
    label: Text
    note: Text


class RoleWords(ContentModel):
    """The label of a role."""

    id: Role
    label: Text


class TeamWords(Section):
    """The words around the team's cards; the lists are in the order shown."""

    filter: Text
    everyone: Text
    count: Text
    likes: Text
    generations: tuple[GenerationWords, ...]
    roles: tuple[RoleWords, ...]


class AboutPage(ContentModel):
    """The whole page."""

    head: Head
    hero: AboutHero
    story: Story
    team: TeamWords
    closing: Section
    book: ButtonText
