import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type TestDatabase, allDatabases } from "../../test/allDatabases.ts"
import { withRequestAccount } from "./requestAccount.ts"

describe.each(allDatabases)("who asks a database, on $kind", ({ open }) => {
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
    await withRequestAccount(asker, count)
    expect(told).toEqual(["asks", "goes on"])
    await withRequestAccount(asker, () =>
      kysely.transaction().execute((transaction) => transaction.selectFrom("product").select("product_page_id").limit(1).execute())
    )
    expect(told).toEqual(["asks", "goes on", "asks", "goes on"])
    await expect(withRequestAccount(asker, () => sql`select no_such_column from product`.execute(kysely))).rejects.toThrow()
    expect(told.slice(4)).toEqual(["asks", "goes on"])
  })
})
