import { Schema } from "effect"

/** Counters of a visitor's session (SESS-01). Times are in UTC milliseconds. */
export const SessionCounters = Schema.Struct({
  sessionStartTime: Schema.Int,
  lastEventTime: Schema.Int,
  pageViewCount: Schema.Int,
  keyEventCount: Schema.Int,
  isEngagedSession: Schema.Boolean,
  /** The session's engagement was reported and is not determined again (SESS-05). */
  isEngagedSessionFired: Schema.Boolean,
  hasAddedToCart: Schema.Boolean,
  hasViewedProduct: Schema.Boolean
})
export interface SessionCounters extends Schema.Struct.Type<typeof SessionCounters.fields> {}
