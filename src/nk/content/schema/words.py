"""Words of the interface, and the glossary of words that stay whole."""

from typing import Annotated

from pydantic import AfterValidator, Field, StringConstraints, WithJsonSchema

from nk.content.schema.values import ContentModel, Text, Word

WordKey = Annotated[str, StringConstraints(pattern=r"^[a-z0-9_]+(\.[a-z0-9_]+)+$")]
Words = Annotated[
    dict[WordKey, Text],
    WithJsonSchema(
        {"type": "object", "x-typescript": "Record<WordKey, string>"}, mode="serialization"
    ),
]


ThaiWord = Annotated[str, StringConstraints(pattern=r"^[\u0e01-\u0e4e]{2,}$")]


def _longest_first(words: tuple[str, ...]) -> tuple[str, ...]:
    """Order the words so that the first one that fits is the longest that fits."""
    return tuple(sorted(set(words), key=lambda word: (-len(word), word)))


WordList = Annotated[tuple[ThaiWord, ...], AfterValidator(_longest_first)]


Variants = dict[Word, Annotated[tuple[Word, ...], Field(min_length=1)]]


class Spellings(ContentModel):
    """For each language: the spelling we use, and those that are refused."""

    th: Variants = Field(default_factory=dict)
    en: Variants = Field(default_factory=dict)


class Glossary(ContentModel):
    """`keep_together` stays on one line; `may_break` are good breaks that only look wrong."""

    keep_together: WordList
    may_break: Annotated[WordList, Field(exclude=True)] = ()
    spellings: Annotated[Spellings, Field(exclude=True)] = Spellings()
