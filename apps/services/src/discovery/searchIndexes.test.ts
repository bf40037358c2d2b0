import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { eitherDatabase, type TestDatabase } from "../../test/testDatabases.ts"
import { loadReference } from "../reference/Reference.ts"
import { insertSampleCatalogue } from "../schema/testing/sampleCatalogue.ts"
import { searchIndexes } from "./searchIndexes.ts"

describe.each(eitherDatabase)("the indexes of a catalogue on $kind", ({ open }) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await open()
    await insertSampleCatalogue(database.kysely)
  })
  afterAll(() => database.drop())

  it("answer from the last version until the search's index of the next is built, and nobody waits for it", async () => {
    const catalogue = searchIndexes(database, () => [])
    const [last, next] = await Promise.all(
      ["1", "2"].map((version) => loadReference(database.kysely, { version, ratingChanges: 0, reportChanges: 0 }))
    )
    // Before the first search there is nothing to answer from.
    expect(catalogue.ready(last!)).toBe(last)
    const before = await catalogue.search(last!)
    expect(catalogue.ready(last!)).toBe(last)
    expect(catalogue.ready(next!)).toBe(last)
    expect(catalogue.ready(next!)).toBe(last)
    expect((await catalogue.search(catalogue.ready(next!))).shelf).toBe(before.shelf)
    const built = await catalogue.search(next!)
    expect(built.shelf).not.toBe(before.shelf)
    await expect.poll(() => catalogue.ready(next!)).toBe(next)
    expect((await catalogue.search(catalogue.ready(next!))).shelf).toBe(built.shelf)
  })
})
