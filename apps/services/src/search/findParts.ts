import { type Kysely, sql } from "kysely"
import { isInCatalog } from "../database/importTables.ts"
import type { Tables } from "../database/tables.ts"

/** A part identified by a number. */
export interface NumberedPart {
  readonly productPageId: number
  /** The number in the catalog's spelling. */
  readonly number: string
  /** Null if the number belongs to a product with all its variants. */
  readonly skuVariantNumber: string | null
}

export interface NumberMatches {
  /** The part with exactly this number. */
  readonly part: NumberedPart | null
  /** Products with a number that contains the typed number. Numbers that begin with it come first. */
  readonly products: ReadonlyArray<number>
}

export const NO_PARTS: NumberMatches = { part: null, products: [] }

/** Maximum products found by a partial number. */
const MOST_FOUND = 200
/** Minimum number of digits to search for in bar codes. Fewer digits would match too many bar codes. */
const SHORTEST_UPC = 6

const compact = (column: string) => sql`upper(regexp_replace(${sql.ref(column)}, '[^0-9A-Za-z]', '', 'g'))`
/** This expression must equal that of the index `variant_numbers`. */
const numbers = sql`upper(regexp_replace(coalesce(mpn, ''), '[^0-9A-Za-z]', '', 'g') || ' ' || regexp_replace(sku_variant_number, '[^0-9A-Za-z]', '', 'g') || ' ' || coalesce(upc, ''))`

interface Row {
  readonly product_page_id: number
  readonly sku_variant_number: string
  readonly sku_base_number: string
  readonly mpn: string | null
  readonly upc: string | null
}

const getCompact = (number: string | null): string => (number ?? "").toUpperCase().replaceAll(/[^0-9A-Z]/g, "")

/** Finds the part with a number, or the products with a number that contains it. `typed` contains only capital letters and digits. */
export const findParts = async (database: Kysely<Tables>, typed: string): Promise<NumberMatches> => {
  // `typed` cannot contain LIKE wildcards, only letters and digits.
  const { rows } = await sql<Row>`
    select product_page_id, sku_variant_number, sku_base_number, mpn, upc from variant join product using (product_page_id)
    where ${numbers} like ${`%${typed}%`}
    order by ${isInCatalog("variant.product_page_id")} desc, coalesce(${compact("sku_variant_number")} = ${typed} or ${compact("mpn")} = ${typed} or upc = ${typed}, false) desc,
      coalesce(${compact("sku_variant_number")} like ${`${typed}%`} or ${compact("mpn")} like ${`${typed}%`}, false) desc, mpn, sku_variant_number
    limit ${MOST_FOUND}`.execute(database)
  const isShort = typed.length < SHORTEST_UPC && /^\d+$/.test(typed)
  const ownNumbers = isShort
    ? rows.filter(({ mpn, sku_variant_number }) => [mpn, sku_variant_number].some((number) => getCompact(number).includes(typed)))
    : rows
  return { part: toPart(ownNumbers, typed), products: [...new Set(ownNumbers.map(({ product_page_id }) => product_page_id))] }
}

const toPart = (rows: ReadonlyArray<Row>, typed: string): NumberedPart | null => {
  for (const row of rows) {
    const number = [row.sku_variant_number, row.mpn, row.upc].find((item) => getCompact(item) === typed)
    if (typeof number === "string") return { productPageId: row.product_page_id, number, skuVariantNumber: row.sku_variant_number }
  }
  const whole = rows.find(({ sku_base_number }) => getCompact(sku_base_number) === typed)
  return whole === undefined ? null : { productPageId: whole.product_page_id, number: whole.sku_base_number, skuVariantNumber: null }
}
