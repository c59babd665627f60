"""Every step of a Celtos battle, for the codec."""

from __future__ import annotations

from typing import TypeAlias

from carnyx.games.celtos.play import battle
from carnyx.games.celtos.play.assaults import CloseIn, DeclareAssault
from carnyx.games.celtos.play.breakoff import BreakOff, LeaveFight
from carnyx.games.celtos.play.consolidation import Consolidate
from carnyx.games.celtos.play.deployment import Deploy
from carnyx.games.celtos.play.fights import (
    AllotBlows,
    BlowDamage,
    EndRound,
    FightRound,
    FreeBlows,
    NextStrike,
    StepUp,
    StrikeBlows,
)
from carnyx.games.celtos.play.moves import MoveUnit
from carnyx.games.celtos.play.namings import NameFoe, NameWeapon, Parry
from carnyx.games.celtos.play.nerve import MoraleCheck, TryRally
from carnyx.games.celtos.play.orders import GiveOrder, StillActive
from carnyx.games.celtos.play.reactions import AssaultReaction, Counter, Evade, ReactionTest, Reactors
from carnyx.games.celtos.play.sequence import (
    Activate,
    Concede,
    EndActivation,
    EndTurn,
    Initiative,
    NextActivation,
    Nominate,
    StartTurn,
)
from carnyx.games.celtos.play.templates import (
    AimTemplate,
    LowerMissile,
    NameMissile,
    Scatter,
    TemplateDamage,
    ThrowStone,
)
from carnyx.games.celtos.play.volleys import AllotShots, Shoot, ShotDamage

STEPS = (
    Activate,
    AimTemplate,
    AllotBlows,
    AllotShots,
    AssaultReaction,
    BlowDamage,
    BreakOff,
    CloseIn,
    Concede,
    Consolidate,
    Counter,
    DeclareAssault,
    Deploy,
    EndActivation,
    EndRound,
    EndTurn,
    Evade,
    FightRound,
    FreeBlows,
    GiveOrder,
    Initiative,
    LeaveFight,
    MoraleCheck,
    MoveUnit,
    NameFoe,
    NameWeapon,
    NameMissile,
    LowerMissile,
    NextActivation,
    NextStrike,
    Nominate,
    Parry,
    ReactionTest,
    Reactors,
    Scatter,
    Shoot,
    ShotDamage,
    StartTurn,
    StepUp,
    StillActive,
    StrikeBlows,
    TemplateDamage,
    ThrowStone,
    TryRally,
)
Step: TypeAlias = (
    Activate
    | AimTemplate
    | AllotBlows
    | AllotShots
    | AssaultReaction
    | BlowDamage
    | BreakOff
    | CloseIn
    | Concede
    | Consolidate
    | Counter
    | DeclareAssault
    | Deploy
    | EndActivation
    | EndRound
    | EndTurn
    | Evade
    | FightRound
    | FreeBlows
    | GiveOrder
    | Initiative
    | LeaveFight
    | MoraleCheck
    | MoveUnit
    | NameFoe
    | NameWeapon
    | NameMissile
    | LowerMissile
    | NextActivation
    | NextStrike
    | Nominate
    | Parry
    | ReactionTest
    | Reactors
    | Scatter
    | Shoot
    | ShotDamage
    | StartTurn
    | StepUp
    | StillActive
    | StrikeBlows
    | TemplateDamage
    | ThrowStone
    | TryRally
)

battle.Step = Step  # type: ignore[attr-defined]
