import type { LexiconEntry } from "@camber/domain/search/reading"
import type { Kysely } from "kysely"
import { LRUCache } from "lru-cache"
import type { Tables } from "../../database/tables.ts"
import { forEverybody } from "../../database/whileWaitedFor.ts"
import { type ListingIndex, listed } from "../ListingIndex.ts"
import { type Shelf, shelfOf } from "./Shelf.ts"
import { readShelfRows } from "./ShelfRows.ts"

/** Versions that are kept: the present one, and the one before it, which answers while the present one is being built. */
const KEPT = 2

/** The search's index of a catalogue version: read once, by whoever asks first. A failed load is not kept. */
export const shelfCache = (
  database: Kysely<Tables>,
  vocabulary: () => ReadonlyArray<LexiconEntry>
): ((version: string, index: ListingIndex) => Promise<Shelf>) => {
  const kept = new LRUCache<string, Promise<Shelf>>({ max: KEPT })
  return (version, index) => {
    const known = kept.get(version)
    if (known !== undefined) return known
    const mine = forEverybody(async () => shelfOf(await readShelfRows(database, index.byId, index.values.map(listed)), vocabulary()))
    kept.set(version, mine)
    mine.catch(() => {
      if (kept.peek(version) === mine) kept.delete(version)
    })
    return mine
  }
}
