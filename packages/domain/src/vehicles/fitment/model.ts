import { Effect, Option, Schema } from "effect"
import { WireId } from "../vehicle/model.ts"

/** The wire values of a verdict (GAP-C07). `DirectFit` and `DrivelineFit` are guarantees; a value that is not known here reads as `Unknown`. */
export const Fitment = Schema.Literals(["DirectFit", "DrivelineFit", "UniversalFit", "NoFit", "Unknown"]).pipe(
  Schema.catchDecoding(() => Effect.succeed(Option.some("Unknown" as const)))
)
export type Fitment = typeof Fitment.Type
/** What the shopper can be asked for; `AdditionalFacets` covers every needed facet and the choice of options. */
export const Prompt = Schema.Literals(["Vehicle", "RaceType", "Engine", "AdditionalFacets"])
export type Prompt = typeof Prompt.Type
/** What a statement says of: cars, engines, race types, a driveline, or any car at all. */
export const Scope = Schema.Literals(["universal", "vehicle", "engine", "raceType", "driveline"])
export type Scope = typeof Scope.Type
/** Which side of a swapped car an application looks at. */
export const DecidedBy = Schema.Literals(["chassis", "engine", "driveline"])
export type DecidedBy = typeof DecidedBy.Type

/** What is known of a condition. A car that can never be told answers `fails`, not `unknown`. */
export const Answer = Schema.Literals(["holds", "fails", "unknown"])
export type Answer = typeof Answer.Type

/** One compared condition in words' raw material: what the part accepts, and what the shopper's car has. */
export const ComparedCondition = Schema.Struct({
  subject: Schema.Literals(["vehicle", "engine", "raceType", "facet"]),
  /** The facet's name; null for the other subjects. */
  name: Schema.NullOr(Schema.String),
  /** Which engine was read; null for the other subjects, and where it is that of a car which is still to be told (GAP-C67). */
  side: Schema.NullOr(Schema.Literals(["installed", "stock"])),
  answer: Answer,
  accepted: Schema.Array(Schema.String),
  yours: Schema.NullOr(Schema.String)
})
export interface ComparedCondition extends Schema.Struct.Type<typeof ComparedCondition.fields> {}

/** How many buyers with the shopper's car kept a part. */
export const BuyerCount = Schema.Struct({ kept: Schema.Int, all: Schema.Int })
export interface BuyerCount extends Schema.Struct.Type<typeof BuyerCount.fields> {}

/**
 * Why a verdict is what it is. `application` names the statement that decided, or for NoFit the nearest one;
 * `chooseOptions` says that only some variants fit; `noApplications` that nothing is known about the part.
 */
export const Reason = Schema.Struct({
  rule: Schema.Literals(["application", "chooseOptions", "noApplications"]),
  applicationId: Schema.NullOr(WireId),
  scope: Schema.NullOr(Scope),
  conditions: Schema.Array(ComparedCondition),
  note: Schema.NullOr(Schema.String),
  source: Schema.NullOr(Schema.String),
  sourceDate: Schema.NullOr(Schema.String),
  /** Customers who reported that the statement was wrong for their car, where their reports count (`weighReports`). Absent or null: none. */
  reports: Schema.optionalKey(Schema.NullOr(Schema.Int)),
  /** The buyers with the shopper's car, where some of them reported the statement and that does not count yet. Absent or null: nobody did. */
  buyers: Schema.optionalKey(Schema.NullOr(BuyerCount)),
  /** While the car is not known: how many more models, race types or engines the product is made for. Absent or null: none. */
  others: Schema.optionalKey(Schema.NullOr(Schema.Int))
})
export interface Reason extends Schema.Struct.Type<typeof Reason.fields> {}

/** Whether a part fits a car, what could still be asked to find out, and why. `prompt` is there with `NoFit` alone. */
export const Verdict = Schema.Struct({
  fitment: Fitment,
  prompt: Schema.NullOr(Prompt),
  /** With an Engine prompt: which engine is asked for. With AdditionalFacets: the facet names still open. */
  asks: Schema.Array(Schema.String),
  reason: Schema.NullOr(Reason)
})
export interface Verdict extends Schema.Struct.Type<typeof Verdict.fields> {}
