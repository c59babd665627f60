### Warriors on the start page

page-game-warriors = Warriors
page-about-warriors = Massed ranks: sealed orders, couriers, bloodlust and boasts.
