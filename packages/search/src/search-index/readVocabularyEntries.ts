import { KIT_WORDS, type LexiconEntry, type Meaning, joinTokens } from "../query-parser/index.ts"
import type { IndexedProducts } from "./SearchIndexColumns.ts"

/** All input of a search index. */
export interface SearchIndexRows extends CatalogNames, IndexedProducts {}

/** Names that do not grow with the number of products. */
export interface CatalogNames {
  readonly types: ReadonlyArray<{
    readonly id: number
    readonly slug: string
    readonly name: string
    readonly plural: string
    readonly categoryId: string
  }>
  /** Categories with the slugs of their product types. */
  readonly categories: ReadonlyArray<{ readonly name: string; readonly types: ReadonlyArray<string> }>
  readonly brands: ReadonlyArray<string>
  readonly models: ReadonlyArray<{
    readonly make: string
    readonly model: string
    readonly makeId: number
    readonly modelId: number
    readonly years: ReadonlyArray<number>
  }>
  readonly engineFamiliesByModelYear: ReadonlyMap<string, ReadonlyArray<number>>
  readonly families: ReadonlyArray<{ readonly name: string; readonly seriesId: number; readonly configuration: string }>
  readonly raceTypes: ReadonlyArray<{ readonly id: number; readonly slug: string }>
  readonly facetValues: ReadonlyArray<{ readonly id: number; readonly name: string; readonly value: string }>
}

/** Reads a vocabulary table by name: 'brands'. */
export type VocabularyTable = <Column extends string>(name: string, columns: ReadonlyArray<Column>) => ReadonlyArray<Record<Column, string>>

const splitCell = (cell: string): ReadonlyArray<string> => (cell === "" ? [] : cell.split("|"))

/** Parses a number. Throws if it is invalid, because a wrong weight would remove words from a query. */
const parseNumber = (term: string, cell: string, most: number): number => {
  const value = cell.trim() === "" ? NaN : Number(cell)
  if (!(value >= 0 && value <= most)) throw new Error(`${term}: "${cell}" is not a number from 0 to ${most}`)
  return value
}
const parseWeight = ({ term, weight }: { readonly term: string; readonly weight: string }): number => parseNumber(term, weight, 1)
const parseYear = (term: string, year: string): number => parseNumber(term, year, 9999)

/** Reads the reviewed vocabulary: names of parts, positions, vehicles and engines, with common misspellings. */
export const readVocabularyEntries = (table: VocabularyTable): ReadonlyArray<LexiconEntry> => {
  const own = words(table)
  return [
    ...own,
    ...spanish(table, own),
    ...kits(table),
    ...fillerWords(table),
    ...[brands, names, generations, engines, measures].flatMap((read) => read(table))
  ]
}

const words = (table: VocabularyTable): ReadonlyArray<LexiconEntry> =>
  table("vocabulary", ["term", "kind", "target", "weight", "context", "note"]).flatMap((row) => {
    const { context, kind, note, target, term } = row
    const weight = parseWeight(row)
    const meaning = parseMeaning(kind, target)
    if (meaning === null) return []
    return [
      { term, meaning, weight, context: splitCell(context) },
      // The brand of another maker that is used as the name of a product type is only a brand beside the type's own name.
      ...(note.includes("another maker's name") && kind === "part_type" && !term.includes(" ")
        ? [{ term, meaning: { kind: "foreignBrand", brand: null, near: null } as const, weight: 0.3 }]
        : [])
    ]
  })

/** Reads filler words, which do not describe a part. */
const fillerWords = (table: VocabularyTable): ReadonlyArray<LexiconEntry> =>
  table("talk", ["term"]).map(({ term }) => ({ term, meaning: { kind: "chatter" }, weight: 0.9 }))

/** Reads the names of kits: each subject combined with each word for a kit. */
const kits = (table: VocabularyTable): ReadonlyArray<LexiconEntry> =>
  table("kits", ["kit", "subjects"]).flatMap(({ kit, subjects }) =>
    splitCell(subjects).flatMap((subject) =>
      KIT_WORDS.map((word) => ({ term: `${subject} ${word}`, meaning: { kind: "type", slugs: [kit] } as const, weight: 0.95 }))
    )
  )

const withoutAccents = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "")

/** Reads Spanish terms with and without accents: each term has all meanings of its English term. Throws for an unknown English term. */
const spanish = (table: VocabularyTable, english: ReadonlyArray<LexiconEntry>): ReadonlyArray<LexiconEntry> => {
  const byTerm = Map.groupBy(english, ({ term }) => term)
  return table("spanish", ["term", "english"]).flatMap((row) => {
    const meant = byTerm.get(row.english)
    if (meant === undefined) throw new Error(`${row.term}: "${row.english}" is not in vocabulary.tsv`)
    return [...new Set([row.term, withoutAccents(row.term)])].flatMap((term) => meant.map((entry) => ({ ...entry, term, isForeign: true })))
  })
}

