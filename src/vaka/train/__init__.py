"""Self-play that trains nets: PyTorch is used here alone. See docs/minds.md."""
