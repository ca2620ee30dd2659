"""Every text a person may read has a translation that says the same with the same places, and it is compiled."""

import ast
import string
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QTranslator

ROOT = Path(__file__).resolve().parents[2]
CATALOGUES = sorted((ROOT / "resources" / "i18n").glob("*.ts"))
Marked = tuple[str, str]
"""Context and source."""


def marked_texts(code: str) -> Iterator[Marked | str]:
    """What the module marks for translation; a sentence in place of each call that lupdate could not read."""
    tree = ast.parse(code)
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef):
            yield from (_text(call, node.name) for call in ast.walk(node) if _called(call) == "tr")
        elif _called(node) == "mark" or (_called(node) == "translate" and not _is_relay(node)):
            yield _text(node, None)


def _called(node: ast.AST) -> str | None:
    """``mark``, or the last name of ``self.tr`` and ``QCoreApplication.translate``."""
    match node:
        case ast.Call(func=ast.Name(id="mark")):
            return "mark"
        case ast.Call(func=ast.Attribute(value=ast.Name(id="self"), attr="tr")):
            return "tr"
        case ast.Call(func=ast.Attribute(value=ast.Name(id="QCoreApplication"), attr="translate")):
            return "translate"
    return None


def _is_relay(call: ast.AST) -> bool:
    """Nothing but handing on texts that are marked elsewhere."""
    assert isinstance(call, ast.Call)
    return not any(isinstance(argument, ast.Constant) for argument in call.args)


def _text(call: ast.AST, class_name: str | None) -> Marked | str:
    assert isinstance(call, ast.Call)
    match call.args:
        case [ast.Constant(value=str(source)), *_] if class_name:
            return class_name, source
        case [ast.Constant(value=str(context)), ast.Constant(value=str(source)), *_]:
            return context, source
    return f"no literal text: {ast.unparse(call)}"


@pytest.fixture(scope="module")
def marked() -> set[Marked]:
    found: set[Marked] = set()
    for path in sorted((ROOT / "kribbeln_desktop").rglob("*.py")):
        for text in marked_texts(path.read_text(encoding="utf-8")):
            assert not isinstance(text, str), f"{path.name}: {text}"
            found.add(text)
    return found


def messages(catalogue: Path) -> dict[Marked, ElementTree.Element]:
    contexts = ElementTree.parse(catalogue).getroot().findall("context")
    return {
        (context.findtext("name", ""), message.findtext("source", "")): message
        for context in contexts
        for message in context.findall("message")
    }


def translations(message: ElementTree.Element) -> list[str]:
    """One, or one for each plural form."""
    translation = message.find("translation")
    assert translation is not None
    forms = translation.findall("numerusform") or [translation]
    return [form.text or "" for form in forms]


def places(text: str) -> set[str]:
    """The names in braces, and the plural's number."""
    named = {name for _, name, _, _ in string.Formatter().parse(text) if name is not None}
    return named | ({"%n"} if "%n" in text else set())


@pytest.mark.parametrize("catalogue", CATALOGUES, ids=lambda path: path.stem)
def test_every_text_is_translated(catalogue: Path, marked: set[Marked]) -> None:
    found = messages(catalogue)
    assert sorted(marked - set(found)) == [], "run packaging/translate.py; it sees no text inside an f-string"
    open_ones = [
        key
        for key, message in found.items()
        if "".join(translations(message)).strip() == "" or message.find("translation[@type]") is not None
    ]
    assert sorted(open_ones) == []


@pytest.mark.parametrize("catalogue", CATALOGUES, ids=lambda path: path.stem)
def test_no_translation_is_for_a_text_that_is_gone(catalogue: Path, marked: set[Marked]) -> None:
    assert sorted(set(messages(catalogue)) - marked) == [], "run packaging/translate.py"


@pytest.mark.parametrize("catalogue", CATALOGUES, ids=lambda path: path.stem)
def test_translations_have_the_same_places(catalogue: Path) -> None:
    different = [
        (source, translation)
        for (_context, source), message in messages(catalogue).items()
        for translation in translations(message)
        if translation and places(translation) != places(source)
    ]
    assert different == []


@pytest.mark.parametrize("catalogue", CATALOGUES, ids=lambda path: path.stem)
def test_translations_end_and_abbreviate_like_their_source(catalogue: Path) -> None:
    """A menu keeps its mark for a key, a sentence its full stop, a question its mark."""
    different = [
        (source, translation)
        for (_context, source), message in messages(catalogue).items()
        for translation in translations(message)
        if translation
        and (
            (translation[-1] in ".!?:…") != (source[-1] in ".!?:…") or has_mnemonic(translation) != has_mnemonic(source)
        )
    ]
    assert different == []


def has_mnemonic(text: str) -> bool:
    return any(text[place + 1 : place + 2].isalnum() for place, letter in enumerate(text) if letter == "&")


@pytest.mark.parametrize("catalogue", CATALOGUES, ids=lambda path: path.stem)
def test_compiled_translations_are_up_to_date(catalogue: Path) -> None:
    translator = QTranslator()
    assert translator.load(str(catalogue.with_suffix(".qm")))
    stale = [
        (source, translation)
        for (context, source), message in messages(catalogue).items()
        for number, translation in zip((1, 2), translations(message), strict=False)
        if translator.translate(context, source, "", number if len(translations(message)) > 1 else -1) != translation
    ]
    assert stale == [], "run packaging/translate.py"


def test_there_is_a_german_catalogue() -> None:
    assert "kribbeln_de" in [path.stem for path in CATALOGUES]


def test_texts_that_no_translator_would_see_are_found() -> None:
    code = (
        'class Page:\n    def f(self):\n        self.tr("yes")\n        mark("A", words)\n        mark("B", "x" "y")\n'
    )
    assert set(marked_texts(code)) == {("Page", "yes"), ("B", "xy"), "no literal text: mark('A', words)"}
