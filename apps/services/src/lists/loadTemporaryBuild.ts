import type { CartItem } from "@camber/domain/cart"
import type { BuildSheet } from "@camber/domain/lists"
import type { Project } from "@camber/domain/vehicle"
import type { ResolverContext } from "../schema/ResolverContext.ts"
import { createBuildSheet } from "./loadBuildSheet.ts"

/** Identifies a list that is not stored. */
const TEMPORARY = "temporary"

/** Creates the build sheet of items without storing a list. */
export const loadTemporaryBuild = (
  store: ResolverContext,
  items: ReadonlyArray<CartItem>,
  project: Project | null
): Promise<typeof BuildSheet.Encoded | null> =>
  createBuildSheet(
    store,
    {
      list_id: TEMPORARY,
      share_guid: TEMPORARY,
      list_name: TEMPORARY,
      project,
      shared_at: null,
      stages: null,
      budget_cents: null,
      shared_as: null,
      articleIds: [],
      products: items.map(({ kitComponents, quantityRequested, skuBaseNumber, skuVariantNumber }) => ({
        sku_base_number: skuBaseNumber,
        sku_variant_number: skuVariantNumber,
        components: kitComponents,
        quantity: quantityRequested,
        noted_price_cents: null,
        mark: 0
      }))
    },
    null
  )
