import { Schema } from "effect"
import { MAX_SKUS } from "./collector.ts"
import { count, event, nullableNumber, nullableText, text } from "./eventFields.ts"

const sku = { skuBaseNumber: text, skuVariantNumber: nullableText }
/** Amounts are in US dollars, as analytics tools expect. */
const amount = nullableNumber
const fitment = {
  year: Schema.NullOr(count),
  make: nullableText,
  model: nullableText,
  raceType: nullableText,
  engine: nullableText
}

/** Events about finding, choosing and buying parts. */
export const productEvents = [
  event("Product Clicked", { skuBaseNumber: text, list: text, position: count }),
  event("Product Viewed", {
    skuBaseNumber: text,
    skuVariantNumber: text,
    /** Three levels separated by `>`, as in `Engine > Cylinder Heads > Gaskets` (ANL-115). */
    category: nullableText,
    price: amount,
    rating: nullableNumber,
    reviews: Schema.NullOr(count)
  }),
  event("Product Added", { skuBaseNumber: text, skuVariantNumber: text, quantity: count, list: nullableText }),
  event("Product Removed", { skuVariantNumber: text, quantity: count }),
  event("Product Added to Wishlist", sku),
  event("Product Removed from Wishlist", sku),
  event("Wishlist Created", {}),
  event("Product Shared", { skuBaseNumber: text }),
  event("Product Reviewed", { skuBaseNumber: text, rating: count }),
  event("Article Clicked", { articleId: count, list: text }),
  event("Category Viewed", { category: text }),
  event("Recommendations Viewed", {
    list: text,
    skus: Schema.Array(Schema.Struct({ skuBaseNumber: text, price: amount })).check(Schema.isMaxLength(MAX_SKUS))
  }),
  event("Products Searched", { query: text }),
  /** Results of a search, with the number of products. */
  event("Search Answered", { query: text, total: count }),
  event("Clear Search History Clicked", {}),
  event("Fitment Added", fitment),
  event("Fitment Updated", fitment),
  event("Fitment Removed", fitment),
  event("Checkout Started", { total: amount }),
  event("Order Completed", { orderId: text, total: amount })
] as const
