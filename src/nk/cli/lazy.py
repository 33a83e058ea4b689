"""Commands whose code is imported when one is used, so that none waits for the others."""

from functools import cached_property
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

    class LazyCommand(TyperCommand):
        @cached_property
        def real(self) -> Any:
            module, _, attribute = target.partition(":")
            found = getattr(import_module(module), attribute)
            if isinstance(found, typer.Typer):
                return typer.main.get_group(found)
            single = typer.Typer(add_completion=False)
            single.command(name, cls=kind)(found)
            return typer.main.get_command(single)

        def make_context(self, *arguments: Any, **options: Any) -> Any:
            return self.real.make_context(*arguments, **options)

    app.command(name, cls=LazyCommand, help=about, rich_help_panel=panel)(_nothing)


def _nothing() -> None:
    """Stand in for the command until it is imported."""
