import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"
import { getLedgerIds } from "./ledger.ts"
import { toSlug } from "./toProductRows.ts"
import { insertTableRows } from "./writeRows.ts"

/** Deletes brands without products. */
export const deleteUnusedBrands = async (transaction: Kysely<Tables>): Promise<void> => {
  await sql`delete from brand where not exists (select from product where product.brand_id = brand.brand_id)`.execute(transaction)
}

/** Creates the brands of an import and returns their ids by name. A brand with more products is more popular. */
export const writeBrands = async (
  transaction: Kysely<Tables>,
  importId: number,
  countries: ReadonlyMap<string, string>
): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await sql<{ name: string; products: number }>`
    select content ->> 'brand' as name, count(*)::int as products from import_product where import_id = ${importId} group by 1 order by 1`.execute(
    transaction
  )
  const ids = await getLedgerIds(
    transaction,
    "brand",
    rows.map(({ name }) => name)
  )
  const known = await transaction.selectFrom("brand").select(["brand_id", "slug"]).execute()
  const knownIds = new Set(known.map(({ brand_id }) => brand_id))
  const slugs = new Set(known.map(({ slug }) => slug))
  const added = rows.flatMap(({ name, products }) => {
    const id = ids.get(name)!
    if (knownIds.has(id)) return []
    const slug = slugs.has(toSlug(name)) ? `${toSlug(name)}-${id}` : toSlug(name)
    slugs.add(slug)
    return [{ brand_id: id, slug, name, tier: "mid", country: countries.get(name) ?? "", founded: 0, popularity: products }]
  })
  await insertTableRows(transaction, "brand", added)
  return ids
}