const parseMeaning = (kind: string, target: string): Meaning | null => {
  const [left = "", right = ""] = target.split(/=(.*)/s)
  switch (kind) {
    case "part_type":
    case "job":
      return { kind: "type", slugs: target.split(";") }
    case "attribute_value":
    case "material":
    case "position":
    case "side":
    case "axle":
    case "transmission":
      return { kind: "value", attribute: left, value: right }
    case "engine_family":
      return { kind: "family", family: target, make: "", from: 0, to: 9999 }
    case "engine":
      return { kind: "configuration", configuration: right }
    case "race_type":
      return { kind: "race", slug: right }
    case "brand_hint":
      return { kind: "brand", brand: right }
    case "not_carried":
      return { kind: "notCarried", near: target === "-" ? null : target }
    case "elsewhere":
      return { kind: "elsewhere" }
    case "chatter":
      return { kind: "chatter" }
    default:
      return null
  }
}

/** Reads brands that shoppers search for. The index omits the brands that the shop sells. */
const brands = (table: VocabularyTable): ReadonlyArray<LexiconEntry> =>
  table("brands", ["term", "brand", "near"]).map(({ brand, near, term }) => ({
    term,
    meaning: { kind: "foreignBrand", brand, near: near === "-" ? null : near },
    weight: 0.6
  }))

const names = (table: VocabularyTable): ReadonlyArray<LexiconEntry> =>
  table("nicknames", ["term", "kind", "make", "model", "weight"]).map((row) => ({
    term: row.term,
    meaning: row.kind === "make" ? { kind: "make", make: row.make } : { kind: "model", make: row.make, model: row.model },
    weight: parseWeight(row)
  }))

/**
 * Maximum number of vehicles for which a shared name means all of them. A more common name ('second gen') requires the model in addition.
 */
const MAX_SHARED_VEHICLES = 8

/** Returns whether letters are a code, such as 'e46' or 'c8'. 'Na' and 'an' may be words. */
const isCode = (letters: string): boolean => /^\p{L}{1,3}\d/u.test(letters) && !/^(?:gen|mk|v)\d/.test(letters)

/** Merges rows with the same generation and name into one range of years. */
const generations = (table: VocabularyTable): ReadonlyArray<LexiconEntry> => {
  const rows = table("generations", ["make", "names", "shop_models", "year_from", "year_to"]).flatMap((row) =>
    splitCell(row.names).map((term) => ({ ...row, term }))
  )
  const toLetters = (term: string): string => term.replaceAll(/[^\p{L}\p{N}]/gu, "")
  // Groups different spellings of a name, such as 'sn95' and 'sn-95'.
  const byName = Map.groupBy(rows, ({ term }) => toLetters(term))
  const spelled = rows.map(({ term }) => [term, byName.get(toLetters(term)) ?? []] as const)
  return [...new Map(spelled)].flatMap(([term, named]) => {
    const cars = Map.groupBy(named, ({ make, shop_models }) => `${make}|${shop_models}`)
    const letters = toLetters(term)
    const isOfOneMake = new Set(named.map(({ make }) => make)).size === 1
    const [generation = ""] = /^gen\d+/.exec(joinTokens(term)) ?? []
    const weight =
      letters.length < 3 && !isCode(letters)
        ? 0.3
        : cars.size === 1
          ? 0.9
          : cars.size <= MAX_SHARED_VEHICLES || (isOfOneMake && isCode(letters))
            ? 0.75
            : 0.4
    return [...cars.values()].flatMap((same) =>
      same.slice(0, 1).flatMap(({ make, shop_models }): ReadonlyArray<LexiconEntry> => {
        const models = splitCell(shop_models)
        const from = Math.min(...same.map(({ year_from }) => parseYear(term, year_from)))
        const to = Math.max(...same.map(({ year_to }) => parseYear(term, year_to)))
        const meaning = (some: ReadonlyArray<string>): Meaning => ({ kind: "generation", make, models: some, from, to })
        return [
          { term, meaning: meaning(models), weight },
          // 'Third gen nova' also defines the third generation, as in 'nova heads gen 3'.
          ...(generation === "" ? [] : [{ term: generation, meaning: meaning(models), weight: 0.4 }]),
          // Together with the model's name, the term is unambiguous: 'mk4 supra'.
          ...models.map((model) => ({ term: `${term} ${model}`, meaning: meaning([model]), weight: 0.95 }))
        ]
      })
    )
  })
}

const engines = (table: VocabularyTable): ReadonlyArray<LexiconEntry> =>
  table("engine_terms", ["term", "family", "make", "year_from", "year_to", "weight"]).map((row) => ({
    term: row.term,
    meaning: {
      kind: "family",
      family: row.family,
      make: row.make,
      from: parseYear(row.term, row.year_from),
      to: parseYear(row.term, row.year_to)
    },
    weight: parseWeight(row)
  }))

/** Reads spellings of measures that contain a word. Plain numbers are left out, because their meaning depends on the product type. */
const measures = (table: VocabularyTable): ReadonlyArray<LexiconEntry> =>
  table("units", ["inputs", "canonical", "attribute"]).flatMap(({ attribute, canonical, inputs }) =>
    attribute === ""
      ? []
      : splitCell(inputs)
          .filter((input) => /\p{L}/u.test(input) && !/^[\d./ -]+"?$/.test(input))
          .map((term) => ({ term, meaning: { kind: "value", attribute, value: canonical } as const, weight: 0.8 }))
  )
