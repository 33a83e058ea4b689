"""What every form and answer of the desk is built from."""

from pydantic import BaseModel, ConfigDict

from nk.club.errors import Sentence


class Sent(BaseModel):
    """What a screen sends."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class Words(BaseModel):
    """A sentence in both languages."""

    th: str
    en: str


def words(sentence: Sentence) -> Words:
    """Return a sentence as a body."""
    return Words(th=sentence.th, en=sentence.en)


class Nothing(Sent):
    """A write that needs no words."""
