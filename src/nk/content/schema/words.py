"""content/words.yaml: the words of the interface, by key."""

from typing import Annotated

from pydantic import StringConstraints, WithJsonSchema

from nk.content.schema.text import Text

WordKey = Annotated[str, StringConstraints(pattern=r"^[a-z0-9_]+(\.[a-z0-9_]+)+$")]
Words = Annotated[
    dict[WordKey, Text],
    WithJsonSchema(
        {"type": "object", "x-typescript": "Record<WordKey, string>"}, mode="serialization"
    ),
]
