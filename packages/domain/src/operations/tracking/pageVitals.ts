import { Schema } from "effect"
import { MAX_PAGE_LENGTH } from "../../foundation/telemetry/collector.ts"
import { MAX_SLOW_INTERACTIONS } from "./interactionLatency.ts"

/** Names of the measured Web Vitals. */
export const vitalNames = ["LCP", "INP", "CLS", "FCP", "TTFB"] as const

const measure = Schema.Finite.check(Schema.isBetween({ minimum: 0, maximum: 3_600_000 }))

export const Vital = Schema.Struct({
  name: Schema.Literals(vitalNames),
  /** Milliseconds; for CLS the layout shift score. */
  value: measure,
  rating: Schema.Literals(["good", "needs improvement", "poor"])
})
export interface Vital extends Schema.Struct.Type<typeof Vital.fields> {}

/** Body of a vitals report (ANL-08). */
export const PageVitals = Schema.Struct({
  /** Path of the page. */
  page: Schema.String.check(Schema.isMaxLength(MAX_PAGE_LENGTH)),
  vitals: Schema.Array(Vital).check(Schema.isMinLength(1), Schema.isMaxLength(vitalNames.length)),
  /** Latencies of the slowest interactions in milliseconds, slowest first (ANL-112). */
  slowest: Schema.Array(measure).check(Schema.isMaxLength(MAX_SLOW_INTERACTIONS))
})
export interface PageVitals extends Schema.Struct.Type<typeof PageVitals.fields> {}
