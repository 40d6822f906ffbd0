"""The terminal client: plain lines that anyone can read, or have read to them. It knows no game."""

from pathlib import Path

WORDS = Path(__file__).parent / "words"
