import { Schema } from "effect"
import { LONGEST_PAGE } from "../../foundation/telemetry/collector.ts"
import { MOST_WORST } from "./interactionLatency.ts"

/** What is measured of a page, by the names of the Web Vitals. */
export const vitalNames = ["LCP", "INP", "CLS", "FCP", "TTFB"] as const

const measure = Schema.Finite.check(Schema.isBetween({ minimum: 0, maximum: 3_600_000 }))

export const Vital = Schema.Struct({
  name: Schema.Literals(vitalNames),
  /** Milliseconds; of CLS the share of the window that moved. */
  value: measure,
  rating: Schema.Literals(["good", "needs improvement", "poor"])
})
export interface Vital extends Schema.Struct.Type<typeof Vital.fields> {}

/** The body of a report of vitals (ANL-08). */
export const PageVitals = Schema.Struct({
  /** The page's path. */
  page: Schema.String.check(Schema.isMaxLength(LONGEST_PAGE)),
  vitals: Schema.Array(Vital).check(Schema.isMinLength(1), Schema.isMaxLength(vitalNames.length)),
  /** Milliseconds of the worst interactions, the longest first (ANL-112). */
  slowest: Schema.Array(measure).check(Schema.isMaxLength(MOST_WORST))
})
export interface PageVitals extends Schema.Struct.Type<typeof PageVitals.fields> {}
