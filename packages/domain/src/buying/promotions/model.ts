import { Schema } from "effect"
import { Cents, CentsOnWire } from "../../foundation/money/model.ts"

const Percent = Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 100 }))

/** Discount of a promo code on the goods (GAP-C58). */
export const Discount = Schema.Union([
  Schema.TaggedStruct("PercentOff", { percent: Percent }),
  Schema.TaggedStruct("AmountOff", { cents: Cents })
])
export type Discount = typeof Discount.Type

/** A promo code that is valid for this visitor. */
export const Promo = Schema.Struct({
  /** In upper case. */
  code: Schema.NonEmptyString,
  /** Either `percentOff` or `amountOff` is set. */
  percentOff: Schema.NullOr(Percent),
  amountOff: Schema.NullOr(CentsOnWire),
  /** Smallest total of the goods for which the code is valid. */
  minimum: CentsOnWire
})
export interface Promo extends Schema.Struct.Type<typeof Promo.fields> {}
