### Warriors on the start page

page-game-warriors = Warriors
page-about-warriors = Massed ranks: sealed orders, couriers, bloodlust and boasts.
page-list-format-warriors = It also has a [warchief] with his leadership, [[companions]] who stand with a unit, and [[commands]], each with a leader and units of its own; each unit has a unit, figures, and if you like champion and standard (true).
page-computer-warriors-level1 = Computer, level 1: thinks only about whom to shoot and whom to strike
page-computer-warriors-level2 = Computer, level 2: thinks about orders and marches, too, but lets its leaders wander
page-computer-warriors-level3 = Computer, level 3: the rules of thumb
page-computer-warriors-level4 = Computer, level 4: as level 3: nothing stronger is known yet
page-computer-warriors-level5 = Computer, level 5: as level 3: nothing stronger is known yet
tip-disorganised = A disorganised unit hits at −1, shooting and in combat, and makes orders to its command harder; it is in order again after a movement phase in which it neither moves nor shoots, OK and out of contact.
tip-bloodlust = A unit in bloodlust kills at +1 but moves at the nearest enemy whatever its order says, and is disorganised; a leader’s influence or a new combat test ends it.
tip-shaken = A shaken unit runs from the nearest enemy whatever its order says, tests at −1 and is disorganised; a leader’s influence or a new combat test ends it, and an army that is all shaken is beaten.
page-help-dice-warriors = All dice have ten sides, from 0 to 9, and a 0 counts as ten. “7+” is seven or more.
