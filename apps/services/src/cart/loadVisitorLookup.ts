import { specialPrice } from "@camber/domain/catalog"
import type { WebUserGuid } from "@camber/domain/visitor"
import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"
import { hasSpecialPrice } from "../profile/accountTerms.ts"
import { type CatalogLookup, loadCatalogLookup, type SoldItem } from "./CatalogLookup.ts"
import type { Choice } from "./Choice.ts"

/**
 * Loads the catalog data of a visitor's items at the visitor's prices. For accounts with the special price, the regular price becomes the
 * list price (GAP-C58). The result depends on the visitor, so it must not be shared.
 */
export const loadVisitorLookup = async (
  database: Kysely<Tables>,
  webUserGuid: WebUserGuid,
  choices: ReadonlyArray<Choice>,
  isJudged: boolean
): Promise<CatalogLookup> => {
  const lookup = await loadCatalogLookup(database, choices, isJudged)
  if (choices.length === 0 || !(await hasSpecialPrice(database, webUserGuid))) return lookup
  return {
    ...lookup,
    sold: (skuVariantNumber) => {
      const sold = lookup.sold(skuVariantNumber)
      return sold && applySpecialPrice(sold)
    }
  }
}

const applySpecialPrice = ({ product, variant }: SoldItem): SoldItem => ({
  product,
  variant: {
    ...variant,
    price_cents: specialPrice(variant.price_cents),
    list_price_cents: variant.list_price_cents ?? variant.price_cents
  }
})
