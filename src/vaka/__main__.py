"""`python -m vaka` is the program `vaka`."""

from vaka.cli.main import main

main()
