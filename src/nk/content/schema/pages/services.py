"""content/pages/services.yaml."""

from nk.content.schema.pages.home import Section
from nk.content.schema.values import ButtonText, ContentModel, Head, PictureName, Text


class ServicesHero(ContentModel):
    """The first screen, with the words that name the list of all boxes."""

    image: PictureName
    image_alt: Text
    image_press: Text
    heading: Text
    lead: Text
    book: ButtonText
    index: ButtonText


class ServicesShelf(Section):
    """The shelf of six boxes; `open` is the link on each of them."""

    open: ButtonText


class Reason(ContentModel):
    """One face of the die. Its figure and heading may quote facts, such as `{games}`."""

    figure: Text
    heading: Text
    text: Text


class KnownReason(ContentModel):
    """A face whose heading is kept with the facts of the shop."""

    figure: Text
    text: Text


class WhyChoose(Section):
    """Six reasons, one for each face of a die."""

    booking: KnownReason
    guarantee: KnownReason
    games: Reason
    teaching: Reason
    members: Reason
    branches: Reason


class ServicesCall(Section):
    """The last word: over to the contact page, or straight to the chat."""

    contact: ButtonText
    chat: ButtonText


class ServicesPage(ContentModel):
    """The whole page."""

    head: Head
    hero: ServicesHero
    shelf: ServicesShelf
    why: WhyChoose
    call: ServicesCall
