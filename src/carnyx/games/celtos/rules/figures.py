"""The numbers of the Celtos rulebook that stand in no table; lengths are inches of the rules."""

RUSH_TIMES = 3  # celtos.order.rush
TURN_LIMIT = 7  # celtos.turn.limit
COHERENCY = 1  # celtos.coherency
SKIRMISHER_COHERENCY = 2  # celtos.trait.skirmisher
KEEP_AWAY = 1  # celtos.move.models, celtos.move.near
OBSTACLE_COST = 1  # celtos.terrain
WOOD_SIGHT = 2  # celtos.los.terrain
HILL_SIZE = 3  # celtos.los.models
OBSTACLE_COVER_REACH = 1  # celtos.cover.where
CONTACT_SPOTS = 12  # celtos.cc.assault
LEADER_COMMAND = 1  # celtos.leader
INDIVIDUAL_DICE = 2  # celtos.individual
ROUND_TEMPLATE = 3  # celtos.template.round, its width
TEARDROP_LENGTH = 8  # celtos.template.teardrop
TEARDROP_NARROW = 1
TEARDROP_WIDE = 3
SCATTER_DIVISOR = 2  # celtos.template.round
OBJECTIVE_REACH = 3  # celtos.victory.objective
TABLE_WIDTH = 72  # celtos.deploy
TABLE_DEPTH = 48
DEMO_WIDTH = 48
ZONE_DEPTH = 12
GAEL_DEMO_POINTS = 415  # celtos.army
SIDHE_DEMO_POINTS = 416
