import { Effect, Schema } from "effect"
import { CentsOnWire } from "../../foundation/money/model.ts"
import { Verdict } from "../../vehicles/fitment/model.ts"
import { Availability, SkuBaseNumber } from "./sku.ts"

/** Audience of a product (REC-14). */
export const Affinity = Schema.Literals(["multiple", "none", "race", "street", "truck"])
export type Affinity = typeof Affinity.Type

/** Price in US dollars as sent on the wire, and as text. Use `toCents` before calculating (REC-12). */
export const Pricing = Schema.Struct({
  /** Null if the price is shown only in the cart (`SEE_PRICE_IN_CART`). The fields below, except the text, are null too. */
  salePrice: Schema.NullOr(Schema.Number),
  salePriceString: Schema.String,
  strikeThroughPrice: Schema.NullOr(Schema.Number),
  strikeThroughPriceString: Schema.NullOr(Schema.String),
  percentOffString: Schema.NullOr(Schema.String)
})
export interface Pricing extends Schema.Struct.Type<typeof Pricing.fields> {}

/** Facts that every product card shows, including recommendations. */
export const CardFacts = Schema.Struct({
  displayTitle: Schema.String,
  brand: Schema.String,
  /** Display name: 'USA', 'Taiwan'. Null if unknown. */
  countryOfOrigin: Schema.NullOr(Schema.String)
})
export interface CardFacts extends Schema.Struct.Type<typeof CardFacts.fields> {}

/** A name and value of a product: 'Position', 'Front'. */
export const Specification = Schema.Struct({ name: Schema.String, value: Schema.String })
export interface Specification extends Schema.Struct.Type<typeof Specification.fields> {}

/** One link of a breadcrumb trail. */
export const BreadcrumbLink = Schema.Struct({ label: Schema.String, href: Schema.String })
export interface BreadcrumbLink extends Schema.Struct.Type<typeof BreadcrumbLink.fields> {}

/** Links to whole jobs; none in responses stored before jobs existed. */
export const JobLinks = Schema.Array(BreadcrumbLink).pipe(Schema.withDecodingDefaultKey(Effect.succeed([])))

/** Content of a product card (CARD-01, CARD-02). `fit` is null for bots, if fitment was not requested, and for a part that is not for vehicles. */
export const ProductCard = Schema.Struct({
  skuBaseNumber: SkuBaseNumber,
  productPageId: Schema.Int,
  productPageUrl: Schema.String,
  ...CardFacts.fields,
  thumbnailImageLink: Schema.NullOr(Schema.String),
  rating: Schema.Number,
  reviewCount: Schema.Int,
  availability: Availability,
  /** Display text of the availability: 'In stock', '3 left', 'Ships in 5 days'. */
  availabilityText: Schema.String,
  ribbonText: Schema.NullOr(Schema.String),
  hasActiveRebate: Schema.Boolean,
  /** Mail-in rebate. Null without a rebate or if the amount is unknown. */
  rebate: Schema.NullOr(CentsOnWire),
  /** Number of kit components of product and variant (CARD-08). 0 if the product is not a kit. */
  kitItemCount: Schema.Int,
  hasOptions: Schema.Boolean,
  /** Specifications that decide between products of this type, in order: fixed values and ranges of options. */
  deciding: Schema.Array(Specification),
  /** True if variants differ in price. The card shows the price of the cheapest purchasable variant. */
  hasPriceRange: Schema.Boolean,
  /** Price of the most expensive variant. Null if none costs more than the card's price. */
  highestPriceString: Schema.NullOr(Schema.String),
  segmentCategorization: Schema.String,
  superMarketAffinity: Affinity,
  pricing: Pricing,
  fit: Schema.NullOr(Verdict)
})
export interface ProductCard extends Schema.Struct.Type<typeof ProductCard.fields> {}
