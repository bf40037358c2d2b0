import { Effect, Schema, Struct } from "effect"
import { Verdict } from "../../vehicles/fitment/model.ts"
import { CentsOnWire } from "../../foundation/money/model.ts"
import { MIN_QUANTITY, MAX_QUANTITY } from "./rules.ts"

/** Availability of a product (REC-13). `NotAvailable` and `Discontinued` products are no longer sold. */
export const Availability = Schema.Literals(["NotAvailable", "InStock", "MadeToOrder", "FactoryShipped", "Backorderable", "Discontinued"])
export type Availability = typeof Availability.Type
/** Audience of a product (REC-14). */
export const Affinity = Schema.Literals(["multiple", "none", "race", "street", "truck"])
export type Affinity = typeof Affinity.Type

/**
 * Number of a product: a prefix and a number, `CAM-{base36}` in the demo catalog or for example `BOB-12` in another shop. Each has one
 * product page (GAP-C55, GAP-C81).
 */
export const SkuBaseNumber = Schema.String.check(Schema.isPattern(/^[0-9A-Z]{1,12}-[0-9A-Z]{1,12}$/)).pipe(Schema.brand("SkuBaseNumber"))
export type SkuBaseNumber = typeof SkuBaseNumber.Type
/** Maximum length of a SKU, in characters. */
export const MAX_SKU_LENGTH = 64
/**
 * SKU of a purchasable variant: any printable text of 1 to 64 characters without spaces at its ends. Letter case does not distinguish two.
 * The demo catalog uses `{base}-{n}`, n from 1.
 */
export const SkuVariantNumber = Schema.String.check(
  Schema.isPattern(/^(?! )(?!.* $)[^\p{C}\p{Zl}\p{Zp}]+$/u),
  Schema.isMaxLength(MAX_SKU_LENGTH)
).pipe(Schema.brand("SkuVariantNumber"))
export type SkuVariantNumber = typeof SkuVariantNumber.Type

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
  /** Number of kit components of product and variant (CARD-08). 0 if it is not a kit. */
  kitItemCount: Schema.Int,
  hasOptions: Schema.Boolean,
  /** Specifications that decide between products of this type, in order: fixed values and ranges of options. */
  deciding: Schema.Array(Specification),
  /** True if variants differ in price. The price is that of the cheapest purchasable one. */
  hasPriceRange: Schema.Boolean,
  /** Price of the most expensive variant. Null if none costs more than the card's price. */
  highestPriceString: Schema.NullOr(Schema.String),
  segmentCategorization: Schema.String,
  superMarketAffinity: Affinity,
  pricing: Pricing,
  fit: Schema.NullOr(Verdict)
})
export interface ProductCard extends Schema.Struct.Type<typeof ProductCard.fields> {}

/** An option value and its state under the current choices (ATC-26). */
export const IndexOptionValue = Schema.Struct({
  id: Schema.Int,
  ordinality: Schema.Int,
  displayName: Schema.String,
  isSelected: Schema.Boolean,
  /** True if no variant combines this value with the other choices. */
  isDisabled: Schema.Boolean,
  isPurchaseable: Schema.Boolean,
  /** URL of the variant with this value and as many of the other choices as possible. Null to select in place. */
  url: Schema.NullOr(Schema.String),
  /** True if a variant with this value fits the project. Null if fitment was not requested. */
  fits: Schema.NullOr(Schema.Boolean),
  /** Price difference to the selected variant, or to the cheapest while a choice is open: '+$6.00', '-$6.00'. Null if equal. */
  difference: Schema.NullOr(Schema.String)
})
export interface IndexOptionValue extends Schema.Struct.Type<typeof IndexOptionValue.fields> {}
/** An option of a product (ATC-26). Options and values are sorted by ordinality. */
export const IndexOption = Schema.Struct({
  id: Schema.Int,
  ordinality: Schema.Int,
  displayName: Schema.String,
  isSelected: Schema.Boolean,
  indexOptionValues: Schema.Array(IndexOptionValue)
})
export interface IndexOption extends Schema.Struct.Type<typeof IndexOption.fields> {}

/** A purchasable variant with its verdict for the shopper's vehicle. */
export const Variant = Schema.Struct({
  skuVariantNumber: SkuVariantNumber,
  ordinality: Schema.Int,
  /** Manufacturer's part number; empty if unknown. */
  mpn: Schema.String,
  /** GTIN of 8, 12, 13 or 14 digits; empty if unknown. */
  upc: Schema.String,
  /** In the order of the product's options. */
  optionValues: Schema.Array(Schema.String),
  pricing: Pricing,
  availability: Availability,
  availabilityText: Schema.String,
  isPurchaseable: Schema.Boolean,
  imageUrl: Schema.String,
  weightPounds: Schema.Number,
  shipsByFreight: Schema.Boolean,
  coreCharge: Schema.NullOr(Schema.Number),
  /** Minimum order quantity. */
  minimumQuantity: Schema.Int,
  supersededBy: Schema.NullOr(Schema.String),
  fit: Schema.NullOr(Verdict)
})
export interface Variant extends Schema.Struct.Type<typeof Variant.fields> {}

