import { type Kysely, sql } from "kysely"
import type { ImportCounts, ImportPermission } from "../database/importTables.ts"
import type { Tables } from "../database/tables.ts"
import type { Pace } from "./createPace.ts"
import type { StagedImport } from "./stageImport.ts"

/** Maximum share of wrong rows, and of products that disappear. */
const MAX_WRONG_SHARE = 0.05
const MAX_GONE_SHARE = 0.1

type Part = Omit<ImportCounts, "gone" | "preservedEdits" | keyof ReadCounts> & { readonly last: string | null }
type ReadCounts = Pick<StagedImport, "hidden" | "hiddenVariants" | "rows" | "wrong">

const NOTHING = { products: 0, variants: 0, added: 0, changed: 0, same: 0, prices: 0, withFitment: 0, withoutBrand: 0 } as const

/** Compares the staged products with those of the last import, in batches. */
export const countDifference = async (database: Kysely<Tables>, importId: number, read: ReadCounts, pace: Pace): Promise<ImportCounts> => {
  let sum: Omit<Part, "last"> = NOTHING
  for (let after: string | null = ""; after !== null;) {
    const { last, ...part }: Part = await pace.run(() => countPart(database, importId, after ?? "", pace.size() * 2))
    sum = { ...sum, ...Object.fromEntries(Object.entries(part).map(([name, value]) => [name, sum[name as keyof typeof sum] + value])) }
    after = last
  }
  const { rows: gone } = await sql<{ gone: number }>`
    select count(*)::int as gone from own_product as own
    where not exists (select from import_product where import_id = ${importId} and shop_key = own.shop_key)`.execute(database)
  return { ...read, ...sum, ...gone[0]! }
}

const countPart = async (database: Kysely<Tables>, importId: number, after: string, most: number): Promise<Part> => {
  const { rows } = await sql<Part>`
    select max(staged.shop_key) as last, count(*)::int as products,
      coalesce(sum(jsonb_array_length(staged.content -> 'variants')), 0)::int as variants,
      (count(*) filter (where own.shop_key is null))::int as added,
      (count(*) filter (where own.content <> staged.content))::int as changed,
      (count(*) filter (where own.content = staged.content))::int as same,
      (count(*) filter (where own.content = staged.content and own.offers <> staged.offers))::int as prices,
      (count(*) filter (where jsonb_array_length(staged.content -> 'statements') > 0))::int as "withFitment",
      (count(*) filter (where staged.content ->> 'brand' = ''))::int as "withoutBrand"
    from (select * from import_product where import_id = ${importId} and shop_key > ${after} order by shop_key limit ${most}) as staged
      left join own_product as own using (shop_key)`.execute(database)
  return rows[0]!
}

/** The reason why an import stops, and the permission that lets it pass; null if none does. */
export interface Gate {
  readonly message: string
  readonly permission: ImportPermission | null
}

/** Returns the first gate that stops an import; null if no gate does. */
export const findGate = (counts: ImportCounts, mayRemove: boolean): Gate | null => {
  const { changed, gone, products, rows, same, withoutBrand, wrong } = counts
  const whole = gone + changed + same
  const stop = (message: string): Gate => ({ message, permission: null })
  if (products === 0) return stop("The files have no product that can be sold.")
  if (wrong > MAX_WRONG_SHARE * rows)
    return stop(`${wrong} of ${rows} rows (${share(wrong, rows)}) are wrong, which is more than 5 %. Correct them first.`)
  if (withoutBrand > 0)
    return stop(
      `${withoutBrand} products have no brand. Name the brand of each, and write the shop's own name for parts that no maker names.`
    )
  if (gone > MAX_GONE_SHARE * whole && !mayRemove)
    return { message: `${gone} of ${whole} products would disappear, which is more than 10 %.`, permission: "remove" }
  return null
}

const share = (part: number, whole: number): string => `${Math.round((100 * part) / whole)} %`
