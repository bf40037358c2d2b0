import type { LexiconEntry } from "@camber/search/query-parser"
import type { Kysely } from "kysely"
import { LRUCache } from "lru-cache"
import { setImmediate } from "node:timers/promises"
import type { Tables } from "../../database/tables.ts"
import { runDetached } from "../../database/abortableQueries.ts"
import { assertOutsideTransaction } from "../../database/transactionScope.ts"
import { type IndexBuilder, withIndexBuilder } from "../index-builder/withIndexBuilder.ts"
import { type IndexBuildLog, createIndexBuildLog } from "../createIndexBuildLog.ts"
import type { ListingIndex } from "@camber/search/listing-index"
import { ProductBitset } from "@camber/search/columns"
import { type SearchIndex, type SearchIndexColumns, assembleSearchIndex, type Vocabulary } from "@camber/search/search-index"
import { readCatalogNames, readApplications, readProductTexts } from "./SearchIndexRows.ts"

/**
 * Maximum number of cached versions: the current version, and the previous version, which is used while the index of the current one is
 * built.
 */
const MAX_CACHED = 2

/** Caches the search index by catalog version. The first request builds it. A failed build is not cached. */
export const createSearchIndexCache = (
  database: Kysely<Tables>,
  vocabulary: LoadVocabulary,
  builds: IndexBuildLog = createIndexBuildLog()
): ((version: string, index: ListingIndex) => Promise<SearchIndex>) => {
  const cache = new LRUCache<string, Promise<SearchIndex>>({ max: MAX_CACHED })
  return (version, index) => {
    assertOutsideTransaction("A shared cache")
    const known = cache.get(version)
    if (known !== undefined) return known
    const build = () =>
      withIndexBuilder(async (ask) => {
        const columns = await readColumns(ask, database, index)
        return assembleSearchIndex(columns, await readCatalogNames(database), await vocabulary(ask), setImmediate)
      })
    const mine = runDetached(() => builds.timed("search", version, build, () => index.productIds.length))
    cache.set(version, mine)
    mine.catch(() => {
      if (cache.peek(version) === mine) cache.delete(version)
    })
    return mine
  }
}

/** Sends rows to the builder in batches without keeping them. */
const readColumns = async (ask: IndexBuilder, database: Kysely<Tables>, { byId, values }: ListingIndex): Promise<SearchIndexColumns> => {
  await ask("products", { byId })
  for await (const json of readProductTexts(database)) await ask("texts", { json })
  for await (const json of readApplications(database)) await ask("applications", { json })
  return ask("searchIndex", {
    values: values.map(({ name, ordinals, value }) => ({
      name,
      value,
      ordinals: ordinals instanceof ProductBitset ? ordinals.words : ordinals
    }))
  })
}

/** Loads the reviewed vocabulary with a builder thread. */
export type LoadVocabulary = (ask: IndexBuilder) => Promise<Vocabulary>

/**
 * Creates a loader for the tables of `data/search` and of the shop's own folder. It reads the tables once. If that fails, the next call
 * tries again.
 */
export const createVocabularyLoader = (folder: string | null): LoadVocabulary => {
  let loaded: Promise<Vocabulary> | undefined
  return (ask) => {
    if (loaded !== undefined) return loaded
    const mine = readParts(ask, folder)
    loaded = mine
    mine.catch(() => (loaded = undefined))
    return mine
  }
}

const readParts = async (ask: IndexBuilder, folder: string | null): Promise<Vocabulary> => {
  const entries: Array<LexiconEntry> = []
  for (;;) {
    const part = await ask("vocabulary", { folder, from: entries.length })
    if (part.length === 0) return { entries, rules: await ask("vocabularyRules", { folder }) }
    entries.push(...part)
  }
}
