"""What the frozen program may have in it."""

import ast
from collections.abc import Iterator
from pathlib import Path

import bundle
import pytest

PACKAGE = Path(__file__).parents[2] / "kribbeln_desktop"

BUNDLED = [
    "_internal/PySide6/Qt/lib/libQt6Core.so.6",
    "_internal/libQt6XcbQpa.so.6",
    "_internal/PySide6/QtWidgets.abi3.so",
    "_internal/PySide6/Qt/plugins/platforms/libqxcb.so",
    "_internal/PySide6/Qt/plugins/printsupport/libcupsprintersupport.so",
    "_internal/PySide6/Qt/plugins/imageformats/libqsvg.so",
    "_internal/PySide6/Qt/translations/qtbase_de.qm",
    "_internal/PySide6/Qt6PrintSupport.dll",
    "_internal/PySide6/QtSvg.pyd",
    "_internal\\PySide6\\plugins\\styles\\qmodernwindowsstyle.dll",
    "_internal/PySide6/plugins/platforms/qwindows.dll",
    "Contents/Frameworks/PySide6/Qt/lib/QtGui.framework/Versions/A/QtGui",
    "Contents/Frameworks/PySide6/Qt/plugins/platforms/libqcocoa.dylib",
    "_internal/numpy/_core/_multiarray_umath.cpython-311-x86_64-linux-gnu.so",
    "_internal/kribbeln_desktop/resources/icons/kribbeln.svg",
    "_internal/kribbeln_desktop/resources/i18n/kribbeln_de.qm",
    "_internal/libicudata.so.73",
    "_internal/libxcb-cursor.so.0",
    "_internal/libxkbcommon-x11.so.0",
    "_internal/numpy.libs/libgfortran-040039e1-0352e75f.so.5.0.0",
    "_internal/numpy-2.4.6.dist-info/licenses/LICENSE.txt",
    "kribbeln-desktop",
]
LEFT_OUT = [
    "_internal/PySide6/Qt/lib/libQt6Network.so.6",
    "_internal/PySide6/Qt/lib/libQt6Qml.so.6",
    "_internal/PySide6/QtNetwork.abi3.so",
    "_internal/PySide6/QtDBus.abi3.so",
    "_internal/PySide6/Qt6Quick.dll",
    "_internal/PySide6/QtOpenGL.pyd",
    "Contents/Frameworks/PySide6/Qt/lib/QtNetwork.framework/Versions/A/QtNetwork",
    "_internal/PySide6/Qt/plugins/platformthemes/libqgtk3.so",
    "_internal/PySide6/Qt/plugins/tls/libqopensslbackend.so",
    "_internal/PySide6/Qt/plugins/platforms/libqvnc.so",
    "_internal\\PySide6\\plugins\\imageformats\\qpdf.dll",
    "_internal/PySide6/Qt/translations/qtbase_fr.qm",
    "_internal/PySide6/translations/qt_de.qm",
    "_internal/PySide6/opengl32sw.dll",
    "_internal/kribbeln_desktop/resources/i18n/kribbeln_de.ts",
    "_internal/libcups.so.2",
    "_internal/libstdc++.so.6",
    "_internal/libxcb.so.1",
    "_internal/libX11-xcb.so.1",
    "_internal/libglib-2.0.so.0",
    "_internal/numpy/_core/_multiarray_tests.cpython-311-x86_64-linux-gnu.so",
    "_internal/numpy-2.4.6.dist-info/RECORD",
    "_internal/numpy/tests/test_lazyloading.py",
]


@pytest.mark.parametrize("name", BUNDLED)
def test_what_is_used_is_kept(name: str) -> None:
    assert bundle.keeps(name)


@pytest.mark.parametrize("name", LEFT_OUT)
def test_what_is_not_used_is_left_out(name: str) -> None:
    assert not bundle.keeps(name)


def test_unexpected_names_are_told() -> None:
    assert bundle.unexpected([*BUNDLED, *LEFT_OUT]) == sorted(LEFT_OUT)


def test_only_libraries_that_something_needs_are_kept() -> None:
    names = {
        "PySide6/QtGui.abi3.so": ("EXTENSION", ["libQt6Gui.so.6"]),
        "PySide6/Qt/plugins/platforms/libqxcb.so": ("BINARY", ["libxcb.so.1", "libc.so.6"]),
        "PySide6/Qt/lib/libQt6Gui.so.6": ("BINARY", ["libglib-2.0.so.0"]),
        "libglib-2.0.so.0": ("BINARY", ["libpcre2-8.so.0"]),
        "libpcre2-8.so.0": ("BINARY", ["libglib-2.0.so.0"]),
        "libxcb.so.1": ("BINARY", []),
        "libgtk-3.so.0": ("BINARY", ["libcairo.so.2"]),
        "libcairo.so.2": ("BINARY", []),
        "libpython3.11.so.1.0": ("BINARY", []),
    }
    entries = [bundle.Entry(name, f"/built/{name}", kind) for name, (kind, _) in names.items()]
    kept = bundle.reachable(entries, lambda source: names[source.removeprefix("/built/")][1])
    assert [entry.name for entry in kept] == [name for name in names if "gtk" not in name and "cairo" not in name]


def imported(module: Path) -> Iterator[str]:
    """Full names of what a module imports, and of what it imports from there."""
    for node in ast.walk(ast.parse(module.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def test_nothing_left_out_is_imported() -> None:
    excluded = tuple(f"{name}." for name in [*bundle.EXCLUDED_PYTHON, *bundle.EXCLUDED_OWN])
    own = [name.replace(".", "/") + ".py" for name in bundle.EXCLUDED_OWN]
    assert all((PACKAGE.parent / name).exists() for name in own)
    modules = [path for path in PACKAGE.rglob("*.py") if path.relative_to(PACKAGE.parent).as_posix() not in own]
    wrong = [(path.name, name) for path in modules for name in imported(path) if f"{name}.".startswith(excluded)]
    assert wrong == []
