### What a drawn position says

picture-turn = Runde { $turn } von { $turns }
picture-deploy = Aufstellung
picture-acts = { $side } am Zug
picture-winner = { $side } gewinnt
picture-engaged = Im Nahkampf
picture-wood = Wald
picture-water = Wasser
picture-hill = Hügel
picture-wall = Mauer
picture-hedge = Hecke
picture-building = Gebäude
picture-bridge = Brücke
