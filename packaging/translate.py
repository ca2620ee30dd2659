"""Bring the translations up to date: the program's texts into resources/i18n/*.ts, and those into *.qm.

    python packaging/translate.py

Needs the program's environment (PySide6). New texts stand in the .ts file as unfinished; translate them there, and run
it again. A text's places in braces must stand in its translation too. tests/app/test_translations.py checks it all.
"""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "resources" / "i18n"
LANGUAGES = {"de": "de_DE"}


def tool(name: str) -> str:
    """One of PySide6's programs, beside the Python that runs."""
    folder = Path(sys.executable).parent
    return str(next(path for path in (folder / name, folder / f"{name}.exe") if path.exists()))


def collect(catalogue: Path, language: str) -> None:
    """Write the program's texts into the catalogue, translations kept, texts that are gone dropped."""
    sources = sorted(str(path.relative_to(ROOT)) for path in (ROOT / "kribbeln_desktop").rglob("*.py"))
    options = ["-tr-function-alias", "QT_TRANSLATE_NOOP+=mark", "-no-obsolete", "-locations", "none", "-silent"]
    languages = ["-source-language", "en", "-target-language", language]
    subprocess.run(
        [tool("pyside6-lupdate"), *sources, *options, *languages, "-ts", str(catalogue)], cwd=ROOT, check=True
    )


def release(catalogue: Path) -> None:
    """Make the file that the program loads."""
    compiled = str(catalogue.with_suffix(".qm"))
    subprocess.run([tool("pyside6-lrelease"), "-silent", str(catalogue), "-qm", compiled], check=True)


def main() -> int:
    """Bring every language up to date; the exit status."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for language, locale in LANGUAGES.items():
        catalogue = FOLDER / f"kribbeln_{language}.ts"
        collect(catalogue, locale)
        release(catalogue)
    return 0


if __name__ == "__main__":
    sys.exit(main())
