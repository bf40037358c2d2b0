import type { LexiconEntry } from "../query-parser/index.ts"
import { type IdPlaces, idPlacesOf, placeOf } from "../columns/ordinalMap.ts"
import { listingColumnsOf } from "../listing-index/ListingIndex.ts"
import { PlaceSet } from "../columns/ProductBitset.ts"
import { ratingsOf } from "../columns/ratings.ts"
import { type VocabularyTable, vocabularyEntries } from "../search-index/readVocabularyEntries.ts"
import { ShelfCollection } from "../search-index/SearchIndexColumns.ts"
import { storedOf } from "../listing-index/storedProducts.ts"
import type { Ask, Asks, StatementRow, TextRow } from "./BuilderRequests.ts"

/** Entries in a part: taking it over keeps nobody waiting for more than a few milliseconds. */
const ENTRIES = 1500

/**
 * Computes indexes, one request after the other. It keeps what it has collected for the search index.
 *
 * @param openTables - Opens the tables of the vocabulary in a shop's own folder; null for none.
 */
export const createIndexBuilder = (openTables: (folder: string | null) => VocabularyTable): ((ask: Ask) => Asks[keyof Asks]["answers"]) => {
  let entries: ReadonlyArray<LexiconEntry> | undefined
  let shelf: { readonly byId: IdPlaces; readonly products: ShelfCollection } | undefined

  const answered = (ask: Ask): Asks[keyof Asks]["answers"] => {
    switch (ask.name) {
      case "listing": {
        const stored = storedOf(ask.takes.products)
        return listingColumnsOf(stored, ratingsOf(ask.takes.ratings, idPlacesOf(stored.productIds)))
      }
      case "vocabulary":
        entries ??= vocabularyEntries(openTables(ask.takes.folder))
        return entries.slice(ask.takes.from, ask.takes.from + ENTRIES)
      case "products":
        shelf = { byId: ask.takes.byId, products: new ShelfCollection(ask.takes.byId.ids.length) }
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
            places: places instanceof Uint32Array ? new PlaceSet(begun().byId.ids.length, places).places() : places
          }))
        )
    }
  }

  const begun = () => {
    if (shelf === undefined) throw new Error("A shelf begins with its products")
    return shelf
  }

  const addText = ([id, typeId, brand, title, keywords, number]: TextRow): void => {
    const place = placeOf(begun().byId, id)
    if (place >= 0) begun().products.addText({ place, typeId, brand, title, keywords, number })
  }

  const addStatement = ([id, makeId, modelIds, from, to, seriesIds, raceTypeIds, facets]: StatementRow): void => {
    const place = placeOf(begun().byId, id)
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
