"""What all tests share: no display is needed, and helper modules beside the tests can be imported by name."""

import os
import sys
from pathlib import Path

from hypothesis import settings

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["CUPS_SERVER"] = "127.0.0.1:9"  # no test may print on a printer that is really there
FOLDERS = ("games", "app", "players", "printing", "table", "widgets")
sys.path += [str(Path(__file__).parent / folder) for folder in FOLDERS]
pytest_plugins = ["window_fixtures", "page_fixtures"]

settings.register_profile("suite", deadline=None, print_blob=True)  # busy machines are no failures
settings.load_profile("suite")
