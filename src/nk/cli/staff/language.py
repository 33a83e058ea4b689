"""Which of its two languages a command of the staff speaks: that of --lang, or of the shell."""

import os
from contextvars import ContextVar
from typing import Annotated, Any, Final, get_args

import typer
from typer.core import TyperCommand, TyperGroup

from nk.cli.terminal import stop
from nk.club.errors import Language

_LANGUAGES: Final[tuple[Language, ...]] = get_args(Language)
_chosen: ContextVar[Language] = ContextVar("language", default="en")


def language() -> Language:
    """Return the language this command speaks."""
    return _chosen.get()


def shell_language() -> Language:
    """Return Thai if the shell's locale is Thai, else English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(variable):
            return "th" if value.lower().startswith("th") else "en"
    return "en"


def _choose(context: typer.Context, value: str | None) -> None:
    if value is not None and value not in _LANGUAGES:
        stop("--lang: th / en", code=2)
    before = _chosen.set(next((known for known in _LANGUAGES if known == value), shell_language()))
    # Whatever runs next in this process chooses for itself.
    context.call_on_close(lambda: _chosen.reset(before))


def _language_option() -> Any:
    """Return the option as Typer makes it, for every command to have."""
    example = typer.Typer(add_completion=False)

    @example.command()
    def _(
        lang: Annotated[
            str | None,
            typer.Option(
                "--lang",
                help="th or en, the language to speak; the shell's if left out.",
                callback=_choose,
                is_eager=True,
                expose_value=False,
            ),
        ] = None,
    ) -> None: ...

    return typer.main.get_command(example).params[0]


class StaffCommand(TyperCommand):
    """A command of the staff: it speaks the language of the shell, or that of --lang."""

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self.params.append(_language_option())


class StaffGroup(TyperGroup):
    """A group of commands that says something by itself, in the same languages."""

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self.params.append(_language_option())
