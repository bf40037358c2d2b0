import type { ProductCard } from "@camber/domain/catalog"
import type { Project } from "@camber/domain/vehicle"
import type { Reference } from "../reference/Reference.ts"
import type { ResolverContext } from "../schema/ResolverContext.ts"
import { loadShopper } from "./loadShopper.ts"
import { withIds } from "./ListingFilter.ts"
import { toProductCard, queryProductRowsWithFitment, queryProductRows } from "./queryProductRows.ts"
import { evaluateRow } from "./evaluateRow.ts"

export type WireCard = typeof ProductCard.Encoded

/**
 * Loads the cards of these products in this order, each with its verdict for the project (no verdicts if the project is null). Runs one
 * query. Leaves out unknown ids.
 */
export const loadCards = async (
  { database, imageUrls }: ResolverContext,
  reference: Reference,
  productPageIds: ReadonlyArray<number>,
  project: Project | null
): Promise<ReadonlyArray<WireCard>> => {
  if (productPageIds.length === 0) return []
  const cards =
    project === null
      ? (await queryProductRows(database, withIds(productPageIds)).execute()).map((row) => toProductCard(row, imageUrls, null))
      : await judgedCards({ database, imageUrls }, reference, productPageIds, project)
  const byId = new Map(cards.map((card) => [card.productPageId, card]))
  return productPageIds.map((id) => byId.get(id)).filter((card) => card !== undefined)
}

const judgedCards = async (
  { database, imageUrls }: Pick<ResolverContext, "database" | "imageUrls">,
  reference: Reference,
  productPageIds: ReadonlyArray<number>,
  project: Project
): Promise<ReadonlyArray<WireCard>> => {
  const shopper = await loadShopper(database, reference, project)
  const rows = await queryProductRowsWithFitment(database, withIds(productPageIds)).execute()
  return rows.map((row) => toProductCard(row, imageUrls, evaluateRow(row, shopper, reference)))
}
