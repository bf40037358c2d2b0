import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"

const upc = /^\d{12}$/
/** Three letters, then letters and digits in groups; a space divides the three, or what is last. */
const shape = /^([a-z]{3})([\s./_-]*)([0-9a-z]{1,12}(?:[\s./_-]?[0-9]{1,4})?)$/i

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
  const rest = typed.replaceAll(/[\s./_-]/g, "")
  const cuts = [1, 2, 3].filter((length) => length < rest.length && /^\d+$/.test(rest.slice(-length)))
  const spellings = [
    typed,
    typed.replaceAll(/[\s./_]/g, "-"),
    rest,
    ...cuts.map((length) => `${rest.slice(0, -length)}-${rest.slice(-length)}`)
  ]
  return [...new Set(spellings)].map((spelling) => `${prefix}-${spelling}`)
}

/** Whether a term can only be meant as a number, with a hyphen and digits in it: 'CAM-2F'. Anything else in its place would mislead. */
export const isNumber = (term: string): boolean => numberSpellings(term).length > 0 && /^(?:[a-z]{3}-.*)?\d/i.test(term)

/** A part that a number names. */
export interface NumberedPart {
  readonly productPageId: number
  /** The number as the catalogue writes it. */
  readonly number: string
  /** null where the number is that of the product with all of its variants. */
  readonly skuVariantNumber: string | null
}

/** The part that a term names by a number of its own, in either letter case and with any separators; null when it names none. */
export const partByNumber = async (database: Kysely<Tables>, term: string): Promise<NumberedPart | null> => {
  const spellings = numberSpellings(term)
  if (spellings.length === 0) return null
  const columns = spellings.every((spelling) => upc.test(spelling)) ? (["upc"] as const) : (["mpn", "sku_variant_number"] as const)
  const variants = await database
    .selectFrom("variant")
    .select(["product_page_id", "sku_variant_number", "mpn", "upc"])
    .where((variant) => variant.or(columns.map((column) => variant(column, "in", spellings))))
    .execute()
  const bases = await database
    .selectFrom("product")
    .select(["product_page_id", "sku_base_number"])
    .where("sku_base_number", "in", spellings)
    .execute()
  const named = [
    ...variants.map((row): NumberedPart => {
      const number = [row.sku_variant_number, row.mpn, row.upc].find((own) => spellings.includes(own)) ?? row.mpn
      return { productPageId: row.product_page_id, number, skuVariantNumber: row.sku_variant_number }
    }),
    ...bases.map((row): NumberedPart => ({ productPageId: row.product_page_id, number: row.sku_base_number, skuVariantNumber: null }))
  ]
  return named.toSorted((one, other) => spellings.indexOf(one.number) - spellings.indexOf(other.number))[0] ?? null
}
