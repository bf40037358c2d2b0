import type { Kysely } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases, type TestDatabase } from "../../test/allDatabases.ts"
import { createChangeLog } from "../change-log/changeLog.ts"
import type { Tables } from "../database/tables.ts"
import { loadReference } from "../reference/Reference.ts"
import { productRow, variantRow } from "../schema/testing/rows.ts"
import { sampleCatalog } from "../schema/testing/sampleCatalog.ts"
import { createCatalogIndexes } from "./createCatalogIndexes.ts"
import { createVocabularyLoader } from "./search-index/createSearchIndexCache.ts"

describe.each(allDatabases)("the indexes of 3,000 products on $kind", ({ open }) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await open(sampleCatalog)
  })
  afterAll(() => database.drop())

  it("OPS-40 do not delay requests noticeably while they are built in the background", async () => {
    await insertProducts(database.kysely)
    const reference = await loadReference(database.kysely, "3")
    const build = async () => {
      const turns = watchTurns()
      const { index, searchIndex } = await createCatalogIndexes(
        database,
        createChangeLog(database.kysely),
        createVocabularyLoader(null)
      ).search(reference)
      expect(index.productIds.length).toBeGreaterThan(PRODUCTS)
      expect(searchIndex.postings.of("word1z")).toBeDefined()
      return turns.longest()
    }
    // Takes the shortest of several runs. The first run includes compilation, and any run may include a garbage collection, but work that
    // really blocks is slow in every run.
    let longest = await build()
    for (let tries = 1; tries < 3 && longest >= LONGEST_TURN; tries++) longest = Math.min(longest, await build())
    expect(longest).toBeLessThan(LONGEST_TURN)
  }, 60_000)
})

const PRODUCTS = 3000
/**
 * Maximum duration of a blocking task in milliseconds of CPU time, which other load does not affect: 20 ms plus a tolerance for shared
 * processors.
 */
const LONGEST_TURN = 50

const insertProducts = async (kysely: Kysely<Tables>) => {
  const rows = Array.from({ length: PRODUCTS }, (_, at) =>
    productRow(10_000 + at, {
      title: `Dirtline Rod End ${at}`,
      keywords: Array.from({ length: 24 }, (__, word) => `word${((at * 7 + word * 31) % 2000).toString(36)}`).join(" ")
    })
  )
  const variants = rows.map(({ product_page_id }) => variantRow(product_page_id, 1))
  for (let from = 0; from < PRODUCTS; from += 500) {
    await kysely
      .insertInto("product")
      .values(rows.slice(from, from + 500))
      .execute()
    await kysely
      .insertInto("variant")
      .values(variants.slice(from, from + 500))
      .execute()
  }
}

/** Measures the longest blocking task of this thread. */
const watchTurns = () => {
  let longest = 0
  let isOver = false
  let last = process.threadCpuUsage()
  const turn = () => {
    const now = process.threadCpuUsage()
    longest = Math.max(longest, (now.user - last.user + now.system - last.system) / 1000)
    last = now
    if (!isOver) setImmediate(turn)
  }
  setImmediate(turn)
  return {
    longest: () => {
      isOver = true
      return longest
    }
  }
}
