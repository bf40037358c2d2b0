import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"

const upc = /^\d{12}$/
/** Three letters, then letters and digits in groups; a space may only divide the two. */
const shape = /^([a-z]{3})([\s./_-]*)([0-9a-z]{1,12}(?:[./_-]?[0-9]{1,4})?)$/i

/**
 * How the catalogue may spell the number that a term is: SKU numbers ('CAM-2F', 'CAM-2F-3'), makers' numbers ('IRO-1K4') and UPCs, with any
 * or no separators typed. As typed comes first. Empty when the term is no number: without a hyphen it needs a digit, with a space a letter
 * after it too, so that 'cam 850' stays two words.
 */
export const numberSpellings = (term: string): ReadonlyArray<string> => {
  const digits = term.replaceAll(/[\s-]/g, "")
  if (upc.test(digits)) return [digits]
  const [, prefix, separator = "", typed] = shape.exec(term.toUpperCase()) ?? []
  if (prefix === undefined || typed === undefined) return []
  if (separator !== "-" && !/\d/.test(typed)) return []
  if (/\s/.test(separator) && !/[A-Z]/.test(typed)) return []
  const rest = typed.replaceAll(/[./_-]/g, "")
  const cuts = [1, 2, 3].filter((length) => length < rest.length && /^\d+$/.test(rest.slice(-length)))
  const spellings = [typed, rest, ...cuts.map((length) => `${rest.slice(0, -length)}-${rest.slice(-length)}`)]
  return [...new Set(spellings)].map((spelling) => `${prefix}-${spelling}`)
}

/** The product that a term names by a number of its own, in either letter case and with any separators; undefined when it names none. */
export const productByNumber = async (database: Kysely<Tables>, term: string): Promise<number | undefined> => {
  const spellings = numberSpellings(term)
  if (spellings.length === 0) return undefined
  const named = await database
    .selectFrom("variant")
    .select(["product_page_id", "sku_variant_number", "mpn", "upc"])
    .where((variant) =>
      variant.or([variant("mpn", "in", spellings), variant("sku_variant_number", "in", spellings), variant("upc", "in", spellings)])
    )
    .unionAll(
      database
        .selectFrom("product")
        .select(["product_page_id", "sku_base_number as sku_variant_number", "sku_base_number as mpn", "sku_base_number as upc"])
        .where("sku_base_number", "in", spellings)
    )
    .execute()
  const place = (row: (typeof named)[number]) =>
    spellings.findIndex((spelling) => [row.sku_variant_number, row.mpn, row.upc].includes(spelling))
  return named.toSorted((a, b) => place(a) - place(b))[0]?.product_page_id
}
