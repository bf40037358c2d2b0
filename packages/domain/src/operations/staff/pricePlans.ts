import { Effect, Schema } from "effect"
import { SkuVariantNumber } from "../../catalog/catalog/sku.ts"
import { OfferPrice, SellablePrice } from "./offers.ts"

/** Largest number of years in advance that a price can be planned. */
export const MAX_PLAN_YEARS = 3
/** Largest number of open plans per SKU. */
export const MAX_PLANS = 20

const instant = Schema.String.check(
  Schema.isPattern(/^20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:00\.000Z$/)
)

const endsAfterStart = Schema.makeFilter(
  ({ endsAt, startsAt }: { readonly startsAt: string; readonly endsAt: string | null }) =>
    endsAt === null || endsAt > startsAt || "an end after the start"
)

/** A price that begins at an instant by the shop's clock, and ends at another instant or never. A start in the past means now. */
export const PricePlanDraft = Schema.Struct({
  productPageId: Schema.Int,
  skuVariantNumber: SkuVariantNumber,
  price: SellablePrice,
  /** ISO 8601 in UTC, in whole minutes. */
  startsAt: instant,
  endsAt: Schema.NullOr(instant)
}).check(endsAfterStart)
export interface PricePlanDraft extends Schema.Schema.Type<typeof PricePlanDraft> {}

/** Planned price to cancel. An active price ends now. */
export const PricePlanChoice = Schema.Struct({ productPageId: Schema.Int, planId: Schema.Int })

/** A planned price that is not over. */
export const StaffPricePlan = Schema.Struct({
  planId: Schema.Int,
  skuVariantNumber: SkuVariantNumber,
  price: OfferPrice,
  startsAt: Schema.String,
  endsAt: Schema.NullOr(Schema.String),
  /** Whether shoppers pay this price now. */
  isOn: Schema.Boolean,
  /** Email address of the account; null if the account was deleted. */
  who: Schema.NullOr(Schema.String)
})
export interface StaffPricePlan extends Schema.Struct.Type<typeof StaffPricePlan.fields> {}

export const StaffPricePlans = Schema.Array(StaffPricePlan).pipe(Schema.withDecodingDefaultKey(Effect.succeed([])))
