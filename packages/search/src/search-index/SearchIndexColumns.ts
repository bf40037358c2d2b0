import { tokenizeAll } from "../query-parser/index.ts"
import { type Groups, packGroups } from "../columns/Groups.ts"
import { createSharedInts, createSharedPositions } from "../columns/shared.ts"
import type { FacetValue } from "../columns/FacetValue.ts"
import { type PostingColumns, buildPostingColumns } from "./Postings.ts"
import { type IndexedApplication, ApplicationCollector, type ApplicationColumns } from "./ApplicationColumns.ts"

/** A product's text. Its place is its position by popularity. */
export interface ProductText {
  readonly place: number
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
  readonly applications: ReadonlyArray<IndexedApplication & { readonly place: number }>
}

/** Lists of places by ids. */
export interface GroupsById extends Groups {
  readonly ids: Int32Array
}

/** What takes long of the search's index, and grows with the catalogue: plain columns, which another thread can hand over without copying. */
export interface SearchIndexColumns {
  readonly size: number
  readonly typeIdOf: Int32Array
  readonly brands: ReadonlyArray<string>
  readonly brandOf: Int32Array
  /** By place: equal for products of one brand and one title. */
  readonly titleOf: Int32Array
  /** Options and specifications by their names and labels. */
  readonly values: ReadonlyArray<{ readonly name: string; readonly value: string }>
  readonly starts: Int32Array
  readonly carried: Uint16Array | Int32Array
  readonly placesOfValue: Groups
  readonly placesOfBrand: Groups
  readonly placesOfType: GroupsById
  readonly valuesOfType: GroupsById
  readonly statements: ApplicationColumns
  readonly placesOfModel: GroupsById
  readonly placesOfSeries: GroupsById
  readonly placesOfRace: GroupsById
  readonly placesOfFacet: GroupsById
  readonly postings: PostingColumns
}

/** Where a word stands in a product's text, in the lowest bit of a posting. */
export const FIELD_BITS = 1
export const fields = { keywords: 0, title: 1 } as const

/** Facets that are no property of the part itself, or are read by other means. */
const apart = new Set(["Brand", "Category", "Part type", "Availability", "Condition", "Price", "Offers", "Customer rating"])

/** Collects products and their statements, each as it comes: what is held of them meanwhile is little more than the columns that they become. */
export class SearchIndexCollector {
  readonly #size: number
  readonly #typeIdOf: Int32Array
  readonly #brandOf: Int32Array
  readonly #titleOf: Int32Array
  readonly #brands = new Map<string, number>()
  readonly #titles = new Map<string, number>()
  readonly #postings = new Map<string, Array<number>>()
  readonly #numbers = new Set<string>()
  readonly #statements = new ApplicationCollector()

  /** Of so many products. */
  constructor(size: number) {
    this.#size = size
    this.#typeIdOf = createSharedInts(size)
    this.#brandOf = createSharedInts(size)
    this.#titleOf = createSharedInts(size)
  }

  addText({ brand, keywords, number = "", place, title, typeId }: ProductText): void {
    this.#typeIdOf[place] = typeId
    this.#brandOf[place] = numberIn(this.#brands, brand)
    this.#titleOf[place] = numberIn(this.#titles, `${brand}|${title}`)
    for (const { text } of tokenizeAll(title)) this.#addWord(text, place, fields.title)
    for (const { text } of tokenizeAll(keywords)) this.#addWord(text, place, fields.keywords)
    for (const { text } of tokenizeAll(number)) {
      if (!this.#postings.has(text)) this.#numbers.add(text)
      this.#addWord(text, place, fields.keywords)
    }
  }

  addStatement(statement: IndexedApplication & { readonly place: number }): void {
    this.#statements.add(statement)
  }

  /** Computes for as long as it takes: a second for a million SKUs. */
  columns(values: ReadonlyArray<FacetValue>): SearchIndexColumns {
    const size = this.#size
    const own = values.filter(({ name }) => !apart.has(name))
    const starts = createSharedInts(size + 1)
    for (const { places } of own) for (const place of places) starts[place + 1]! += 1
    for (let place = 0; place < size; place++) starts[place + 1]! += starts[place]!
    const next = starts.slice()
    const carried = createSharedPositions(starts[size]!, Math.max(1, own.length))
    for (const [value, { places }] of own.entries()) for (const place of places) carried[next[place]!++] = value
    const statements = this.#statements.columns(size)
    const ofBrand = byNumber(this.#brandOf)
    return {
      size,
      typeIdOf: this.#typeIdOf,
      brands: [...this.#brands.keys()],
      brandOf: this.#brandOf,
      titleOf: this.#titleOf,
      values: own.map(({ name, value }) => ({ name, value })),
      starts,
      carried,
      placesOfValue: packGroups(own.map(({ places }) => places)),
      placesOfBrand: packGroups(Array.from(this.#brands.values(), (brand) => ofBrand.get(brand) ?? [])),
      placesOfType: byId(byNumber(this.#typeIdOf)),
      valuesOfType: valuesOfTypes(this.#typeIdOf, starts, carried),
      statements,
      placesOfModel: placesNamed(statements, "models"),
      placesOfSeries: placesNamed(statements, "series"),
      placesOfRace: placesNamed(statements, "races"),
      placesOfFacet: placesNamed(statements, "facets"),
      postings: buildPostingColumns(this.#postings, this.#numbers)
    }
  }

  /** A word of a product that comes now: it is looked for in the title first, and in the keywords once. */
  #addWord(word: string, place: number, field: number): void {
    const list = this.#postings.get(word)
    if (list === undefined) this.#postings.set(word, [place * 2 + field])
    else if (list.at(-1)! >> FIELD_BITS === place) list[list.length - 1] = Math.max(list.at(-1)!, place * 2 + field)
    else list.push(place * 2 + field)
  }
}

/** The columns of products that are all there. */
export const buildSearchIndexColumns = ({ applications, size, texts, values }: IndexedProducts): SearchIndexColumns => {
  const collection = new SearchIndexCollector(size)
  for (const text of texts) collection.addText(text)
  for (const statement of applications) collection.addStatement(statement)
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
  for (const [place, number] of numberOf.entries()) {
    const list = lists.get(number)
    if (list === undefined) lists.set(number, [place])
    else list.push(place)
  }
  return lists
}

const byId = (lists: ReadonlyMap<number, ArrayLike<number>>): GroupsById => {
  const ids = createSharedInts(lists.size)
  ids.set([...lists.keys()])
  return { ids, ...packGroups([...lists.values()]) }
}

const valuesOfTypes = (typeIdOf: Int32Array, starts: Int32Array, carried: ArrayLike<number>): GroupsById => {
  const sets = new Map<number, Set<number>>()
  for (const [place, type] of typeIdOf.entries()) {
    const set = sets.get(type) ?? new Set<number>()
    sets.set(type, set)
    for (let at = starts[place]!; at < starts[place + 1]!; at++) set.add(carried[at]!)
  }
  return byId(new Map([...sets].map(([type, set]) => [type, [...set]])))
}

/** Places by the ids that statements name. */
const placesNamed = (statements: ApplicationColumns, kind: "facets" | "models" | "races" | "series"): GroupsById => {
  const lists = new Map<number, Array<number>>()
  const { members, starts } = statements[kind]
  for (let place = 0; place < statements.starts.length - 1; place++)
    for (let at = starts[statements.starts[place]!]!; at < starts[statements.starts[place + 1]!]!; at++) {
      const list = lists.get(members[at]!)
      if (list === undefined) lists.set(members[at]!, [place])
      else if (list.at(-1) !== place) list.push(place)
    }
  return byId(lists)
}
