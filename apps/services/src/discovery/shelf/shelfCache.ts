import type { LexiconEntry } from "@camber/domain/search/reading"
import type { Kysely } from "kysely"
import type { Tables } from "../../database/tables.ts"
import { forEverybody } from "../../database/whileWaitedFor.ts"
import type { ListingIndex } from "../ListingIndex.ts"
import { type Shelf, shelfOf } from "./Shelf.ts"
import { readShelfRows } from "./ShelfRows.ts"

/** The search's index of the present catalogue version: read once, by whoever asks first. A failed load is not kept. */
export const shelfCache = (
  database: Kysely<Tables>,
  vocabulary: () => ReadonlyArray<LexiconEntry>
): ((version: string, index: ListingIndex) => Promise<Shelf>) => {
  let kept: { readonly version: string; readonly shelf: Promise<Shelf> } | undefined
  return (version, index) => {
    if (kept?.version === version) return kept.shelf
    const mine = { version, shelf: forEverybody(async () => shelfOf(await readShelfRows(database, index), vocabulary())) }
    kept = mine
    mine.shelf.catch(() => {
      if (kept === mine) kept = undefined
    })
    return mine.shelf
  }
}
