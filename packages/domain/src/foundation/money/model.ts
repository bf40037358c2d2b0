import { Schema, SchemaGetter } from "effect"
import { toCents, toDollars } from "./rules.ts"

export * from "./rules.ts"

/**
 * An amount in integer cents. On the wire, the amount is in US dollars with at most two decimals, or a text such as '$1,234.00' (GAP-C56).
 */
export const Cents = Schema.Int.check(Schema.isGreaterThanOrEqualTo(0)).pipe(Schema.brand("Cents"))
export type Cents = typeof Cents.Type

/** Codec between dollars on the wire and integer cents (GAP-C56). */
export const CentsOnWire = Schema.Number.pipe(
  Schema.decodeTo(Cents, {
    decode: SchemaGetter.transform(toCents),
    encode: SchemaGetter.transform(toDollars)
  })
)
