### What a drawn position says

picture-turn = Turn { $turn } of { $turns }
picture-deploy = Deployment
picture-acts = { $side } to act
picture-winner = { $side } wins
picture-engaged = Engaged
picture-wood = Wood
picture-water = Water
picture-hill = Hill
picture-wall = Wall
picture-hedge = Hedge
picture-building = Building
picture-bridge = Bridge
