"""Kribbeln Desktop: a table for three-roll dice games."""

__version__ = "0.1.0"
