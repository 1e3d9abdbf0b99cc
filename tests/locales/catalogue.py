"""The words of all languages, read with the parser of Fluent."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from fluent.syntax import FluentParser, ast, visitor

ROOT = Path(__file__).parents[2]
LOCALES = ROOT / "src" / "sobremesa" / "locales"
LANGUAGES = ("en", "es", "ru")


@dataclass(frozen=True)
class Text:
    """One pattern: the value of a message, or one of its attributes."""

    pattern: ast.Pattern | None
    variables: frozenset[str]


class _Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


class _References(visitor.Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        suffix = f".{node.attribute.name}" if node.attribute else ""
        self.found.add(node.id.name + suffix)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.found.add(f"-{node.id.name}")


def files(language: str) -> list[Path]:
    """The files of one language."""
    return sorted((LOCALES / language).glob("*.ftl"))


def entries(path: Path) -> list[ast.EntryType]:
    """What a file holds, in order; parts that cannot be read are ``Junk``."""
    return FluentParser(with_spans=True).parse(path.read_text(encoding="utf-8")).body


def _variables(pattern: ast.Pattern | None) -> frozenset[str]:
    seeker = _Variables()
    if pattern is not None:
        seeker.visit(pattern)
    return frozenset(seeker.found)


def references(path: Path) -> set[str]:
    """The messages and terms (with a leading hyphen) that a file refers to."""
    seeker = _References()
    for entry in entries(path):
        seeker.visit(entry)
    return seeker.found


def texts(path: Path) -> dict[str, Text]:
    """The texts of a file: ``id`` or ``id.attribute``; terms with a leading hyphen."""
    found: dict[str, Text] = {}
    for entry in entries(path):
        if not isinstance(entry, ast.Message | ast.Term):
            continue
        name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
        if entry.value is not None:
            found[name] = Text(entry.value, _variables(entry.value))
        for attribute in entry.attributes:
            found[f"{name}.{attribute.id.name}"] = Text(
                attribute.value, _variables(attribute.value)
            )
    return found


def all_texts(language: str) -> dict[str, Text]:
    """The texts of all files of one language."""
    found: dict[str, Text] = {}
    for path in files(language):
        found.update(texts(path))
    return found
