import { Schema } from "effect"
import { Cents, CentsOnWire } from "../../foundation/money/model.ts"

const Percent = Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 100 }))

/** What a code takes off the goods (GAP-C58). */
export const Discount = Schema.Union([
  Schema.TaggedStruct("PercentOff", { percent: Percent }),
  Schema.TaggedStruct("AmountOff", { cents: Cents })
])
export type Discount = typeof Discount.Type

/** A code that this visitor may use now. */
export const Promo = Schema.Struct({
  /** In upper case. */
  code: Schema.NonEmptyString,
  /** One of the two is given. */
  percentOff: Schema.NullOr(Percent),
  amountOff: Schema.NullOr(CentsOnWire),
  /** What the goods have to cost at least. */
  minimum: CentsOnWire
})
export interface Promo extends Schema.Struct.Type<typeof Promo.fields> {}
