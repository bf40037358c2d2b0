import {
  type Lexicon,
  type LexiconEntry,
  createLexiconInSteps,
  NO_RULES,
  type VocabularyRules,
  joinTokens,
  type CatalogFacts,
  type Token,
  tokenize
} from "../query-parser/index.ts"
import { getGroup, unpackGroups } from "../columns/Groups.ts"
import { type Postings, createPostings, listWords } from "./Postings.ts"
import { type GroupsById, type SearchIndexColumns, buildSearchIndexColumns } from "./SearchIndexColumns.ts"
import type { CatalogNames, SearchIndexRows } from "./readVocabularyEntries.ts"
import type { ApplicationColumns } from "./ApplicationColumns.ts"

/** A value of an option or specification, tokenized. */
export interface IndexedAttribute {
  readonly name: string
  readonly value: string
  /** Tokens of the label, joined. */
  readonly phrase: string
  readonly tokens: ReadonlyArray<Token>
}

/** Columns for search, by ordinal. The most popular product comes first. */
export interface SearchIndex {
  readonly size: number
  /** Index of the product type, by ordinal; -1 if the type is unknown. */
  readonly typeByProduct: Int16Array
  readonly types: ReadonlyArray<{ readonly slug: string; readonly name: string; readonly plural: string; readonly categoryId: string }>
  readonly typeBySlug: ReadonlyMap<string, number>
  readonly productsByType: ReadonlyArray<Int32Array>
  readonly brands: ReadonlyArray<string>
  readonly brandByProduct: Int32Array
  readonly productsByBrand: ReadonlyArray<Int32Array>
  readonly attributes: ReadonlyArray<IndexedAttribute>
  /** Start of each product's attributes. A product has the `attributeIds` from `starts[ordinal]` to before `starts[ordinal + 1]`. */
  readonly starts: Int32Array
  readonly attributeIds: Uint16Array | Int32Array
  readonly productsByAttribute: ReadonlyArray<Int32Array>
  /**
   * Products with an application that names a model, by model; in ascending order. The next fields are the same by engine family, race type
   * and qualifier.
   */
  readonly productsByModel: ReadonlyMap<number, Int32Array>
  readonly productsByEngineFamily: ReadonlyMap<number, Int32Array>
  readonly productsByRaceType: ReadonlyMap<number, Int32Array>
  readonly productsByFacetValue: ReadonlyMap<number, Int32Array>
  readonly attributesByPhrase: ReadonlyMap<string, ReadonlyArray<number>>
  readonly attributesByWord: ReadonlyMap<string, ReadonlyArray<number>>
  readonly attributesByNumber: ReadonlyMap<number, ReadonlyArray<number>>
  /** Names of the attributes of each product type. */
  readonly attributeNamesByType: ReadonlyArray<ReadonlySet<string>>
  readonly applications: ApplicationColumns
  readonly postings: Postings
  readonly facetValueId: ReadonlyMap<string, number>
  readonly modelIdsByName: ReadonlyMap<string, { readonly makeId: number; readonly modelId: number; readonly years: ReadonlyArray<number> }>
  readonly makeIdByName: ReadonlyMap<string, number>
  /** Engine families by `model id|year`. */
  readonly engineFamiliesByModelYear: ReadonlyMap<string, ReadonlyArray<number>>
  readonly seriesByName: ReadonlyMap<string, number>
  readonly seriesByConfiguration: ReadonlyMap<string, ReadonlyArray<number>>
  readonly raceIdBySlug: ReadonlyMap<string, number>
  /** A number by ordinal, which is equal for products with the same brand and title. */
  readonly titleByProduct: Int32Array
  /** Normalizes a label for lookups. */
  readonly lexiconKey: (label: string) => string
  readonly lexicon: Lexicon
  readonly facts: CatalogFacts
}

/** The reviewed vocabulary of the shop's language. */
export interface Vocabulary {
  readonly entries: ReadonlyArray<LexiconEntry>
  readonly rules: VocabularyRules
}

export const NO_VOCABULARY: Vocabulary = { entries: [], rules: NO_RULES }

