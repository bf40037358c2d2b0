import { setImmediate } from "node:timers/promises"
import {
  allTokensOf,
  type Lexicon,
  type LexiconEntry,
  lexiconSteps,
  phraseOf,
  type ShelfFacts,
  type Token,
  tokensOf
} from "@camber/domain/search/reading"
import type { ShelfRows } from "./ShelfRows.ts"

/** A value of an option or specification, as it is looked for. */
export interface ShelfValue {
  readonly name: string
  readonly value: string
  /** Its label as a phrase. */
  readonly phrase: string
  readonly tokens: ReadonlyArray<Token>
}

/** One statement about what a product fits. */
export interface ShelfApplication {
  readonly makeId: number | null
  readonly modelIds: ReadonlyArray<number>
  readonly from: number
  readonly to: number
  /** Engine families; null for any. */
  readonly seriesIds: ReadonlyArray<number> | null
  readonly raceTypeIds: ReadonlyArray<number> | null
  /** Ids of facet values that the car has to have. */
  readonly facetValueIds: ReadonlyArray<number>
}

/** Where a word stands in a product's text, in the lowest bit of a posting. */
export const FIELD_BITS = 1
export const fields = { keywords: 0, title: 1 } as const

/** The shop's products as the search looks at them: arrays of numbers by place, which begin with the most popular. */
export interface Shelf {
  readonly size: number
  readonly typeOf: Int16Array
  readonly types: ReadonlyArray<{ readonly slug: string; readonly plural: string; readonly categoryId: string }>
  readonly typeBySlug: ReadonlyMap<string, number>
  readonly placesOfType: ReadonlyArray<Int32Array>
  readonly brands: ReadonlyArray<string>
  readonly brandOf: Int16Array
  readonly placesOfBrand: ReadonlyArray<Int32Array>
  /** By place: 1 for what cannot be bought now. */
  readonly isGone: Uint8Array
  readonly values: ReadonlyArray<ShelfValue>
  /** The values of the product at `place` are `carried` from `starts[place]` to before `starts[place + 1]`. */
  readonly starts: Int32Array
  readonly carried: Int32Array
  readonly placesOfValue: ReadonlyArray<Int32Array>
  /** Products with a statement about the model, the engine family, the race type or a facet's value of the car; rising. */
  readonly placesOfModel: ReadonlyMap<number, Int32Array>
  readonly placesOfSeries: ReadonlyMap<number, Int32Array>
  readonly placesOfRace: ReadonlyMap<number, Int32Array>
  readonly placesOfFacet: ReadonlyMap<number, Int32Array>
  readonly valuesByPhrase: ReadonlyMap<string, ReadonlyArray<number>>
  readonly valuesByWord: ReadonlyMap<string, ReadonlyArray<number>>
  readonly valuesByNumber: ReadonlyMap<number, ReadonlyArray<number>>
  /** Types that carry a value of an attribute, by the attribute. */
  readonly attributesOfType: ReadonlyArray<ReadonlySet<string>>
  readonly applicationStarts: Int32Array
  readonly applications: ReadonlyArray<ShelfApplication>
  /** By word: places times two plus the field, rising. */
  readonly postings: ReadonlyMap<string, Int32Array>
  readonly facetValueId: ReadonlyMap<string, number>
  readonly modelIdsByName: ReadonlyMap<string, { readonly makeId: number; readonly modelId: number; readonly years: ReadonlyArray<number> }>
  readonly makeIdByName: ReadonlyMap<string, number>
  /** Engine families that a model of a year was sold with, by `model|year`. */
  readonly sold: ReadonlyMap<string, ReadonlyArray<number>>
  readonly seriesByName: ReadonlyMap<string, number>
  readonly seriesByConfiguration: ReadonlyMap<string, ReadonlyArray<number>>
  readonly raceIdBySlug: ReadonlyMap<string, number>
  readonly titleKeys: ReadonlyArray<string>
  /** A label as the phrase that it is looked up by. */
  readonly lexiconKey: (label: string) => string
  readonly lexicon: Lexicon
  readonly facts: ShelfFacts
}

