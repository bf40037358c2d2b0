import { specialPrice } from "@camber/domain/catalog"
import type { WebUserGuid } from "@camber/domain/visitor"
import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"
import { hasSpecialPrice } from "../profile/accountTerms.ts"
import { type CatalogLookup, loadCatalogLookup, type SoldItem } from "./CatalogLookup.ts"
import type { Choice } from "./Choice.ts"

/**
 * What the catalogue holds of the things that a visitor's cart names, at this visitor's prices: who has the special price pays that, and what
 * everybody else pays is what it is struck through for (GAP-C58). Nothing of it is for anybody else's page.
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
      return sold && atSpecialPrice(sold)
    }
  }
}

const atSpecialPrice = ({ product, variant }: SoldItem): SoldItem => ({
  product,
  variant: {
    ...variant,
    price_cents: specialPrice(variant.price_cents),
    list_price_cents: variant.list_price_cents ?? variant.price_cents
  }
})