/** Builds the index immediately, without a thread. */
export const buildSearchIndex = (rows: SearchIndexRows, vocabulary: Vocabulary): Promise<SearchIndex> =>
  assembleSearchIndex(buildSearchIndexColumns(rows), rows, vocabulary, () => Promise.resolve())

/** Resolves after the event loop has run other tasks. */
export type Pause = () => Promise<unknown>

/** Assembles the index in steps of a few milliseconds, pausing between them. */
export const assembleSearchIndex = async (
  columns: SearchIndexColumns,
  rows: CatalogNames,
  vocabulary: Vocabulary,
  pause: Pause
): Promise<SearchIndex> => {
  const {
    brandByProduct: brandOf,
    brands,
    attributeIds,
    productsByBrand: placesOfBrand,
    productsByAttribute: placesOfValue,
    postings,
    size,
    starts,
    applications,
    titleByProduct: titleOf,
    typeIdByProduct: typeIdOf
  } = columns
  const typeBySlug = new Map(rows.types.map(({ slug }, at) => [slug, at]))
  const typeById = new Map(rows.types.map(({ id }, at) => [id, at]))
  const values = await runInSteps(
    pause,
    mapInSteps(columns.attributes, ({ name, value }): IndexedAttribute => {
      const tokens = tokenize(value)
      return { name, value, tokens, phrase: tokens.map(({ text }) => text).join(" ") }
    })
  )
  const typeByProduct = Int16Array.from(typeIdOf, (id) => typeById.get(id) ?? -1)
  await pause()
  const ofType = toMap(columns.productsByType)
  const valuesOf = toMap(columns.attributesByType)
  const carriedBy = rows.types.map(({ id }) => new Set(valuesOf.get(id) ?? []))
  const attributes = carriedBy.map((own) => new Set([...own].map((at) => values[at]!.name)))
  await pause()
  const byPhrase = groupAttributes(values, ({ phrase }) => [phrase])
  await pause()
  const numbers = groupAttributes(values, ({ name, tokens }) => tokens.flatMap((token) => toIndexedNumber(token, name).value ?? []))
  await pause()
  const byWord = groupAttributes(values, ({ tokens }) => [...new Set(tokens.map(({ text }) => text))])
  await pause()
  const modelIdsByName = new Map(rows.models.map((model) => [`${model.make}|${model.model}`.toLowerCase(), model]))
  const several = new Map<string, Int32Array>()
  await runInSteps(
    pause,
    mapInSteps(postings.words, (word, at) => several.set(word, getGroup(postings.groups, at)).size)
  )
  const words = createPostings(postings, several)
  const entries = await runInSteps(pause, listEntriesInSteps(rows, values, vocabulary.entries))
  const lexicon = await runInSteps(pause, createLexiconInSteps(entries, listWords(postings), vocabulary.rules))
  await pause()
  return {
    size,
    typeByProduct: typeByProduct,
    types: rows.types,
    typeBySlug,
    productsByType: rows.types.map(({ id }) => ofType.get(id) ?? new Int32Array(0)),
    brands,
    brandByProduct: brandOf,
    productsByBrand: unpackGroups(placesOfBrand),
    attributes: values,
    starts,
    attributeIds,
    productsByAttribute: unpackGroups(placesOfValue),
    productsByModel: toMap(columns.productsByModel),
    productsByEngineFamily: toMap(columns.productsByEngineFamily),
    productsByRaceType: toMap(columns.productsByRaceType),
    productsByFacetValue: toMap(columns.productsByFacetValue),
    attributesByPhrase: byPhrase,
    attributesByWord: byWord,
    attributesByNumber: numbers,
    attributeNamesByType: attributes,
    applications,
    postings: words,
    facetValueId: new Map(rows.facetValues.map(({ id, name, value }) => [`${name}=${value}`, id])),
    modelIdsByName,
    makeIdByName: new Map(rows.models.map(({ make, makeId }) => [make.toLowerCase(), makeId])),
    engineFamiliesByModelYear: rows.engineFamiliesByModelYear,
    seriesByName: new Map(rows.families.map(({ name, seriesId }) => [name, seriesId])),
    seriesByConfiguration: new Map(
      [...Map.groupBy(rows.families, ({ configuration }) => configuration)].map(([name, families]) => [
        name,
        families.map(({ seriesId }) => seriesId)
      ])
    ),
    raceIdBySlug: new Map(rows.raceTypes.map(({ id, slug }) => [slug, id])),
    titleByProduct: titleOf,
    lexiconKey: joinTokens,
    lexicon: { ...lexicon, isKnown: (word) => lexicon.isKnown(word) || words.of(word) !== undefined },
    facts: {
      getYears: (make, model) => modelIdsByName.get(`${make}|${model}`.toLowerCase())?.years ?? [],
      isSold: (slug) => (ofType.get(rows.types[typeBySlug.get(slug) ?? -1]?.id ?? -1)?.length ?? 0) > 0,
      hasValue: (slug, attribute, value) => {
        const type = typeBySlug.get(slug) ?? -1
        return (byPhrase.get(joinTokens(value)) ?? []).some((at) => values[at]!.name === attribute && carriedBy[type]?.has(at) === true)
      },
      hasAttribute: (slug, name) => {
        const type = typeBySlug.get(slug) ?? -1
        return [...(attributes[type] ?? [])].some((own) => own.toLowerCase() === name || `${own.toLowerCase()}s` === name)
      },
      hasNumber: (slug, value) => {
        const type = typeBySlug.get(slug) ?? -1
        return (numbers.get(value) ?? []).some((at) => carriedBy[type]?.has(at) === true)
      }
    }
  }
}

