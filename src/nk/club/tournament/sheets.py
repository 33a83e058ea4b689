"""A tournament on paper and in files: round sheets for when the power goes, results as CSV."""

import csv
import html
import io
import re
from collections.abc import Iterator, Mapping, Sequence

from nk.club.errors import Language
from nk.club.rows import guarded
from nk.club.tournament.log import Kept
from nk.club.tournament.people import Listed
from nk.rules.tournament.ranking.standings import final_standings
from nk.rules.tournament.state import NOBODY, Match, OutcomeKind

_WHOLE = re.compile(r"-[0-9]+")
_WORDS = {
    "th": ("รอบ", "นัด", "สนาม", "ผู้เล่น", "ผล", "ผู้ชนะ", "บาย", "รอผล"),
    "en": ("Round", "Match", "Stadium", "Players", "Score", "Winner", "bye", "not known yet"),
}


def name_of(people: Mapping[str, Listed], player: str | None) -> str:
    """What somebody is called on paper: number and nickname."""
    one = people.get(player or NOBODY)
    return f"{one.number} {one.name}" if one else ""


def latest_round(kept: Kept) -> tuple[int, int]:
    """The stage and round that are being played: the last one that is drawn and has players."""
    known = [match for match in kept.state.matches if len(match.players) == 2]
    return max(((match.stage, match.round) for match in known), default=(0, 0))


def sheet_rows(
    kept: Kept, people: Mapping[str, Listed], stage: int, number: int, language: Language
) -> Iterator[tuple[str, ...]]:
    """Heading and matches of a round, with room for what is not written yet."""
    _, match_word, stadium, players, score, winner, bye, unknown = _WORDS[language]
    yield match_word, stadium, players, score, winner
    for match in kept.state.of_round(stage, number):
        if match.outcome is not None and match.outcome.kind is OutcomeKind.VOID:
            continue
        sides = [name_of(people, side) or unknown for side in (match.a, match.b)]
        if match.outcome is not None and match.outcome.kind is OutcomeKind.BYE:
            sides = [name_of(people, match.outcome.winner), bye]
        won = name_of(people, match.outcome.winner) if match.outcome else ""
        at = str(match.stadium or "")
        yield str(match.id), at, " – ".join(sides), score_of(match), won


def round_sheet(
    kept: Kept, people: Mapping[str, Listed], stage: int, number: int, language: Language
) -> str:
    """A round as plain text to print."""
    rows = list(sheet_rows(kept, people, stage, number, language))
    widths = [max(len(row[at]) for row in rows) for at in range(len(rows[0]))]
    widths[3], widths[4] = max(widths[3], 10), max(widths[4], 16)
    lines = [
        "  ".join(
            cell.ljust(width, "_" if at >= 3 and not cell else " ")
            for at, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]
    return "\n".join([f"{_WORDS[language][0]} {number}", "", *lines]) + "\n"


def round_page(
    kept: Kept, people: Mapping[str, Listed], stage: int, number: int, language: Language
) -> str:
    """A round as a page to print from any browser."""
    head, *rows = sheet_rows(kept, people, stage, number, language)
    title = f"{_WORDS[language][0]} {number}"
    cells = "".join(f"<th>{html.escape(cell)}</th>" for cell in head)
    body = "".join(
        "<tr>" + "".join(f"<td>{html.escape(cell)}</td>" for cell in row) + "</tr>\n"
        for row in rows
    )
    style = (
        "table{border-collapse:collapse;font:16px sans-serif}td,th{border:1px solid;padding:8px}"
    )
    return (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>{title}</title>'
        f"<style>{style}</style><h1>{title}</h1><table><tr>{cells}</tr>\n{body}</table></html>\n"
    )


def score_of(match: Match) -> str:
    """The points of both players, set by set; empty where they are not written down."""
    sets = match.outcome.sets if match.outcome else ()
    return " ".join(f"{a}:{b}" for a, b in sets)


def results_csv(kept: Kept, people: Mapping[str, Listed]) -> str:
    """Every match that counts, in the order of play, as CSV."""
    rows = [("stage", "round", "match", "player_a", "player_b", "outcome", "winner", "score")]
    for match in kept.state.matches:
        if match.counts and match.outcome is not None:
            names = [_plain(people, side) for side in (match.a, match.b, match.outcome.winner)]
            at = (str(match.stage + 1), str(match.round), str(match.id))
            kind = match.outcome.kind.value
            rows.append((*at, names[0], names[1], kind, names[2], score_of(match)))
    return _csv(rows)


def standings_csv(kept: Kept, people: Mapping[str, Listed]) -> str:
    """The places of the whole tournament as CSV."""
    tie_breaks = [tie_break.value for tie_break in kept.state.settings.tie_breaks]
    rows = [("place", "number", "name", *tie_breaks)]
    for line in final_standings(kept.state) if kept.state.stages else ():
        values = [str(value.value) for value in line.values.values()]
        rows.append((str(line.place), line.player, _plain(people, line.player), *values))
    return _csv(rows)


def _plain(people: Mapping[str, Listed], player: str | None) -> str:
    one = people.get(player or NOBODY)
    return one.name if one else ""


def _csv(rows: Sequence[Sequence[str]]) -> str:
    written = io.StringIO()
    # The mark tells spreadsheets that Thai follows.
    written.write("\ufeff")
    csv.writer(written).writerows([[_safe(cell) for cell in row] for row in rows])
    return written.getvalue()


def _safe(cell: str) -> str:
    """Keep a cell from being run; a whole number runs nothing, and stays one to be counted."""
    return cell if _WHOLE.fullmatch(cell) else guarded(cell)
