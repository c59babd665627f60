### Why an answer is refused: what exactly falls short of the rule

refused-unarmed = It has nothing to shoot with.
refused-no-volleys = It has no volley left.
refused-in-contact = It is in contact with the enemy.
refused-target-in-contact = The target is in contact with somebody.
refused-no-target = There is no enemy of that kind on the table.
refused-nearest = Another target is nearer, { $unit-the }: { $apart }, this one { $target }. Within { $near } the nearest is shot at.
refused-far = It is { $apart } away and the reach is { $far }.
refused-arc = It lies more than { $arc }° to the side of straight ahead.
refused-blocked = The line of sight is blocked ({ $what }): { $by } too much of it is in the way.
refused-lone = He is not the nearest enemy, and a unit of his stands within { $clear } of him.
refused-volleys = At most { $most } volleys are spent at once.
refused-volleys-left = { $left ->
    [one] It has { $left } volley left.
   *[other] It has { $left } volleys left.
}
refused-spent = That far would take { $cost }; { $left } may be moved.
refused-impassable = Nobody gets through here ({ $what }).
refused-two-turns = It has turned once already.
refused-no-room = There is no room for its bases there.
refused-no-room-by = There is no room for its bases there; in the way: { $unit-the }.
refused-edge = It would reach { $by } over the edge of the table.
refused-zone = It would reach { $by } out of the deployment zone.
refused-join = He can join a unit of his own side that stands on the table, and no other.
refused-touches-friend = He would touch { $unit-the } there; to do so is to join the unit.
refused-enemy-in-way = An enemy stands in the way: { $unit-the }.
refused-among-enemies = He would touch an enemy there: { $unit-the }.
refused-no-leader = There is no such leader or unit to order.
refused-not-his-command = The unit belongs to another leader’s command.
refused-ordered = An order for this unit is on its way already.
refused-no-courier = He has no courier free.
refused-not-its-command = It is not the turn of this unit’s command.
refused-not-its-turn = Others move before this unit, or it has moved.
refused-not-his-turn = He is not one of those who move now.
refused-files = { $figures ->
    [one] It has { $figures } figure and stands in one file.
   *[other] It has { $figures } figures: the files must be another number, from one to that.
}
refused-ranks = It would stand in { $ranks } ranks; { $most } are the most.
refused-disorganised = It is disorganised.
refused-narrower = In contact it can only widen.
refused-leaves-contact = It would no longer touch { $unit-the }.
refused-reformed = It has reformed in this move already.
refused-must-attack = It must make straight for the nearest enemy.
refused-must-flee = It must go straight away from the nearest enemy.
refused-no-goal = There is no enemy to move against.
refused-not-nearer = It was { $before } from its goal and would be { $then }.
refused-not-farther = It was { $before } from the enemy and would be { $then }.
refused-starts-contact = It would start a contact there, with { $unit-the }.
refused-hold = On HOLD it turns and reforms, but does not leave its place.
refused-oppose = It would come within { $near } of { $unit-the }; here it keeps { $keep } away.
refused-second-rank = No second rank reaches over the first here.
refused-place = Each individual takes a front-rank place of his own that touches an enemy, as long as one is free.
refused-no-touch = Each figure strikes one enemy that it touches.

refused-a-unit = another unit
refused-models = { $models ->
    [one] It has { $models } model; places were given for { $given }.
   *[other] It has { $models } models; places were given for { $given }.
}
refused-ground = A base would come { $by } too far into what nobody enters ({ $what }).
refused-rush-inside = { $by } of the way lie in ground where nobody rushes ({ $what }).
refused-too-near = A model would come within { $gap } of { $unit-the }; it keeps { $limit } away.
refused-nearer = A model already stands only { $limit } from { $unit-the }: from there it may move away, but not nearer.
refused-on-each-other = Models { $one } and { $other } would stand on each other, by { $by }.
refused-on-others = It would stand on { $unit-the }, by { $by }.
refused-gap = Model { $model } is { $gap } from the nearest of the others; { $most } is the most that holds a unit together.
refused-panicked = It is panicked.
refused-panicked-nearer = Model { $model } would end { $by } nearer to the nearest enemy in sight.
refused-still-touches = It would still touch { $unit-the }.
refused-touches = It is in contact with { $unit-the }.
refused-broken-off = It has broken off in this activation.
refused-has-moved = It has moved in this activation.
refused-has-shot = It has shot in this activation.
refused-not-to-deploy = This is not a unit of yours that waits to be set up.
refused-not-to-activate = This is not a unit of yours that can still be activated this turn.
refused-has-acted = It has already acted this turn.
refused-not-to-react = This unit cannot react here.
refused-allotment = Each hit goes to a model that may be hit, and none takes a second before all have one (hits: { $hits }, models: { $models }).
refused-not-nearest = Another target is nearer, { $unit-the }: { $apart }, this one { $target }.
refused-blocked-by = The line of sight is blocked by { $unit-the }, with { $by } too much in the way.
refused-engaged-elsewhere = It is in contact with { $unit-the } and goes against nobody else.
refused-no-way = No free way of { $far } leads to a free place beside the target.
refused-no-contact = Nobody would come into contact: { $gap } from { $unit-the } at the nearest.
refused-left-out = Model { $model } could come into contact too.
refused-detour = Model { $model } goes { $gone }; the shortest free way there is { $least }.
refused-astray = Model { $model } ends neither in contact nor on the shortest way to it.
