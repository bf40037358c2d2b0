import { type Kysely, sql } from "kysely"
import type { ImportCounts } from "../database/importTables.ts"
import type { Tables } from "../database/tables.ts"
import type { StagedImport } from "./stageImport.ts"

/** Largest shares of wrong rows and of products that disappear. */
const MAX_WRONG_SHARE = 0.05
const MAX_GONE_SHARE = 0.1

/** Compares the staged products with those of the last import. */
export const countDifference = async (
  database: Kysely<Tables>,
  importId: number,
  read: Pick<StagedImport, "hidden" | "hiddenVariants" | "rows" | "wrong">
): Promise<ImportCounts> => {
  const { rows: counted } = await sql<Omit<ImportCounts, "gone" | keyof typeof read>>`
    select count(*)::int as products, coalesce(sum(jsonb_array_length(staged.content -> 'variants')), 0)::int as variants,
      (count(*) filter (where own.shop_key is null))::int as added,
      (count(*) filter (where own.content <> staged.content))::int as changed,
      (count(*) filter (where own.content = staged.content))::int as same,
      (count(*) filter (where own.content = staged.content and own.offers <> staged.offers))::int as prices,
      (count(*) filter (where jsonb_array_length(staged.content -> 'statements') > 0))::int as "withFitment",
      (count(*) filter (where staged.content ->> 'brand' = ''))::int as "withoutBrand"
    from import_product as staged left join own_product as own using (shop_key) where import_id = ${importId}`.execute(database)
  const { rows: gone } = await sql<{ gone: number }>`
    select count(*)::int as gone from own_product as own
    where not exists (select from import_product where import_id = ${importId} and shop_key = own.shop_key)`.execute(database)
  return { ...read, ...counted[0]!, ...gone[0]! }
}

/** Returns the sentence of the first gate that stops an import; null if none does. */
export const findGate = (counts: ImportCounts, mayRemove: boolean): string | null => {
  const { changed, gone, products, rows, same, withoutBrand, wrong } = counts
  const whole = gone + changed + same
  if (products === 0) return "The files have no product that can be sold."
  if (wrong > MAX_WRONG_SHARE * rows)
    return `${share(wrong, rows)} of the rows are wrong, more than 5 %: ${wrong} of ${rows}. Correct them first.`
  if (withoutBrand > 0)
    return `${withoutBrand} products have no brand. Name the brand of each, and write the shop's own name for parts that no maker names.`
  if (gone > MAX_GONE_SHARE * whole && !mayRemove)
    return `${gone} of ${whole} products would disappear, more than 10 %. To remove them, add --yes-remove.`
  return null
}

const share = (part: number, whole: number): string => `${Math.round((100 * part) / whole)} %`
