"""What is still a sample, in the content and in the store: none of it should go public."""

from contextlib import closing
from pathlib import Path

from nk.club.samples import count_samples
from nk.club.store.connections import open_reader
from nk.club.store.engines import database_url, is_sqlite, sqlite_path
from nk.content.samples import Sample, samples_in
from nk.content.yaml import read_document


def content_samples(content: Path) -> list[Sample]:
    """List every value of the content that is marked as a sample."""
    # Imported late: a build counts its samples itself, so that a server need not load all models.
    from nk.content.registry import SOURCES

    return [
        sample
        for source in SOURCES
        for sample in samples_in(read_document(content / source.file, f"content/{source.file}"))
    ]


def store_samples(database: str) -> dict[str, int]:
    """Count the samples in the store by kind; a store that is not there yet has none."""
    address = database_url(database)
    if is_sqlite(address) and not sqlite_path(address).exists():
        return {}
    with closing(open_reader(database)) as reader, reader.reading() as connection:
        return count_samples(connection)


def in_words(counts: dict[str, int]) -> str:
    """Write the counts as part of a sentence."""
    return ", ".join(f"{count} sample {kind}" for kind, count in counts.items())
