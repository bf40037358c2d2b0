import { Schema } from "effect"
import { Affinity, Availability, CardFacts, Pricing, SkuBaseNumber, SkuVariantNumber } from "../../catalog/catalog/model.ts"
import { ComparisonHeader, ComparisonProduct } from "../../catalog/comparison/model.ts"

const text = Schema.NullOr(Schema.String)

/** What a block tells of a product (REC-11, REC-12). */
export const SkuBaseDetails = Schema.Struct({
  skuBaseNumber: SkuBaseNumber,
  ...CardFacts.fields,
  /** null where it is not known yet: a recent view that was not refreshed. */
  availability: Schema.NullOr(Availability),
  productPageUrl: Schema.String,
  productPageId: Schema.NullOr(Schema.Int),
  thumbnailImageLink: text,
  rating: Schema.Number,
  reviewCount: Schema.Int,
  ribbonText: text,
  segmentCategorization: Schema.String,
  /** Components of a kit come from the variant, not from the base. */
  hasNoKitBaseComponents: Schema.Boolean,
  /** Variants cost differently: the price is that of the cheapest. */
  hasPriceRange: Schema.Boolean,
  superMarketAffinity: Affinity,
  /** null: the product has no price, or it is not known yet. */
  pricing: Schema.NullOr(Pricing)
})
export interface SkuBaseDetails extends Schema.Struct.Type<typeof SkuBaseDetails.fields> {}

const Component = Schema.Struct({ skuBaseNumber: SkuBaseNumber })
/** The parts of a recommended kit; both lists are empty for anything else (CARD-02). */
export const RecommendedKit = Schema.Struct({
  skuBaseComponents: Schema.Array(Component),
  skuVariantComponents: Schema.Array(Component)
})

/** A recommended variant; `hasOptions` says that there is a choice between several (ATC-36). */
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
 * Whatever can be recommended (REC-05 to REC-10, REC-18). A product that replaces or completes another carries that one's price in
 * `originSkuPrice`, US dollars; its type is `Mandatory`, `Adapter` or any other word.
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
  /** The picture is for where categories are tiles. */
  Category: { categoryName: Schema.String, url: text, imageUrl: text },
  ComparisonHeader: ComparisonHeader.fields,
  ComparisonProduct: ComparisonProduct.fields
})
export type RecommendedItem = typeof RecommendedItem.Type
/** One kind of item. */
export type ItemOf<Kind extends RecommendedItem["_tag"]> = Extract<RecommendedItem, { readonly _tag: Kind }>
export type RecommendedProduct = ItemOf<"Product">
