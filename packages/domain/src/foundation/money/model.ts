import { Schema, SchemaGetter } from "effect"
import { toCents, toDollars } from "./rules.ts"

/** Prices on the wire are US dollars with at most two decimals, strings '$1,234.00' (GAP-C56). Here they are integer cents already. */
export const Cents = Schema.Int.check(Schema.isGreaterThanOrEqualTo(0)).pipe(Schema.brand("Cents"))
export type Cents = typeof Cents.Type

/** Dollars on the wire, integer cents here (GAP-C56). */
export const CentsOnWire = Schema.Number.pipe(
  Schema.decodeTo(Cents, {
    decode: SchemaGetter.transform(toCents),
    encode: SchemaGetter.transform(toDollars)
  })
)
