import { Schema } from "effect"

/** What the recommendation service tells apart; its own names (ANL-05). */
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

/** One interaction, as the recommendation service hears of it. */
export interface Interaction {
  readonly type: InteractionType
  readonly skuBaseNumbers: ReadonlyArray<string>
  /** The term of a search, the category of its page. */
  readonly subject: string | null
}
