### Celtos on the start page

page-game-celtos = Celtos
page-about-celtos = Scharmützel: Einheiten handeln abwechselnd, Nerven reißen, Helden stürmen.
page-edition-celtos-en = Englisches Blatt
page-edition-celtos-de = Deutsches Blatt
page-edition-celtos-es = Spanisches Blatt
