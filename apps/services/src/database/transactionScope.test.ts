import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases, type TestDatabase } from "../../test/allDatabases.ts"
import { runDetached } from "./abortableQueries.ts"
import { SecondConnection } from "./transactionScope.ts"

describe.each(allDatabases)("transactions on $kind", ({ open }) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database.drop())

  const one = sql<{ one: number }>`select 1 as one`

  it("reject a query that needs a second connection, without waiting for one", async () => {
    const query = database.kysely.transaction().execute(() => one.execute(database.kysely))
    await expect(query).rejects.toThrow(SecondConnection)
  })

  it("reject another transaction or connection, which would have to wait for their own", async () => {
    const { kysely } = database
    const nested = kysely.transaction().execute(() => kysely.transaction().execute((transaction) => one.execute(transaction)))
    await expect(nested).rejects.toThrow(SecondConnection)
    const connected = kysely.transaction().execute(() => kysely.connection().execute((connection) => one.execute(connection)))
    await expect(connected).rejects.toThrow(SecondConnection)
  })

  it("reject a second connection at any isolation level and access mode, and on a reserved connection", async () => {
    const { kysely } = database
    const serializable = kysely.transaction().setIsolationLevel("serializable").setAccessMode("read only")
    await expect(serializable.execute(() => one.execute(kysely))).rejects.toThrow(SecondConnection)
    await expect(kysely.connection().execute(() => one.execute(kysely))).rejects.toThrow(SecondConnection)
  })

  it("reject a load that several requests share", async () => {
    const load = database.kysely.transaction().execute(() => runDetached(() => one.execute(database.kysely)))
    await expect(load).rejects.toThrow(SecondConnection)
  })

  it("run their queries on their own connection, and queries that run after their end use another connection", async () => {
    const ended = Promise.withResolvers<void>()
    const { later, rows } = await database.kysely.transaction().execute(async (transaction) => ({
      later: ended.promise.then(() => one.execute(database.kysely)),
      rows: (await one.execute(transaction)).rows
    }))
    expect(rows).toEqual([{ one: 1 }])
    ended.resolve()
    expect((await later).rows).toEqual([{ one: 1 }])
  })
})
