### Celtos on the start page

page-game-celtos = Celtos
page-about-celtos = Skirmish: units act in turn, nerves break, heroes charge.
page-edition-celtos-en = English sheet
page-edition-celtos-de = German sheet
page-edition-celtos-es = Spanish sheet
