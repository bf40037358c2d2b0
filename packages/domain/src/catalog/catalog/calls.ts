import { Schema, Struct } from "effect"
import type { Call } from "../../foundation/ports/Call.ts"
import type { RestCall } from "../../foundation/ports/RestCall.ts"
import { Project } from "../../vehicles/vehicle/model.ts"
import { Pricing, ProductCard } from "./card.ts"
import { ProductChoices } from "./model.ts"
import { ProductPage } from "./page.ts"
import { SkuBaseNumber } from "./sku.ts"

/** Current data of a product card, for cards cached on the device (CALL-125). */
export const SkuBase = Schema.Struct({
  ...Struct.pick(ProductCard.fields, [
    "skuBaseNumber",
    "displayTitle",
    "rating",
    "reviewCount",
    "availability",
    "hasPriceRange",
    "productPageUrl",
    "brand",
    "segmentCategorization",
    "superMarketAffinity"
  ]),
  pricing: Schema.Struct(Struct.pick(Pricing.fields, ["salePriceString", "strikeThroughPrice", "salePrice"]))
})
export interface SkuBase extends Schema.Struct.Type<typeof SkuBase.fields> {}

/** Fetches current card data. Unknown products are omitted (CALL-124, CALL-125). */
export const skuBases = {
  service: "products",
  operation: "skuBases",
  id: "9d2dc98b133e40d6ddd2adc5b5bf0d485f5aaa6b56189ce3bab6c14717a29e79",
  variables: Schema.Struct({ skuBaseNumbers: Schema.Array(Schema.NonEmptyString), webUserGuid: Schema.NullOr(Schema.String) }),
  result: Schema.Struct({ skuBases: Schema.Array(SkuBase) })
} satisfies Call<object, object>

/**
 * Fetches options and variants of a product or one of its variants, with fitment for `project`. Null if the number is unknown (GAP-C27).
 */
export const productOptions = {
  service: "products",
  operation: "productOptions",
  id: "3f70ea438a92bace6dec3d031d4df73f129283c9014b6dabc114ce9546d95e08",
  variables: Schema.Struct({ skuOrSkuBase: Schema.NonEmptyString, project: Schema.NullOr(Project) }),
  result: Schema.Struct({ productOptions: Schema.NullOr(ProductChoices) })
} satisfies Call<object, object>

/** Fetches the content of a product page. Null if the page does not exist. A variant number of another product is ignored. */
export const productPage = {
  service: "products",
  operation: "productPage",
  id: "2590dc1e6427fae9e63937260e4c1108806e254ab0a750975a6f1945bea34d64",
  variables: Schema.Struct({
    productPageId: Schema.Int,
    skuVariantNumber: Schema.NullOr(Schema.String),
    project: Schema.NullOr(Project)
  }),
  result: Schema.Struct({ productPage: Schema.NullOr(ProductPage) })
} satisfies Call<object, object>

/** Maximum number of products in one request. */
export const MOST_PRODUCTS = 100

const someProducts = <Item extends Schema.Top>(item: Item) =>
  Schema.Array(item).check(Schema.isMinLength(1), Schema.isMaxLength(MOST_PRODUCTS))

/** The shopper's promotion on a product before it is in the cart (GAP-C38). Percent, and dollars with cents. */
export const PromotionPreview = Schema.Struct({ skuBaseNumber: SkuBaseNumber, percentOff: Schema.Number, dollarsOff: Schema.Number })
export interface PromotionPreview extends Schema.Struct.Type<typeof PromotionPreview.fields> {}

/** Fetches promotions. Products without one are omitted (CALL-128). */
export const promotionPreviews = {
  method: "POST",
  path: "/api/products/promotionpreview/batch",
  body: Schema.Struct({ skuNumbers: someProducts(Schema.Struct({ skuBaseNumber: SkuBaseNumber })) }),
  result: Schema.Struct({ skuPromotionPreviews: Schema.Array(PromotionPreview) })
} satisfies RestCall<object, object>

/** Fetches recent activity as display text: '12 bought this week'. Products without any are omitted (CALL-132, GAP-C06). */
export const productActivities = {
  method: "POST",
  path: "/api/products/activity/batch",
  body: Schema.Struct({ skuBaseNumbers: someProducts(SkuBaseNumber) }),
  result: Schema.Struct({ productActivities: Schema.Array(Schema.Struct({ skuBaseNumber: SkuBaseNumber, text: Schema.String })) })
} satisfies RestCall<object, object>
