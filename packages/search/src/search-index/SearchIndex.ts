import {
  type Lexicon,
  type LexiconEntry,
  createLexiconInSteps,
  joinTokens,
  type CatalogFacts,
  type Token,
  tokenize
} from "../query-parser/index.ts"
import { getGroup, unpackGroups } from "../columns/Groups.ts"
import { type Postings, createPostings, listWords } from "./Postings.ts"
import { type GroupsById, type SearchIndexColumns, buildSearchIndexColumns } from "./SearchIndexColumns.ts"
import type { CatalogNames, SearchIndexRows } from "./CatalogNames.ts"
import type { ApplicationColumns } from "./ApplicationColumns.ts"

/** A value of an option or specification, as it is looked for. */
export interface IndexedAttribute {
  readonly name: string
  readonly value: string
  /** Its label as a phrase. */
  readonly phrase: string
  readonly tokens: ReadonlyArray<Token>
}

/** The shop's products as the search looks at them: arrays of numbers by ordinal, which begin with the most popular. */
export interface SearchIndex {
  readonly size: number
  /** By ordinal: its type's position; -1 for none that is known. */
  readonly typeByProduct: Int16Array
  readonly types: ReadonlyArray<{ readonly slug: string; readonly plural: string; readonly categoryId: string }>
  readonly typeBySlug: ReadonlyMap<string, number>
  readonly productsByType: ReadonlyArray<Int32Array>
  readonly brands: ReadonlyArray<string>
  readonly brandByProduct: Int32Array
  readonly productsByBrand: ReadonlyArray<Int32Array>
  readonly attributes: ReadonlyArray<IndexedAttribute>
  /** The values of the product at `ordinal` are `attributeIds` from `starts[ordinal]` to before `starts[ordinal + 1]`. */
  readonly starts: Int32Array
  readonly attributeIds: Uint16Array | Int32Array
  readonly productsByAttribute: ReadonlyArray<Int32Array>
  /** Products with a application about the model, the engine family, the race type or a facet's value of the car; rising. */
  readonly productsByModel: ReadonlyMap<number, Int32Array>
  readonly productsByEngineFamily: ReadonlyMap<number, Int32Array>
  readonly productsByRaceType: ReadonlyMap<number, Int32Array>
  readonly productsByFacetValue: ReadonlyMap<number, Int32Array>
  readonly attributesByPhrase: ReadonlyMap<string, ReadonlyArray<number>>
  readonly attributesByWord: ReadonlyMap<string, ReadonlyArray<number>>
  readonly attributesByNumber: ReadonlyMap<number, ReadonlyArray<number>>
  /** Types that carry a value of an attribute, by the attribute. */
  readonly attributeNamesByType: ReadonlyArray<ReadonlySet<string>>
  readonly applications: ApplicationColumns
  readonly postings: Postings
  readonly facetValueId: ReadonlyMap<string, number>
  readonly modelIdsByName: ReadonlyMap<string, { readonly makeId: number; readonly modelId: number; readonly years: ReadonlyArray<number> }>
  readonly makeIdByName: ReadonlyMap<string, number>
  /** Engine families that a model of a year was sold with, by `model|year`. */
  readonly engineFamiliesByModelYear: ReadonlyMap<string, ReadonlyArray<number>>
  readonly seriesByName: ReadonlyMap<string, number>
  readonly seriesByConfiguration: ReadonlyMap<string, ReadonlyArray<number>>
  readonly raceIdBySlug: ReadonlyMap<string, number>
  /** By ordinal: equal for products of one brand and one title. */
  readonly titleByProduct: Int32Array
  /** A label as the phrase that it is looked up by. */
  readonly lexiconKey: (label: string) => string
  readonly lexicon: Lexicon
  readonly facts: CatalogFacts
}

/** Builds the index of these products, without another thread. */
export const buildSearchIndex = (rows: SearchIndexRows, vocabulary: ReadonlyArray<LexiconEntry>): Promise<SearchIndex> =>
  assembleSearchIndex(buildSearchIndexColumns(rows), rows, vocabulary, () => Promise.resolve())

/** Resolves when the event loop has served others. */
export type Pause = () => Promise<unknown>

