"""content/glossary.yaml: Thai words that must not be cut at the end of a line."""

from typing import Annotated

from pydantic import AfterValidator, Field, StringConstraints

from nk.content.schema.base import ContentModel

ThaiWord = Annotated[str, StringConstraints(pattern=r"^[\u0e01-\u0e4e]{2,}$")]


def _longest_first(words: tuple[str, ...]) -> tuple[str, ...]:
    """Order the words so that the first one that fits is the longest that fits."""
    return tuple(sorted(set(words), key=lambda word: (-len(word), word)))


WordList = Annotated[tuple[ThaiWord, ...], AfterValidator(_longest_first)]


class Glossary(ContentModel):
    """`keep_together` stays on one line; `may_break` are good breaks that only look wrong."""

    keep_together: WordList
    may_break: Annotated[WordList, Field(exclude=True)] = ()
