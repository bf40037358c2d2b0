import { Effect, Schema, Struct } from "effect"
import { Verdict } from "../../vehicles/fitment/model.ts"
import { CentsOnWire } from "../../foundation/money/model.ts"
import { MIN_QUANTITY, MAX_QUANTITY } from "./quantity.ts"

/** REC-13; `NotAvailable` and `Discontinued` are no longer sold. */
export const Availability = Schema.Literals(["NotAvailable", "InStock", "MadeToOrder", "FactoryShipped", "Backorderable", "Discontinued"])
export type Availability = typeof Availability.Type
/** Which audience a product is for (REC-14). */
export const Affinity = Schema.Literals(["multiple", "none", "race", "street", "truck"])
export type Affinity = typeof Affinity.Type

/** A prefix and a number: `CAM-{base36}` in the demo catalog, such as `BOB-12` in a shop's own; one product page (GAP-C55, GAP-C81). */
export const SkuBaseNumber = Schema.String.check(Schema.isPattern(/^[0-9A-Z]{1,12}-[0-9A-Z]{1,12}$/)).pipe(Schema.brand("SkuBaseNumber"))
export type SkuBaseNumber = typeof SkuBaseNumber.Type
/** `{base}-{n}`, n from 1; what is bought. */
export const SkuVariantNumber = Schema.String.check(Schema.isPattern(/^[0-9A-Z]{1,12}-[0-9A-Z]{1,12}-[0-9]{1,4}$/)).pipe(
  Schema.brand("SkuVariantNumber")
)
export type SkuVariantNumber = typeof SkuVariantNumber.Type

/** What a product costs, in US dollars as they travel, and as texts; `toCents` makes amounts to calculate with (REC-12). */
export const Pricing = Schema.Struct({
  /** null: the cart alone tells it (`SEE_PRICE_IN_CART`), and all below but the text is null as well. */
  salePrice: Schema.NullOr(Schema.Number),
  salePriceString: Schema.String,
  strikeThroughPrice: Schema.NullOr(Schema.Number),
  strikeThroughPriceString: Schema.NullOr(Schema.String),
  percentOffString: Schema.NullOr(Schema.String)
})
export interface Pricing extends Schema.Struct.Type<typeof Pricing.fields> {}

/** What a card tells of a part wherever it is drawn, recommended ones too. */
export const CardFacts = Schema.Struct({
  displayTitle: Schema.String,
  brand: Schema.String,
  /** As people name it: 'USA', 'Taiwan'. null where nobody told. */
  countryOfOrigin: Schema.NullOr(Schema.String)
})
export interface CardFacts extends Schema.Struct.Type<typeof CardFacts.fields> {}

/** One thing that is told of a product: 'Position', 'Front'. */
export const Specification = Schema.Struct({ name: Schema.String, value: Schema.String })
export interface Specification extends Schema.Struct.Type<typeof Specification.fields> {}

/** What a card shows (CARD-01, CARD-02). `fit` is null for bots and where fitment was not asked for. */
export const ProductCard = Schema.Struct({
  skuBaseNumber: SkuBaseNumber,
  productPageId: Schema.Int,
  productPageUrl: Schema.String,
  ...CardFacts.fields,
  thumbnailImageLink: Schema.NullOr(Schema.String),
  rating: Schema.Number,
  reviewCount: Schema.Int,
  availability: Availability,
  /** Shopper's words for the availability: 'In stock', '3 left', 'Ships in 5 days'. */
  availabilityText: Schema.String,
  ribbonText: Schema.NullOr(Schema.String),
  hasActiveRebate: Schema.Boolean,
  /** What the maker pays back; null without a rebate, and where the amount is not known. */
  rebate: Schema.NullOr(CentsOnWire),
  /** Components of the kit, base and variant ones together (CARD-08); 0 when it is no kit. */
  kitItemCount: Schema.Int,
  hasOptions: Schema.Boolean,
  /** What a shopper chooses such a part by, in order: fixed values and the range of what can be chosen. */
  deciding: Schema.Array(Specification),
  /** Variants cost differently: the price is that of the cheapest which can be bought. */
  hasPriceRange: Schema.Boolean,
  /** Of the dearest variant; null where none costs more than the card's price. */
  highestPriceString: Schema.NullOr(Schema.String),
  segmentCategorization: Schema.String,
  superMarketAffinity: Affinity,
  pricing: Pricing,
  fit: Schema.NullOr(Verdict)
})
export interface ProductCard extends Schema.Struct.Type<typeof ProductCard.fields> {}

