"""content/pages/events.yaml: the events page, the page of one event, the strip on the home page."""

from nk.content.schema.pages.home import Section
from nk.content.schema.values import (
    ButtonText,
    ContentModel,
    Head,
    InternalPath,
    PictureName,
    Text,
    TextList,
)


class EventsHero(ContentModel):
    """The first screen: a large ticket with a picture on it."""

    image: PictureName
    image_alt: Text
    image_press: Text
    heading: Text
    lead: Text
    stub: Text
    see: ButtonText
    see_past: ButtonText
    book: ButtonText


class EventsBooth(Section):
    """The booth where the tickets hang; the events themselves come from the API."""

    without_scripts: Text
    empty_image: PictureName
    error_image: PictureName


class EventsCalendar(Section):
    """The ways to follow all events in a calendar."""

    app: ButtonText
    google: ButtonText


class EventsRanking(Section):
    """The way from the events to what is won there."""

    image: PictureName
    link: InternalPath
    more: ButtonText


class EventScenes(ContentModel):
    """The picture above an event, by its type."""

    beyblade: PictureName
    cup: PictureName
    board: PictureName
    script: PictureName
    other: PictureName


class EventHead(ContentModel):
    """What the page of one event says of itself; `{name}` is the event's."""

    title: Text
    keywords: TextList
    scenes: EventScenes


class NextEventStrip(Section):
    """The strip on the home page, as it reads while no event is known."""

    more: ButtonText


class EventsPage(ContentModel):
    """The whole file."""

    head: Head
    hero: EventsHero
    booth: EventsBooth
    calendar: EventsCalendar
    ranking: EventsRanking
    closing: Section
    event: EventHead
    next: NextEventStrip
