import { Effect, Schema } from "effect"
import { BreadcrumbLink, JobLinks, ProductCard, Specification } from "./card.ts"
import { ProductOptions, Variant } from "./model.ts"

/** Whether the part fit, according to the reviewer: unmodified, after changes to the part or vehicle, or not. */
export const ReviewerFit = Schema.Literals(["yes", "changes", "no"])
export type ReviewerFit = typeof ReviewerFit.Type

/** Null if not stated. Older reviews cached on a device lack the field. */
const optionalNullable = <Told extends Schema.Top>(told: Told) =>
  Schema.NullOr(told).pipe(Schema.withDecodingDefaultKey(Effect.succeed(null)))

/** A customer's review. `stars` is 1 to 5. `verifiedVehicle` is the vehicle that the shop verified, or null. */
export const Review = Schema.Struct({
  reviewId: Schema.Int,
  stars: Schema.Int,
  title: Schema.String,
  text: Schema.String,
  author: Schema.String,
  /** ISO date. */
  writtenOn: Schema.String,
  verifiedVehicle: Schema.NullOr(Schema.String),
  /** The vehicle, as entered by the customer. Not verified. */
  car: optionalNullable(Schema.String),
  /** Whether the part fit. Null if the customer did not state this. */
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
 * Content of a product page with the displayed variant; `productOptions` returns the other variants. `variant` is the variant in the URL,
 * otherwise the cheapest purchasable variant that fits.
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
  /** Null without a vehicle that has a page, or if the part has no position on the vehicle. */
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
