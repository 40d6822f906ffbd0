"""The rules: what is refused, and the booklet."""
