"""What differs between the sheets of Celtos, and the edition a player chooses.

Four editions: what the English, the German and the Spanish sheet say, and a default that takes from each what
plays best.  Any single switch may be flipped as a house rule.

Some sheets differ in words and not in play. `alike` names such choices; they are shown as the same wherever a player
can choose them.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Struct

from carnyx.core.edition import switch
from carnyx.core.kept import kept
from carnyx.core.length import INCH, MILLIMETRE
from carnyx.games.celtos.rules.sources import VARIANT, VARIANT_AND_RULING


class Edition(Struct, frozen=True, cache_hash=True, dict=True):
    """One way to read the sheets; the defaults are the default edition."""

    orders_engaged: Annotated[
        Literal["assault_only", "hold_barred"],
        switch(
            "celtos.edition.orders_engaged",
            "celtos.order.engaged",
            "celtos.order.hold",
            "celtos.order.breakoff",
            cite=VARIANT,
        ),
    ] = "assault_only"
    bring: Annotated[
        Literal["all", "most", "more"],
        switch(
            "celtos.edition.bring",
            "celtos.order.assault",
            "celtos.cc.assault",
            cite=VARIANT,
            alike=("all", "most"),  # all that can come are the most that can
        ),
    ] = "all"
    sight_models: Annotated[
        Literal["size", "all", "others", "none"],
        switch("celtos.edition.sight_models", "celtos.los.models", "celtos.los", cite=VARIANT_AND_RULING),
    ] = "size"
    target: Annotated[
        Literal["nearest", "first"], switch("celtos.edition.target", "celtos.shoot.target", cite=VARIANT)
    ] = "nearest"
    naturals: Annotated[
        Literal["all", "shooting"], switch("celtos.edition.naturals", "celtos.natural", cite=VARIANT)
    ] = "all"
    lengths: Annotated[
        Literal["inches", "cm"],
        switch("celtos.edition.lengths", "celtos.shoot.bands", "celtos.measure", cite=VARIANT),
    ] = "inches"
    check_after: Annotated[
        Literal["combat", "round"],
        switch(
            "celtos.edition.check_after",
            "celtos.morale.lost_combat",
            "celtos.cc.result",
            cite=VARIANT,
            alike=("combat", "round"),  # a combat is fought one round at a time (celtos.cc.round)
        ),
    ] = "combat"
    casualty_check: Annotated[
        Literal["casualty", "losses"],
        switch("celtos.edition.casualty_check", "celtos.morale.casualties", "celtos.morale.once", cite=VARIANT),
    ] = "casualty"
    panic: Annotated[
        Literal["no_reactions", "no_countercharge"],
        switch(
            "celtos.edition.panic",
            "celtos.morale.panic",
            "celtos.react.panicked",
            cite=VARIANT,
            alike=("no_reactions", "no_countercharge"),  # a reaction shot needs Hold, and panic takes that away
        ),
    ] = "no_reactions"
    rout: Annotated[
        Literal["casualties", "removed"],
        switch(
            "celtos.edition.rout",
            "celtos.morale.rout",
            cite=VARIANT,
            alike=("casualties", "removed"),  # a unit that routs pays as one that is destroyed (celtos.victory)
        ),
    ] = "casualties"
    individual_check: Annotated[
        Literal["once", "again"],
        switch(
            "celtos.edition.individual_check", "celtos.morale.individual", "celtos.morale.once", cite=VARIANT_AND_RULING
        ),
    ] = "once"

    @kept
    def inch(self) -> int:
        """What an inch of the rules measures on this edition's table, in ticks."""
        return INCH if self.lengths == "inches" else 25 * MILLIMETRE


DEFAULT = Edition()
EN = Edition(
    orders_engaged="hold_barred",
    bring="more",
    sight_models="others",
    target="nearest",
    naturals="shooting",
    lengths="inches",
    check_after="combat",
    casualty_check="casualty",
    panic="no_reactions",
    rout="removed",
    individual_check="once",
)
DE = Edition(
    orders_engaged="assault_only",
    bring="all",
    sight_models="all",
    target="first",
    naturals="all",
    lengths="inches",
    check_after="round",
    casualty_check="losses",
    panic="no_countercharge",
    rout="casualties",
    individual_check="once",
)
ES = Edition(
    orders_engaged="hold_barred",
    bring="most",
    sight_models="others",
    target="nearest",
    naturals="shooting",
    lengths="cm",
    check_after="combat",
    casualty_check="casualty",
    panic="no_reactions",
    rout="removed",
    individual_check="once",
)
EDITIONS = {"default": DEFAULT, "en": EN, "de": DE, "es": ES}
