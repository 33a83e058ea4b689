"""Command groups that load their code when they are used, so that `./nk --help` stays quick."""

from collections import UserDict
from functools import cached_property
from importlib import import_module
from typing import Any

import typer
from typer.core import TyperGroup


class LateCommands(UserDict[str, Any]):
    """The commands of a module's `app`; the module is imported at the first look."""

    def __init__(self, module: str) -> None:
        # The parent would fill `data` at once, which is what this class puts off.
        self._module = module

    @cached_property
    def data(self) -> dict[str, Any]:  # type: ignore[override]  # Read as the parent's attribute.
        """The commands by name."""
        group = typer.main.get_group(import_module(self._module).app)
        return dict(group.commands)


def late_group(module: str, about: str) -> typer.Typer:
    """Return a group whose commands are those of the module's `app`."""

    class LateGroup(TyperGroup):
        def __init__(self, **options: Any) -> None:
            super().__init__(**options)
            self.commands = LateCommands(module)

    return typer.Typer(cls=LateGroup, no_args_is_help=True, help=about)