/** Puts the index together, in pieces between which it pauses. */
export const assembleSearchIndex = async (
  columns: SearchIndexColumns,
  rows: CatalogNames,
  vocabulary: ReadonlyArray<LexiconEntry>,
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
  const values = await inTurns(
    pause,
    mapped(columns.attributes, ({ name, value }): IndexedAttribute => {
      const tokens = tokenize(value)
      return { name, value, tokens, phrase: tokens.map(({ text }) => text).join(" ") }
    })
  )
  const typeOf = Int16Array.from(typeIdOf, (id) => typeById.get(id) ?? -1)
  await pause()
  const ofType = mapOf(columns.productsByType)
  const valuesOf = mapOf(columns.attributesByType)
  const carriedBy = rows.types.map(({ id }) => new Set(valuesOf.get(id) ?? []))
  const attributes = carriedBy.map((own) => new Set([...own].map((at) => values[at]!.name)))
  await pause()
  const byPhrase = grouped(values, ({ phrase }) => [phrase])
  await pause()
  const numbers = grouped(values, ({ name, tokens }) => tokens.flatMap((token) => toIndexedNumber(token, name).value ?? []))
  await pause()
  const byWord = grouped(values, ({ tokens }) => [...new Set(tokens.map(({ text }) => text))])
  await pause()
  const modelIdsByName = new Map(rows.models.map((model) => [`${model.make}|${model.model}`.toLowerCase(), model]))
  const several = new Map<string, Int32Array>()
  await inTurns(
    pause,
    mapped(postings.words, (word, at) => several.set(word, getGroup(postings.groups, at)).size)
  )
  const words = createPostings(postings, several)
  const entries = await inTurns(pause, entrySteps(rows, values, vocabulary))
  const lexicon = await inTurns(pause, createLexiconInSteps(entries, listWords(postings)))
  await pause()
  return {
    size,
    typeByProduct: typeOf,
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
    productsByModel: mapOf(columns.productsByModel),
    productsByEngineFamily: mapOf(columns.productsByEngineFamily),
    productsByRaceType: mapOf(columns.productsByRaceType),
    productsByFacetValue: mapOf(columns.productsByFacetValue),
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

/** The number of a measure; of a thread its diameter: '3/8-16' is asked for as '3/8', '14 x 1.5 mm' as '14 mm'. */
export const toIndexedNumber = ({ raw, text, unit, value }: Token, attribute: string): Pick<Token, "unit" | "value"> => {
  if (value !== null || !/thread|stud|bolt/i.test(attribute)) return { unit, value }
  const [, inches] = /^([\d/]+)-\d+$/.exec(raw) ?? []
  const [, millimeters] = /^(\d+)x[\d.]+$/.exec(text) ?? []
  if (inches !== undefined) return { unit: "in", value: tokenize(inches)[0]?.value ?? null }
  return millimeters === undefined ? { unit, value } : { unit: "mm", value: Number(millimeters) }
}

/** What the catalogue itself says, beside the reviewed vocabulary: types, brands, models and the values of options by their labels. */
function* entrySteps(
  rows: CatalogNames,
  values: ReadonlyArray<IndexedAttribute>,
  vocabulary: ReadonlyArray<LexiconEntry>
): Generator<undefined, ReadonlyArray<LexiconEntry>> {
  const reviewed = (yield* mapped(vocabulary, ofThisShop(rows))).flat()
  const shareOfOthers = yield* othersBy(reviewed)
  yield
  const ofCatalogue = namedEntries(rows, shareOfOthers)
  return [...reviewed, ...ofCatalogue, ...(yield* mapped(values, entriesOfValue)).flat()]
}

const namedEntries = (rows: CatalogNames, shareOfOthers: (term: string, slug: string) => number): ReadonlyArray<LexiconEntry> => [
  ...rows.types.flatMap(({ name, plural, slug }) =>
    [name, plural].map((term): LexiconEntry => ({
      term,
      meaning: { kind: "type", slugs: [slug] },
      weight: Math.max(LEAST_OWN, 1 - shareOfOthers(term, slug))
    }))
  ),
  ...rows.categories.flatMap(({ name, types }) =>
    namesOf(name).map((term): LexiconEntry => ({ term, meaning: { kind: "type", slugs: types }, weight: 0.8 }))
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

const entriesOfValue = ({ name, tokens, value }: IndexedAttribute): ReadonlyArray<LexiconEntry> => {
  const isSaid = value.length > 2 && tokens.some(({ text }) => /^\p{L}{2}/u.test(text)) && !/^(?:none|each|side|with|without)$/i.test(value)
  return isSaid ? [{ term: value, meaning: { kind: "value", attribute: name, value }, weight: 0.8 }] : []
}

/** The least that a type's own name says for it. */
const LEAST_OWN = 0.4

/** How many mean other kinds by a type's name: 'cap' is what one wears, but most caps sit on something. */
function* othersBy(entries: ReadonlyArray<LexiconEntry>): Generator<undefined, (term: string, slug: string) => number> {
  const byTerm = new Map<string, Array<{ readonly slugs: ReadonlyArray<string>; readonly weight: number }>>()
  for (const [at, { context = [], meaning, term, weight }] of entries.entries()) {
    if (at % AT_ONCE === AT_ONCE - 1) yield
    if (meaning.kind !== "type" || context.length > 0) continue
    const kinds = byTerm.get(term) ?? []
    byTerm.set(term, kinds)
    kinds.push({ slugs: meaning.slugs, weight })
  }
  return (term, slug) =>
    (byTerm.get(term.toLowerCase()) ?? []).reduce((sum, { slugs, weight }) => sum + (slugs.includes(slug) ? 0 : weight), 0)
}

/** 'Springs & Dampers' in either order, with or without what joins them. */
const namesOf = (name: string): ReadonlyArray<string> => {
  const halves = name.split(/ & | and /)
  return halves.length === 2 ? [halves, halves.toReversed()].flatMap((two) => [two.join(" "), two.join(" and ")]) : [name]
}

/** An entry as far as it is about what this shop knows: types and brands that it has not are mere words here. */
const ofThisShop = ({ brands, types }: CatalogNames): ((entry: LexiconEntry) => ReadonlyArray<LexiconEntry>) => {
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

/** Takes steps one a turn of the event loop, so that others are answered in between. */
const inTurns = async <Result>(pause: Pause, steps: Generator<undefined, Result>): Promise<Result> => {
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
    await pause()
  }
}

/** So many are taken at once. */
const AT_ONCE = 1000

function* mapped<A, B>(all: ReadonlyArray<A>, of: (one: A, at: number) => B): Generator<undefined, ReadonlyArray<B>> {
  const results: Array<B> = []
  for (const [at, one] of all.entries()) {
    if (at % AT_ONCE === AT_ONCE - 1) yield
    results.push(of(one, at))
  }
  return results
}

const mapOf = (groups: GroupsById): ReadonlyMap<number, Int32Array> =>
  new Map(Array.from(groups.ids, (id, at) => [id, getGroup(groups, at)]))

const grouped = <Key>(
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