/** One value of an option and what became of it under the choices made (ATC-26). */
export const IndexOptionValue = Schema.Struct({
  id: Schema.Int,
  ordinality: Schema.Int,
  displayName: Schema.String,
  isSelected: Schema.Boolean,
  /** No variant has this value together with the other chosen ones. */
  isDisabled: Schema.Boolean,
  isPurchaseable: Schema.Boolean,
  /** Where the choice leads (the variant with this value and as many of the other choices as possible); null: select in place. */
  url: Schema.NullOr(Schema.String),
  /** Whether a variant with this value fits the project; null where fitment was not asked for. */
  fits: Schema.NullOr(Schema.Boolean),
  /** What it costs more or less than what is chosen, while something is open than the cheapest variant: '+$6.00', '-$6.00'. null: the same. */
  difference: Schema.NullOr(Schema.String)
})
export interface IndexOptionValue extends Schema.Struct.Type<typeof IndexOptionValue.fields> {}
/** An option that a product is chosen by (ATC-26); options and values are shown in the order of their ordinality. */
export const IndexOption = Schema.Struct({
  id: Schema.Int,
  ordinality: Schema.Int,
  displayName: Schema.String,
  isSelected: Schema.Boolean,
  indexOptionValues: Schema.Array(IndexOptionValue)
})
export interface IndexOption extends Schema.Struct.Type<typeof IndexOption.fields> {}

/** One thing that can be bought of a product, judged for the shopper's car. */
export const Variant = Schema.Struct({
  skuVariantNumber: SkuVariantNumber,
  ordinality: Schema.Int,
  mpn: Schema.String,
  upc: Schema.String,
  /** Option values in the order of the product's options. */
  optionValues: Schema.Array(Schema.String),
  pricing: Pricing,
  availability: Availability,
  availabilityText: Schema.String,
  isPurchaseable: Schema.Boolean,
  imageUrl: Schema.String,
  weightPounds: Schema.Number,
  shipsByFreight: Schema.Boolean,
  coreCharge: Schema.NullOr(Schema.Number),
  /** Pieces that are sold at a time, at least. */
  minimumQuantity: Schema.Int,
  supersededBy: Schema.NullOr(Schema.String),
  fit: Schema.NullOr(Verdict)
})
export interface Variant extends Schema.Struct.Type<typeof Variant.fields> {}

/** A part of a kit with options of its own (ATC-27). */
export const KitComponent = Schema.Struct({
  ordinality: Schema.Int,
  skuBaseNumber: SkuBaseNumber,
  skuBaseName: Schema.String,
  skuVariantNumber: Schema.NullOr(SkuVariantNumber),
  quantity: Schema.Int,
  /** Of the components with the same group one is chosen; null: always part of the kit. */
  choiceGroup: Schema.NullOr(Schema.String),
  productPageUrl: Schema.String,
  imageUrl: Schema.String,
  salePriceString: Schema.String,
  availability: Availability,
  isPurchaseable: Schema.Boolean,
  indexOptions: Schema.Array(IndexOption),
  /** The answer alone, without what was compared. Absent or null where no car is known. */
  fit: Schema.optionalKey(Schema.NullOr(Verdict))
})
export interface KitComponent extends Schema.Struct.Type<typeof KitComponent.fields> {}

/** The product option data of the specification: options, kit components, whether it can be bought. */
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

