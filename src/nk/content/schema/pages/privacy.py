"""content/pages/privacy.yaml."""

from datetime import date
from typing import Annotated

from pydantic import Field

from nk.content.schema.values import ButtonText, ContentModel, Head, Text


class PrivacyHero(ContentModel):
    """The heading, the gist in one sentence, and the stamp on the sheet."""

    heading: Text
    lead: Text
    stamp: Text
    updated: Text


class KeptThing(ContentModel):
    """A group of the table: what is kept heads it, where and how long stand below.

    What is kept in two places has two times.
    """

    what: Text
    where: Text
    long: Annotated[tuple[Text, ...], Field(min_length=1)]


class KeptTable(ContentModel):
    """All that is kept. Code words in the texts stand between asterisks."""

    heading: Text
    caption: Text
    where: Text
    long: Text
    rows: Annotated[tuple[KeptThing, ...], Field(min_length=1)]


class PrivacyRule(ContentModel):
    """One rule of the notice."""

    heading: Text
    text: Text


class PrivacyAsk(PrivacyRule):
    """Whom to ask, with the words of the link to the chat."""

    chat: ButtonText


class PrivacyPage(ContentModel):
    """The whole page; `updated` is the day the notice last changed."""

    head: Head
    updated: date
    hero: PrivacyHero
    kept: KeptTable
    rules_heading: Text
    rules: Annotated[tuple[PrivacyRule, ...], Field(min_length=1)]
    ask: PrivacyAsk
