import { Schema } from "effect"
import { MAX_PAGE_LENGTH, MAX_EVENTS_PER_BATCH } from "./collector.ts"
import { productEvents } from "./productEvents.ts"
import { visitEvents } from "./visitEvents.ts"

export * from "./collector.ts"
export { Emotion } from "./visitEvents.ts"

/** All telemetry events. Names follow analytics conventions. */
export const TelemetryEvent = Schema.Union([...productEvents, ...visitEvents])
export type TelemetryEvent = typeof TelemetryEvent.Type

/** An event as sent to the collector. */
export const CollectedEvent = Schema.Struct({
  event: TelemetryEvent,
  /** UTC milliseconds of the visitor's clock, which may be wrong. Limited to the years 1970 to 9999. */
  at: Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 253_402_300_799_999 })),
  /** Path and query of the page. */
  page: Schema.String.check(Schema.isMaxLength(MAX_PAGE_LENGTH))
})
export interface CollectedEvent extends Schema.Struct.Type<typeof CollectedEvent.fields> {}

/** Body of a request to the collector. */
export const EventBatch = Schema.Struct({
  events: Schema.Array(CollectedEvent).check(Schema.isMinLength(1), Schema.isMaxLength(MAX_EVENTS_PER_BATCH))
})
