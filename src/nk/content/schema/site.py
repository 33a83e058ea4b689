"""content/site.yaml: the shop's name, facts, contact and outside addresses."""

from nk.content.schema.base import ContentModel
from nk.content.schema.hours import TimeRange
from nk.content.schema.text import Text
from nk.content.schema.values import Count, Email, Host, Link, Phone, Word


class Facts(ContentModel):
    """Figures that pages quote; kept once, so they cannot disagree."""

    founded: Count
    members: Count
    team: Count
    branches: Count
    mall_branches: Count
    old_town_branches: Count
    games: Count
    booking: Text
    guarantee: Text


class Contact(ContentModel):
    """How to reach the shop, and when it answers."""

    phone: Phone
    phone_shown: Word
    chat_handle: Word
    chat_url: Link
    email: Email
    answered: TimeRange


class Social(ContentModel):
    """The shop's own accounts, all of them shown in the footer."""

    facebook: Link
    instagram: Link
    youtube: Link
    tiktok: Link
    line: Link


class OutsideLinks(ContentModel):
    """Other sites that pages hand the visitor over to."""

    menu: Link
    order: Link
    teaser: Link
    leaderboard: Link


class Site(ContentModel):
    """The whole file."""

    name: Text
    short_name: Word
    brand: Word
    description: Text
    facts: Facts
    contact: Contact
    social: Social
    links: OutsideLinks
    image_hosts: tuple[Host, ...]
