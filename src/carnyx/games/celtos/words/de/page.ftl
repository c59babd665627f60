### Celtos on the start page

page-game-celtos = Celtos
page-about-celtos = Scharmützel: Einheiten handeln abwechselnd, Nerven reißen, Helden stürmen.
page-edition-celtos-en = Englischer Bogen
page-edition-celtos-de = Deutscher Bogen
page-edition-celtos-es = Spanischer Bogen
