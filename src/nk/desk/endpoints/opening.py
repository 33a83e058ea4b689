"""Before opening: every sample that is left, grouped by who has to send the real value."""

from collections.abc import Iterator
from typing import Final

from fastapi import APIRouter

from nk.content import samples
from nk.content.registry import SOURCES, Source
from nk.content.yaml import Document, Steps, parse_document
from nk.desk.access.session import CurrentDesk, Desk
from nk.desk.bodies.base import Words, words
from nk.desk.bodies.content import OpeningBody, SampleBody, SampleGroupBody
from nk.desk.editing.drafts import Draft
from nk.desk.editing.labels import label_of

router = APIRouter(prefix="/api")

# Whoever has to be asked, and for what; the groups are those of `./nk check --live`.
_TITLES: Final = {
    samples.PEOPLE: Words(
        th="ถามทีมและลูกค้า: ชื่อและคำพูดจริง",
        en="From the team and guests: real names and words",
    ),
    samples.PICTURES: Words(
        th="ถามคนถ่ายรูป: รูปร้านและคำใต้รูป",
        en="From whoever takes the photos: pictures and captions",
    ),
    samples.LINKS: Words(
        th="ถามคนดูแลเพจ: เบอร์โทร ลิงก์ โซเชียล",
        en="From whoever answers chats: phones, links, social media",
    ),
    samples.HISTORY: Words(
        th="ถามเจ้าของร้าน: เรื่องราวของร้าน", en="From the owner: how the shop came to be"
    ),
    samples.PLACES: Words(
        th="ถามแต่ละสาขา: ที่อยู่และการเดินทาง", en="From each branch: addresses and ways to get there"
    ),
    samples.RULES: Words(
        th="ถามทีมเบย์เบลด: กติกาของร้านเรา", en="From the Beyblade team: our own rules"
    ),
    samples.GAMES: Words(
        th="ถามคนดูแลเกม: รายละเอียดเกมและสคริปต์",
        en="From whoever keeps the games: games and scripts",
    ),
    samples.OFFERS: Words(
        th="ถามเคาน์เตอร์: เมนู แพ็กเกจ บริการ", en="From the counter: menu, packages, services"
    ),
    samples.OTHER: Words(th="อื่น ๆ", en="Everything else"),
}


@router.get("/opening")
def opening(desk: CurrentDesk) -> OpeningBody:
    """List what is left to do, and what the draft has already done."""
    draft = desk.content_writer.drafts.load()
    groups: dict[str, list[SampleBody]] = {name: [] for name in samples.GROUPS}
    for source in SOURCES:
        for group, sample in _samples(desk, draft, source):
            groups[group].append(sample)
    every = [sample for listed in groups.values() for sample in listed]
    return OpeningBody(
        left=sum(not sample.done for sample in every),
        total=len(every),
        groups=[
            SampleGroupBody(group=name, title=_TITLES[name], samples=listed)
            for name, listed in groups.items()
        ],
    )


def _samples(desk: Desk, draft: Draft, source: Source) -> Iterator[tuple[str, SampleBody]]:
    replayed = desk.content_writer.drafts.replay(source.file, draft)
    shown = f"content/{source.file}"
    document = parse_document(replayed.before, shown)
    left = set(document.samples)
    if replayed.text != replayed.before:
        left = set(parse_document(replayed.text, shown).samples)
    pairs = zip(document.samples, samples.samples_in(document), strict=True)
    for steps, sample in pairs:
        yield sample.group, _body(source, document, steps, sample.shown, steps not in left)


def _body(source: Source, document: Document, steps: Steps, shown: str, done: bool) -> SampleBody:
    return SampleBody(
        file=source.file,
        steps=list(steps),
        line=document.line(steps),
        label=words(label_of(document.value, steps)),
        shown=shown,
        done=done,
    )
