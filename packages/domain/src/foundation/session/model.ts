import { Schema } from "effect"

/** What is counted while a visitor is about (SESS-01). Times are UTC milliseconds. */
export const SessionCounters = Schema.Struct({
  sessionStartTime: Schema.Int,
  lastEventTime: Schema.Int,
  pageViewCount: Schema.Int,
  keyEventCount: Schema.Int,
  isEngagedSession: Schema.Boolean,
  /** The engagement was told to analytics; from then on it is not worked out again (SESS-05). */
  isEngagedSessionFired: Schema.Boolean,
  hasAddedToCart: Schema.Boolean,
  hasViewedProduct: Schema.Boolean
})
export interface SessionCounters extends Schema.Struct.Type<typeof SessionCounters.fields> {}
