import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases, type TestDatabase } from "../../../test/allDatabases.ts"
import { demoContent } from "../../../test/demoContent.ts"
import { sampleCatalog } from "../../schema/testing/sampleCatalog.ts"
import { finishWriting } from "../completeImport.ts"
import { createPace } from "../createPace.ts"
import { inBatch } from "./inBatch.ts"

describe.each(allDatabases)("inBatch on $kind", ({ open }) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await open(sampleCatalog)
  })
  afterAll(() => database.drop())

  const begin = async (): Promise<number> => {
    const plan = JSON.stringify({ brands: {}, isAgain: false, categoryAliases: [], outcome: { state: "loaded", message: null } })
    const { import_id } = await database.kysely
      .insertInto("import")
      .values({ state: "writing", kind: "prices", source: "prices.csv", hash: "", plan, beat_at: new Date() })
      .returning("import_id")
      .executeTakeFirstOrThrow()
    return import_id
  }

  it("runs the batch again after a deadlock, but not after another error", async () => {
    const importId = await begin()
    let runs = 0
    const fail = (code: string, times: number) =>
      inBatch(database.kysely, importId, async (transaction) => {
        runs += 1
        if (runs <= times) await sql.raw(`do $$ begin raise exception using errcode = '${code}'; end $$`).execute(transaction)
        return runs
      })
    expect(await fail("40P01", 2)).toBe(3)
    runs = 0
    await expect(fail("23505", 1)).rejects.toThrow()
    expect(runs).toBe(1)
    await database.kysely.deleteFrom("import").execute()
  })

  it("treats an import that another process has completed as loaded", async () => {
    const importId = await begin()
    let isComplete = false
    const complete = database.kysely.updateTable("import").set({ state: "loaded" }).where("import_id", "=", importId)
    const overtaking = database.kysely.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        // Completes the import once, after the first query. Later queries are in transactions, during which the embedded database has no
        // other connection.
        if (!isComplete) {
          isComplete = true
          await complete.execute()
        }
        return result
      }
    })
    const { getPartImagePath } = demoContent.illustrations
    await expect(finishWriting(overtaking, importId, { getPartImagePath }, createPace())).resolves.toBeUndefined()
  })
})
