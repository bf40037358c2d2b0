import { Schema } from "effect"
import { Availability, SkuBaseNumber } from "../catalog/sku.ts"
import { Verdict } from "../../vehicles/fitment/model.ts"
import type { StorageEntry } from "../../foundation/ports/Storage.ts"
import { type CompareSelection, MAX_COMPARED } from "./choice.ts"

const text = Schema.NullOr(Schema.String)

/** Row labels of a comparison, from the top. */
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
    /** In US dollars. Null if the price was not reduced. */
    strikeThroughPrice: Schema.NullOr(Schema.Number),
    savePriceString: text
  }),
  shouldShowSavePrice: Schema.Boolean,
  /** Sales unit: each, pair, set. */
  unit: text,
  brand: Schema.String,
  rating: Schema.Number,
  reviewCount: Schema.Int,
  availability: Availability,
  fitment: Schema.NullOr(Verdict),
  /** The product's own labels, if they differ from the header. */
  comparisonLabels: Schema.Array(Schema.String),
  /** `Yes`, `No`, `N/A` or text, in label order. */
  comparisonValues: Schema.Array(Schema.String),
  /** True if the comparison must not show this product's verdict. */
  excludeFromThisPartFitsMyVehicle: Schema.Boolean,
  shippingEstimate: Schema.NullOr(Schema.Struct({ suggestedPickup: text }))
})
export interface ComparisonProduct extends Schema.Struct.Type<typeof ComparisonProduct.fields> {}

const CompareSelection = Schema.Struct({ skuBaseNumber: SkuBaseNumber, title: Schema.String, imageUrl: Schema.String })

/** Storage entry of the compared products, kept while the tab is open. */
export const comparedEntry = {
  area: "session",
  key: "ComparedProducts",
  minutes: null,
  value: Schema.Array(CompareSelection).check(Schema.isMaxLength(MAX_COMPARED))
} satisfies StorageEntry<ReadonlyArray<CompareSelection>>
