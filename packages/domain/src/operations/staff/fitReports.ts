import { Effect, Schema } from "effect"
import { reportStates } from "../../vehicles/fitment/fitReport.ts"

export const ReportState = Schema.Literals(reportStates)
export type ReportState = typeof ReportState.Type

const count = Schema.Int.check(Schema.isGreaterThanOrEqualTo(0))

/** A part that came back because it does not fit, with the statement that said it would. */
export const FitReport = Schema.Struct({
  reportId: Schema.Int,
  /** ISO 8601, UTC. */
  reportedAt: Schema.String,
  state: ReportState,
  orderNumber: Schema.String,
  skuVariantNumber: Schema.String,
  /** As it was sold. `href` is where it is sold today. */
  product: Schema.Struct({ title: Schema.String, href: Schema.String }),
  /** The car that it was chosen for, and why it was said to fit, in words; null once the customer had everything deleted. */
  car: Schema.NullOr(Schema.String),
  statement: Schema.NullOr(Schema.String),
  /** Where the statement comes from, and its ISO date. */
  source: Schema.NullOr(Schema.String),
  /** Customers who speak against the statement, this one among them. */
  customers: count,
  /** Orders in which the statement decided, these among them. */
  orders: count,
  /** Whether it weakens the statement for this car today: staff confirmed a report, or enough buyers reported it. */
  counts: Schema.Boolean.pipe(Schema.withDecodingDefaultKey(Effect.succeed(false)))
})
export interface FitReport extends Schema.Struct.Type<typeof FitReport.fields> {}

/** What staff make of a report. One that is not what was seen of it any more is left as it is. */
export const ReportVerdict = Schema.Struct({
  reportId: Schema.Int,
  seen: ReportState,
  state: Schema.Literals(["review", "wrong", "mistake"])
})
export interface ReportVerdict extends Schema.Struct.Type<typeof ReportVerdict.fields> {}
