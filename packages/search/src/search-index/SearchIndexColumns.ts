import { tokenizeAll } from "../query-parser/index.ts"
import { type Groups, packGroups } from "../columns/Groups.ts"
import { createSharedInts, createSharedPositions } from "../columns/shared.ts"
import type { FacetValue } from "../columns/FacetValue.ts"
import { findFacet } from "../facets/facets.ts"
import { type PostingColumns, buildPostingColumns } from "./Postings.ts"
import { type IndexedApplication, ApplicationCollector, type ApplicationColumns } from "./ApplicationColumns.ts"

/** A product's text. Its ordinal is its position by popularity. */
export interface ProductText {
  readonly ordinal: number
  readonly typeId: number
  readonly brand: string
  readonly title: string
  readonly keywords: string
  /** The part's own number, as far as it does not stand among the keywords. */
  readonly number?: string
}

/** What the search's index is built from of every product, in any order. */
export interface IndexedProducts {
  readonly size: number
  readonly texts: ReadonlyArray<ProductText>
  readonly values: ReadonlyArray<FacetValue>
  readonly applications: ReadonlyArray<IndexedApplication & { readonly ordinal: number }>
}

/** Lists of ordinals by ids. */
export interface GroupsById extends Groups {
  readonly ids: Int32Array
}

/** What takes long of the search's index, and grows with the catalogue: plain columns, which another thread can hand over without copying. */
export interface SearchIndexColumns {
  readonly size: number
  readonly typeIdByProduct: Int32Array
  readonly brands: ReadonlyArray<string>
  readonly brandByProduct: Int32Array
  /** By ordinal: equal for products of one brand and one title. */
  readonly titleByProduct: Int32Array
  /** Options and specifications by their names and labels. */
  readonly attributes: ReadonlyArray<{ readonly name: string; readonly value: string }>
  readonly starts: Int32Array
  readonly attributeIds: Uint16Array | Int32Array
  readonly productsByAttribute: Groups
  readonly productsByBrand: Groups
  readonly productsByType: GroupsById
  readonly attributesByType: GroupsById
  readonly applications: ApplicationColumns
  readonly productsByModel: GroupsById
  readonly productsByEngineFamily: GroupsById
  readonly productsByRaceType: GroupsById
  readonly productsByFacetValue: GroupsById
  readonly postings: PostingColumns
}

/** Where a word stands in a product's text, in the lowest bit of a posting. */
export const FIELD_BITS = 1
export const fields = { keywords: 0, title: 1 } as const

/** Collects products and their applications, each as it comes: what is held of them meanwhile is little more than the columns that they become. */
export class SearchIndexCollector {
  readonly #size: number
  readonly #typeIdOf: Int32Array
  readonly #brandOf: Int32Array
  readonly #titleOf: Int32Array
  readonly #brands = new Map<string, number>()
  readonly #titles = new Map<string, number>()
  readonly #postings = new Map<string, Array<number>>()
  readonly #numbers = new Set<string>()
  readonly #applications = new ApplicationCollector()

  /** Of so many products. */
  constructor(size: number) {
    this.#size = size
    this.#typeIdOf = createSharedInts(size)
    this.#brandOf = createSharedInts(size)
    this.#titleOf = createSharedInts(size)
  }

