### What a drawn position says

picture-turn = Turno { $turn } de { $turns }
picture-deploy = Despliegue
picture-acts = actúa { $side }
picture-winner = gana { $side }
picture-engaged = Trabada
picture-wood = Bosque
picture-water = Agua
picture-hill = Colina
picture-wall = Muro
picture-hedge = Seto
picture-building = Edificio
picture-bridge = Puente
