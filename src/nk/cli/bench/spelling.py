"""Figures as people read them, in the terminal and in the documents."""

from nk.cli.bench.figures import Figure, Target

_SIGNS = {"at least": "≥", "at most": "≤"}


def amount(value: float, unit: str) -> str:
    """Return a value with its unit: few digits, thousands apart, whole scores whole."""
    return f"{_digits(value)} {unit}".rstrip()


def target_words(target: Target | None, unit: str) -> str:
    """Return a target such as `≥ 0.35`, or nothing."""
    return f"{_SIGNS[target.wanted]} {amount(target.value, unit)}" if target else ""


def verdict(figure: Figure) -> str:
    """Return one word: whether the target is reached."""
    return {True: "reached", False: "missed", None: ""}[figure.reached]


def _digits(value: float) -> str:
    if value == int(value) or abs(value) >= 1000:
        return f"{value:,.0f}"
    if abs(value) >= 100:
        return f"{value:.0f}"
    return f"{value:.1f}" if abs(value) >= 10 else f"{value:.2f}"
