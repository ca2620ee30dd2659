"""What poppler, another program, reads in our pages."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

needs_poppler = pytest.mark.skipif(shutil.which("pdftotext") is None, reason="poppler-utils is not installed")
_WORD = re.compile(r'<word xMin="([\d.]+)" yMin="([\d.]+)" xMax="[\d.]+" yMax="[\d.]+">(.*?)</word>')


def poppler_says(tool: str, content: bytes, folder: Path, *options: str) -> str:
    path = folder / "page.pdf"
    path.write_bytes(content)
    command = [tool, *options, str(path), *(["-"] if tool == "pdftotext" else [])]
    return subprocess.run(command, capture_output=True, check=True, encoding="utf-8").stdout


def places_of(word: str, content: bytes, folder: Path) -> list[tuple[float, float]]:
    """Where ``word`` stands: left and top in points from the page's upper left corner."""
    said = poppler_says("pdftotext", content, folder, "-bbox")
    return [(float(x), float(y)) for x, y, found in _WORD.findall(said) if found == word]
