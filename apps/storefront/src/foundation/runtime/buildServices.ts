import { MultiAdd } from "@camber/domain/cart"
import { ClassSheets } from "@camber/domain/class-sheets"
import { FitmentLookup } from "@camber/domain/fitment"
import { Lists } from "@camber/domain/lists"
import { PartPairs } from "@camber/domain/mating"
import { UrlActions } from "@camber/domain/navigation/arrival"
import { OwnedParts } from "@camber/domain/owned-parts"
import { Layer } from "effect"

/** The services of a car that is being built: its lists, its own parts, what goes together, what is legal, and adds of several parts. */
export const services = { ClassSheets, FitmentLookup, Lists, MultiAdd, OwnedParts, PartPairs, UrlActions }
export const layer = Layer.mergeAll(
  ClassSheets.layer,
  FitmentLookup.layer,
  Lists.layer,
  MultiAdd.layer,
  OwnedParts.layer,
  PartPairs.layer,
  UrlActions.layer
)
