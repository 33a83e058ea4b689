"""Reading a document with its model, its errors as lines and sentences for whoever edits it."""

import json
from collections.abc import Callable, Iterator, Mapping
from typing import Any, TypeVar

from pydantic import TypeAdapter, ValidationError

from nk.content.errors import ContentError, ContentErrors
from nk.content.schema.values import Known
from nk.content.yaml import Document, Steps, Value, value_at
from nk.sentences import Sentence, WrongValueError

T = TypeVar("T")

_LANGUAGE_NAMES = {"th": "the Thai text", "en": "the English text"}
_LANGUAGE_NAMES_IN_THAI = {"th": "ข้อความภาษาไทย", "en": "ข้อความภาษาอังกฤษ"}
_CUT_TEXT = Sentence(
    th="เครื่องหมาย , ตัดข้อความนี้เป็นสองท่อน ใส่เครื่องหมายคำพูดครอบไว้",
    en="a comma cuts this text in two; put it in quotes",
)


def read_model(adapter: TypeAdapter[T], document: Document, known: Known) -> T:
    """Read a document; raise ContentErrors with all that is wrong."""
    # Strict models take a list for a tuple only from JSON, and a document holds nothing else.
    text = json.dumps(document.value)
    try:
        return adapter.validate_json(text, context=known)
    except ValidationError as problem:
        raise ContentErrors(validation_errors(problem, document)) from None


def validation_errors(problem: ValidationError, document: Document) -> Iterator[ContentError]:
    """Give each error its line and its reason."""
    for error in problem.errors(include_url=False, include_input=False):
        location = error["loc"]
        steps = _steps_in(document.value, location)
        if _is_echo(error["type"], error.get("ctx", {}), value_at(document.value, steps)):
            continue
        if error["type"] == "missing":
            yield document.error((*steps, str(location[-1])), _missing(str(location[-1])))
        elif error["type"] == "extra_forbidden" and _is_cut_text(str(location[-1])):
            yield document.error(steps[:-1], _CUT_TEXT)
        else:
            yield document.error(steps, _reason(error["type"], error.get("ctx", {}), error["msg"]))


def _is_echo(kind: str, context: Mapping[str, Any], value: Value) -> bool:
    """Tell a list that seems too short only because its entries, reported already, are wrong."""
    return kind == "too_short" and isinstance(value, list) and len(value) >= context["min_length"]


def _steps_in(value: Value, location: tuple[int | str, ...]) -> Steps:
    """Keep the steps that exist in the file; pydantic adds the names of tried types between."""
    steps: list[int | str] = []
    for step in location:
        if isinstance(value, list) and isinstance(step, int) and step < len(value):
            value = value[step]
            steps.append(step)
        if isinstance(value, dict) and isinstance(step, str) and step in value:
            value = value[step]
            steps.append(step)
    return tuple(steps)


def _is_cut_text(key: str) -> bool:
    """Tell half a sentence from a misspelt key: `{th: one, two}` makes ` two` a key."""
    return " " in key or not key.isascii()


def _missing(name: str) -> Sentence:
    return Sentence(
        th=f"ยังไม่ได้ใส่{_LANGUAGE_NAMES_IN_THAI.get(name, f' {name}')}",
        en=f"{_LANGUAGE_NAMES.get(name, 'this')} is missing; add `{name}:`",
    )


def _raised(context: Mapping[str, Any]) -> Sentence:
    error = context["error"]
    if isinstance(error, WrongValueError):
        return error.sentence
    return Sentence(th=UNUSABLE_IN_THAI, en=str(error))


