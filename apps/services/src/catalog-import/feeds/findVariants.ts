import type { FeedRow } from "@camber/catalog-import"
import { type Kysely, sql } from "kysely"
import { isInCatalog } from "../../database/importTables.ts"
import type { Tables } from "../../database/tables.ts"

/** A price or count that a feed names, compared with the shop's. */
export interface OfferChange {
  readonly sku: string
  readonly before: object
  readonly after: object
  readonly isChanged: boolean
  /** Whether the change is large. A feed with many large changes is stopped. */
  readonly isLarge: boolean
}

/** Finds the shop's SKUs of a feed's rows, in any letter case. */
export const findVariants = async (
  database: Kysely<Tables>,
  rows: ReadonlyArray<FeedRow<{ readonly sku: string }>>
): Promise<ReadonlyMap<string, string>> => {
  const skus = [...new Set(rows.map(({ change }) => change.sku))]
  const { rows: found } = await sql<{ wanted: string; sku: string }>`
    select distinct on (wanted) wanted, sku_variant_number as sku
    from unnest(${skus}::text[]) as wanted join variant on lower(sku_variant_number) = lower(wanted)
    where ${isInCatalog("variant.product_page_id")}
    order by wanted, sku_variant_number <> wanted`.execute(database)
  return new Map(found.map(({ sku, wanted }) => [wanted, sku]))
}

/** Creates the problem for a SKU that the shop does not have. */
export const reportUnknown = (row: FeedRow<unknown>["row"], sku: string): [] => {
  row.report("error", "unknown-sku", "sku", `${sku} is not in the shop.`, sku)
  return []
}
