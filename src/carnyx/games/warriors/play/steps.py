"""Every step of a Warriors battle, for the codec."""

from __future__ import annotations

from typing import TypeAlias

from carnyx.games.warriors.play import battle
from carnyx.games.warriors.play.calming import Calm, Influences, Influencing, TurnsOnHim, WordOfPower
from carnyx.games.warriors.play.closing import CloseUp
from carnyx.games.warriors.play.command import CommandTest, CommandTests, TakeToHeart
from carnyx.games.warriors.play.delivery import NewOrders, TestOrder, TryAgain
from carnyx.games.warriors.play.deployment import DeployNext, EdgeThrow, MakeBoast, PickEdge
from carnyx.games.warriors.play.fights import (
    Assign,
    Combat,
    Engage,
    Fall,
    NameStruck,
    SaveStruck,
    Strike,
    StruckDown,
    TakePlaces,
)
from carnyx.games.warriors.play.moves import MarchOn, MoveNext, Reform, Reorganise
from carnyx.games.warriors.play.orders import Reveal, SealOrders, SendOrders
from carnyx.games.warriors.play.portents import ReadOmens, ReadSky
from carnyx.games.warriors.play.reactions import CombatTest, Pursue, React, ShootingTest, StandardFalls
from carnyx.games.warriors.play.riders import RideNext
from carnyx.games.warriors.play.saves import SaveAlone
from carnyx.games.warriors.play.sequence import EndTurn, Initiative, Nominate, SideMoves, StartTurn
from carnyx.games.warriors.play.threat import Threatened
from carnyx.games.warriors.play.victory import Concede
from carnyx.games.warriors.play.volleys import CreditShots, Loose, LooseAll, Shooting, StrikeDown, TakeAim
from carnyx.games.warriors.play.walks import WalkNext

STEPS = (
    Assign,
    Calm,
    CloseUp,
    Combat,
    CombatTest,
    CommandTest,
    CommandTests,
    Concede,
    CreditShots,
    DeployNext,
    EdgeThrow,
    EndTurn,
    Engage,
    Fall,
    Influences,
    Influencing,
    Initiative,
    Loose,
    LooseAll,
    MakeBoast,
    MarchOn,
    MoveNext,
    NameStruck,
    NewOrders,
    Nominate,
    PickEdge,
    Pursue,
    React,
    ReadOmens,
    ReadSky,
    Reform,
    Reorganise,
    Reveal,
    RideNext,
    SaveAlone,
    SaveStruck,
    SealOrders,
    SendOrders,
    Shooting,
    ShootingTest,
    SideMoves,
    StandardFalls,
    StartTurn,
    Strike,
    StrikeDown,
    StruckDown,
    TakeAim,
    TakePlaces,
    TakeToHeart,
    TestOrder,
    Threatened,
    TryAgain,
    TurnsOnHim,
    WalkNext,
    WordOfPower,
)

Step: TypeAlias = (
    Assign
    | Calm
    | CloseUp
    | Combat
    | CombatTest
    | CommandTest
    | CommandTests
    | Concede
    | CreditShots
    | DeployNext
    | EdgeThrow
    | EndTurn
    | Engage
    | Fall
    | Influences
    | Influencing
    | Initiative
    | Loose
    | LooseAll
    | MakeBoast
    | MarchOn
    | MoveNext
    | NameStruck
    | NewOrders
    | Nominate
    | PickEdge
    | Pursue
    | React
    | ReadOmens
    | ReadSky
    | Reform
    | Reorganise
    | Reveal
    | RideNext
    | SaveAlone
    | SaveStruck
    | SealOrders
    | SendOrders
    | Shooting
    | ShootingTest
    | SideMoves
    | StandardFalls
    | StartTurn
    | Strike
    | StrikeDown
    | StruckDown
    | TakeAim
    | TakePlaces
    | TakeToHeart
    | TestOrder
    | Threatened
    | TryAgain
    | TurnsOnHim
    | WalkNext
    | WordOfPower
)

battle.Step = Step  # type: ignore[attr-defined]
