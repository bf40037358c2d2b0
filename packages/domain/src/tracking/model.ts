import { Schema } from "effect"
import { LONGEST_PAGE, LONGEST_TEXT, MOST_EVENTS } from "./collector.ts"

const text = Schema.String.check(Schema.isMaxLength(LONGEST_TEXT))
const nullableText = Schema.NullOr(text)
const event = <const Name extends string, Fields extends Schema.Struct.Fields>(name: Name, fields: Fields) =>
  Schema.Struct({ name: Schema.Literal(name), ...fields })

/** What is told about shopping. Names are the analytics trade's own; the fields are what each event means. */
export const TelemetryEvent = Schema.Union([
  event("Product Clicked", { skuBaseNumber: text, list: text, position: Schema.Int }),
  event("Product Viewed", { skuBaseNumber: text, skuVariantNumber: text }),
  event("Product Added", { skuBaseNumber: text, skuVariantNumber: text, quantity: Schema.Int, list: nullableText }),
  event("Product Removed", { skuVariantNumber: text, quantity: Schema.Int }),
  event("Article Clicked", { articleId: Schema.Int, list: text }),
  event("Products Searched", { query: text }),
  event("Clear Search History Clicked", {}),
  event("Fitment Added", {
    year: Schema.NullOr(Schema.Int),
    make: nullableText,
    model: nullableText,
    raceType: nullableText,
    engine: nullableText
  }),
  event("Fitment Updated", {
    year: Schema.NullOr(Schema.Int),
    make: nullableText,
    model: nullableText,
    raceType: nullableText,
    engine: nullableText
  }),
  event("Fitment Removed", {
    year: Schema.NullOr(Schema.Int),
    make: nullableText,
    model: nullableText,
    raceType: nullableText,
    engine: nullableText
  }),
  event("Theme Changed", { theme: text })
])
export type TelemetryEvent = typeof TelemetryEvent.Type

/** An event as it reaches the collector. */
export const CollectedEvent = Schema.Struct({
  event: TelemetryEvent,
  /** UTC milliseconds of the visitor's clock, which may be wrong but not by millennia: the years 1970 to 9999. */
  at: Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 253_402_300_799_999 })),
  /** Path and query of the page. */
  page: Schema.String.check(Schema.isMaxLength(LONGEST_PAGE))
})
export interface CollectedEvent extends Schema.Struct.Type<typeof CollectedEvent.fields> {}

/** The body of a request to the collector. */
export const EventBatch = Schema.Struct({
  events: Schema.Array(CollectedEvent).check(Schema.isMinLength(1), Schema.isMaxLength(MOST_EVENTS))
})
