import { tokenizeAll } from "../query-parser/index.ts"
import { type Groups, packGroups, type FacetValue } from "../columns/Groups.ts"
import { createSharedInts, createSharedPositions } from "../columns/ordinalMap.ts"
import { findFacet } from "../facets/facets.ts"
import { type PostingColumns, buildPostingColumns } from "./Postings.ts"
import { type IndexedApplication, ApplicationCollector, type ApplicationColumns } from "./ApplicationColumns.ts"

/** A product's text. */
export interface ProductText {
  readonly ordinal: number
  readonly typeId: number
  readonly brand: string
  readonly title: string
  readonly keywords: string
  /** The part number; absent if the keywords contain it. */
  readonly number?: string
}

/** Products and their applications, in any order. */
export interface IndexedProducts {
  readonly size: number
  readonly texts: ReadonlyArray<ProductText>
  readonly values: ReadonlyArray<FacetValue>
  readonly applications: ReadonlyArray<IndexedApplication & { readonly ordinal: number }>
}

/** Lists of ordinals by id. */
export interface GroupsById extends Groups {
  readonly ids: Int32Array
}

/** The part of the search index that grows with the catalog: plain columns, which a thread can pass on without copying. */
export interface SearchIndexColumns {
  readonly size: number
  readonly typeIdByProduct: Int32Array
  readonly brands: ReadonlyArray<string>
  readonly brandByProduct: Int32Array
  /** A number by ordinal, which is equal for products with the same brand and title. */
  readonly titleByProduct: Int32Array
  /** Options and specifications: every facet value that does not belong to a registered facet. */
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

/** Number of lowest bits of a posting that state which field contains the word. */
export const FIELD_BITS = 1
export const fields = { keywords: 0, title: 1 } as const

/** Collects products and applications in any order. It takes little more memory than the columns that it builds. */
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

  constructor(size: number) {
    this.#size = size
    this.#typeIdOf = createSharedInts(size)
    this.#brandOf = createSharedInts(size)
    this.#titleOf = createSharedInts(size)
  }

  addText({ brand, keywords, number = "", ordinal, title, typeId }: ProductText): void {
    this.#typeIdOf[ordinal] = typeId
    this.#brandOf[ordinal] = getNumber(this.#brands, brand)
    this.#titleOf[ordinal] = getNumber(this.#titles, `${brand}|${title}`)
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

  /** Computes the columns: about one second for a million SKUs. */
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
    const ofBrand = groupByNumber(this.#brandOf)
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
      productsByType: packById(groupByNumber(this.#typeIdOf)),
      attributesByType: groupAttributesByType(this.#typeIdOf, starts, attributeIds),
      applications,
      productsByModel: groupByApplication(applications, "models"),
      productsByEngineFamily: groupByApplication(applications, "series"),
      productsByRaceType: groupByApplication(applications, "races"),
      productsByFacetValue: groupByApplication(applications, "facets"),
      postings: buildPostingColumns(this.#postings, this.#numbers)
    }
  }

  /** Adds a word of the current product. A word of the title outranks the same word of the keywords. */
  #addWord(word: string, ordinal: number, field: number): void {
    const list = this.#postings.get(word)
    if (list === undefined) this.#postings.set(word, [ordinal * 2 + field])
    else if (list.at(-1)! >> FIELD_BITS === ordinal) list[list.length - 1] = Math.max(list.at(-1)!, ordinal * 2 + field)
    else list.push(ordinal * 2 + field)
  }
}

/** Computes the columns of products that are in memory. */
export const buildSearchIndexColumns = ({ applications, size, texts, values }: IndexedProducts): SearchIndexColumns => {
  const collection = new SearchIndexCollector(size)
  for (const text of texts) collection.addText(text)
  for (const application of applications) collection.addApplication(application)
  return collection.columns(values)
}

/** Returns the number of a text; assigns a new number to a new text. */
const getNumber = (numbers: Map<string, number>, text: string): number => {
  const known = numbers.get(text)
  if (known !== undefined) return known
  numbers.set(text, numbers.size)
  return numbers.size - 1
}

/** Returns the ordinals of each number. */
const groupByNumber = (numbers: Int32Array): Map<number, Array<number>> => {
  const lists = new Map<number, Array<number>>()
  for (const [ordinal, number] of numbers.entries()) {
    const list = lists.get(number)
    if (list === undefined) lists.set(number, [ordinal])
    else list.push(ordinal)
  }
  return lists
}

const packById = (lists: ReadonlyMap<number, ArrayLike<number>>): GroupsById => {
  const ids = createSharedInts(lists.size)
  ids.set([...lists.keys()])
  return { ids, ...packGroups([...lists.values()]) }
}

const groupAttributesByType = (typeIdOf: Int32Array, starts: Int32Array, attributeIds: ArrayLike<number>): GroupsById => {
  const sets = new Map<number, Set<number>>()
  for (const [ordinal, type] of typeIdOf.entries()) {
    const set = sets.get(type) ?? new Set<number>()
    sets.set(type, set)
    for (let at = starts[ordinal]!; at < starts[ordinal + 1]!; at++) set.add(attributeIds[at]!)
  }
  return packById(new Map([...sets].map(([type, set]) => [type, [...set]])))
}

/** Groups ordinals by the ids of their applications. */
const groupByApplication = (applications: ApplicationColumns, kind: "facets" | "models" | "races" | "series"): GroupsById => {
  const lists = new Map<number, Array<number>>()
  const { members, starts } = applications[kind]
  for (let ordinal = 0; ordinal < applications.starts.length - 1; ordinal++)
    for (let at = starts[applications.starts[ordinal]!]!; at < starts[applications.starts[ordinal + 1]!]!; at++) {
      const list = lists.get(members[at]!)
      if (list === undefined) lists.set(members[at]!, [ordinal])
      else if (list.at(-1) !== ordinal) list.push(ordinal)
    }
  return packById(lists)
}
