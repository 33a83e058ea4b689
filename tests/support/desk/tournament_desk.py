"""A tournament run through the desk's API, for the matches a test need not play by hand."""

import secrets
from datetime import datetime, timedelta
from typing import Any

from nk.bangkok import BANGKOK
from tests.support.desk.running_desk import DeskClient

NAMES = (
    *("Mook", "Beam", "Pun", "Fah", "Ice", "Zen", "Khao", "Pim"),
    *("Ton", "Nam", "Best", "Gift", "Plum", "Oat", "Jane", "Max"),
)


class TournamentDesk:
    """The organiser's tablet of one event."""

    def __init__(self, client: DeskClient, players: int = 16) -> None:
        self.client = client
        # The desk is a process of its own, with the machine's clock, and the day may end while it
        # is played, as days do.
        now = datetime.now(BANGKOK)
        starts = now - timedelta(hours=1)
        fields = {
            "name": f"ทัวร์ {secrets.token_hex(3)}",
            "name_en": "Arena day",
            "type": "Beyblade",
            "starts": f"{starts:%Y-%m-%d %H:%M}",
            "ends": f"{now + timedelta(hours=3):%Y-%m-%d %H:%M}",
            "branch": "bangkae",
        }
        added = client.post("/api/events/add", {"fields": fields, "anyway": True})
        self.event: int = added["ids"][0]
        for name in NAMES[:players]:
            client.post("/api/events/register", {"id": self.event, "name": name})

    def create(self, rounds: int = 4, cut: int = 4, stadiums: int = 2) -> None:
        """Set up Swiss rounds and a cut, and check everybody in."""
        self.set_up(rounds, cut, stadiums)
        numbers = [one["number"] for one in self.shown()["players"]]
        self.send("arrivals", players=numbers)

    def set_up(self, rounds: int = 4, cut: int = 4, stadiums: int = 2, **more: Any) -> None:
        """Set up Swiss rounds and a cut; nobody is checked in yet."""
        match = {"target": 4, "best_of": 1}
        stages: list[dict[str, Any]] = [{"kind": "swiss", "match": match, "rounds": rounds}]
        if cut:
            stages.append({"kind": "single", "match": match, "takes": cut})
        settings = {"stages": stages, "stadiums": stadiums, "seed": 7, **more}
        self.client.post(f"/api/tournaments/{self.event}/create", {"settings": settings})

    def shown(self) -> Any:
        """The tournament as the organiser sees it."""
        return self.client.get(f"/api/tournaments/{self.event}")

    def send(self, what: str, **body: Any) -> Any:
        """Do something with an address of its own."""
        sent = {"id": secrets.token_hex(8), **body}
        return self.client.post(f"/api/tournaments/{self.event}/{what}", sent)

    def action(self, kind: str, **fields: Any) -> Any:
        """Do an action of the rules."""
        return self.send("action", action={"type": kind, **fields})

    def begin(self) -> None:
        """Draw and announce the next round."""
        self.send("draw")
        self.action("announce")

    def open_matches(self) -> list[Any]:
        """The matches that have players and no result."""
        matches = [match for one in self.shown()["rounds"] for match in one["matches"]]
        return [match for match in matches if match["status"] in ("ready", "called", "running")]

    def play(self, match: Any, battles: str = "wx ws") -> None:
        """The player who stands first wins, confirmed at once."""
        self.send("result", match=match["id"], winner=match["a"], battles=battles)
        self.action("confirm", match=match["id"])

    def play_all(self) -> None:
        """Play whatever can be played, until nothing is left."""
        while left := self.open_matches():
            for match in left:
                self.play(match)
