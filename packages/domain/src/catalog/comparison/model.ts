import { Schema } from "effect"
import { Availability, SkuBaseNumber } from "../catalog/model.ts"
import { Verdict } from "../../vehicles/fitment/model.ts"

const text = Schema.NullOr(Schema.String)

/** The names of the rows of a comparison, from the top. */
export const ComparisonHeader = Schema.Struct({ comparisonLabels: Schema.Array(Schema.String) })
export interface ComparisonHeader extends Schema.Struct.Type<typeof ComparisonHeader.fields> {}

/** One column of a comparison (CARD-26, CARD-27). */
export const ComparisonProduct = Schema.Struct({
  skuBaseNumber: SkuBaseNumber,
  displayTitle: Schema.String,
  imageLink: text,
  productPageUrl: Schema.String,
  pricing: Schema.Struct({
    priceString: Schema.String,
    /** US dollars; null where the price is what it always was. */
    strikeThroughPrice: Schema.NullOr(Schema.Number),
    savePriceString: text
  }),
  shouldShowSavePrice: Schema.Boolean,
  /** What the price is for: each, pair, set. */
  unit: text,
  brand: Schema.String,
  rating: Schema.Number,
  reviewCount: Schema.Int,
  availability: Availability,
  fitment: Schema.NullOr(Verdict),
  /** The product's own rows, where they are not those of the header. */
  comparisonLabels: Schema.Array(Schema.String),
  /** `Yes`, `No`, `N/A` or words, in the order of the labels. */
  comparisonValues: Schema.Array(Schema.String),
  /** The fit is not told of this one. */
  excludeFromThisPartFitsMyVehicle: Schema.Boolean,
  shippingEstimate: Schema.NullOr(Schema.Struct({ suggestedPickup: text }))
})
export interface ComparisonProduct extends Schema.Struct.Type<typeof ComparisonProduct.fields> {}
