import { Schema } from "effect"
import { Discount } from "../../buying/promotions/model.ts"
import { Cents } from "../../foundation/money/model.ts"
import { MAX_CODE_LENGTH, MAX_CODE_USES, MAX_PRICE_CENTS, MIN_CODE_LENGTH } from "./rules.ts"

const count = Schema.Int.check(Schema.isGreaterThanOrEqualTo(0))
const knownMoment = Schema.String.check(Schema.isPattern(/^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{3})?)?Z$/))
const cents = Cents.check(Schema.isBetween({ minimum: 0, maximum: MAX_PRICE_CENTS }))

/** A promo code and its use. Times are ISO 8601, UTC. */
export const StaffPromoCode = Schema.Struct({
  code: Schema.String,
  discount: Discount,
  /** Smallest total of the goods. */
  minimum: cents,
  /** Start; null if the code is valid immediately. */
  startsAt: Schema.NullOr(Schema.String),
  /** End; null if the code never ends. */
  endsAt: Schema.NullOr(Schema.String),
  /** Remaining uses; null if unlimited. */
  usesLeft: Schema.NullOr(count),
  state: Schema.Literals(["planned", "active", "used", "ended"]),
  /** Orders with the code that were not canceled, and the sum of their discounts. */
  orders: count,
  given: cents
})
export interface StaffPromoCode extends Schema.Struct.Type<typeof StaffPromoCode.fields> {}

/** First characters of a code; empty to find the codes that staff created. */
export const PromoCodeQuery = Schema.Struct({ text: Schema.Trim.check(Schema.isMaxLength(MAX_CODE_LENGTH)) })

/** A new promo code. */
export const PromoCodeDraft = Schema.Struct({
  /** In upper case. */
  code: Schema.String.check(
    Schema.isPattern(/^[A-Z0-9]+(?:-[A-Z0-9]+)*$/),
    Schema.isMinLength(MIN_CODE_LENGTH),
    Schema.isMaxLength(MAX_CODE_LENGTH)
  ),
  discount: Schema.Union([
    Discount.members[0],
    Schema.TaggedStruct("AmountOff", { cents: Cents.check(Schema.isBetween({ minimum: 1, maximum: MAX_PRICE_CENTS })) })
  ]),
  minimum: cents,
  startsAt: Schema.NullOr(knownMoment),
  endsAt: Schema.NullOr(knownMoment),
  /** Number of orders that can use the code; null if unlimited. */
  uses: Schema.NullOr(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: MAX_CODE_USES })))
})
export interface PromoCodeDraft extends Schema.Struct.Type<typeof PromoCodeDraft.fields> {}

/** Result of a new promo code. */
export const PromoCodeResult = Schema.Struct({
  /** Reason why the code was not created; null on success. */
  problem: Schema.NullOr(Schema.String),
  now: Schema.Array(StaffPromoCode)
})
export interface PromoCodeResult extends Schema.Struct.Type<typeof PromoCodeResult.fields> {}
