import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type TestDatabase, testDatabases } from "../../test/testDatabases.ts"
import { askedBy } from "./whoAsks.ts"

describe.each(testDatabases)("who asks a database, on $kind", ({ open }) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database.drop())

  it("OPS-81 is told when each query goes out and when its answer is there, those of a transaction too", async () => {
    const told: Array<string> = []
    const asker = { who: "one", asks: () => void told.push("asks"), goesOn: () => void told.push("goes on") }
    const { kysely } = database
    const count = () => kysely.selectFrom("product").select("product_page_id").limit(1).execute()
    await askedBy(asker, count)
    expect(told).toEqual(["asks", "goes on"])
    await askedBy(asker, () =>
      kysely.transaction().execute((transaction) => transaction.selectFrom("product").select("product_page_id").limit(1).execute())
    )
    expect(told).toEqual(["asks", "goes on", "asks", "goes on"])
    await expect(askedBy(asker, () => sql`select no_such_column from product`.execute(kysely))).rejects.toThrow()
    expect(told.slice(4)).toEqual(["asks", "goes on"])
  })
})