/**
 * Returns the number and unit of a measure. For a thread, that is its diameter, because shoppers name it so: '3/8-16' becomes '3/8', '14 x
 * 1.5 mm' becomes '14 mm'.
 */
export const toIndexedNumber = ({ raw, text, unit, value }: Token, attribute: string): Pick<Token, "unit" | "value"> => {
  if (value !== null || !/thread|stud|bolt/i.test(attribute)) return { unit, value }
  const [, inches] = /^([\d/]+)-\d+$/.exec(raw) ?? []
  const [, millimeters] = /^(\d+)x[\d.]+$/.exec(text) ?? []
  if (inches !== undefined) return { unit: "in", value: tokenize(inches)[0]?.value ?? null }
  return millimeters === undefined ? { unit, value } : { unit: "mm", value: Number(millimeters) }
}

/** Lists lexicon entries: the reviewed vocabulary and the catalog's own product types, brands, models and option values. */
function* listEntriesInSteps(
  rows: CatalogNames,
  values: ReadonlyArray<IndexedAttribute>,
  vocabulary: ReadonlyArray<LexiconEntry>
): Generator<undefined, ReadonlyArray<LexiconEntry>> {
  const reviewed = (yield* mapInSteps(vocabulary, createShopFilter(rows))).flat()
  const shareOfOthers = yield* computeOtherShares(reviewed)
  yield
  const catalogEntries = listNamedEntries(rows, shareOfOthers)
  return [...reviewed, ...catalogEntries, ...(yield* mapInSteps(values, listAttributeEntries)).flat()]
}

const listNamedEntries = (rows: CatalogNames, shareOfOthers: (term: string, slug: string) => number): ReadonlyArray<LexiconEntry> => [
  ...rows.types.flatMap(({ name, plural, slug }) =>
    [name, plural].map((term): LexiconEntry => ({
      term,
      meaning: { kind: "type", slugs: [slug] },
      weight: Math.max(MIN_OWN_WEIGHT, 1 - shareOfOthers(term, slug))
    }))
  ),
  ...rows.categories.flatMap(({ name, types }) =>
    listSpellings(name).map((term): LexiconEntry => ({ term, meaning: { kind: "type", slugs: types }, weight: 0.8 }))
  ),
  ...rows.brands.map((brand): LexiconEntry => ({ term: brand, meaning: { kind: "brand", brand }, weight: 1 })),
  ...rows.families.map(({ name }): LexiconEntry => ({
    term: name,
    meaning: { kind: "family", family: name, make: "", from: 0, to: 9999 },
    weight: 0.95
  })),
  ...rows.models.flatMap(({ make, model }): ReadonlyArray<LexiconEntry> => [
    { term: model, meaning: { kind: "model", make, model }, weight: /^[\p{L}\p{N}]{4,}/u.test(model) ? 0.7 : 0.4 },
    { term: make, meaning: { kind: "make", make }, weight: 0.95 }
  ])
]