/** Facets that are no property of the part itself, or are read by other means. */
const apart = new Set(["Brand", "Category", "Part type", "Availability", "Condition", "Price", "Offers", "Customer rating"])

/** Values of the availability that say that a product cannot be bought. */
const goneValues = new Set(["Out of stock", "Discontinued"])

/** Builds the index. The products' texts, which take longest, are read in pieces between which others are served. */
export const shelfOf = async (rows: ShelfRows, vocabulary: ReadonlyArray<LexiconEntry>): Promise<Shelf> => {
  const { applications, products } = rows
  const size = products.length
  const slugs = rows.types.map(({ slug }) => slug)
  const typeBySlug = new Map(slugs.map((slug, at) => [slug, at]))
  const typeById = new Map(rows.types.map(({ id }, at) => [id, at]))
  const typeOf = Int16Array.from(products, ({ typeId }) => typeById.get(typeId) ?? -1)
  const brands = [...new Set(products.map(({ brand }) => brand))]
  const brandAt = new Map(brands.map((brand, at) => [brand, at]))
  const own = rows.values.filter(({ name }) => !apart.has(name))
  const isGone = new Uint8Array(size)
  for (const { name, places, value } of rows.values)
    if (name === "Availability" && goneValues.has(value)) for (const place of places) isGone[place] = 1
  const values = own.map(({ name, value }): ShelfValue => {
    const tokens = tokensOf(value)
    return { name, value, tokens, phrase: tokens.map(({ text }) => text).join(" ") }
  })
  await setImmediate()
  const starts = new Int32Array(size + 1)
  for (const { places } of own) for (const place of places) starts[place + 1]! += 1
  for (let place = 0; place < size; place++) starts[place + 1]! += starts[place]!
  const next = starts.slice()
  const carried = new Int32Array(starts[size]!)
  for (const [value, { places }] of own.entries()) for (const place of places) carried[next[place]!++] = value
  await setImmediate()
  const attributes = slugs.map(() => new Set<string>())
  const carriedBy = slugs.map(() => new Set<number>())
  for (let place = 0; place < size; place++) {
    const type = typeOf[place]!
    if (type < 0) continue
    for (let at = starts[place]!; at < starts[place + 1]!; at++) {
      attributes[type]!.add(values[carried[at]!]!.name)
      carriedBy[type]!.add(carried[at]!)
    }
  }
  await setImmediate()
  const applicationStarts = new Int32Array(size + 1)
  for (const { place } of applications) applicationStarts[place + 1]! += 1
  for (let place = 0; place < size; place++) applicationStarts[place + 1]! += applicationStarts[place]!
  const sortedApplications = applications.toSorted((one, other) => one.place - other.place)

  const postings = await postingsOf(rows)
  await setImmediate()
  const byPhrase = grouped(values, ({ phrase }) => [phrase])
  const numbers = grouped(values, ({ name, tokens }) => tokens.flatMap((token) => numberOf(token, name).value ?? []))
  const modelIdsByName = new Map(rows.models.map((model) => [`${model.make}|${model.model}`.toLowerCase(), model]))
  await setImmediate()
  const lexicon = await inTurns(lexiconSteps(entriesOf(rows, values, vocabulary), postings.keys()))
  await setImmediate()
  return {
    size,
    typeOf,
    types: rows.types,
    typeBySlug,
    placesOfType: placesBy(products, ({ typeId }) => typeById.get(typeId) ?? -1, slugs.length),
    brands,
    brandOf: Int16Array.from(products, ({ brand }) => brandAt.get(brand) ?? -1),
    placesOfBrand: placesBy(products, ({ brand }) => brandAt.get(brand) ?? -1, brands.length),
    isGone,
    values,
    starts,
    carried,
    placesOfValue: own.map(({ places }) => places),
    placesOfModel: placesNamed(sortedApplications, ({ modelIds }) => modelIds),
    placesOfSeries: placesNamed(sortedApplications, ({ seriesIds }) => seriesIds ?? []),
    placesOfRace: placesNamed(sortedApplications, ({ raceTypeIds }) => raceTypeIds ?? []),
    placesOfFacet: placesNamed(sortedApplications, ({ facetValueIds }) => facetValueIds),
    valuesByPhrase: byPhrase,
    valuesByWord: grouped(values, ({ tokens }) => [...new Set(tokens.map(({ text }) => text))]),
    valuesByNumber: numbers,
    attributesOfType: attributes,
    applicationStarts,
    applications: sortedApplications,
    postings,
    facetValueId: new Map(rows.facetValues.map(({ id, name, value }) => [`${name}=${value}`, id])),
    modelIdsByName,
    makeIdByName: new Map(rows.models.map(({ make, makeId }) => [make.toLowerCase(), makeId])),
    sold: rows.sold,
    seriesByName: new Map(rows.families.map(({ name, seriesId }) => [name, seriesId])),
    seriesByConfiguration: new Map(
      [...Map.groupBy(rows.families, ({ configuration }) => configuration)].map(([name, families]) => [
        name,
        families.map(({ seriesId }) => seriesId)
      ])
    ),
    raceIdBySlug: new Map(rows.raceTypes.map(({ id, slug }) => [slug, id])),
    titleKeys: products.map(({ brand, title }) => `${brand}|${title}`),
    lexiconKey: phraseOf,
    lexicon,
    facts: {
      yearsOf: (make, model) => modelIdsByName.get(`${make}|${model}`.toLowerCase())?.years ?? [],
      hasValue: (slug, attribute, value) => {
        const type = typeBySlug.get(slug) ?? -1
        return (byPhrase.get(phraseOf(value)) ?? []).some((at) => values[at]!.name === attribute && carriedBy[type]?.has(at) === true)
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
export const numberOf = ({ raw, text, unit, value }: Token, attribute: string): Pick<Token, "unit" | "value"> => {
  if (value !== null || !/thread|stud|bolt/i.test(attribute)) return { unit, value }
  const [, inches] = /^([\d/]+)-\d+$/.exec(raw) ?? []
  const [, millimeters] = /^(\d+)x[\d.]+$/.exec(text) ?? []
  if (inches !== undefined) return { unit: "in", value: tokensOf(inches)[0]?.value ?? null }
  return millimeters === undefined ? { unit, value } : { unit: "mm", value: Number(millimeters) }
}

/** What the catalogue itself says, beside the reviewed vocabulary: types, brands, models and the values of options by their labels. */
const entriesOf = (
  rows: ShelfRows,
  values: ReadonlyArray<ShelfValue>,
  vocabulary: ReadonlyArray<LexiconEntry>
): ReadonlyArray<LexiconEntry> => {
  const reviewed = ofThisShop(vocabulary, rows)
  const shareOfOthers = othersBy(reviewed)
  return [
    ...reviewed,
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
    ]),
    ...values
      .filter(
        ({ tokens, value }) =>
          value.length > 2 && tokens.some(({ text }) => /^\p{L}{2}/u.test(text)) && !/^(?:none|each|side|with|without)$/i.test(value)
      )
      .map(({ name, value }): LexiconEntry => ({ term: value, meaning: { kind: "value", attribute: name, value }, weight: 0.8 }))
  ]
}

/** The least that a type's own name says for it. */
const LEAST_OWN = 0.4

/** How many mean other kinds by a type's name: 'cap' is what one wears, but most caps sit on something. */
const othersBy = (entries: ReadonlyArray<LexiconEntry>): ((term: string, slug: string) => number) => {
  const byTerm = Map.groupBy(entries, ({ term }) => term)
  return (term, slug) =>
    (byTerm.get(term.toLowerCase()) ?? []).reduce(
      (sum, { context = [], meaning, weight }) =>
        sum + (meaning.kind === "type" && context.length === 0 && !meaning.slugs.includes(slug) ? weight : 0),
      0
    )
}

/** 'Springs & Dampers' in either order, with or without what joins them. */
const namesOf = (name: string): ReadonlyArray<string> => {
  const halves = name.split(/ & | and /)
  return halves.length === 2 ? [halves, halves.toReversed()].flatMap((two) => [two.join(" "), two.join(" and ")]) : [name]
}

/** The vocabulary as far as it is about what this shop knows: types and brands that it has not are mere words here. */
const ofThisShop = (entries: ReadonlyArray<LexiconEntry>, { brands, types }: ShelfRows): ReadonlyArray<LexiconEntry> => {
  const known = new Set(types.map(({ slug }) => slug))
  const own = new Set(brands)
  const sold = new Set(brands.map((brand) => brand.toLowerCase()))
  return entries.flatMap((entry) => {
    const { meaning } = entry
    if (meaning.kind === "brand") return own.has(meaning.brand) ? [entry] : []
    if (meaning.kind === "foreignBrand") return meaning.brand !== null && sold.has(meaning.brand.toLowerCase()) ? [] : [entry]
    if (meaning.kind !== "type") return [entry]
    const slugs = meaning.slugs.filter((slug) => known.has(slug))
    return slugs.length === 0 ? [] : [{ ...entry, meaning: { kind: "type", slugs } }]
  })
}

/** Takes steps one a turn of the event loop, so that others are answered in between. */
const inTurns = async <Result>(steps: Generator<undefined, Result>): Promise<Result> => {
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
    await setImmediate()
  }
}

const grouped = <Key>(
  values: ReadonlyArray<ShelfValue>,
  keysOf: (value: ShelfValue) => ReadonlyArray<Key>
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

/** Places by what each product is one of. */
const placesBy = <Product>(
  products: ReadonlyArray<Product>,
  keyOf: (product: Product) => number,
  count: number
): ReadonlyArray<Int32Array> => {
  const lists = Array.from({ length: count }, (): Array<number> => [])
  for (const [place, product] of products.entries()) lists[keyOf(product)]?.push(place)
  return lists.map((list) => Int32Array.from(list))
}

/** Places by the ids that statements name; `applications` come in the order of places. */
const placesNamed = (
  applications: ReadonlyArray<ShelfApplication & { readonly place: number }>,
  idsOf: (application: ShelfApplication) => ReadonlyArray<number>
): ReadonlyMap<number, Int32Array> => {
  const lists = new Map<number, Array<number>>()
  for (const application of applications)
    for (const id of idsOf(application)) {
      const list = lists.get(id)
      if (list === undefined) lists.set(id, [application.place])
      else if (list.at(-1) !== application.place) list.push(application.place)
    }
  return new Map([...lists].map(([id, list]) => [id, Int32Array.from(list)]))
}

/** So many products are taken at once: some five milliseconds. */
const AT_ONCE = 250

const postingsOf = async ({ products }: ShelfRows): Promise<ReadonlyMap<string, Int32Array>> => {
  const lists = new Map<string, Array<number>>()
  const add = (word: string, place: number, field: number) => {
    const list = lists.get(word)
    if (list === undefined) lists.set(word, [place * 2 + field])
    else if (list.at(-1)! >> FIELD_BITS === place) list[list.length - 1] = Math.max(list.at(-1)!, place * 2 + field)
    else list.push(place * 2 + field)
  }
  for (const [place, { keywords, title }] of products.entries()) {
    if (place % AT_ONCE === 0) await setImmediate()
    for (const { text } of allTokensOf(title)) add(text, place, fields.title)
    for (const { text } of allTokensOf(keywords)) add(text, place, fields.keywords)
  }
  return new Map([...lists].map(([word, list]) => [word, Int32Array.from(list)]))
}
