import { truncateEvent } from "../../foundation/telemetry/collector.ts"
import type { TelemetryEvent } from "../../foundation/telemetry/model.ts"

/** A product page, as the catalogue tells of it: numbers may come as anything. */
export interface ViewedProduct {
  readonly skuBaseNumber: string
  readonly skuVariantNumber: string
  readonly category: unknown
  /** US dollars. */
  readonly price: unknown
  readonly rating: unknown
  readonly reviews: unknown
}
/** What analytics checks of a product page (ANL-115, ANL-116). */
export type ViewedField = "category" | "price" | "rating" | "reviews"

const hasThreeLevels = (category: unknown): category is string =>
  typeof category === "string" && /^[^>]*[^>\s][^>]*(?:>[^>]*[^>\s][^>]*){2}$/.test(category)

/** What analytics cannot use of a product page: to be logged, and no reason not to tell the rest (ANL-115, ANL-116). */
export const validateProductViewed = ({ category, price, rating, reviews }: ViewedProduct): ReadonlyArray<ViewedField> => [
  ...(hasThreeLevels(category) ? [] : (["category"] as const)),
  ...(Number.isFinite(price) ? [] : (["price"] as const)),
  ...(Number.isFinite(rating) ? [] : (["rating"] as const)),
  ...(isCount(reviews) ? [] : (["reviews"] as const))
]

/** As many as the collector counts with. */
const isCount = (value: unknown): value is number => typeof value === "number" && (value | 0) === value

const finite = (value: unknown): number | null => (typeof value === "number" && Number.isFinite(value) ? value : null)

/** The event of a product page. A category of other levels is told as it is; what is no number is null. */
export const createProductViewedEvent = (product: ViewedProduct): TelemetryEvent => ({
  name: "Product Viewed",
  skuBaseNumber: truncateEvent(product.skuBaseNumber),
  skuVariantNumber: truncateEvent(product.skuVariantNumber),
  category: typeof product.category === "string" ? truncateEvent(product.category) : null,
  price: finite(product.price),
  rating: finite(product.rating),
  reviews: isCount(product.reviews) ? product.reviews : null
})
