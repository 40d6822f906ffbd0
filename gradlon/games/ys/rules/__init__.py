"""The rules: what is refused, and the booklet phase by phase."""