/** What buying a variant is about: its place among the options, what it costs, how soon it can be had, how it travels. */
const offered = Struct.pick(Variant.fields, [
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

/** A variant as a drawer offers it, and as the product's page shows it until the page of its own is there. */
export const ChoiceVariant = Schema.Struct({
  ...offered,
  /** null where fitment was not asked for, and where the variant fits any car. */
  fits: Schema.NullOr(Schema.Boolean)
})
export interface ChoiceVariant extends Schema.Struct.Type<typeof ChoiceVariant.fields> {}

/** A kit's component with all its variants; `variants` is empty where the kit names the one. */
export const ChoiceComponent = Schema.Struct({ ...KitComponent.fields, variants: Schema.Array(ChoiceVariant) })
export interface ChoiceComponent extends Schema.Struct.Type<typeof ChoiceComponent.fields> {}

/** Product option data with the variants behind the options, so that a drawer resolves every choice without asking again. */
export const ProductChoices = Schema.Struct({
  ...ProductOptions.fields,
  variants: Schema.Array(ChoiceVariant),
  kitComponents: Schema.Array(ChoiceComponent)
})
export interface ProductChoices extends Schema.Struct.Type<typeof ProductChoices.fields> {}

/** Whether a part fitted, as who tried it says: as it is, after changes to it or to the car, or not. */
export const ReviewerFit = Schema.Literals(["yes", "changes", "no"])
export type ReviewerFit = typeof ReviewerFit.Type

/** null also in what a device has kept since reviews did not tell it. */
const whereTold = <Told extends Schema.Top>(told: Told) => Schema.NullOr(told).pipe(Schema.withDecodingDefaultKey(Effect.succeed(null)))

/** What a customer wrote of a product; `stars` from 1 to 5, the car it was tried on where that was checked. */
export const Review = Schema.Struct({
  reviewId: Schema.Int,
  stars: Schema.Int,
  title: Schema.String,
  text: Schema.String,
  author: Schema.String,
  /** ISO date. */
  writtenOn: Schema.String,
  verifiedVehicle: Schema.NullOr(Schema.String),
  /** The car that it was tried on, in the customer's own words: nobody has checked it. */
  car: whereTold(Schema.String),
  /** What the customer says of that; null where it was not said. */
  fitted: whereTold(ReviewerFit),
  staffAnswer: Schema.NullOr(Schema.String)
})
export interface Review extends Schema.Struct.Type<typeof Review.fields> {}
/** A customer's question, which is told once it is answered; `askedOn` is an ISO date. */
export const Question = Schema.Struct({ question: Schema.String, answer: Schema.String, askedOn: Schema.String })
export interface Question extends Schema.Struct.Type<typeof Question.fields> {}

/** One row of 'What it fits': a statement in the words of its columns. */
export const FitmentRow = Schema.Struct({
  years: Schema.String,
  make: Schema.String,
  models: Schema.String,
  engine: Schema.String,
  note: Schema.NullOr(Schema.String),
  source: Schema.String,
  /** The statement that decided the verdict for the shopper's project. */
  isYours: Schema.Boolean
})
export interface FitmentRow extends Schema.Struct.Type<typeof FitmentRow.fields> {}

/** One thing that a part and a car were compared in: 'Bolt Circle', 4.75 in on both. */
export const ComparedMeasurement = Schema.Struct({ name: Schema.String, part: Schema.String, car: Schema.String, agrees: Schema.Boolean })
export interface ComparedMeasurement extends Schema.Struct.Type<typeof ComparedMeasurement.fields> {}

/** Where on the shopper's car a part goes. */
export const PartPosition = Schema.Struct({
  /** The system of the car that it belongs to: `front-brakes`. */
  system: Schema.String,
  name: Schema.String,
  /** The listing of all that fits the car. */
  listingPath: Schema.String,
  /** The car seen through, and its sheet. */
  picture: Schema.Struct({ url: Schema.String, width: Schema.Int, height: Schema.Int }),
  /** The system alone in the accent, on the same sheet. */
  litUrl: Schema.String
})
export interface PartPosition extends Schema.Struct.Type<typeof PartPosition.fields> {}

/** One step of the way from the shop's front to a page. */
export const BreadcrumbLink = Schema.Struct({ label: Schema.String, href: Schema.String })
export interface BreadcrumbLink extends Schema.Struct.Type<typeof BreadcrumbLink.fields> {}

/** Everything on a product page, of its variants the one that is shown: `productOptions` tells of the others. `variant` is the one the address names, else the cheapest purchaseable one of the fitting ones. */
export const ProductPage = Schema.Struct({
  card: ProductCard,
  slug: Schema.String,
  description: Schema.String,
  bullets: Schema.Array(Schema.String),
  trail: Schema.Array(BreadcrumbLink),
  variant: Variant,
  /** What `variant` and the shopper's car were compared in; empty without a car. */
  measures: Schema.Array(ComparedMeasurement),
  /** Null without a car that has a page, and for what belongs to no place of it. */
  place: Schema.NullOr(PartPosition),
  options: ProductOptions,
  images: Schema.Array(Schema.Struct({ src: Schema.String, alt: Schema.String })),
  specifications: Schema.Array(Specification),
  fits: Schema.Array(FitmentRow),
  fitsTotal: Schema.Int,
  ratingCounts: Schema.Array(Schema.Struct({ stars: Schema.Int, count: Schema.Int })),
  reviews: Schema.Array(Review),
  questions: Schema.Array(Question),
  restrictions: Schema.Array(Schema.String),
  related: Schema.Array(ProductCard)
})
export interface ProductPage extends Schema.Struct.Type<typeof ProductPage.fields> {}

/** Pieces of one line: a whole number from 1 to 999 (CTRL-09). */
export const Quantity = Schema.Int.check(Schema.isBetween({ minimum: MIN_QUANTITY, maximum: MAX_QUANTITY })).pipe(Schema.brand("Quantity"))
export type Quantity = typeof Quantity.Type

/** The variant chosen for one component of a kit, by the component's ordinality. */
export const ChosenComponent = Schema.Struct({ ordinality: Schema.Int, skuVariantNumber: SkuVariantNumber })
export interface ChosenComponent extends Schema.Struct.Type<typeof ChosenComponent.fields> {}

/** What is chosen for one part of a kit, with what it is called. */
export const NamedComponent = Schema.Struct({
  ...ChosenComponent.fields,
  title: Schema.String,
  options: Schema.Array(Schema.String),
  /** In each kit. */
  quantity: Schema.Int
})
export interface NamedComponent extends Schema.Struct.Type<typeof NamedComponent.fields> {}

/** The value that an option was given. */
export const LineOption = Schema.Struct({ name: Schema.String, value: Schema.String })
export interface LineOption extends Schema.Struct.Type<typeof LineOption.fields> {}
