"""Commands whose code is imported when one is used, so that none waits for the others."""

from functools import cache
from importlib import import_module
from typing import Any

import typer
from typer.core import TyperCommand


def lazy_command(
    app: typer.Typer,
    name: str,
    target: str,
    about: str,
    *,
    panel: str,
    kind: type[TyperCommand] = TyperCommand,
) -> None:
    """Offer the command or group at `module:attribute`; the help needs no more than `about`."""

    @cache
    def found() -> Any:
        module, _, attribute = target.partition(":")
        imported = getattr(import_module(module), attribute)
        if isinstance(imported, typer.Typer):
            return typer.main.get_group(imported)
        single = typer.Typer(add_completion=False)
        single.command(name, cls=kind)(imported)
        return typer.main.get_command(single)

    class LazyCommand(TyperCommand):
        @property
        def real(self) -> Any:
            return found()

        def make_context(self, *arguments: Any, **options: Any) -> Any:
            return self.real.make_context(*arguments, **options)

    app.command(name, cls=LazyCommand, help=about, rich_help_panel=panel)(_nothing)


def _nothing() -> None:
    """Stand in for the command until it is imported."""
