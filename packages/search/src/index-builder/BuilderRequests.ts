import type { LexiconEntry } from "../query-parser/index.ts"
import type { OrdinalMap } from "../columns/ordinalMap.ts"
import type { ListingColumns } from "../listing-index/ListingIndex.ts"
import type { PackedRatings } from "../columns/ratings.ts"
import type { SearchIndexColumns } from "../search-index/SearchIndexColumns.ts"
import type { PackedProducts } from "../listing-index/storedProducts.ts"

/** A value of a facet as threads hand it over: a list of places, or their bits. */
export interface PlainValue {
  readonly name: string
  readonly value: string
  readonly places: Int32Array | Uint32Array
}

/** What a builder's thread is asked, by name: what it takes and what it answers. */
export interface BuilderRequests {
  readonly listing: {
    readonly takes: { readonly products: PackedProducts; readonly ratings: PackedRatings }
    readonly answers: ListingColumns
  }
  /** A part of the vocabulary of the shop's folder, the first `from` left out; an empty one when all have been told. */
  readonly vocabulary: {
    readonly takes: { readonly folder: string | null; readonly from: number }
    readonly answers: ReadonlyArray<LexiconEntry>
  }
  /** Begins a shelf of these products. */
  readonly products: { readonly takes: { readonly byId: OrdinalMap }; readonly answers: null }
  /** A part of the products' texts, as JSON of `TextRow`s; the next is asked for when it has been read. */
  readonly texts: { readonly takes: { readonly json: string }; readonly answers: null }
  /** A part of the statements of fit, as JSON of `StatementRow`s. */
  readonly statements: { readonly takes: { readonly json: string }; readonly answers: null }
  /** The search's columns of the texts and statements of before. */
  readonly shelf: { readonly takes: { readonly values: ReadonlyArray<PlainValue> }; readonly answers: SearchIndexColumns }
}

export type TextRow = readonly [id: number, typeId: number, brand: string, title: string, keywords: string, number: string]

type Ids = ReadonlyArray<number> | null
export type StatementRow = readonly [
  id: number,
  makeId: number | null,
  modelIds: Ids,
  from: number | null,
  to: number | null,
  seriesIds: Ids,
  raceTypeIds: Ids,
  facets: Readonly<Record<string, ReadonlyArray<number>>>
]

export type BuilderRequest = { readonly [Name in keyof BuilderRequests]: { readonly name: Name; readonly takes: BuilderRequests[Name]["takes"] } }[keyof BuilderRequests]

export type BuilderReply = { readonly answer: BuilderRequests[keyof BuilderRequests]["answers"] } | { readonly cause: string }