  addText({ brand, keywords, number = "", ordinal, title, typeId }: ProductText): void {
    this.#typeIdOf[ordinal] = typeId
    this.#brandOf[ordinal] = numberIn(this.#brands, brand)
    this.#titleOf[ordinal] = numberIn(this.#titles, `${brand}|${title}`)
    for (const { text } of tokenizeAll(title)) this.#addWord(text, ordinal, fields.title)
    for (const { text } of tokenizeAll(keywords)) this.#addWord(text, ordinal, fields.keywords)
    for (const { text } of tokenizeAll(number)) {
      if (!this.#postings.has(text)) this.#numbers.add(text)
      this.#addWord(text, ordinal, fields.keywords)
    }
  }

  addApplication(application: IndexedApplication & { readonly ordinal: number }): void {
    this.#applications.add(application)
  }

  /** Computes for as long as it takes: a second for a million SKUs. */
  columns(values: ReadonlyArray<FacetValue>): SearchIndexColumns {
    const size = this.#size
    const own = values.filter(({ name }) => findFacet(name) === undefined)
    const starts = createSharedInts(size + 1)
    for (const { ordinals } of own) for (const ordinal of ordinals) starts[ordinal + 1]! += 1
    for (let ordinal = 0; ordinal < size; ordinal++) starts[ordinal + 1]! += starts[ordinal]!
    const next = starts.slice()
    const attributeIds = createSharedPositions(starts[size]!, Math.max(1, own.length))
    for (const [value, { ordinals }] of own.entries()) for (const ordinal of ordinals) attributeIds[next[ordinal]!++] = value
    const applications = this.#applications.columns(size)
    const ofBrand = byNumber(this.#brandOf)
    return {
      size,
      typeIdByProduct: this.#typeIdOf,
      brands: [...this.#brands.keys()],
      brandByProduct: this.#brandOf,
      titleByProduct: this.#titleOf,
      attributes: own.map(({ name, value }) => ({ name, value })),
      starts,
      attributeIds,
      productsByAttribute: packGroups(own.map(({ ordinals }) => ordinals)),
      productsByBrand: packGroups(Array.from(this.#brands.values(), (brand) => ofBrand.get(brand) ?? [])),
      productsByType: byId(byNumber(this.#typeIdOf)),
      attributesByType: valuesOfTypes(this.#typeIdOf, starts, attributeIds),
      applications,
      productsByModel: placesNamed(applications, "models"),
      productsByEngineFamily: placesNamed(applications, "series"),
      productsByRaceType: placesNamed(applications, "races"),
      productsByFacetValue: placesNamed(applications, "facets"),
      postings: buildPostingColumns(this.#postings, this.#numbers)
    }
  }

  /** A word of a product that comes now: it is looked for in the title first, and in the keywords once. */
  #addWord(word: string, ordinal: number, field: number): void {
    const list = this.#postings.get(word)
    if (list === undefined) this.#postings.set(word, [ordinal * 2 + field])
    else if (list.at(-1)! >> FIELD_BITS === ordinal) list[list.length - 1] = Math.max(list.at(-1)!, ordinal * 2 + field)
    else list.push(ordinal * 2 + field)
  }
}

/** The columns of products that are all there. */
export const buildSearchIndexColumns = ({ applications, size, texts, values }: IndexedProducts): SearchIndexColumns => {
  const collection = new SearchIndexCollector(size)
  for (const text of texts) collection.addText(text)
  for (const application of applications) collection.addApplication(application)
  return collection.columns(values)
}

/** The number of a text that may be met for the first time. */
const numberIn = (numbers: Map<string, number>, text: string): number => {
  const known = numbers.get(text)
  if (known !== undefined) return known
  numbers.set(text, numbers.size)
  return numbers.size - 1
}

/** Places by what each product is one of. */
const byNumber = (numberOf: Int32Array): Map<number, Array<number>> => {
  const lists = new Map<number, Array<number>>()
  for (const [ordinal, number] of numberOf.entries()) {
    const list = lists.get(number)
    if (list === undefined) lists.set(number, [ordinal])
    else list.push(ordinal)
  }
  return lists
}

const byId = (lists: ReadonlyMap<number, ArrayLike<number>>): GroupsById => {
  const ids = createSharedInts(lists.size)
  ids.set([...lists.keys()])
  return { ids, ...packGroups([...lists.values()]) }
}

const valuesOfTypes = (typeIdOf: Int32Array, starts: Int32Array, attributeIds: ArrayLike<number>): GroupsById => {
  const sets = new Map<number, Set<number>>()
  for (const [ordinal, type] of typeIdOf.entries()) {
    const set = sets.get(type) ?? new Set<number>()
    sets.set(type, set)
    for (let at = starts[ordinal]!; at < starts[ordinal + 1]!; at++) set.add(attributeIds[at]!)
  }
  return byId(new Map([...sets].map(([type, set]) => [type, [...set]])))
}

/** Places by the ids that applications name. */
const placesNamed = (applications: ApplicationColumns, kind: "facets" | "models" | "races" | "series"): GroupsById => {
  const lists = new Map<number, Array<number>>()
  const { members, starts } = applications[kind]
  for (let ordinal = 0; ordinal < applications.starts.length - 1; ordinal++)
    for (let at = starts[applications.starts[ordinal]!]!; at < starts[applications.starts[ordinal + 1]!]!; at++) {
      const list = lists.get(members[at]!)
      if (list === undefined) lists.set(members[at]!, [ordinal])
      else if (list.at(-1) !== ordinal) list.push(ordinal)
    }
  return byId(lists)
}
