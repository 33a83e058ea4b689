"""content/pages/play-at-shop.yaml."""

from typing import Annotated

from pydantic import Field

from nk.content.schema.pages.home import Section
from nk.content.schema.values import ButtonText, ContentModel, Head, PictureName, Text


class PlayHero(ContentModel):
    """The first screen."""

    image: PictureName
    image_alt: Text
    image_press: Text
    badge: Text
    heading: Text
    lead: Text
    book: ButtonText
    call: ButtonText


class Highlight(ContentModel):
    """One side of the die."""

    title: Text
    text: Text


class Highlights(Section):
    """Six of them, because a die has six sides."""

    items: Annotated[tuple[Highlight, ...], Field(min_length=6, max_length=6)]


class CategoryNames(ContentModel):
    """What the kinds of games are called."""

    family: Text
    bluffing: Text
    party: Text
    deduction: Text
    strategy: Text
    economic: Text
    cooperative: Text
    abstract: Text
    dexterity: Text


class GameShelf(Section):
    """The hit games; the figures stand where `{count}` is."""

    players: Text
    minutes: Text
    categories: CategoryNames
    all: ButtonText


class TicketNames(ContentModel):
    """One text for each ticket."""

    hourly: Text
    daily: Text
    monthly: Text


class RateWords(Section, TicketNames):
    """The words around the figures of the rate tables."""

    ticket: Text
    students: Text
    general: Text
    day_all: Text
    day_each: Text
    day_wins: Text
    day_ties: Text


class ParkingNote(ContentModel):
    """Where parking is free; the branches stand where `{branches}` is."""

    heading: Text
    text: Text


class LongerTickets(ContentModel):
    """Why the longer of two tickets with the same price is the better one."""

    daily: Text
    monthly: Text


class HelperWords(Section):
    """The ticket helper: its questions, its tickets and its answers."""

    branch: Text
    who: Text
    hours: Text
    visits: Text
    hours_value: Text
    visits_value: Text
    tickets: TicketNames
    baht: Text
    best: Text
    answer: TicketNames
    reason: Text
    reason_same: LongerTickets
    against: TicketNames


class OpenWords(Section):
    """The signs that tell which branch is open."""

    way: Text


class PlayPage(ContentModel):
    """The whole page."""

    head: Head
    hero: PlayHero
    highlights: Highlights
    games: GameShelf
    rates: RateWords
    parking: ParkingNote
    helper: HelperWords
    open: OpenWords
    closing: Section
