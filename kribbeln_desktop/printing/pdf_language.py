"""The language of a PDF, for programs that read it aloud: Qt has no setting for it.

It is written as PDF files are changed in place: the new catalogue, an entry that says where it lies, and a trailer that
names the older table are appended (ISO 32000-1, 7.5.6). Nothing that Qt wrote is touched.
"""

from __future__ import annotations

import re

_TRAILER = re.compile(rb"trailer\s*<<(?P<entries>.*)>>\s*startxref\s+(?P<table>\d+)\s+%%EOF\s*\Z", re.DOTALL)
_ROOT = re.compile(rb"/Root (\d+) 0 R")


def with_language(pdf: bytes, language: str) -> bytes:
    """``pdf``, as Qt writes it, with its ``language`` (a BCP 47 tag; empty for none)."""
    trailer = _TRAILER.search(pdf)
    root = _ROOT.search(trailer["entries"]) if trailer else None
    catalogue = re.search(rb"\n%b 0 obj\s*<<(.*?)>>\s*endobj" % root[1], pdf, re.DOTALL) if root else None
    if not language or not (trailer and root and catalogue):
        return pdf
    changed = b"%b 0 obj\n<<%b/Lang (%b)\n>>\nendobj\n" % (root[1], catalogue[1], language.encode("ascii"))
    table = b"xref\n%b 1\n%010d 00000 n \n" % (root[1], len(pdf))
    end = b"trailer\n<<%b/Prev %b\n>>\nstartxref\n%d\n%%%%EOF\n"
    return pdf + changed + table + end % (trailer["entries"], trailer["table"], len(pdf) + len(changed))
