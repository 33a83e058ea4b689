"""content/pages/home.yaml."""

from nk.content.schema.values import ButtonText, ContentModel, Head, PictureName, Text


class HomeHero(ContentModel):
    """The first screen."""

    image: PictureName
    image_alt: Text
    heading: Text
    lead: Text
    book: ButtonText
    about: ButtonText


class HomeStats(ContentModel):
    """The words under the three figures."""

    games: Text
    branches: Text
    members: Text


class Section(ContentModel):
    """A heading and a line under it."""

    heading: Text
    lead: Text


class HomeServices(Section):
    """The services grid, with the words of its links."""

    more: ButtonText


class ComingUp(Section):
    """The next events, with the words of the link to all of them."""

    all: Text


class HomePage(ContentModel):
    """The whole page."""

    head: Head
    hero: HomeHero
    stats: HomeStats
    open: Section
    services: HomeServices
    coming: ComingUp
    testimonials: Section
    gallery: Section
    closing: Section