UNUSABLE_IN_THAI = "ค่านี้ใช้ไม่ได้ ลองใส่ใหม่"
# What the patterns of the models ask for, for people who read no patterns.
PATTERNS_IN_THAI = {
    r"^[0-9]{5}$": "ใส่ตัวเลข 5 ตัว เช่น 10160",
    r"^[0-9]{2}$": "ใส่ตัวเลข 2 ตัว เช่น 07",
    r"^#[0-9A-Fa-f]{6}$": "ใส่รหัสสีแบบ #ff7a59",
    r"^[\u0e01-\u0e4e]{2,}$": "ใส่คำไทยติดกัน ไม่มีเว้นวรรค",
    r"^[a-z_]+\.[a-z0-9_]+$": "ใส่ตัวเลข หรือชื่อตัวเลขแบบ play.from",
    r"^[a-z0-9_]+(\.[a-z0-9_]+)+$": "ใส่ชื่อคำแบบ nav.home",
    r"^[a-z0-9_-]+(\.[a-z0-9_-]+)*$": "ใส่ที่อยู่ของข้อความแบบ hero.lead",
    r"^[a-z0-9/-]+\.yaml$": "ใส่ชื่อไฟล์แบบ pages/home.yaml",
}
_Reason = Callable[[Mapping[str, Any]], Sentence]


def _always(th: str, en: str) -> _Reason:
    return lambda _: Sentence(th=th, en=en)


_REASONS: dict[str, _Reason] = {
    "extra_forbidden": _always(
        "ที่นี่ไม่มีช่องชื่อนี้ เช็กตัวสะกด หรือเอาออก",
        "this key is not known here; check its spelling or remove it",
    ),
    "string_type": _always(
        "ยังว่างอยู่หรือไม่ใช่ข้อความ พิมพ์ใหม่อีกที",
        "this must be text; put it in quotes if it looks like a number",
    ),
    "int_type": _always("ใส่เป็นตัวเลขจำนวนเต็ม เช่น 45", "this must be a whole number, without quotes"),
    "int_from_float": _always(
        "ใส่เป็นตัวเลขจำนวนเต็ม ไม่มีจุดทศนิยม", "this must be a whole number, without a decimal point"
    ),
    "float_type": _always("ใส่เป็นตัวเลข เช่น 13.75", "this must be a number, without quotes"),
    "bool_type": _always("เลือกเปิดหรือปิด", "this must be true or false"),
    "greater_than_equal": lambda ctx: Sentence(
        th=f"ต้องเป็น {ctx['ge']} ขึ้นไป", en=f"this must be {ctx['ge']} or more"
    ),
    "less_than_equal": lambda ctx: Sentence(
        th=f"ต้องไม่เกิน {ctx['le']}", en=f"this must be {ctx['le']} or less"
    ),
    "literal_error": lambda ctx: Sentence(
        th=f"เลือกจาก {ctx['expected'].replace(' or ', ' หรือ ')}",
        en=f"this must be one of {ctx['expected']}",
    ),
    "string_pattern_mismatch": lambda ctx: Sentence(
        th=PATTERNS_IN_THAI.get(ctx["pattern"], UNUSABLE_IN_THAI),
        en=f"this must look like {ctx['pattern']}",
    ),
    "string_too_short": _always("ยังว่างอยู่ พิมพ์ข้อความด้วย", "this is empty; write it"),
    "tuple_type": _always(
        "ตรงนี้ต้องเป็นรายการ ไม่ใช่ค่าเดียว",
        "this must be a list, one entry a line, each starting with `- `",
    ),
    "dict_type": _always("ตรงนี้ต้องมีชื่อคู่กับค่า", "this must be `key: value` lines"),
    "model_type": _always(
        "ตรงนี้มีหลายช่อง ใส่ค่าเดียวไม่ได้", "this must be `key: value` lines, not a single value"
    ),
    "too_short": lambda ctx: Sentence(
        th=f"ต้องมีอย่างน้อย {ctx['min_length']} รายการ ตอนนี้มี {ctx['actual_length']}",
        en=f"at least {ctx['min_length']} needed, {ctx['actual_length']} found",
    ),
    "too_long": lambda ctx: Sentence(
        th=f"มีได้ไม่เกิน {ctx['max_length']} รายการ ตอนนี้มี {ctx['actual_length']}",
        en=f"at most {ctx['max_length']} allowed, {ctx['actual_length']} found",
    ),
    "value_error": _raised,
}
# Where pydantic's own English will do.
_THAI = dict.fromkeys(("date_type", "date_parsing"), "ใส่วันที่แบบ 2026-04-13")


def _reason(kind: str, context: Mapping[str, Any], message: str) -> Sentence:
    known = _REASONS.get(kind)
    return known(context) if known else Sentence(th=_THAI.get(kind, UNUSABLE_IN_THAI), en=message)
