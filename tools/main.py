"""All commands of a checkout: those of the site, and those for working on it."""

from nk.cli.lazy import lazy_command
from nk.cli.main import WORK, app

__all__ = ["app"]

app.info.help = f"{app.info.help} Check with `./nk test`."

_COMMANDS = {
    "test": ("tools.testing:run_checks", "Install what a fresh machine needs and run the checks."),
    "bench": ("tools.bench:bench", "Measure speed, memory, growth, start and weight of the site."),
    "art": ("tools.art:art_app", "The pictures of the toy world: `list`, `render`, `sheet`."),
    "cards": ("tools.cards:cards", "Draw the social card of every page in both languages."),
    "shots": ("tools.shots.command:shots", "Photograph all pages and states in both languages."),
    "fonts": ("tools.fonts:fonts", "Cut the font files of the packages into web/src/fonts."),
    "lock": ("tools.lock:lock", "Pin the Python packages anew after a change to requirements."),
}

for _name, (_target, _about) in _COMMANDS.items():
    lazy_command(app, _name, _target, _about, panel=WORK)
