"""`python -m tests.toy` is the command `carnyx` with one game more: this is all it takes to add one."""

from carnyx.cli import main
from carnyx.games import GAMES
from tests.toy.game import GAME

if __name__ == "__main__":
    GAMES.register(GAME)
    main()
