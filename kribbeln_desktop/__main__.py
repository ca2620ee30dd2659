"""``python -m kribbeln_desktop`` opens the window."""

import sys

from kribbeln_desktop.app.main import main

sys.exit(main())
