import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { NO_VOCABULARY } from "@camber/search/search-index"
import { allDatabases, type TestDatabase } from "../../test/allDatabases.ts"
import { createChangeLog } from "../change-log/changeLog.ts"
import { catalogFigures } from "../catalogFigures.ts"
import { loadReference } from "../reference/Reference.ts"
import { sampleCatalog } from "../schema/testing/sampleCatalog.ts"
import { sample } from "../schema/testing/sampleVehicles.ts"
import { createCatalogIndexes } from "./createCatalogIndexes.ts"

describe.each(allDatabases)("createCatalogIndexes on $kind", ({ open }) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await open(sampleCatalog)
  })
  afterAll(() => database.drop())

  it("uses the previous version without waiting until the next search index is built", { tags: "full" }, async () => {
    const indexes = createCatalogIndexes(database, createChangeLog(database.kysely), async () => NO_VOCABULARY)
    const [last, next] = await Promise.all(["1", "2"].map((version) => loadReference(database.kysely, version)))
    // Before the first search there is no previous version.
    expect(indexes.ready(last!)).toBe(last)
    const before = await indexes.search(last!)
    expect(indexes.ready(last!)).toBe(last)
    expect(indexes.ready(next!)).toBe(last)
    expect(indexes.ready(next!)).toBe(last)
    expect((await indexes.search(indexes.ready(next!))).searchIndex).toBe(before.searchIndex)
    const built = await indexes.search(next!)
    expect(built.searchIndex).not.toBe(before.searchIndex)
    await expect.poll(() => indexes.ready(next!)).toBe(next)
    expect((await indexes.search(indexes.ready(next!))).searchIndex).toBe(built.searchIndex)
  })

  it("OPS-63 reports version, product count, build time and import state", { tags: "full" }, async () => {
    const indexes = createCatalogIndexes(database, createChangeLog(database.kysely), async () => NO_VOCABULARY)
    const figures = async () =>
      new Map(
        (await catalogFigures(database.kysely, indexes.builds())).map(([name, labels, value]) => [
          [name, ...Object.values(labels)].join(" "),
          value
        ])
      )
    const startedAt = Date.now() / 1000
    const none = await figures()
    expect([...none.keys()]).toEqual([
      "import_complete",
      "import_skus",
      "catalogue_info sample",
      "index_current listings",
      "index_current search"
    ])
    expect([none.get("index_current listings"), none.get("index_current search")]).toEqual([0, 0])
    await indexes.search(await loadReference(database.kysely, "sample"))
    const read = await figures()
    for (const index of ["listings", "search"]) {
      expect([read.get(`index_products ${index}`), read.get(`index_current ${index}`)]).toEqual([sample.products, 1])
      expect(read.get(`index_built_timestamp_seconds ${index}`)).toBeGreaterThanOrEqual(startedAt)
      expect(read.get(`index_build_seconds ${index}`)).toBeGreaterThan(0)
    }
    await database.kysely.updateTable("catalogue").set({ version: "next", is_complete: false }).execute()
    const during = await figures()
    expect([during.get("import_complete"), during.get("index_current search"), during.get("catalogue_info next")]).toEqual([0, 0, 1])
    await database.kysely.updateTable("catalogue").set({ version: "sample", is_complete: true }).execute()
  })
})