const listAttributeEntries = ({ name, tokens, value }: IndexedAttribute): ReadonlyArray<LexiconEntry> => {
  const isSearchable =
    value.length > 2 && tokens.some(({ text }) => /^\p{L}{2}/u.test(text)) && !/^(?:none|each|side|with|without)$/i.test(value)
  return isSearchable ? [{ term: value, meaning: { kind: "value", attribute: name, value }, weight: 0.8 }] : []
}

/** The minimum weight of a product type's own name. */
const MIN_OWN_WEIGHT = 0.4

/** Computes how often a type's name means other product types: 'cap' is headwear, but also a distributor cap. */
function* computeOtherShares(entries: ReadonlyArray<LexiconEntry>): Generator<undefined, (term: string, slug: string) => number> {
  const byTerm = new Map<string, Array<{ readonly slugs: ReadonlyArray<string>; readonly weight: number }>>()
  for (const [at, { context = [], meaning, term, weight }] of entries.entries()) {
    if (at % ITEMS_PER_STEP === ITEMS_PER_STEP - 1) yield
    if (meaning.kind !== "type" || context.length > 0) continue
    const kinds = byTerm.get(term) ?? []
    byTerm.set(term, kinds)
    kinds.push({ slugs: meaning.slugs, weight })
  }
  return (term, slug) =>
    (byTerm.get(term.toLowerCase()) ?? []).reduce((sum, { slugs, weight }) => sum + (slugs.includes(slug) ? 0 : weight), 0)
}

/** Lists the spellings of a category: 'Springs & Dampers' in both orders, with and without a conjunction. */
const listSpellings = (name: string): ReadonlyArray<string> => {
  const halves = name.split(/ & | and /)
  return halves.length === 2 ? [halves, halves.toReversed()].flatMap((two) => [two.join(" "), two.join(" and ")]) : [name]
}

/** Creates a filter that removes meanings that do not apply to this shop: product types and brands that it does not sell. */
const createShopFilter = ({ brands, types }: CatalogNames): ((entry: LexiconEntry) => ReadonlyArray<LexiconEntry>) => {
  const known = new Set(types.map(({ slug }) => slug))
  const own = new Set(brands)
  const sold = new Set(brands.map((brand) => brand.toLowerCase()))
  return (entry) => {
    const { meaning } = entry
    if (meaning.kind === "brand") return own.has(meaning.brand) ? [entry] : []
    if (meaning.kind === "foreignBrand") return meaning.brand !== null && sold.has(meaning.brand.toLowerCase()) ? [] : [entry]
    if (meaning.kind !== "type") return [entry]
    const slugs = meaning.slugs.filter((slug) => known.has(slug))
    return slugs.length === 0 ? [] : [{ ...entry, meaning: { kind: "type", slugs } }]
  }
}

/** Runs steps with a pause after each. */
const runInSteps = async <Result>(pause: Pause, steps: Generator<undefined, Result>): Promise<Result> => {
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
    await pause()
  }
}

/** Items per step. */
const ITEMS_PER_STEP = 1000

function* mapInSteps<A, B>(all: ReadonlyArray<A>, of: (one: A, at: number) => B): Generator<undefined, ReadonlyArray<B>> {
  const results: Array<B> = []
  for (const [at, one] of all.entries()) {
    if (at % ITEMS_PER_STEP === ITEMS_PER_STEP - 1) yield
    results.push(of(one, at))
  }
  return results
}

const toMap = (groups: GroupsById): ReadonlyMap<number, Int32Array> =>
  new Map(Array.from(groups.ids, (id, at) => [id, getGroup(groups, at)]))

const groupAttributes = <Key>(
  values: ReadonlyArray<IndexedAttribute>,
  keysOf: (value: IndexedAttribute) => ReadonlyArray<Key>
): ReadonlyMap<Key, ReadonlyArray<number>> => {
  const groups = new Map<Key, Array<number>>()
  for (const [at, value] of values.entries())
    for (const key of keysOf(value)) {
      const known = groups.get(key)
      if (known === undefined) groups.set(key, [at])
      else known.push(at)
    }
  return groups
}
