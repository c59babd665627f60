### Warriors on the start page

page-game-warriors = Warriors
page-about-warriors = Dichte Glieder: versiegelte Befehle, Kuriere, Blutrausch und Prahlerei.
