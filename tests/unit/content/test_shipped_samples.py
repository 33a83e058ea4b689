"""What was made up for an invented person is a sample as much as the name."""

from pathlib import Path

import pytest

from nk.content.yaml import Document, Steps, Value, read_document, value_at

CONTENT = Path(__file__).resolve().parents[3] / "content"
PEOPLE: list[tuple[str, Steps, str]] = [
    ("testimonials.yaml", (), "text"),
    ("photobooth.yaml", ("testimonials",), "text"),
    ("team.yaml", (), "favourite"),
]


def _invented(document: Document, list_at: Steps) -> list[tuple[Steps, dict[str, Value]]]:
    people = value_at(document.value, list_at)
    assert isinstance(people, list)
    return [
        ((*list_at, index), person)
        for index, person in enumerate(people)
        if isinstance(person, dict) and (*list_at, index, "name") in document.samples
    ]


@pytest.mark.parametrize(("file", "list_at", "words"), PEOPLE)
def test_the_words_of_an_invented_person_are_samples(file: str, list_at: Steps, words: str) -> None:
    document = read_document(CONTENT / file, file)
    for steps, _ in _invented(document, list_at):
        assert (*steps, words) in document.samples


@pytest.mark.parametrize(("file", "list_at"), [each[:2] for each in PEOPLE])
def test_an_invented_person_has_no_age(file: str, list_at: Steps) -> None:
    document = read_document(CONTENT / file, file)
    for _, person in _invented(document, list_at):
        assert person.get("age") is None
