"""Pairing: people who want to play now find each other, or bots."""
