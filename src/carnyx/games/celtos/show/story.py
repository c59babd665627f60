"""The story of a Celtos battle: what each answer brought about, with every die, every modifier and its source.

It sees each step between the position before it and the one after it, decides nothing, and asks the rules.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import TypeAlias

from msgspec.structs import replace

from carnyx.core.flow import Pause, Record
from carnyx.core.length import Units
from carnyx.core.rule import RuleId
from carnyx.games.celtos.lists import army
from carnyx.games.celtos.lists.profiles import people
from carnyx.games.celtos.play import breakoff, fights, namings, reactions, sequence, templates, volleys
from carnyx.games.celtos.play.assaults import CloseIn
from carnyx.games.celtos.play.battle import Battle, UnitId, is_engaged, touching
from carnyx.games.celtos.play.blows import arm_of, strikes
from carnyx.games.celtos.play.consolidation import Consolidate
from carnyx.games.celtos.play.deployment import Deploy
from carnyx.games.celtos.play.moves import MoveUnit
from carnyx.games.celtos.play.muster import Setup
from carnyx.games.celtos.play.nerve import MoraleCheck, TryRally, first_strength, standing, strength
from carnyx.games.celtos.play.options import NOBODY
from carnyx.games.celtos.play.orders import GiveOrder, StillActive
from carnyx.games.celtos.play.shooting import cover_from, missile, volley
from carnyx.games.celtos.play.victory import score, verdict
from carnyx.games.celtos.rules.checks import DEFAULT_DIFFICULTY
from carnyx.games.celtos.rules.figures import LEADER_COMMAND, SCATTER_DIVISOR
from carnyx.games.celtos.rules.morale import reason
from carnyx.games.celtos.rules.rulebook import REGISTRY
from carnyx.games.celtos.rules.tables import COVER_NEEDS, on_scale
from carnyx.games.celtos.show.places import aimed
from carnyx.show.places import Way, across, middle, wind
from carnyx.show.story import Counted, Hit, Line, Thrown, Voice
from carnyx.words.explain import Speaker
from carnyx.words.language import Language

Seen: TypeAlias = Record[Battle]
_COVERS = {need: str(cover) for cover, need in zip(COVER_NEEDS.columns, COVER_NEEDS.cells[0], strict=True)}
_TEMPLATES = (templates.AimTemplate, templates.ThrowStone, templates.Scatter, templates.TemplateDamage)


class Storyteller:
    """Tells a Celtos battle in one language and one unit of length."""

    def __init__(self, setup: Setup, language: Language = "en", units: Units = "in") -> None:
        self.setup, self.language = setup, language
        self._titles = tuple(title for force in setup.forces for title in army.titles(force, language))
        seats = (seat for seat, force in enumerate(setup.forces) for _ in force.units)
        speaker = Speaker(REGISTRY, setup.edition, language, units)
        self.voice = Voice(speaker, "celtos.natural", zip(self._titles, seats, strict=True))
        self._say, self._line, self._title = self.voice.say, self.voice.line, self.voice.title

    def opening(self, first: Pause[Battle]) -> tuple[Line, ...]:
        """What there is to tell before the first answer: the scenario, the armies, and where those set up stand."""
        lines = [self._line("scenario", scenario=self.setup.scenario.name.of(self.language))]
        for seat, force in enumerate(self.setup.forces):
            names = {"people": people(force.people).name.of(self.language), "player": self.voice.player(seat)}
            lines.append(self._line("army", "celtos.army", force=force.name, points=army.points(force), **names))
            stands = ((unit, first.battle.units[unit].footprint) for unit in first.battle.of(seat))
            lines += [self.voice.stands("celtos.deploy", unit, footprint) for unit, footprint in stands]
        return self.voice.cited(lines)

    def tell(self, after: Pause[Battle]) -> tuple[Line, ...]:
        """What led to a question from the one before it; and how the battle ended, if there is none."""
        parts = (self._turn, self._orders, self._shots, self._templates, self._fights, self._nerve)
        lines = [line for scene in after.trail for part in parts for line in part(scene)]
        return self.voice.cited([*lines, *(self._end(after.battle) if after.question is None else ())])

    def _turn(self, scene: Seen) -> Iterator[Line]:
        was, voice, outcome = scene.before, self.voice, scene.outcome
        match scene.step:
            case Deploy() if outcome is not None:
                yield voice.stands("celtos.deploy", outcome.unit, scene.after.units[outcome.unit].footprint)
            case Deploy():
                for unit in sorted({*was.waiting} - {*scene.after.waiting}):
                    yield self._line("no-room", "celtos.deploy", unit)
            case sequence.StartTurn() if any(unit.hold for unit in was.units):
                units = voice.units(unit for unit in was.living() if was.units[unit].hold)
                hold = self._title("celtos.order.hold")
                yield self._line("hold-ends", "celtos.turn.markers", None, 1, hold=hold, units=units)
            case sequence.Initiative():
                yield self._line("turn", "celtos.turn.limit", turn=was.turn, turns=was.field.turns)
                if was.turn > 1:
                    yield self._line("so-far", "celtos.victory", None, 1, points=voice.points(score(was)))
                seats = sorted({int(was.units[unit].player) for unit in was.living()})
                if contest := scene.question:
                    yield self._line("initiative", "celtos.turn.initiative", player=voice.player(seats[outcome]))
                    yield from voice.contest("celtos.turn.initiative", seats, contest, scene.answer)
            case sequence.Nominate(player=player):
                names = {"player": voice.player(player), "other": voice.player(scene.after.first)}
                id = "begins" if player == scene.after.first else "lets-begin"
                yield self._line(id, "celtos.turn.initiative", **names)
            case sequence.Activate(player=player) if isinstance(scene.new[-1], sequence.Concede):
                yield self._line("gives-up", "celtos.victory", player=voice.player(player))
            case sequence.Activate(player=player):
                names = {"player": voice.player(player), "unit": self._titles[outcome]}
                yield self._line("activates", "celtos.turn.activation", outcome, **names)
                state = [self._left(was, outcome), *([self._say("panicked")] if was.units[outcome].panicked else [])]
                if foes := touching(was, outcome):
                    state.append(self._say("touches", enemies=voice.units(foes)))
                yield self._line("order", None, outcome, 1, order=", ".join(state))
            case sequence.Concede(player=player):
                yield self._line("off-table", "celtos.victory", units=voice.units(was.of(player)))
            case sequence.NextActivation(player=player) if scene.new and scene.new[-1].player != player:
                yield self._line("skipped", "celtos.turn.activation", None, 1, player=voice.player(player))

    def _orders(self, scene: Seen) -> Iterator[Line]:
        was, step, outcome = scene.before, scene.step, scene.outcome
        match step:
            case GiveOrder(unit=unit) if outcome is not None and outcome.name == "done":
                begun = was.active is not None and (was.active.moved or was.active.shot)
                yield self._line("no-more-orders" if begun else "no-order", "celtos.order.sequence", unit)
            case GiveOrder(unit=unit) if outcome is not None and not isinstance(scene.then, MoveUnit):
                rule, (way, band) = f"celtos.order.{outcome.name}", aimed(was, unit, outcome)
                yield self.voice.ordered(rule, unit, outcome.target, way, band)
            case MoveUnit(unit=unit) if outcome is not None:
                yield self._moved(scene, unit, "celtos.order.rush" if step.rush else "celtos.order.move")
            case breakoff.LeaveFight(unit=unit) if outcome is not None:
                yield self._moved(scene, unit, "celtos.order.breakoff")
            case Consolidate(unit=unit) if outcome is not None:
                yield self._moved(scene, unit, "celtos.cc.after")
            case reactions.Evade(unit=unit):
                yield self._moved(scene, unit, "celtos.react.evade")
            case CloseIn():
                yield from self._closes_in(scene, step)
            case StillActive(unit=unit) if was.active is not None and scene.after.active is None:
                yield self._line("ends", "celtos.order.sequence", unit)

    def _moved(self, scene: Seen, unit: UnitId, rule: RuleId) -> Line:
        before, after = scene.before.units[unit].footprint, scene.after.units[unit].footprint
        return self.voice.moved(rule, unit, before, after, self._nearest(scene.after, unit))

    def _nearest(self, battle: Battle, unit: UnitId) -> Iterator[str]:
        """Where a unit stands to the nearest enemy, and whether it has cover from there."""
        mine = battle.units[unit].footprint
        if foes := touching(battle, unit):
            yield self._say("touching", enemies=self.voice.units(foes))
        elif found := [(across(mine, battle.units[foe].footprint), foe) for foe in battle.enemies(unit)]:
            way, foe = min(found)
            yield self._say("nearest", enemy=self.voice.names[foe], **self.voice.where(way))
            x, y = middle(battle.units[foe].footprint)
            covered = sum(cover_from(battle, unit, model, x, y) is not None for model in range(len(mine)))
            if covered:
                yield self._say("covered", models=self.voice.models(covered))

    def _closes_in(self, scene: Seen, step: CloseIn) -> Iterator[Line]:
        was, unit = scene.before, step.unit
        if not was.units[unit].wounds or (was.units[unit].panicked and not step.panicked):
            yield self._line("no-assault", "celtos.order.sequence", unit)
        elif scene.outcome is None and not is_engaged(was, unit):
            yield self._line("falls-short", "celtos.react.evade.after", unit)
            yield self._moved(scene, unit, "celtos.cc.assault")
        else:
            if scene.outcome is None:
                yield self._line("no-more-contact", "celtos.order.assault", unit)
            else:
                what = self._say("charge") if step.charges else self._title("celtos.cc.assault")
                yield self._contact(scene, unit, what, "celtos.cc.assault")
            if was.countering >= 0:
                what = self._title("celtos.react.countercharge")
                yield self._contact(scene, UnitId(was.countering), what, "celtos.react.countercharge.move")

    def _contact(self, scene: Seen, unit: UnitId, what: str, rule: RuleId) -> Line:
        before, after = scene.before.units[unit].footprint, scene.after.units[unit].footprint
        foes = {int(foe): scene.after.units[foe].footprint for foe in touching(scene.after, unit)}
        return self.voice.closed(rule, unit, what, before, after, foes)

    def _shots(self, scene: Seen) -> Iterator[Line]:
        was, step = scene.before, scene.step
        match step:
            case volleys.Shoot(unit=unit) if scene.outcome is not None:
                shot, arm = volley(was, unit, step.target, moved=step.moved), missile(was, unit)
                assert shot is not None
                assert arm is not None
                able, models = sum(aim.dice for aim in shot.aims), was.units[unit].models
                yield self.voice.volley("volley", "celtos.shoot.dice", unit, step.target, able, sum(scene.outcome))
                if able < models:
                    yield self._line("able", "celtos.shoot.dice", unit, 1, part=self.voice.part(able, models))
                skill, aims = self._stat("sh", was.kind(unit).sh), zip(shot.aims, scene.answer, strict=True)
                throws = (Thrown(self._armed(arm.id, aim.damage), aim.to_hit, rows[0], skill) for aim, rows in aims)
                yield from self.voice.thrown(throws, unit)
            case volleys.Shoot(unit=unit) | templates.AimTemplate(unit=unit) if scene.outcome is None:
                if was.units[unit].wounds and was.units[step.target].wounds:
                    yield self._line("no-shot", "celtos.shoot.range", unit)
            case volleys.AllotShots(target=target):
                yield self._allotted(scene, target, [model for model, _ in scene.new[-1].dealt], "celtos.shoot")
            case volleys.ShotDamage(unit=unit, target=target):
                shot, pierce = volley(was, unit, target, moved=step.moved), was.kind(unit).trait("penetrating")
                assert shot is not None
                dealt = [(target, model, shot.aims[aim].damage, pierce) for model, aim in dict.fromkeys(step.dealt)]
                yield from self._harmed(scene, dealt, "celtos.shoot")

    def _allotted(self, scene: Seen, target: UnitId, models: list[int], phase: str) -> Line:
        id, player = "hits-fall" if scene.outcome is None else "gives-hits", scene.before.units[target].player
        names = {"player": self.voice.player(player), "takers": self._whom(scene.before, target, models)}
        return self._line(id, f"{phase}.allocate", target, number=len(models), **names)

    def _whom(self, battle: Battle, unit: UnitId, models: list[int]) -> str:
        individual = battle.kind(unit).individual
        return self.voice.names[unit] if individual else self.voice.takers(battle.units[unit].roles, models)

    def _harmed(self, scene: Seen, dealt: list[tuple[UnitId, int, int, int]], phase: str) -> Iterator[Line]:
        """Wounds and casualties of every unit that was hit, and the dice for each hit: cover, then damage."""
        was, hits, scored = scene.before, dict[UnitId, list[Hit]](), Counter[UnitId]()
        chains = zip(dealt, scene.question.chains, scene.answer, scene.outcome, strict=True)
        for (target, model, damage, pierce), chain, rows, wounds in chains:
            kind = was.kind(target)
            against = self._stat("t", on_scale(kind.toughness - pierce))
            basis = self._say("versus", stat=self._say("damage", number=on_scale(damage)), other=against)
            counted = (Counted("celtos.trait.penetrating", -pierce, self._short("t")),) if pierce else ()
            throws = tuple(
                Thrown(self._title(check.rule), check, row, self._say(_COVERS[check.base]))
                if check.rule == "celtos.cover"
                else Thrown(self._title(check.rule), check, row, basis, counted)
                for check, row in zip(chain.checks, rows, strict=True)
            )
            role = None if kind.individual else was.units[target].roles[model]
            hits.setdefault(target, []).append(Hit(model, role, throws))
            scored[target] += wounds
        for target, each in hits.items():
            before, after = was.units[target], scene.after.units[target]
            lost = sum(before.wounds) - sum(after.wounds)
            fallen = None if was.kind(target).individual else Counter[str](before.roles) - Counter[str](after.roles)
            yield self.voice.losses(f"{phase}.damage", target, lost, fallen, self._left(scene.after, target))
            if scored[target] > lost:
                yield self._line("beyond", f"{phase}.allocate", target, 1, number=scored[target] - lost)
            yield from self.voice.struck(each, target)

    def _templates(self, scene: Seen) -> Iterator[Line]:
        was, step = scene.before, scene.step
        arm = missile(was, step.unit) if isinstance(step, _TEMPLATES) else None
        if arm is None or arm.template is None:
            return
        match step:
            case templates.AimTemplate(unit=unit, target=target) if scene.outcome is not None:
                what, whom = self._title(arm.template), self._whom(was, target, [int(scene.outcome)])
                id = "aimed-alone" if was.kind(target).individual else "aimed"
                yield self._line(id, arm.template, unit, what=what, target=self.voice.names[target], whom=whom)
            case templates.ThrowStone(unit=unit):
                check, skill = scene.question.check, self._stat("sh", was.kind(unit).sh)
                yield self._line("stone-hit" if scene.outcome else "stone-miss", arm.template, unit)
                yield from self.voice.thrown([Thrown(self._title(arm.id), check, scene.answer, skill)], unit)
            case templates.Scatter(unit=unit, at=at):
                off = scene.new[-1].at - at
                way = Way(was.inch(scene.outcome[0]) // SCATTER_DIVISOR, wind(off.x, off.y))
                yield self._line("scatters", arm.template, unit, **self.voice.where(way))
                yield self._line("scatter-dice", arm.template, unit, 1, far=scene.answer[0], way=scene.answer[1])
            case templates.TemplateDamage(unit=unit) if scene.outcome is None:
                yield self._line("nobody-under", arm.template, unit)
            case templates.TemplateDamage(unit=unit):
                under = step.under(was)
                units = self.voice.models_of(Counter(int(target) for target, _ in under))
                yield self._line("under", arm.template, unit, units=units)
                done, kind = arm.short or arm.medium or arm.long, was.kind(unit)
                assert done is not None
                harm, pierce = done.of(kind.st), kind.trait("penetrating")
                dealt = [(target, model, harm, pierce) for target, model in under]
                yield from self._harmed(scene, dealt, "celtos.shoot")

    def _fights(self, scene: Seen) -> Iterator[Line]:
        was, step, voice, fight = scene.before, scene.step, self.voice, scene.before.fight or scene.after.fight
        if fight is None:
            return
        match step:
            case fights.FightRound(unit=unit):
                id, rule = ("round-free", "celtos.order.breakoff") if step.free else ("round", "celtos.cc.round")
                yield self._line(id, rule, unit, enemies=voice.units(fight.enemies))
            case namings.NameWeapon(unit=unit):
                weapon = self._title(f"celtos.weapon.{scene.outcome}")
                yield self._line("fights-with", "celtos.cc.weapon", unit, weapon=weapon)
            case namings.NameFoe(unit=unit, model=model):
                names = {"whom": self._whom(was, unit, [model]), "target": voice.names[int(scene.outcome)]}
                yield self._line("strikes-at", "celtos.cc.allocate", unit, **names)
            case namings.Parry(unit=unit) if scene.outcome not in (None, namings.LATER):
                yield self._line("parries", "celtos.trait.parry", unit, target=voice.names[int(scene.outcome)])
            case fights.StrikeBlows() if scene.outcome is not None:
                yield from self._blows(scene)
            case fights.AllotBlows(target=target):
                models = [model for _, model, _ in scene.after.blows[len(was.blows) :]]
                yield self._allotted(scene, target, models, "celtos.cc")
            case fights.BlowDamage():
                found, blows = strikes(was), dict.fromkeys(was.blows)
                pierce = {each.unit: arm_of(was, each.unit).penetrating for each in found}
                dealt = [(UnitId(to), model, found[n].damage, pierce[found[n].unit]) for to, model, n in blows]
                yield from self._harmed(scene, dealt, "celtos.cc")
            case fights.EndRound():
                lost = [(voice.names[unit], had - sum(was.units[unit].wounds)) for unit, had in fight.began]
                beaten = {each.unit for each in scene.new if isinstance(each, MoraleCheck) and each.lost_combat}
                won = [unit for part in fight.parts for unit in part if beaten and not beaten.intersection(part)]
                id, wounds = ("won" if won else "round-drawn"), voice.scores(lost)
                yield self._line(id, "celtos.cc.result", winners=voice.units(won), wounds=wounds)
            case fights.StepUp():
                for unit in (fight.unit, *fight.enemies):
                    if was.units[unit].footprint != scene.after.units[unit].footprint:
                        yield self._contact(scene, unit, self._say("step-up"), "celtos.cc.lock")
                left = [unit for unit in (fight.unit, *fight.enemies) if was.units[unit].wounds]
                if fight.unit in left and len(left) > 1 and not touching(scene.after, fight.unit):
                    yield self._line("parted", "celtos.cc.lock", fight.unit)

    def _blows(self, scene: Seen) -> Iterator[Line]:
        """The dice of one striking step, for each unit that strikes and each that it strikes at."""
        was, fight = scene.before, scene.before.fight
        assert fight is not None
        assert fight.step is not None
        first, number = fight.step
        speed = self._title("celtos.trait.first_strike") if first else self._say("speed", number=number)
        found = list(zip(strikes(was), scene.answer, scene.outcome, strict=True))
        for unit, target in dict.fromkeys((strike.unit, strike.target) for strike, _, _ in found):
            mine = [each for each in found if (each[0].unit, each[0].target) == (unit, target)]
            dice, hits = sum(strike.dice for strike, _, _ in mine), sum(hits for _, _, hits in mine)
            yield self.voice.volley("blows", "celtos.cc.order", unit, target, dice, hits, speed=speed)
            stat, other = (self._stat("as", was.kind(each).attack) for each in (unit, target))
            basis, weapon = self._say("versus", stat=stat, other=other), arm_of(was, unit).weapon.id
            throws = [Thrown(self._armed(weapon, each.damage), each.to_hit, rows[0], basis) for each, rows, _ in mine]
            yield from self.voice.thrown(throws, unit)

    def _nerve(self, scene: Seen) -> Iterator[Line]:
        was, now, step = scene.before, scene.after, scene.step
        match step:
            case reactions.Reactors(player=player) if scene.outcome == NOBODY:
                yield self._line("no-reaction", "celtos.react.window", player=self.voice.player(player))
            case reactions.Reactors(mover=enemy) if scene.outcome is not None:
                yield self._reacts(scene.outcome, enemy, "shoot")
            case reactions.AssaultReaction(unit=unit, charger=enemy) if scene.outcome is not None:
                yield self._reacts(unit, enemy, scene.outcome)
            case reactions.ReactionTest(unit=unit) if scene.outcome is not None:
                hold, meets = self._title("celtos.order.hold"), scene.outcome and step.reaction == "countercharge"
                spent = [self._say("hold-spent", hold=hold)] if was.units[unit].hold else []
                then = [*spent, *([self._say("will-counter")] if meets else [])]
                yield from self._tested(scene, unit, "i", was.kind(unit).i, then)
            case MoraleCheck(unit=unit) if scene.outcome is not None:
                why = reason(standing(was, unit, step.before, step.lost_combat, step.fought))
                assert why is not None
                told, *dice = self._tested(scene, unit, "cd", was.kind(unit).cd, ())
                yield from (told, self._line("reason", why, unit, 1, title=self._title(why)), *dice)
                if now.units[unit].routed:
                    models = self.voice.models(was.units[unit].models)
                    yield self._line("routs", "celtos.morale.rout", unit, models=models)
                elif not scene.outcome:
                    id = "stays-panicked" if was.units[unit].panicked else "panics"
                    yield self._line(id, "celtos.morale.panic", unit)
            case TryRally(unit=unit) if scene.outcome is not None:
                then = [self._say("rallied" if scene.outcome else "still-panicked")]
                yield from self._tested(scene, unit, "cd", was.kind(unit).cd, then)

    def _reacts(self, unit: UnitId, enemy: UnitId, reaction: str) -> Line:
        if reaction == "none":
            return self._line("unit-no-reaction", "celtos.react.window", unit)
        rule = f"celtos.react.{'shot' if reaction == 'shoot' else reaction}"
        return self._line("reacts", rule, unit, reaction=self._title(rule), target=self.voice.names[enemy])

    def _tested(self, scene: Seen, unit: UnitId, stat: str, value: int, then: Iterable[str]) -> Iterator[Line]:
        led = stat == "cd" and scene.before.units[unit].has("leader")
        counted = (Counted("celtos.trait.leader", LEADER_COMMAND, self._short(stat)),) if led else ()
        own = self._stat(stat, on_scale(value + (LEADER_COMMAND if led else 0)))
        basis = self._say("versus", stat=own, other=self._say("difficulty", number=DEFAULT_DIFFICULTY))
        check = scene.question.check
        thrown = Thrown(self._title(check.rule), check, scene.answer, basis, counted)
        return self.voice.tested(thrown, unit, then)

    def _end(self, battle: Battle) -> Iterator[Line]:
        """Why it is over, what each unit and each place paid to whom, and who has won."""
        rule, voice, field = "celtos.victory", self.voice, battle.field
        left = sorted({battle.units[unit].player for unit in battle.living()})
        ends = {0: "nobody-left", 1: "last-standing"}.get(len(left), "time-up")
        yield self._line(ends, rule, player=voice.player(left[0]) if left else "")
        yield self._line("points", rule, points=voice.points(score(battle)))
        bare = replace(battle, field=replace(field, objectives=()))
        for id, unit in enumerate(battle.units):
            how = "half" if unit.wounds else "routed" if unit.routed else "destroyed"
            for seat, points in enumerate(score(replace(bare, units=(unit,)))):
                if points:
                    yield self._line(how, rule, id, 1, points=points, player=voice.player(seat))
        for place, known in zip(field.objectives, self.setup.scenario.objectives, strict=True):
            held = score(replace(battle, field=replace(field, objectives=(place,))))
            for seat, (points, without) in enumerate(zip(held, score(bare), strict=True)):
                if points > without:
                    names = {"player": voice.player(seat), "place": known.name.of(self.language)}
                    yield self._line("holds", f"{rule}.objective", None, 1, points=points - without, **names)
        winner = verdict(battle)
        yield self._line("drawn", rule) if winner is None else self._line("wins", rule, player=voice.player(winner))

    def _left(self, battle: Battle, unit: UnitId) -> str:
        left, first = strength(battle, unit), first_strength(battle, unit)
        return self.voice.left(left, first, battle.kind(unit).individual)

    def _short(self, stat: str) -> str:
        return self.voice.speaker.words.say(f"celtos.profile.{stat}", "short")

    def _stat(self, stat: str, value: int) -> str:
        return f"{self._short(stat)} {value}"

    def _armed(self, weapon: RuleId, damage: int) -> str:
        return self._say("armed", weapon=self._title(weapon), damage=damage)
