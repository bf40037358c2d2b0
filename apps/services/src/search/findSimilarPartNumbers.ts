import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"

/** Matches texts with the shape of the shop's own numbers: three letters, a hyphen, then letters and digits. */
const ownShape = /^([A-Z]{3})-([0-9A-Z]{1,12}(?:[\s./_-]?[0-9A-Z]{1,4}){0,2})$/

/** Returns whether a term must be one of the shop's own numbers, such as 'CAM-2F'. If so, other results would be misleading. */
export const isOwnNumber = (term: string): boolean => {
  const [, , rest = ""] = ownShape.exec(term.trim().toUpperCase()) ?? []
  return /\d/.test(rest)
}

const LETTERS = Array.from("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ")
/** Maximum length of a number to correct. For longer numbers there would be too many similar numbers to query. */
const LONGEST_NEAR = 10
const MOST_NEAR = 3

/** Finds part numbers that differ in one character: one replaced, missing or added character, or two swapped characters. */
export const findSimilarPartNumbers = async (database: Kysely<Tables>, term: string): Promise<ReadonlyArray<string>> => {
  const [, prefix, typed = ""] = ownShape.exec(term.trim().toUpperCase()) ?? []
  const rest = typed.replaceAll(/[\s./_]/g, "-")
  if (prefix === undefined || rest === "" || rest.length > LONGEST_NEAR) return []
  const cuts = Array.from({ length: rest.length + 1 }, (_, at) => [rest.slice(0, at), rest.slice(at)] as const)
  const near = cuts.flatMap(([before, after]) => [
    before + after.slice(1),
    ...(after.length > 1 ? [before + after.charAt(1) + after.charAt(0) + after.slice(2)] : []),
    ...LETTERS.flatMap((letter) => [before + letter + after, ...(after === "" ? [] : [before + letter + after.slice(1)])])
  ])
  const numbers = [...new Set(near)].filter((number) => number !== "").map((number) => `${prefix}-${number}`)
  const rows = await database
    .selectFrom("variant")
    .select(["mpn", "sku_variant_number"])
    .where((variant) => variant.or([variant("mpn", "in", numbers), variant("sku_variant_number", "in", numbers)]))
    .orderBy("mpn")
    .limit(MOST_NEAR)
    .execute()
  const bases = await database
    .selectFrom("product")
    .select("sku_base_number")
    .where("sku_base_number", "in", numbers)
    .orderBy("sku_base_number")
    .limit(MOST_NEAR)
    .execute()
  const known = new Set(numbers)
  return [
    ...new Set([
      ...bases.map(({ sku_base_number }) => sku_base_number),
      ...rows.map((row) => (row.mpn !== null && known.has(row.mpn) ? row.mpn : row.sku_variant_number))
    ])
  ].slice(0, MOST_NEAR)
}
