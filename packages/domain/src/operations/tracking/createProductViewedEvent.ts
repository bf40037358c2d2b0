import { truncateEvent } from "../../foundation/telemetry/collector.ts"
import type { TelemetryEvent } from "../../foundation/telemetry/model.ts"

/** A viewed product with unchecked catalog data. */
export interface ViewedProduct {
  readonly skuBaseNumber: string
  readonly skuVariantNumber: string
  readonly category: unknown
  /** US dollars. */
  readonly price: unknown
  readonly rating: unknown
  readonly reviews: unknown
}
/** Fields that analytics validates (ANL-115, ANL-116). */
export type ViewedField = "category" | "price" | "rating" | "reviews"

const hasThreeLevels = (category: unknown): category is string =>
  typeof category === "string" && /^[^>]*[^>\s][^>]*(?:>[^>]*[^>\s][^>]*){2}$/.test(category)

/** Lists the invalid fields of a viewed product, which the caller logs. The event is sent anyway (ANL-115, ANL-116). */
export const validateProductViewed = ({ category, price, rating, reviews }: ViewedProduct): ReadonlyArray<ViewedField> => [
  ...(hasThreeLevels(category) ? [] : (["category"] as const)),
  ...(Number.isFinite(price) ? [] : (["price"] as const)),
  ...(Number.isFinite(rating) ? [] : (["rating"] as const)),
  ...(isCount(reviews) ? [] : (["reviews"] as const))
]

/** Accepts 32-bit integers, the collector's number type. */
const isCount = (value: unknown): value is number => typeof value === "number" && (value | 0) === value

const finite = (value: unknown): number | null => (typeof value === "number" && Number.isFinite(value) ? value : null)

/** Creates the event of a product page. An unexpected category is kept; invalid numbers become null. */
export const createProductViewedEvent = (product: ViewedProduct): TelemetryEvent => ({
  name: "Product Viewed",
  skuBaseNumber: truncateEvent(product.skuBaseNumber),
  skuVariantNumber: truncateEvent(product.skuVariantNumber),
  category: typeof product.category === "string" ? truncateEvent(product.category) : null,
  price: finite(product.price),
  rating: finite(product.rating),
  reviews: isCount(product.reviews) ? product.reviews : null
})
