"""Pictures that staff sent for events, `/events/pictures/NAME.webp`, out of the store."""

from typing import Final

from nk.club.events.pictures import CONTENT_TYPE, FOLDER
from nk.site.answers import Answer, Header
from nk.site.live.cache import Live, Made, stale_and_expiry
from nk.site.pages import FOR_A_DAY
from nk.sources.contract import PictureSource

EVENT_PICTURES: Final = FOLDER.encode("ascii")


class EventPictures:
    """Answers with the bytes as they are kept. `live` is a cache of its own."""

    def __init__(self, source: PictureSource, live: Live, headers: tuple[Header, ...]) -> None:
        self._source = source
        self._live = live
        self._headers = headers

    async def find(self, path: bytes) -> Answer | None:
        """Return the picture at this path, or None where there is none."""
        name = path.removeprefix(EVENT_PICTURES).decode("latin-1")
        return await self._live.answer(path, lambda: self._made(name))

    def _made(self, name: str) -> Made | None:
        found = self._source.get_picture(name)
        if found.value is None:
            return None
        stale, expires_at = stale_and_expiry(found)
        # Not for ever, though an address has one picture: one that is taken away is soon gone.
        return Made(
            CONTENT_TYPE,
            found.value,
            self._headers,
            FOR_A_DAY,
            stale=stale,
            expires_at=expires_at,
            compressible=False,
        )
