"""The command `gradlon`."""

import sys


def main() -> None:
    """Run the command; where its libraries are missing, say which extra brings them."""
    try:
        from gradlon.terminal.commands import app  # noqa: PLC0415 - the engine installs without them
    except ModuleNotFoundError as error:
        if error.name is None or error.name.startswith("gradlon"):
            raise
        sys.exit(f"The command needs {error.name!r}, which comes with the extra 'terminal': pip install 'gradlon[terminal]'")
    app()
