"""The log of Bootleggers: the rule of each line, and the six phases of a round.

What a thug card alone can set off comes from the card's own rule.
"""

from __future__ import annotations

from backroom.engine.deal import DealMade, DealStruck, OfferMade
from backroom.engine.log_lines import LogLines, LogPart, Rules, shared
from backroom.games.bootleggers import events as happens
from backroom.games.bootleggers.thugs.deck import DECK

RULES: Rules = {
    **shared(offers="B13.5", deals="B13.1", words="B13.4", end="B9.4"),
    happens.RoundBegins: "B9.3",
    happens.OnOffer: "B4.2",
    happens.ShowsMuscle: "B4.3",
    happens.PaysWages: "B4.5",
    happens.PaysWhatThereIs: "B4.6",
    happens.TakesCard: "B4.5",
    happens.Recruits: "B4.8",
    happens.BuysTruck: "B4.12",
    happens.FindsNoTruck: "B4.12",
    happens.PutsDie: "B4.9",
    happens.KeepsDie: "B4.9",
    happens.StartsStill: "B4.10",
    happens.PutsImprovement: "B4.11",
    happens.KeepsImprovement: "B4.11",
    happens.FindsNoImprovement: "B1.8",
    happens.Declares: "B5.7",
    happens.PreEmpts: "B5.7",
    happens.Places: "B5.1",
    happens.LosesMarker: "B11.31",
    happens.Opens: "B5.2",
    happens.Closes: "B5.2",
    happens.StillStopped: "B11.1",
    happens.Spoiled: "B6.2",
    happens.Makes: "B6.1",
    happens.CopperMoves: "B6.3",
    happens.DoneDealing: "B13.6",
    happens.Loads: "B7.2",
    happens.Drives: "B7.5",
    happens.Warehoused: "B11.27",
    happens.LosesCrates: "B7.7",
    happens.RollsDemand: "B8.1",
    happens.StaysClosed: "B7.9",
    happens.Allows: "B8.3",
    happens.TurnsAway: "B8.3",
    happens.Sells: "B8.2",
    happens.EarnsProfit: "B8.5",
    happens.Unsold: "B8.4",
    happens.AnnouncesCash: "B9.2",
    happens.HelpedAsPoorest: "B9.2",
    happens.Wins: "B9.4",
    happens.PlaysCard: "B10.4",
    happens.AimedAtYou: "B10.5",
    happens.PaysForCard: "B11.32",
    happens.Investigates: "B11.12",
    happens.DrawsThug: "B11.28",
    happens.DrawsThugUnseen: "B11.28",
    happens.LeavesOrder: "B10.5",
    happens.DropsOrder: "B10.5",
    **{kind: thug.rule for thug in reversed(DECK) for kind in thug.events},
}

LINES = LogLines(
    RULES,
    cards={thug.card: thug.rule for thug in DECK},
    rounds=(happens.RoundBegins,),
    parts=(
        LogPart("phase-1", (happens.OnOffer, happens.ShowsMuscle)),
        LogPart("phase-2", (happens.Places,), option="influence", value="phase"),
        LogPart(
            "phase-3",
            (happens.StillStopped, happens.Spoiled, happens.Makes, happens.CopperMoves),
        ),
        LogPart(
            "phase-4",
            (happens.DoneDealing, happens.Loads, happens.Drives),
            then=(OfferMade, DealMade, DealStruck),  # B7.1: what was made is haggled over
        ),
        LogPart("phase-5", (happens.RollsDemand, happens.StaysClosed, happens.Sells)),
        LogPart("phase-6", (happens.AnnouncesCash,)),
    ),
)
