import { createOrdinalMap, getOrdinal, type OrdinalMap } from "../columns/ordinalMap.ts"
import { ProductBitset } from "../columns/ProductBitset.ts"
import { unpackRatings } from "../columns/ratings.ts"
import { buildListingColumns } from "../listing-index/ListingIndex.ts"
import { unpackProducts } from "../listing-index/storedProducts.ts"
import type { LexiconEntry } from "../query-parser/index.ts"
import { readVocabularyEntries, type VocabularyTable } from "../search-index/readVocabularyEntries.ts"
import { readVocabularyRules } from "../search-index/readVocabularyRules.ts"
import { SearchIndexCollector } from "../search-index/SearchIndexColumns.ts"
import type { ApplicationRow, BuilderRequest, BuilderRequests, TextRow } from "./BuilderRequests.ts"

export type { BuilderRequest, BuilderRequests, BuilderReply } from "./BuilderRequests.ts"

/** Vocabulary entries per reply: decoding them takes a few milliseconds on the thread that serves visitors. */
const ENTRIES_PER_REPLY = 1500

type Answer = BuilderRequests[keyof BuilderRequests]["answers"]

/**
 * Creates a builder that computes the columns of both indexes, one request at a time.
 * It collects texts and applications until the search index is requested.
 *
 * @param openTables - Opens the vocabulary tables. Its argument is the shop's own folder, or null if the shop has none.
 * @param readDictionary - Reads the dictionary's words in ascending order, one per line.
 */
export const createIndexBuilder = (
  openTables: (folder: string | null) => VocabularyTable,
  readDictionary: () => string
): ((request: BuilderRequest) => Answer) => {
  let entries: ReadonlyArray<LexiconEntry> | undefined
  let started: { readonly byId: OrdinalMap; readonly collector: SearchIndexCollector } | undefined

  const getStarted = () => {
    if (started === undefined) throw new Error("The request products must come before texts, applications and searchIndex")
    return started
  }

  const addText = ([id, typeId, brand, title, keywords, number]: TextRow): void => {
    const { byId, collector } = getStarted()
    const ordinal = getOrdinal(byId, id)
    if (ordinal >= 0) collector.addText({ ordinal, typeId, brand, title, keywords, number })
  }

  const addApplication = ([id, makeId, modelIds, from, to, seriesIds, raceTypeIds, facets]: ApplicationRow): void => {
    const { byId, collector } = getStarted()
    const ordinal = getOrdinal(byId, id)
    if (ordinal < 0) return
    collector.addApplication({
      ordinal,
      makeId,
      modelIds: modelIds ?? [],
      from: from ?? 0,
      to: to ?? 9999,
      seriesIds,
      raceTypeIds,
      facetValueIds: Object.values(facets).flat()
    })
  }

  return (request) => {
    switch (request.name) {
      case "listing": {
        const stored = unpackProducts(request.takes.products)
        return buildListingColumns(stored, unpackRatings(request.takes.ratings, createOrdinalMap(stored.productIds)))
      }
      case "vocabulary":
        entries ??= readVocabularyEntries(openTables(request.takes.folder))
        return entries.slice(request.takes.from, request.takes.from + ENTRIES_PER_REPLY)
      case "vocabularyRules":
        return readVocabularyRules(openTables(request.takes.folder), readDictionary())
      case "products":
        started = { byId: request.takes.byId, collector: new SearchIndexCollector(request.takes.byId.ids.length) }
        return null
      case "texts":
        for (const row of JSON.parse(request.takes.json) as ReadonlyArray<TextRow>) addText(row)
        return null
      case "applications":
        for (const row of JSON.parse(request.takes.json) as ReadonlyArray<ApplicationRow>) addApplication(row)
        return null
      case "searchIndex": {
        const { byId, collector } = getStarted()
        return collector.columns(
          request.takes.values.map(({ name, ordinals, value }) => ({
            name,
            value,
            ordinals: ordinals instanceof Uint32Array ? new ProductBitset(byId.ids.length, ordinals).toOrdinals() : ordinals
          }))
        )
      }
    }
  }
}
