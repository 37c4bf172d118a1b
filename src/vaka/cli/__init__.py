"""The command line. Every command loads what it needs when it runs, so that starting costs nothing."""
