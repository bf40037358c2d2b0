import type { LexiconEntry } from "../query-parser/index.ts"
import { type OrdinalMap, createOrdinalMap, getOrdinal } from "../columns/ordinalMap.ts"
import { buildListingColumns } from "../listing-index/ListingIndex.ts"
import { ProductBitset } from "../columns/ProductBitset.ts"
import { unpackRatings } from "../columns/ratings.ts"
import { type VocabularyTable, readVocabularyEntries } from "../search-index/readVocabularyEntries.ts"
import { SearchIndexCollector } from "../search-index/SearchIndexColumns.ts"
import { unpackProducts } from "../listing-index/storedProducts.ts"
import type { BuilderRequest, BuilderRequests, StatementRow, TextRow } from "./BuilderRequests.ts"

/** Entries in a part: taking it over keeps nobody waiting for more than a few milliseconds. */
const ENTRIES = 1500

/**
 * Computes indexes, one request after the other. It keeps what it has collected for the search index.
 *
 * @param openTables - Opens the tables of the vocabulary in a shop's own folder; null for none.
 */
export const createIndexBuilder = (openTables: (folder: string | null) => VocabularyTable): ((ask: BuilderRequest) => BuilderRequests[keyof BuilderRequests]["answers"]) => {
  let entries: ReadonlyArray<LexiconEntry> | undefined
  let shelf: { readonly byId: OrdinalMap; readonly products: SearchIndexCollector } | undefined

  const answered = (ask: BuilderRequest): BuilderRequests[keyof BuilderRequests]["answers"] => {
    switch (ask.name) {
      case "listing": {
        const stored = unpackProducts(ask.takes.products)
        return buildListingColumns(stored, unpackRatings(ask.takes.ratings, createOrdinalMap(stored.productIds)))
      }
      case "vocabulary":
        entries ??= readVocabularyEntries(openTables(ask.takes.folder))
        return entries.slice(ask.takes.from, ask.takes.from + ENTRIES)
      case "products":
        shelf = { byId: ask.takes.byId, products: new SearchIndexCollector(ask.takes.byId.ids.length) }
        return null
      case "texts":
        for (const row of JSON.parse(ask.takes.json) as ReadonlyArray<TextRow>) addText(row)
        return null
      case "statements":
        for (const row of JSON.parse(ask.takes.json) as ReadonlyArray<StatementRow>) addStatement(row)
        return null
      case "shelf":
        return begun().products.columns(
          ask.takes.values.map(({ name, places, value }) => ({
            name,
            value,
            places: places instanceof Uint32Array ? new ProductBitset(begun().byId.ids.length, places).places() : places
          }))
        )
    }
  }

  const begun = () => {
    if (shelf === undefined) throw new Error("A shelf begins with its products")
    return shelf
  }

  const addText = ([id, typeId, brand, title, keywords, number]: TextRow): void => {
    const place = getOrdinal(begun().byId, id)
    if (place >= 0) begun().products.addText({ place, typeId, brand, title, keywords, number })
  }

  const addStatement = ([id, makeId, modelIds, from, to, seriesIds, raceTypeIds, facets]: StatementRow): void => {
    const place = getOrdinal(begun().byId, id)
    if (place < 0) return
    const facetValueIds = Object.values(facets).flat()
    begun().products.addStatement({
      place,
      makeId,
      modelIds: modelIds ?? [],
      from: from ?? 0,
      to: to ?? 9999,
      seriesIds,
      raceTypeIds,
      facetValueIds
    })
  }

  return answered
}
