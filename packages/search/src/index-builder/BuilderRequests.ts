import type { OrdinalMap } from "../columns/ordinalMap.ts"
import type { PackedRatings } from "../columns/ratings.ts"
import type { ListingColumns } from "../listing-index/ListingIndex.ts"
import type { PackedProducts } from "../listing-index/storedProducts.ts"
import type { LexiconEntry, VocabularyRules } from "../query-parser/index.ts"
import type { SearchIndexColumns } from "../search-index/SearchIndexColumns.ts"

/** A facet value for transfer between threads: either a list of ordinals or the words of a set. */
export interface PlainFacetValue {
  readonly name: string
  readonly value: string
  readonly ordinals: Int32Array | Uint32Array
}

/** Requests to the index builder by name, with their inputs and results. */
export interface BuilderRequests {
  readonly listing: {
    readonly takes: { readonly products: PackedProducts; readonly ratings: PackedRatings }
    readonly answers: ListingColumns
  }
  /** Reads the next part of the vocabulary, starting at entry `from`; the result is empty at the end. */
  readonly vocabulary: {
    readonly takes: { readonly folder: string | null; readonly from: number }
    readonly answers: ReadonlyArray<LexiconEntry>
  }
  /** Reads the vocabulary's rules and the dictionary. */
  readonly vocabularyRules: { readonly takes: { readonly folder: string | null }; readonly answers: VocabularyRules }
  /** Starts a search index of these products. */
  readonly products: { readonly takes: { readonly byId: OrdinalMap }; readonly answers: null }
  /** Adds texts: a JSON array of `TextRow`. */
  readonly texts: { readonly takes: { readonly json: string }; readonly answers: null }
  /** Adds applications: a JSON array of `ApplicationRow`. */
  readonly applications: { readonly takes: { readonly json: string }; readonly answers: null }
  /** Computes the columns of the search index from the added data. */
  readonly searchIndex: { readonly takes: { readonly values: ReadonlyArray<PlainFacetValue> }; readonly answers: SearchIndexColumns }
}

export type TextRow = readonly [id: number, typeId: number, brand: string, title: string, keywords: string, number: string]

type Ids = ReadonlyArray<number> | null
export type ApplicationRow = readonly [
  id: number,
  makeId: number | null,
  modelIds: Ids,
  from: number | null,
  to: number | null,
  engineFamilyIds: Ids,
  raceTypeIds: Ids,
  facets: Readonly<Record<string, ReadonlyArray<number>>>
]

export type BuilderRequest = {
  readonly [Name in keyof BuilderRequests]: { readonly name: Name; readonly takes: BuilderRequests[Name]["takes"] }
}[keyof BuilderRequests]

export type BuilderReply = { readonly answer: BuilderRequests[keyof BuilderRequests]["answers"] } | { readonly cause: string }
