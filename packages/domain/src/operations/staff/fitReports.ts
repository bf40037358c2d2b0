import { Effect, Schema } from "effect"
import { reportStates } from "../../vehicles/fitment/fitReport.ts"

export const ReportState = Schema.Literals(reportStates)
export type ReportState = typeof ReportState.Type

const count = Schema.Int.check(Schema.isGreaterThanOrEqualTo(0))

/** A report of a part that was returned because it does not fit, with the application that claimed the fit. */
export const FitReport = Schema.Struct({
  reportId: Schema.Int,
  /** ISO 8601, UTC. */
  reportedAt: Schema.String,
  state: ReportState,
  orderNumber: Schema.String,
  skuVariantNumber: Schema.String,
  /** Product as sold. `href` is the current product page. */
  product: Schema.Struct({ title: Schema.String, href: Schema.String }),
  /** Vehicle that the part was chosen for, and the reason for the verdict; null after the customer deleted their data. */
  car: Schema.NullOr(Schema.String),
  statement: Schema.NullOr(Schema.String),
  /** Source of the application, with its ISO date. */
  source: Schema.NullOr(Schema.String),
  /** Customers who reported the same application, including this one. */
  customers: count,
  /** Orders in which the application determined the verdict, including this one. */
  orders: count,
  /** Whether the report currently weakens the application for this vehicle: staff confirmed it, or enough customers reported it. */
  counts: Schema.Boolean.pipe(Schema.withDecodingDefaultKey(Effect.succeed(false)))
})
export interface FitReport extends Schema.Struct.Type<typeof FitReport.fields> {}

/** Verdict of staff on a report. Applied only if the report is still in the state `seen`. */
export const ReportVerdict = Schema.Struct({
  reportId: Schema.Int,
  seen: ReportState,
  state: Schema.Literals(["review", "wrong", "mistake"])
})
export interface ReportVerdict extends Schema.Struct.Type<typeof ReportVerdict.fields> {}
