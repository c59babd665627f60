### Warriors on the start page

page-game-warriors = Warriors
page-about-warriors = Filas cerradas: órdenes selladas, mensajeros, sed de sangre y bravatas.
