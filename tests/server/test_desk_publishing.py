"""Publishing and going back from the desk while visitors ask without pause: nobody is failed."""

from pathlib import Path

from tests.support.desk.desk_process import desk_environment, desk_process
from tests.support.server.running import running
from tests.support.server.small_builds import PAGES, price_in, words_of
from tests.support.server.visitors import Manner, visitors

_PATHS = (*(f"/{page}" for page in PAGES), "/", "/api/events", "/events/1", "/nowhere/at-all")


def test_a_price_goes_public_and_back_under_load(tmp_path: Path) -> None:
    env = desk_environment(tmp_path)
    content = Path(env["NK_CONTENT"])
    old, price = words_of(content), price_in(content)
    with (
        running(env, "--workers", "2") as server,
        desk_process(env) as desk,
        visitors(server.port, _PATHS, 16, Manner(keep=True)) as tally,
    ):
        server.until(lambda: tally.answered > 200)
        desk.change_price(price, price + 5)
        status, answer = desk.post("/api/draft/publish")
        assert (status, answer["live"]) == (200, True), answer
        new = words_of(content)
        assert new != old
        assert new.encode() in server.get("/about")[2]
        published = tally.answered
        server.until(lambda: tally.answered > published + 200)
        status, answer = desk.post("/api/publications/back")
        assert (status, answer["live"]) == (200, True), answer
        assert old.encode() in server.get("/about")[2]
        back = tally.answered
        server.until(lambda: tally.answered > back + 200)
    assert (tally.lost, tally.refused) == (0, 0)
    # One of the addresses is nobody's; every other answer is the page.
    assert set(tally.statuses) == {200, 404}
    assert tally.statuses[404] < tally.answered / (len(_PATHS) - 2)
