"""Gradlon: exact rules engines for Ys, Yspahan and Caylus."""