/** A component of a kit with its own options (ATC-27). */
export const KitComponent = Schema.Struct({
  ordinality: Schema.Int,
  skuBaseNumber: SkuBaseNumber,
  skuBaseName: Schema.String,
  skuVariantNumber: Schema.NullOr(SkuVariantNumber),
  quantity: Schema.Int,
  /** Exactly one component of each group is chosen. Null if always part of the kit. */
  choiceGroup: Schema.NullOr(Schema.String),
  productPageUrl: Schema.String,
  imageUrl: Schema.String,
  salePriceString: Schema.String,
  availability: Availability,
  availabilityText: Schema.String,
  isPurchaseable: Schema.Boolean,
  indexOptions: Schema.Array(IndexOption),
  /** The verdict without its reason. Absent or null without a vehicle. */
  fit: Schema.optionalKey(Schema.NullOr(Verdict))
})
export interface KitComponent extends Schema.Struct.Type<typeof KitComponent.fields> {}

/** Product option data of the specification: options, kit components and purchasability. */
export const ProductOptions = Schema.Struct({
  skuBaseNumber: SkuBaseNumber,
  skuVariantNumber: Schema.NullOr(SkuVariantNumber),
  productPageId: Schema.Int,
  productPageUrl: Schema.String,
  isPurchaseable: Schema.Boolean,
  isIndexOptionKit: Schema.Boolean,
  indexOptions: Schema.Array(IndexOption),
  kitComponents: Schema.Array(KitComponent)
})
export interface ProductOptions extends Schema.Struct.Type<typeof ProductOptions.fields> {}

/** Fields that matter when buying a variant: option values, price, availability and shipping. */
const purchaseFields = Struct.pick(Variant.fields, [
  "skuVariantNumber",
  "optionValues",
  "isPurchaseable",
  "pricing",
  "coreCharge",
  "minimumQuantity",
  "availability",
  "availabilityText",
  "supersededBy",
  "imageUrl",
  "weightPounds",
  "shipsByFreight"
])

/** A variant as a drawer offers it. The product page shows it until the variant's own page has loaded. */
export const ChoiceVariant = Schema.Struct({
  ...purchaseFields,
  /** Null if fitment was not requested or the variant fits any vehicle. */
  fits: Schema.NullOr(Schema.Boolean)
})
export interface ChoiceVariant extends Schema.Struct.Type<typeof ChoiceVariant.fields> {}

/** A kit's component with all its variants. `variants` is empty if the kit fixes one. */
export const ChoiceComponent = Schema.Struct({ ...KitComponent.fields, variants: Schema.Array(ChoiceVariant) })
export interface ChoiceComponent extends Schema.Struct.Type<typeof ChoiceComponent.fields> {}

/** Product option data with all variants, so that a drawer can resolve every choice without another request. */
export const ProductChoices = Schema.Struct({
  ...ProductOptions.fields,
  variants: Schema.Array(ChoiceVariant),
  kitComponents: Schema.Array(ChoiceComponent)
})
export interface ProductChoices extends Schema.Struct.Type<typeof ProductChoices.fields> {}

/** Whether the part fit, according to the reviewer: unmodified, after changes to the part or vehicle, or not. */
export const ReviewerFit = Schema.Literals(["yes", "changes", "no"])
export type ReviewerFit = typeof ReviewerFit.Type

/** Null if not stated. Older reviews cached on a device lack the field. */
const optionalNullable = <Told extends Schema.Top>(told: Told) =>
  Schema.NullOr(told).pipe(Schema.withDecodingDefaultKey(Effect.succeed(null)))

/** A customer's review. `stars` is 1 to 5. `verifiedVehicle` is the vehicle if the shop verified it. */
export const Review = Schema.Struct({
  reviewId: Schema.Int,
  stars: Schema.Int,
  title: Schema.String,
  text: Schema.String,
  author: Schema.String,
  /** ISO date. */
  writtenOn: Schema.String,
  verifiedVehicle: Schema.NullOr(Schema.String),
  /** The vehicle as the customer entered it. Not verified. */
  car: optionalNullable(Schema.String),
  /** Null if the customer did not state it. */
  fitted: optionalNullable(ReviewerFit),
  staffAnswer: Schema.NullOr(Schema.String)
})
export interface Review extends Schema.Struct.Type<typeof Review.fields> {}
/** A customer's question, published once it is answered. `askedOn` is an ISO date. */
export const Question = Schema.Struct({ question: Schema.String, answer: Schema.String, askedOn: Schema.String })
export interface Question extends Schema.Struct.Type<typeof Question.fields> {}

