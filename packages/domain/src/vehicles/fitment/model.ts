import { Effect, Option, Schema } from "effect"
import { WireId } from "../vehicle/model.ts"

/** Wire values of a verdict (GAP-C07). `DirectFit` and `DrivelineFit` are guarantees. Unrecognized values decode as `Unknown`. */
export const Fitment = Schema.Literals(["DirectFit", "DrivelineFit", "UniversalFit", "NoFit", "Unknown"]).pipe(
  Schema.catchDecoding(() => Effect.succeed(Option.some("Unknown" as const)))
)
export type Fitment = typeof Fitment.Type
/** Questions for the shopper. `AdditionalFacets` covers all required facets and the choice of options. */
export const Prompt = Schema.Literals(["Vehicle", "RaceType", "Engine", "AdditionalFacets"])
export type Prompt = typeof Prompt.Type
/** The limits of an application: a vehicle, an engine, race types, a driveline, or nothing (`universal`). */
export const Scope = Schema.Literals(["universal", "vehicle", "engine", "raceType", "driveline"])
export type Scope = typeof Scope.Type
/** The part of the vehicle that decides the fit. The difference matters after an engine swap. */
export const DecidedBy = Schema.Literals(["chassis", "engine", "driveline"])
export type DecidedBy = typeof DecidedBy.Type

/** Result of comparing a condition. `fails` instead of `unknown` if the shopper can never provide the fact. */
export const Answer = Schema.Literals(["holds", "fails", "unknown"])
export type Answer = typeof Answer.Type

/** One condition of the reason: the values the part accepts and the value of the shopper's vehicle. */
export const ComparedCondition = Schema.Struct({
  subject: Schema.Literals(["vehicle", "engine", "raceType", "facet"]),
  /** The facet's name. Null for other subjects. */
  name: Schema.NullOr(Schema.String),
  /** Which engine was compared. Null for other subjects and while the deciding vehicle is unknown (GAP-C67). */
  side: Schema.NullOr(Schema.Literals(["installed", "stock"])),
  answer: Answer,
  accepted: Schema.Array(Schema.String),
  yours: Schema.NullOr(Schema.String)
})
export interface ComparedCondition extends Schema.Struct.Type<typeof ComparedCondition.fields> {}

/** How many of the buyers with the shopper's vehicle kept the part. */
export const BuyerCount = Schema.Struct({ kept: Schema.Int, all: Schema.Int })
export interface BuyerCount extends Schema.Struct.Type<typeof BuyerCount.fields> {}

/**
 * Track record of a fit statement: the number of cars whose buyers kept the part past the return window, and of misfit reports that staff
 * did not find mistaken.
 */
export const HeldCount = Schema.Struct({ cars: Schema.Int, reports: Schema.Int })
export interface HeldCount extends Schema.Struct.Type<typeof HeldCount.fields> {}

/**
 * Why the verdict was reached. `application`: the application that decided, or, for NoFit, the nearest application. `chooseOptions`: only
 * some variants fit. `noApplications`: the product has no application.
 */
export const Reason = Schema.Struct({
  rule: Schema.Literals(["application", "chooseOptions", "noApplications"]),
  applicationId: Schema.NullOr(WireId),
  scope: Schema.NullOr(Scope),
  conditions: Schema.Array(ComparedCondition),
  note: Schema.NullOr(Schema.String),
  source: Schema.NullOr(Schema.String),
  sourceDate: Schema.NullOr(Schema.String),
  /** Number of customers whose misfit reports count (`weighReports`). Absent or null if none count. */
  reports: Schema.optionalKey(Schema.NullOr(Schema.Int)),
  /** Buyers with the shopper's vehicle, while misfit reports exist but do not count yet. Absent or null without reports. */
  buyers: Schema.optionalKey(Schema.NullOr(BuyerCount)),
  /** Track record of the application (`countHeld`). Absent or null below `MIN_HELD_CARS` cars. */
  held: Schema.optionalKey(Schema.NullOr(HeldCount)),
  /** While no vehicle is selected: how many more models, race types or engines the product fits. Absent or null for none. */
  others: Schema.optionalKey(Schema.NullOr(Schema.Int))
})
export interface Reason extends Schema.Struct.Type<typeof Reason.fields> {}

/** Whether a part fits a vehicle, the next question, and the reason. `prompt` is set only with `NoFit`. */
export const Verdict = Schema.Struct({
  fitment: Fitment,
  prompt: Schema.NullOr(Prompt),
  /** For an Engine prompt: which engine. For AdditionalFacets: the unanswered facet names. */
  asks: Schema.Array(Schema.String),
  reason: Schema.NullOr(Reason)
})
export interface Verdict extends Schema.Struct.Type<typeof Verdict.fields> {}
