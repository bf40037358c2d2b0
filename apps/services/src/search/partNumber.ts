import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"

const upc = /^\d{12}$/
/** Three letters, then letters and digits, with any one separator between groups of them. */
const shape = /^([A-Z]{3})([\s./_-]*)([0-9A-Z]{1,12}(?:[\s./_-]?[0-9A-Z]{1,4}){0,2})$/
const separators = /[\s./_-]/g

interface TypedNumber {
  readonly prefix: string
  /** What follows, as typed. */
  readonly rest: string
}

/**
 * What a term says as a number: 'CAM-2F', 'cam2f', 'APF ROXT'. null for words: letters alone are a number only with a hyphen after the
 * third, or where `isWord` does not know them; digits alone behind a space are not, so that 'cam 850' stays two words.
 */
const typedNumber = (term: string, isWord: (word: string) => boolean): TypedNumber | null => {
  const [, prefix, separator = "", rest] = shape.exec(term.toUpperCase().replace(/[\s./_-]+$/, "")) ?? []
  if (prefix === undefined || rest === undefined) return null
  const isSpaced = /\s/.test(separator)
  if (isSpaced && !/[A-Z]/.test(rest)) return null
  // Groups of letters behind a word are words: 'brake rotor'.
  if (separator === "" && /[\s./_-][A-Z]/.test(rest)) return null
  const isLettersOnly = separator !== "-" && !/\d/.test(rest)
  return isLettersOnly && term.toLowerCase().split(separators).every(isWord) ? null : { prefix, rest }
}

/**
 * How the catalogue may spell the number that a term is: SKU numbers ('CAM-2F', 'CAM-2F-3'), makers' numbers ('IRO-1K4') and UPCs, with any
 * or no separators typed. As typed comes first. Empty when the term is no number.
 */
export const getPartNumberSpellings = (term: string, isWord: (word: string) => boolean): ReadonlyArray<string> => {
  const digits = term.replaceAll(/[\s-]/g, "")
  if (upc.test(digits)) return [digits]
  const typed = typedNumber(term, isWord)
  if (typed === null) return []
  const rest = typed.rest.replaceAll(separators, "")
  const cuts = [1, 2, 3].filter((length) => length < rest.length && /^\d+$/.test(rest.slice(-length)))
  const spellings = [
    typed.rest,
    typed.rest.replaceAll(/[\s./_]/g, "-"),
    rest,
    ...cuts.map((length) => `${rest.slice(0, -length)}-${rest.slice(-length)}`)
  ]
  return [...new Set(spellings)].map((spelling) => `${typed.prefix}-${spelling}`)
}

/** The beginning of a number that is not typed to its end: at least so many of its own letters and digits. */
const LEAST_BEGINNING = 3

/** How the catalogue's numbers begin that a term begins; null for what is no number, or says too little of one. */
export const getPartNumberPrefix = (term: string, isWord: (word: string) => boolean): string | null => {
  const typed = typedNumber(term, isWord)
  const rest = typed?.rest.replaceAll(separators, "") ?? ""
  return typed === null || rest.length < LEAST_BEGINNING ? null : `${typed.prefix}-${rest}`
}

/** Products at most that a beginning finds. */
const MOST_BEGUN = 200

/** The products of which a number begins as the term says, in the numbers' order; none where it begins none. */
export const findPartsByPrefix = async (
  database: Kysely<Tables>,
  term: string,
  isWord: (word: string) => boolean
): Promise<ReadonlyArray<number>> => {
  const beginning = getPartNumberPrefix(term, isWord)
  if (beginning === null) return []
  // Only letters, digits and a hyphen: nothing in it is a pattern's sign.
  const rows = await database
    .selectFrom("variant")
    .select("product_page_id")
    .where((variant) => variant.or([variant("mpn", "like", `${beginning}%`), variant("sku_variant_number", "like", `${beginning}%`)]))
    .orderBy("mpn")
    .limit(MOST_BEGUN)
    .execute()
  return [...new Set(rows.map(({ product_page_id }) => product_page_id))]
}

/** Whether a term can only be meant as a number, with a hyphen and digits in it: 'CAM-2F'. Anything else in its place would mislead. */
export const isPartNumber = (term: string): boolean =>
  getPartNumberSpellings(term, () => true).length > 0 && /^(?:[a-z]{3}-.*)?\d/i.test(term)

/** A part that a number names. */
export interface NumberedPart {
  readonly productPageId: number
  /** The number as the catalogue writes it. */
  readonly number: string
  /** null where the number is that of the product with all of its variants. */
  readonly skuVariantNumber: string | null
}

/** The part that a term names by a number of its own, in either letter case and with any separators; null when it names none. */
export const findPartByNumber = async (
  database: Kysely<Tables>,
  term: string,
  isWord: (word: string) => boolean
): Promise<NumberedPart | null> => {
  const spellings = getPartNumberSpellings(term, isWord)
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

const LETTERS = Array.from("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ")
/** Longer numbers have too many neighbors to be asked for. */
const LONGEST_NEAR = 10
const MOST_NEAR = 3

/** Numbers of parts that differ from this one in one letter or digit: another, one too few or too many, or two in the wrong order. */
export const findSimilarPartNumbers = async (database: Kysely<Tables>, term: string): Promise<ReadonlyArray<string>> => {
  const typed = typedNumber(term, () => true)
  const rest = typed?.rest.replaceAll(/[\s./_]/g, "-") ?? ""
  if (typed === null || rest.length > LONGEST_NEAR) return []
  const cuts = Array.from({ length: rest.length + 1 }, (_, at) => [rest.slice(0, at), rest.slice(at)] as const)
  const near = cuts.flatMap(([before, after]) => [
    before + after.slice(1),
    ...(after.length > 1 ? [before + after.charAt(1) + after.charAt(0) + after.slice(2)] : []),
    ...LETTERS.flatMap((letter) => [before + letter + after, ...(after === "" ? [] : [before + letter + after.slice(1)])])
  ])
  const numbers = [...new Set(near)].filter((number) => number !== "").map((number) => `${typed.prefix}-${number}`)
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
      ...rows.map((row) => (known.has(row.mpn) ? row.mpn : row.sku_variant_number))
    ])
  ].slice(0, MOST_NEAR)
}
