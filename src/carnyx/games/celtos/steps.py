"""Every step of a Celtos battle, for the codec."""

from __future__ import annotations

from typing import TypeAlias

from carnyx.games.celtos import battle
from carnyx.games.celtos.assaults import CloseIn, DeclareAssault
from carnyx.games.celtos.breakoff import BreakOff, LeaveFight
from carnyx.games.celtos.consolidation import Consolidate
from carnyx.games.celtos.deployment import Deploy
from carnyx.games.celtos.fights import (
    AllotBlows,
    BlowDamage,
    EndRound,
    FightRound,
    FreeBlows,
    NextStrike,
    StepUp,
    StrikeBlows,
)
from carnyx.games.celtos.moves import MoveUnit
from carnyx.games.celtos.namings import NameFoe, NameWeapon, Parry
from carnyx.games.celtos.nerve import MoraleCheck, TryRally
from carnyx.games.celtos.orders import GiveOrder, StillActive
from carnyx.games.celtos.reactions import AssaultReaction, Counter, Evade, ReactionTest, Reactors
from carnyx.games.celtos.sequence import (
    Activate,
    Concede,
    EndActivation,
    EndTurn,
    Initiative,
    NextActivation,
    Nominate,
    StartTurn,
)
from carnyx.games.celtos.templates import AimTemplate, Scatter, TemplateDamage, ThrowStone
from carnyx.games.celtos.volleys import AllotShots, Shoot, ShotDamage

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
