"""Sentences that say a figure in their own words, compared with the data they speak of."""

from collections.abc import Iterator
from pathlib import PurePosixPath
from typing import Annotated, Self

from pydantic import Field, StringConstraints, model_validator

from nk.content.errors import ContentError
from nk.content.facts import FACTS, Models, figure_of
from nk.content.number_words import number_word
from nk.content.schema.values import LANGUAGES, ContentModel
from nk.content.yaml import Document, Steps, Value, value_at
from nk.sentences import Sentence, WrongValueError

Key = Annotated[str, StringConstraints(pattern=r"^[a-z0-9_-]+(\.[a-z0-9_-]+)*$")]


class Figure(ContentModel):
    """Where a sentence is, what it says, and the fact or the list of its file that it counts."""

    file: Annotated[str, StringConstraints(pattern=r"^[a-z0-9/-]+\.yaml$")]
    key: Key
    fact: str | None = None
    counts: Key | None = None
    says: Annotated[int, Field(ge=0)]

    @model_validator(mode="after")
    def _one_of_two(self) -> Self:
        if (self.fact is None) == (self.counts is None):
            raise WrongValueError(
                "เลือกใส่ fact หรือ counts อย่างเดียว", "give either `fact` or `counts`"
            )
        if self.fact is not None and self.fact not in FACTS:
            known = ", ".join(FACTS)
            raise WrongValueError(
                f"ไม่มีตัวเลขชื่อ {self.fact} ที่มีคือ {known}",
                f"there is no fact {self.fact}; the facts are {known}",
            )
        return self

    @property
    def source(self) -> str:
        """The key under which the file is read."""
        return str(PurePosixPath(self.file).with_suffix("")).replace("/", ".").replace("-", "_")


Figures = tuple[Figure, ...]


def wrong_figures(
    figures: Figures, own: Document, documents: dict[str, Document], models: Models
) -> Iterator[ContentError]:
    """Find each sentence that no longer says what the data says."""
    for index, figure in enumerate(figures):
        document = documents.get(figure.source)
        if document is None:
            yield own.error((index, "file"), _no_file(figure))
            continue
        steps = _steps(document.value, figure.key)
        if steps is None:
            yield own.error((index, "key"), _no_key(figure))
            continue
        now = _now(figure, document, models)
        if now is not None and now != figure.says:
            yield document.error(steps, _overtaken(figure, now))
        elif not _says(value_at(document.value, steps), figure.says):
            yield own.error((index, "says"), _unsaid(figure))


def _no_file(figure: Figure) -> Sentence:
    return Sentence(
        th=f"ไม่มีไฟล์ {figure.file} เช็กชื่ออีกที", en=f"there is no file content/{figure.file}"
    )


def _no_key(figure: Figure) -> Sentence:
    return Sentence(
        th=f"ใน {figure.file} ไม่มี {figure.key} เช็กชื่ออีกที",
        en=f"content/{figure.file} has no {figure.key}",
    )


def _overtaken(figure: Figure, now: int) -> Sentence:
    about = figure.fact or figure.counts
    return Sentence(
        th=f"ตรงนี้เขียนว่า {figure.says} แต่ {about} ตอนนี้คือ {now}"
        " แก้ตรงนี้ และแก้ในตัวเลขที่เขียนซ้ำในข้อความด้วย",
        en=f"this says {figure.says}, and {about} is {now}; mend it and content/figures.yaml",
    )


def _unsaid(figure: Figure) -> Sentence:
    return Sentence(
        th=f"ใน {figure.file} ตรง {figure.key} ไม่มีเลข {figure.says} แก้ให้ตรงกัน",
        en=f"content/{figure.file} {figure.key} does not say {figure.says}; mend one of them",
    )


def _now(figure: Figure, document: Document, models: Models) -> int | None:
    """The figure as the data has it; nothing where its file could not be read."""
    if figure.fact is not None:
        ready = models.keys() >= set(FACTS[figure.fact].needs)
        return figure_of(figure.fact, models) if ready else None
    counted = _steps(document.value, figure.counts or "")
    listed = value_at(document.value, counted) if counted else None
    return len(listed) if isinstance(listed, list) else 0


def _says(text: Value, number: int) -> bool:
    if not isinstance(text, dict):
        return False
    for language in LANGUAGES:
        said = str(text.get(language, "")).lower()
        if str(number) not in said and number_word(number, language) not in said:
            return False
    return True


def _steps(value: Value, key: str) -> Steps | None:
    """Read `2.text` as staff count it; nothing where the file has no such place."""
    steps: list[str | int] = []
    for part in key.split("."):
        if isinstance(value, list) and part.isdecimal() and 0 < int(part) <= len(value):
            steps.append(int(part) - 1)
        elif isinstance(value, dict) and part in value:
            steps.append(part)
        else:
            return None
        value = value_at(value, (steps[-1],))
    return tuple(steps)
