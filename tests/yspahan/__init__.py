"""Tests of Yspahan."""
