"""Figures that sentences repeat: worked out from the data once, and put into every text.

`{shop.games}` in a text is 1,000 there; `{shop.branches:word}` is สี่ or four, `:Word` is Four. A
name without a dot, such as `{count}`, is filled in by the page and left as it is here.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from nk.content.errors import ContentError
from nk.content.number_words import number_word
from nk.content.schema.beyblade import RatingFigures
from nk.content.schema.games import Game, hits
from nk.content.schema.offers import MenuGroup, PhotoBooth, PhotoPackage, RateGroup
from nk.content.schema.pages.regulations import Chapter, RegulationsPage
from nk.content.schema.pages.team_building import TeamBuildingPage
from nk.content.schema.shop import Service
from nk.content.schema.values import FACT, FACT_AS_NUMBER, PLACEHOLDER, Language
from nk.content.yaml import Document, Steps, Value
from nk.sentences import Sentence

Models = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Fact:
    """A figure: the files it is read from, how it is worked out, and whether 1000 has a comma."""

    needs: tuple[str, ...]
    figure: Callable[[Models], int]
    grouped: bool = True


def _shop(name: str, *, grouped: bool = True) -> Fact:
    return Fact(("site",), lambda models: int(getattr(models["site"].facts, name)), grouped)


def _count(key: str) -> Fact:
    return Fact((key,), lambda models: len(models[key]))


def _of(key: str, figure: Callable[[Any], int], *, grouped: bool = True) -> Fact:
    return Fact((key,), lambda models: figure(models[key]), grouped)


def _hourly(groups: Sequence[RateGroup]) -> int:
    return min(group.students.hourly for group in groups)


def _daily(groups: Sequence[RateGroup]) -> int:
    return min(group.students.daily for group in groups)


def _cheapest(menu: Sequence[MenuGroup], group: str | None = None) -> int:
    return min(dish.price for part in _parts(menu, group) for dish in part.dishes)


def _flavours(menu: Sequence[MenuGroup], group: str) -> int:
    """How many dishes of a group cost its usual price; a dearer one is a treat of its own."""
    usual = _cheapest(menu, group)
    return sum(dish.price == usual for part in _parts(menu, group) for dish in part.dishes)


def _parts(menu: Sequence[MenuGroup], group: str | None) -> Iterator[MenuGroup]:
    return (part for part in menu if group in (None, part.id))


def _price_of_an_hour(booth: PhotoBooth) -> int:
    return min(package.price for package in booth.packages if package.minutes >= 60)


def _largest_package(booth: PhotoBooth) -> PhotoPackage:
    return max(booth.packages, key=lambda package: package.people)


def _party_minutes(games: Sequence[Game]) -> int:
    return min(game.minutes[0] for game in games if game.category == "party")


def _of_hits(figure: Callable[[Sequence[Game]], int]) -> Fact:
    return _of("games", lambda games: figure(hits(games)))


def _script_price(services: Sequence[Service]) -> int:
    return next(int(each.price.from_ or 0) for each in services if each.key == "board_game_script")


def _session_hours(page: TeamBuildingPage) -> int:
    return min(session.whole_hours for session in page.terms.sessions)


def _chance(figures: RatingFigures, ahead: int) -> int:
    return round(100 / (1 + 10 ** (-ahead / figures.scale)))


def _chapters(page: RegulationsPage) -> int:
    return sum(isinstance(part, Chapter) for _, part in page)


def _finish(key: str) -> Fact:
    return _of(
        "pages.regulations",
        lambda page: next(each.points for each in page.winning.finishes if each.key == key),
    )


FACTS: Mapping[str, Fact] = {
    "shop.founded": _shop("founded", grouped=False),
    "shop.members": _shop("members"),
    "shop.team": _shop("team"),
    "shop.games": _shop("games"),
    "shop.branches": _shop("branches"),
    "shop.mall_branches": _shop("mall_branches"),
    "shop.old_town_branches": _shop("old_town_branches"),
    "shop.services": _count("services"),
    "shop.guests": _count("testimonials"),
    "shop.answers_from": _of("site", lambda site: int(site.contact.answered.opens[:2])),
    "play.from": _of("rates", _hourly),
    "play.day_from": _of("rates", _daily),
    "play.hits": _of_hits(len),
    "play.party_minutes": _of_hits(_party_minutes),
    "play.longest_hours": _of_hits(lambda games: max(each.minutes[1] for each in games) // 60),
    "play.most_players": _of_hits(lambda games: max(each.players[1] for each in games)),
    "games.listed": _count("games"),
    "menu.from": _of("menu", _cheapest),
    "menu.rice_from": _of("menu", lambda menu: _cheapest(menu, "rice")),
    "menu.soda_from": _of("menu", lambda menu: _cheapest(menu, "sodas")),
    "menu.sodas": _of("menu", lambda menu: _flavours(menu, "sodas")),
    "menu.smoothies": _of("menu", lambda menu: _flavours(menu, "smoothies")),
    "script.price": _of("services", _script_price),
    "script.stories": _count("stories"),
    "script.fewest": _of("pages.board_game_script", lambda page: int(page.group.fewest)),
    "script.most": _of("pages.board_game_script", lambda page: int(page.group.most)),
    "script.longest_hours": _of(
        "stories", lambda stories: -(-max(story.minutes for story in stories) // 60)
    ),
    "photo.packages": _of("photobooth", lambda booth: len(booth.packages)),
    "photo.from": _of("photobooth", lambda booth: min(each.price for each in booth.packages)),
    "photo.hour_from": _of("photobooth", _price_of_an_hour),
    "photo.prints": _of("photobooth", lambda booth: min(each.prints for each in booth.packages)),
    "photo.gang_price": _of("photobooth", lambda booth: _largest_package(booth).price),
    "photo.gang_people": _of("photobooth", lambda booth: _largest_package(booth).people),
    "photo.gang_photos": _of("photobooth", lambda booth: _largest_package(booth).photos),
    "photo.pictures": _of("photobooth", lambda booth: len(booth.gallery)),
    "photo.guests": _of("photobooth", lambda booth: len(booth.testimonials)),
    "team_building.fewest": _of("pages.team_building", lambda page: int(page.terms.people.fewest)),
    "team_building.most": _of("pages.team_building", lambda page: int(page.terms.people.most)),
    "team_building.hours": _of("pages.team_building", _session_hours),
    "rating.start": _of("beyblade.rating", lambda figures: int(figures.start), grouped=False),
    "rating.months": _of("beyblade.rating", lambda figures: int(figures.season_months)),
    "rating.chance_100": _of("beyblade.rating", lambda figures: _chance(figures, 100)),
    "rules.chapters": _of("pages.regulations", _chapters),
    "rules.optional": _of("pages.regulations", lambda page: len(page.optional.rules)),
    "rules.over": _finish("over"),
    "rules.spin": _finish("spin"),
    "privacy.kept": _of("pages.privacy", lambda page: len(page.kept.rows)),
}

# What the code of the pages and the deck check fill in by themselves.
_BY_PAGES = """
after age amount battle before beys booking branch branches caption case closes count date day
days deposit each event factor fewest finish first founded games gap general guarantee hour hours
index k last left level loss mall_branches malls members minutes months most n name next number
old_town old_town_branches one opens package parts people percent phone places plus points price
rank rating result saved scale scores second short slot start students team text total two weeks
win winner year
"""
PAGE_FILLED = frozenset(_BY_PAGES.split())


def figure_of(name: str, models: Models) -> int:
    """Work out one fact; its files must have been read."""
    return FACTS[name].figure(models)


def filled(text: str, models: Models, language: Language) -> str:
    """Put the facts into a text; a fact whose files could not be read stays as it is written."""

    def shown(match: re.Match[str]) -> str:
        name, form = match["name"], match["form"]
        fact = FACTS.get(name)
        if fact is None or not models.keys() >= set(fact.needs):
            return match[0]
        return _shown(fact.figure(models), fact, form, language)

    return FACT.sub(shown, text)


def _shown(figure: int, fact: Fact, form: str | None, language: Language) -> str:
    if form is None:
        return f"{figure:,}" if fact.grouped else str(figure)
    word = number_word(figure, language)
    return word[:1].upper() + word[1:] if form == "Word" else word


def filled_tree(tree: Any, models: Models, language: Language) -> Any:
    """Put the facts into every text of a compiled document."""
    if isinstance(tree, dict):
        return {key: filled_tree(value, models, language) for key, value in tree.items()}
    if isinstance(tree, list):
        return [filled_tree(value, models, language) for value in tree]
    if not isinstance(tree, str):
        return tree
    number = FACT_AS_NUMBER.fullmatch(tree)
    return figure_of(number["name"], models) if number else filled(tree, models, language)


def unknown_names(document: Document) -> Iterator[ContentError]:
    """Find every place to fill in that neither the facts nor the pages know."""
    for steps, text in _texts(document.value, ()):
        for match in FACT.finditer(text):
            if match["name"] not in FACTS:
                yield document.error(steps, _no_fact(match[0]))
        for name in PLACEHOLDER.findall(text):
            if name not in PAGE_FILLED:
                yield document.error(steps, _not_filled(name))


def _no_fact(written: str) -> Sentence:
    known = ", ".join(sorted(FACTS))
    return Sentence(
        th=f"ไม่มีตัวเลขชื่อ {written} ที่มีคือ {known}",
        en=f"{written} is no fact; the facts are {known}",
    )


def _not_filled(name: str) -> Sentence:
    return Sentence(
        th=f"ไม่มีอะไรมาเติมใน {{{name}}} เช็กตัวสะกดอีกที",
        en=f"nothing fills in {{{name}}}; check its spelling",
    )


def _texts(value: Value, steps: Steps) -> Iterator[tuple[Steps, str]]:
    if isinstance(value, list):
        for index, item in enumerate(value):
            yield from _texts(item, (*steps, index))
    elif isinstance(value, dict):
        for key, item in value.items():
            yield from _texts(item, (*steps, key))
    elif isinstance(value, str):
        yield steps, value
