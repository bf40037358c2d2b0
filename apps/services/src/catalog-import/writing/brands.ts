import type { ProductContent } from "@camber/catalog-import"
import { type Kysely, sql } from "kysely"
import type { ImportPlan } from "../../database/importTables.ts"
import type { Tables } from "../../database/tables.ts"
import { getLedgerIds } from "./ledger.ts"
import { toSlug } from "./toProductRows.ts"
import { insertTableRows } from "./writeRows.ts"

/** Deletes brands without products. */
export const deleteUnusedBrands = async (transaction: Kysely<Tables>): Promise<void> => {
  await sql`delete from brand where not exists (select from product where product.brand_id = brand.brand_id)`.execute(transaction)
}

/** Creates the brands of products and returns their ids by name. Brands with more products get a higher popularity. */
export const writeBrands = async (
  transaction: Kysely<Tables>,
  contents: ReadonlyArray<ProductContent>,
  brands: ImportPlan["brands"]
): Promise<ReadonlyMap<string, number>> => {
  const ids = await getLedgerIds(
    transaction,
    "brand",
    contents.map(({ brand }) => brand)
  )
  const known = await transaction.selectFrom("brand").select(["brand_id", "slug"]).execute()
  const knownIds = new Set(known.map(({ brand_id }) => brand_id))
  const slugs = new Set(known.map(({ slug }) => slug))
  const added = [...ids].flatMap(([name, id]) => {
    if (knownIds.has(id)) return []
    const slug = slugs.has(toSlug(name)) ? `${toSlug(name)}-${id}` : toSlug(name)
    slugs.add(slug)
    const { country = null, products = 1 } = brands[name] ?? {}
    return [{ brand_id: id, slug, name, tier: "mid", country: country ?? "", founded: 0, popularity: products }]
  })
  await insertTableRows(transaction, "brand", added)
  return ids
}
