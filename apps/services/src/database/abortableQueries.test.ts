import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type TestDatabase, allDatabases } from "../../test/allDatabases.ts"
import { withRequestAccount } from "./abortableQueries.ts"

describe.each(allDatabases)("withRequestAccount on $kind", ({ open }) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database.drop())

  it("OPS-81 reports when each query is sent and when its result arrives, also in transactions", async () => {
    const calls: Array<string> = []
    const account = { who: "one", asks: () => void calls.push("asks"), resumed: () => void calls.push("resumed") }
    const { kysely } = database
    const count = () => kysely.selectFrom("product").select("product_page_id").limit(1).execute()
    await withRequestAccount(account, count)
    expect(calls).toEqual(["asks", "resumed"])
    await withRequestAccount(account, () =>
      kysely.transaction().execute((transaction) => transaction.selectFrom("product").select("product_page_id").limit(1).execute())
    )
    expect(calls).toEqual(["asks", "resumed", "asks", "resumed"])
    await expect(withRequestAccount(account, () => sql`select no_such_column from product`.execute(kysely))).rejects.toThrow()
    expect(calls.slice(4)).toEqual(["asks", "resumed"])
  })
})
