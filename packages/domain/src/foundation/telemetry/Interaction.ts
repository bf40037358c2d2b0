import { Schema } from "effect"

/** Interaction types with the recommendation service's own names (ANL-05). */
export const InteractionType = Schema.Literals([
  "add_to_collection",
  "remove_from_collection",
  "add_to_cart",
  "product_detail_page_view",
  "search",
  "category_page_view",
  "impression"
])
export type InteractionType = typeof InteractionType.Type

/** One interaction as sent to the recommendation service. */
export interface Interaction {
  readonly type: InteractionType
  readonly skuBaseNumbers: ReadonlyArray<string>
  /** Term of a search, or category of a category page. */
  readonly subject: string | null
}
