import { Schema } from "effect"
import { Affinity, CardFacts, Pricing } from "../../catalog/catalog/card.ts"
import { Availability, SkuBaseNumber, SkuVariantNumber } from "../../catalog/catalog/sku.ts"
import { ComparisonHeader, ComparisonProduct } from "../../catalog/comparison/model.ts"

const text = Schema.NullOr(Schema.String)

/** Product details of a recommendation (REC-11, REC-12). */
export const SkuBaseDetails = Schema.Struct({
  skuBaseNumber: SkuBaseNumber,
  ...CardFacts.fields,
  /** Null if unknown, for a recent view that was not refreshed. */
  availability: Schema.NullOr(Availability),
  /** Display text of the availability: 'In stock', '3 left'. Empty if unknown. */
  availabilityText: Schema.String,
  productPageUrl: Schema.String,
  productPageId: Schema.NullOr(Schema.Int),
  thumbnailImageLink: text,
  rating: Schema.Number,
  reviewCount: Schema.Int,
  ribbonText: text,
  segmentCategorization: Schema.String,
  /** True if the kit's components belong to the variant, not to the product. */
  hasNoKitBaseComponents: Schema.Boolean,
  /** True if variants differ in price. The price is that of the cheapest. */
  hasPriceRange: Schema.Boolean,
  superMarketAffinity: Affinity,
  /** Null without a price, or while it is unknown. */
  pricing: Schema.NullOr(Pricing)
})
export interface SkuBaseDetails extends Schema.Struct.Type<typeof SkuBaseDetails.fields> {}

const Component = Schema.Struct({ skuBaseNumber: SkuBaseNumber })
/** Components of a recommended kit. Both lists are empty for other products (CARD-02). */
export const RecommendedKit = Schema.Struct({
  skuBaseComponents: Schema.Array(Component),
  skuVariantComponents: Schema.Array(Component)
})

/** A recommended variant. `hasOptions` is true if the shopper must choose between several (ATC-36). */
export const SkuVariantDetails = Schema.Struct({
  skuVariantNumber: SkuVariantNumber,
  availability: Schema.NullOr(Availability),
  hasActiveRebate: Schema.Boolean,
  hasOptions: Schema.Boolean,
  kit: Schema.NullOr(RecommendedKit)
})
export interface SkuVariantDetails extends Schema.Struct.Type<typeof SkuVariantDetails.fields> {}

const event = {
  eventId: Schema.Int,
  name: text,
  title: text,
  description: text,
  /** ISO date. */
  date: text,
  displayDate: text,
  purchaseurl: text,
  image: Schema.NullOr(Schema.Struct({ iconImageUrl: text })),
  authors: text,
  url: text,
  articleThumbnailUrl: text
}

/**
 * Any recommendable item (REC-05 to REC-10, REC-18). For a product that replaces or completes another, `originSkuPrice` is the price of
 * that other product in US dollars. The type is `Mandatory`, `Adapter` or any other word.
 */
export const RecommendedItem = Schema.TaggedUnion({
  Product: {
    recommendationType: text,
    skuVariant: Schema.NullOr(SkuVariantNumber),
    skuBase: SkuBaseNumber,
    originSkuPrice: Schema.NullOr(Schema.Number),
    displaySavingsRibbon: Schema.Boolean,
    hasActiveRebate: Schema.Boolean,
    publicSkuBaseDetails: SkuBaseDetails,
    publicSkuVariantDetails: Schema.NullOr(SkuVariantDetails)
  },
  Article: {
    articleId: Schema.Int,
    articleDetails: Schema.Struct({ id: Schema.Int, url: text, title: text, description: text, authors: text, articleThumbnailUrl: text })
  },
  LandingPage: {
    landingPageDetails: Schema.Struct({
      id: Schema.Int,
      displayValue: Schema.String,
      altText: text,
      thumbnailImageUrl: text,
      imageUrl: text,
      facetOptionLink: Schema.Struct({ url: Schema.String, nofollow: Schema.Boolean }),
      /** `GA_Brand`, `GA_RaceType` or another facet. */
      field: text
    })
  },
  Event: event,
  Ticket: event,
  SearchTerm: { term: Schema.String, url: text },
  /** The image is used if categories are shown as tiles. */
  Category: { categoryName: Schema.String, url: text, imageUrl: text },
  ComparisonHeader: ComparisonHeader.fields,
  ComparisonProduct: ComparisonProduct.fields
})
export type RecommendedItem = typeof RecommendedItem.Type
/** Item of one kind. */
export type ItemOf<Kind extends RecommendedItem["_tag"]> = Extract<RecommendedItem, { readonly _tag: Kind }>
export type RecommendedProduct = ItemOf<"Product">
