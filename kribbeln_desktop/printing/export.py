"""Pages as files: PDF, PNG and SVG, drawn in memory and then written whole or not at all."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterator, Mapping
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPagedPaintDevice, QPaintDevice, QPainter, QPdfWriter

from kribbeln_desktop.core.files import fault_of, replace_files
from kribbeln_desktop.core.resources import resource_root
from kribbeln_desktop.printing.errors import CANNOT_DRAW, CANNOT_WRITE, WriteError
from kribbeln_desktop.printing.fonts import FAMILY, FILES
from kribbeln_desktop.printing.paper import Document, Page
from kribbeln_desktop.printing.pdf_language import with_language

CREATOR = "Kribbeln Desktop"
MILLIMETRES_PER_INCH = 25.4
PDF_RESOLUTION = 1200
PNG_RESOLUTION = 200


def write_pdf(path: Path, document: Document) -> None:
    """``document`` as a PDF; ``WriteError`` where that fails, and then no half file is left."""
    write_files({path: pdf_bytes(document)})


def write_png(path: Path, document: Document, resolution: int = PNG_RESOLUTION) -> None:
    """A picture of each page with ``resolution`` pixels an inch, see ``page_paths``; ``WriteError`` as in
    ``write_pdf``.
    """
    write_files({file: _png_bytes(file, page, resolution) for file, page in _files(path, document)})


def write_svg(path: Path, document: Document) -> None:
    """A drawing of each page, see ``page_paths``; ``WriteError`` as in ``write_pdf``."""
    write_files({file: svg_bytes(page) for file, page in _files(path, document)})


def page_paths(path: Path, document: Document) -> list[Path]:
    """The file of each page where a file takes one: ``path`` itself, then ``NAME-2``, ``NAME-3`` … beside it."""
    others = (path.with_stem(f"{path.stem}-{number}") for number in range(2, len(document.pages) + 1))
    return [path, *others]


def _files(path: Path, document: Document) -> Iterator[tuple[Path, Page]]:
    return zip(page_paths(path, document), document.pages, strict=True)


def pdf_bytes(document: Document) -> bytes:
    """``document`` as a PDF: its fonts embedded, its text as text, its title, author and language named."""
    buffer = _buffer()
    writer = QPdfWriter(buffer)
    writer.setPdfVersion(QPagedPaintDevice.PdfVersion.PdfVersion_1_6)
    writer.setResolution(PDF_RESOLUTION)
    writer.setTitle(document.title)
    writer.setCreator(CREATOR)
    writer.setAuthor(CREATOR)
    if document.grey:
        writer.setColorModel(QPdfWriter.ColorModel.Grayscale)
    writer.setPageLayout(document.pages[0].page_layout())
    painter = QPainter(writer)
    try:
        for number, page in enumerate(document.pages):
            if number:
                writer.setPageLayout(page.page_layout())
                writer.newPage()
            paint_page(painter, page, PDF_RESOLUTION)
    finally:
        painter.end()
    return with_language(_content(buffer), document.language)


def _png_bytes(path: Path, page: Page, resolution: int) -> bytes:
    image = page_image(page, resolution)
    buffer = _buffer()
    if image.isNull() or not image.save(buffer, "PNG"):  # type: ignore[call-overload]
        raise WriteError(CANNOT_DRAW(file=path.name))
    return _content(buffer)


def svg_bytes(page: Page) -> bytes:
    """``page`` as an SVG in millimetres."""
    from PySide6.QtSvg import QSvgGenerator  # on first use: the start is fast without it

    buffer = _buffer()
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setResolution(round(MILLIMETRES_PER_INCH * 10))
    generator.setSize(QSize(round(page.size.width() * 10), round(page.size.height() * 10)))
    generator.setViewBox(QRectF(0, 0, page.size.width() * 10, page.size.height() * 10))
    generator.setTitle(page.title)
    generator.setDescription(CREATOR)
    _paint_alone(generator, page, MILLIMETRES_PER_INCH * 10)
    return _content(buffer).replace(b"<defs>\n", b"<defs>\n" + _font_style(), 1)


def _font_style() -> bytes:
    """The sheet's font inside the drawing, so that its words keep their width where the font is not installed."""
    faces = [
        f"@font-face{{font-family:'{FAMILY}';font-weight:{weight};src:url(data:font/ttf;base64,"
        f"{b64encode((resource_root() / 'fonts' / file).read_bytes()).decode()})}}"
        for file, weight in zip(FILES, ("400", "700"), strict=True)
    ]
    return f"<style>{''.join(faces)}</style>\n".encode()


def page_image(page: Page, resolution: float = PNG_RESOLUTION) -> QImage:
    """``page`` on white as a picture with ``resolution`` pixels an inch; a null one where memory is short."""
    scale = resolution / MILLIMETRES_PER_INCH
    size = QSize(round(page.size.width() * scale), round(page.size.height() * scale))
    image = QImage(size, QImage.Format.Format_RGB32)
    if not image.isNull():
        image.fill(QColor("white"))
        image.setDotsPerMeterX(round(scale * 1000))
        image.setDotsPerMeterY(round(scale * 1000))
        _paint_alone(image, page, resolution)
    return image.convertToFormat(QImage.Format.Format_Grayscale8) if page.grey else image


def _paint_alone(device: QPaintDevice, page: Page, resolution: float) -> None:
    painter = QPainter(device)
    try:
        paint_page(painter, page, resolution)
    finally:
        painter.end()


def paint_page(painter: QPainter, page: Page, resolution: float) -> None:
    """Draw ``page`` with an active painter on a device of ``resolution`` dots an inch."""
    painter.save()
    painter.scale(resolution / MILLIMETRES_PER_INCH, resolution / MILLIMETRES_PER_INCH)
    try:
        page.draw(painter, page.size)
    finally:
        painter.restore()


def _buffer() -> QBuffer:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.ReadWrite)
    return buffer


def _content(buffer: QBuffer) -> bytes:
    return bytes(buffer.data().data())


def write_files(contents: Mapping[Path, bytes]) -> None:
    """Put each content into its file, all of them or none: what stood there stays until everything is whole.

    ``WriteError`` where that fails.
    """
    try:
        replace_files(contents)
    except OSError as error:
        raise WriteError(CANNOT_WRITE(file=str(next(iter(contents))), fault=fault_of(error))) from error
