"""content/pages/contact.yaml."""

from typing import Annotated

from pydantic import Field

from nk.content.schema.pages.home import Section
from nk.content.schema.values import ButtonText, ContentModel, Head, PictureName, Text


class ContactHero(ContentModel):
    """The first screen."""

    image: PictureName
    image_alt: Text
    image_press: Text
    heading: Text
    lead: Text
    book: ButtonText


class BranchWords(Section):
    """The labels of the branch cards and of the branch shown large."""

    choose: ButtonText
    chosen: ButtonText
    address: Text
    maps: ButtonText
    phone: Text
    hours: Text
    transport: Text
    social: Text
    walk: Text
    not_to_scale: Text


class MapLabels(ContentModel):
    """What stands on every model of a walk."""

    station: Text
    exit: Text
    road: Text
    place: Text


class BangkaeLabels(MapLabels):
    """A walkway from an elevated station, a canal behind the mall."""

    walkway: Text
    canal: Text


class SrinakarinLabels(MapLabels):
    """A monorail along the road, a park beside the mall."""

    line: Text
    park: Text


class SamyanLabels(MapLabels):
    """A tunnel under a crossing, with a tower and a temple around it."""

    crossing: Text
    tunnel: Text
    square: Text
    temple: Text


class PhranakhonLabels(MapLabels):
    """The flower market between the station, the river and a bridge."""

    market: Text
    river: Text
    bridge: Text


class Route(ContentModel):
    """The way from the station to the table."""

    image: PictureName
    alt: Text
    steps: Annotated[tuple[Text, ...], Field(min_length=2, max_length=5)]


class BangkaeRoute(Route):
    """To Bangkae."""

    labels: BangkaeLabels


class SrinakarinRoute(Route):
    """To Srinakarin."""

    labels: SrinakarinLabels


class SamyanRoute(Route):
    """To Samyan."""

    labels: SamyanLabels


class PhranakhonRoute(Route):
    """To Phra Nakhon."""

    labels: PhranakhonLabels


class Routes(ContentModel):
    """One route a branch, because the names on each model differ."""

    bangkae: BangkaeRoute
    srinakarin: SrinakarinRoute
    samyan: SamyanRoute
    phranakhon: PhranakhonRoute


class Question(ContentModel):
    """A question and its answer; what it is about may have a picture."""

    image: PictureName | None = None
    question: Text
    answer: Text


class Questions(Section):
    """The questions asked most."""

    items: Annotated[tuple[Question, ...], Field(min_length=1)]


class ContactPage(ContentModel):
    """The whole page."""

    head: Head
    hero: ContactHero
    branches: BranchWords
    routes: Routes
    faq: Questions
    closing: Section
