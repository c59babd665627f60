"""`python -m carnyx` is the command `carnyx`."""

from carnyx.cli import main

main()
