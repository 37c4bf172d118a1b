"""Notices: what people are told when something waits for them, in the page and beyond it."""
