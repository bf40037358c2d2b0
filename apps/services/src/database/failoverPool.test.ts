import { Effect, Option } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { postgresDatabase, type TestDatabase } from "../../test/allDatabases.ts"
import { defaultDatabaseTimeouts } from "./DatabaseTimeouts.ts"
import { openPostgres } from "./openPostgres.ts"
import { parsePostgresUrl } from "./PostgresUrl.ts"

describe("followPrimary", () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await postgresDatabase.open()
  })
  afterAll(() => database.drop())

  it("OPS-35 releases each connection that breaks before it is known to accept writes", async () => {
    const address = Option.getOrThrow(parsePostgresUrl(`${database.settings.url?.href}?target_session_attrs=read-write`))
    const shop = await Effect.runPromise(openPostgres(address, { ...defaultDatabaseTimeouts, connections: 2, connect: 2_000 }))
    const held = await shop.pool.connect()
    let breaks = 1
    shop.pool.on("connect", (client) => {
      if (breaks-- > 0) client.connection.stream.destroy()
    })
    expect((await shop.pool.query<{ two: number }>("select 2 as two")).rows).toEqual([{ two: 2 }])
    expect(shop.pool.totalCount).toBe(2)
    held.release()
    await shop.close()
  })
})
