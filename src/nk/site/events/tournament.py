"""A tournament in plain HTML, for readers without scripts: what stands, the places, the rounds."""

from collections.abc import Iterable, Mapping
from html import escape
from typing import Final

from nk.club.tournament.snapshot_bodies import LiveMatch, LiveRound, LiveTournament
from nk.content.schema.live import LiveWords
from nk.content.schema.values import Text
from nk.site.addresses import Language

_THIRD: Final = "third"


def tournament_html(live: LiveTournament, words: LiveWords, language: Language) -> str:
    """Return the last state of a tournament; the page's script shows the same and more."""
    return _Writer(live, words, language).written()


class _Writer:
    def __init__(self, live: LiveTournament, words: LiveWords, language: Language) -> None:
        self.live = live
        self.words = words
        self.language = language
        self.names: Mapping[int, str] = {
            player.number: self.say(words.result.anonymous)
            if player.anonymous or not player.name
            else player.name
            for player in live.players
        }

    def say(self, text: Text, **values: object) -> str:
        said: str = getattr(text, self.language)
        for name, value in values.items():
            said = said.replace(f"{{{name}}}", str(value))
        return said

    def name(self, player: int | None) -> str:
        """Return a nickname; the writing of a stranger cannot turn the line around it."""
        return f"<bdi>{escape(self.names.get(player or 0, ''))}</bdi>"

    def written(self) -> str:
        rounds = "".join(map(self.round, self.listed()))
        return f"{self.head()}{self.standings()}<div class='live-rounds'>{rounds}</div>"

    def head(self) -> str:
        state = self.live.state
        status = escape(self.say(getattr(self.words.status, state)))
        now = next((each for each in self.live.rounds if each.state != "over"), None)
        said = escape(self.round_name(now)) if now and state == "running" else ""
        if state == "registering":
            here = sum(player.attendance == "present" for player in self.live.players)
            said = escape(self.say(self.words.checked_in, count=here, total=len(self.live.players)))
        return (
            f'<header class="live-head" data-state="{state}"><h2>{status}</h2>'
            f"{f'<p>{said}</p>' if said else ''}</header>"
        )

    def standings(self) -> str:
        """Return the places of all, as they stand or as they ended."""
        records = self.records()
        lines = "".join(
            f'<li class="standing"><p><span class="standing-place">{line.place}</span>'
            f'<span class="standing-name">{self.name(line.player)}</span>'
            f'<span class="standing-record">{records[line.player]}</span></p></li>'
            for line in self.live.places
        )
        if not lines:
            return ""
        over = self.live.state == "finished"
        heading = self.words.standings.final if over else self.words.standings.heading
        return (
            f'<div class="live-standings"><h3>{escape(self.say(heading))}</h3>'
            f'<ol class="standings">{lines}</ol></div>'
        )

    def records(self) -> dict[int, str]:
        won = dict.fromkeys(self.names, 0)
        ended = dict.fromkeys(self.names, 0)
        for match in self.ended():
            for player in (match.a, match.b):
                if player is not None:
                    ended[player] += 1
                    won[player] += match.winner == player
        return {player: f"{won[player]}–{ended[player] - won[player]}" for player in self.names}

    def ended(self) -> Iterable[LiveMatch]:
        return (
            match
            for each in self.live.rounds
            for match in each.matches
            if match.status == "confirmed" and match.outcome != "void"
        )

    def listed(self) -> list[LiveRound]:
        """Return the rounds, newest first; the pairs of an open day, each a round, are one list."""
        newest = self.live.rounds[::-1]
        pairs = [each for each in newest if self.is_open(each)]
        others = [each for each in newest if not self.is_open(each)]
        if not pairs:
            return others
        matches = [match for each in pairs for match in each.matches]
        return [*others, pairs[0].model_copy(update={"matches": matches, "state": "running"})]

    def is_open(self, played: LiveRound) -> bool:
        return self.live.stages[played.stage - 1].kind == "open"

    def round(self, played: LiveRound) -> str:
        lines = "".join(self.match(m) for m in played.matches if m.outcome != "void")
        opened = " open" if played.state != "over" else ""
        return (
            f'<details class="live-round"{opened}><summary><h3>'
            f"{escape(self.round_name(played))}</h3></summary><ul>{lines}</ul></details>"
        )

    def round_name(self, played: LiveRound) -> str:
        stage = self.live.stages[played.stage - 1]
        words = self.words.round
        if self.is_open(played):
            return self.say(words.open)
        if stage.kind == "single":
            return self.knockout(played)
        if stage.kind == "swiss":
            return self.say(words.swiss, number=played.number, total=stage.rounds)
        branches = {match.position.branch for match in played.matches if match.position}
        for branch, word in (("reset", words.reset), ("final", words.final)):
            if branch in branches:
                return self.say(word)
        return self.say(words.other, number=played.number)

    def knockout(self, played: LiveRound) -> str:
        main = [m for m in played.matches if not m.position or m.position.branch != _THIRD]
        words = self.words.round
        named = {1: words.final, 2: words.semi, 4: words.quarter}.get(len(main))
        return self.say(named) if named else self.say(words.many, count=2 * len(main))

    def match(self, match: LiveMatch) -> str:
        sign = ""
        if match.stadium is not None and match.status in ("called", "running"):
            said = escape(self.say(self.words.match.stadium, number=match.stadium))
            sign = f'<span class="match-sign">{said}</span>'
        sides = self.side(match, match.a, 0) + self.side(match, match.b, 1)
        return f'<li class="live-match" data-status="{match.status}">{sides}{sign}</li>'

    def side(self, match: LiveMatch, player: int | None, index: int) -> str:
        won = match.status == "confirmed" and player is not None and match.winner == player
        empty = self.words.match.bye if match.outcome == "bye" else self.words.match.unknown
        name = self.name(player) if player is not None else f"<i>{escape(self.say(empty))}</i>"
        marked = " data-won" if won else ""
        return (
            f'<span class="match-side"{marked}><span class="match-name">{name}</span>'
            f'<span class="match-score">{_score(match, index)}</span></span>'
        )


def _score(match: LiveMatch, index: int) -> str:
    """Return the points of one set, or the number of sets that this side won."""
    if len(match.sets) <= 1:
        return str(match.sets[0][index]) if match.sets else ""
    return str(sum(points[index] > points[1 - index] for points in match.sets))