/** One row of 'What it fits': the display text of an application. */
export const FitmentRow = Schema.Struct({
  years: Schema.String,
  make: Schema.String,
  models: Schema.String,
  engine: Schema.String,
  note: Schema.NullOr(Schema.String),
  source: Schema.String,
  /** True for the application that decided the verdict for the shopper's project. */
  isYours: Schema.Boolean
})
export interface FitmentRow extends Schema.Struct.Type<typeof FitmentRow.fields> {}

/** One comparison of a part with the vehicle: 'Bolt Circle', 4.75 in on both. */
export const ComparedMeasurement = Schema.Struct({ name: Schema.String, part: Schema.String, car: Schema.String, agrees: Schema.Boolean })
export interface ComparedMeasurement extends Schema.Struct.Type<typeof ComparedMeasurement.fields> {}

/** Where the part goes on the shopper's vehicle. */
export const PartPosition = Schema.Struct({
  /** Id of the vehicle system: `front-brakes`. */
  system: Schema.String,
  name: Schema.String,
  /** Listing of everything that fits the vehicle. */
  listingPath: Schema.String,
  /** See-through drawing of the vehicle. */
  picture: Schema.Struct({ url: Schema.String, width: Schema.Int, height: Schema.Int }),
  /** The highlighted system alone, in the same size. */
  litUrl: Schema.String
})
export interface PartPosition extends Schema.Struct.Type<typeof PartPosition.fields> {}

/** One link of a breadcrumb trail. */
export const BreadcrumbLink = Schema.Struct({ label: Schema.String, href: Schema.String })
export interface BreadcrumbLink extends Schema.Struct.Type<typeof BreadcrumbLink.fields> {}

/** Links to whole jobs; none in responses stored before jobs existed. */
export const JobLinks = Schema.Array(BreadcrumbLink).pipe(Schema.withDecodingDefaultKey(Effect.succeed([])))

/** A document about a part, such as its instructions. */
export const ProductDocument = Schema.Struct({
  title: Schema.String,
  href: Schema.String,
  /** 'PDF'. */
  type: Schema.String,
  bytes: Schema.Int
})
export interface ProductDocument extends Schema.Struct.Type<typeof ProductDocument.fields> {}

/**
 * Content of a product page with the displayed variant; `productOptions` returns the others. `variant` is the one in the URL, otherwise the
 * cheapest purchasable one that fits.
 */
export const ProductPage = Schema.Struct({
  card: ProductCard,
  slug: Schema.String,
  description: Schema.String,
  bullets: Schema.Array(Schema.String),
  trail: Schema.Array(BreadcrumbLink),
  variant: Variant,
  /** Comparison of `variant` with the shopper's vehicle. Empty without a vehicle. */
  measures: Schema.Array(ComparedMeasurement),
  /** Null without a vehicle that has a page, or if the part has no position on it. */
  place: Schema.NullOr(PartPosition),
  options: ProductOptions,
  images: Schema.Array(Schema.Struct({ src: Schema.String, alt: Schema.String })),
  documents: Schema.Array(ProductDocument),
  specifications: Schema.Array(Specification),
  fits: Schema.Array(FitmentRow),
  fitsTotal: Schema.Int,
  ratingCounts: Schema.Array(Schema.Struct({ stars: Schema.Int, count: Schema.Int })),
  reviews: Schema.Array(Review),
  questions: Schema.Array(Question),
  restrictions: Schema.Array(Schema.String),
  related: Schema.Array(ProductCard),
  /** Whole jobs that need such a part. Defaults to none for pages stored before the field existed. */
  jobs: JobLinks
})
export interface ProductPage extends Schema.Struct.Type<typeof ProductPage.fields> {}

/** Quantity of a cart line: an integer from 1 to 999 (CTRL-09). */
export const Quantity = Schema.Int.check(Schema.isBetween({ minimum: MIN_QUANTITY, maximum: MAX_QUANTITY })).pipe(Schema.brand("Quantity"))
export type Quantity = typeof Quantity.Type

/** The variant chosen for a kit component, identified by the component's ordinality. */
export const ChosenComponent = Schema.Struct({ ordinality: Schema.Int, skuVariantNumber: SkuVariantNumber })
export interface ChosenComponent extends Schema.Struct.Type<typeof ChosenComponent.fields> {}

/** A chosen kit component with its display name. */
export const NamedComponent = Schema.Struct({
  ...ChosenComponent.fields,
  title: Schema.String,
  options: Schema.Array(Schema.String),
  /** Quantity per kit. */
  quantity: Schema.Int
})
export interface NamedComponent extends Schema.Struct.Type<typeof NamedComponent.fields> {}

/** A selected option value. */
export const LineOption = Schema.Struct({ name: Schema.String, value: Schema.String })
export interface LineOption extends Schema.Struct.Type<typeof LineOption.fields> {}
