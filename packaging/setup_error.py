"""What goes wrong while things are set up, as one sentence for a person."""

import sys


class SetupError(Exception):
    """The program cannot be set up; its text is the sentence to show."""


def say(sentence: str) -> None:
    """Tell a person what is being done, beside the output proper."""
    print(sentence, file=sys.stderr, flush=True)
