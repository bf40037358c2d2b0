import { Effect } from "effect"
import { type Kysely, sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { createStallingProxy, type StallingProxy } from "../../test/createStallingProxy.ts"
import { postgresDatabase, type TestDatabase } from "../../test/allDatabases.ts"
import type { Database } from "./Database.ts"
import { defaultDatabaseTimeouts } from "./DatabaseTimeouts.ts"
import { openDatabase } from "./openDatabase.ts"
import type { Tables } from "./tables.ts"

const waits = {
  ...defaultDatabaseTimeouts,
  statement: 300,
  read: 300,
  lock: 150,
  idleTransaction: 300,
  readTimeoutGrace: 200,
  connections: 4,
  readConnections: 2
}

const selectOne = (database: Kysely<Tables>) => sql<{ one: number }>`select 1 as one`.execute(database)
const measure = async (act: () => Promise<unknown>): Promise<number> => {
  const startedAt = performance.now()
  await act()
  return performance.now() - startedAt
}
const getError = (query: Promise<unknown>) =>
  query.then(
    () => undefined,
    (error: unknown) => error
  )

describe("timeouts of a PostgreSQL server", () => {
  let direct: TestDatabase
  let proxy: StallingProxy
  let shop: Database
  beforeAll(async () => {
    direct = await postgresDatabase.open()
    proxy = await createStallingProxy(direct.settings.url!)
    shop = await Effect.runPromise(openDatabase({ dataDir: "", url: proxy.url, waits }))
  })
  afterAll(async () => {
    await shop.close()
    proxy.close()
    await direct.drop()
  })

  it("OPS-01 ends a slow statement, a lock wait and an idle transaction after their timeouts", { tags: "full" }, async () => {
    expect(await getError(sql`select pg_sleep(30)`.execute(shop.kysely))).toMatchObject({ code: "57014" })
    expect(await getError(sql`select pg_sleep(30)`.execute(shop.reads))).toMatchObject({ code: "57014" })
    const idle = shop.kysely.transaction().execute(async (transaction) => {
      await sql`lock table article in access exclusive mode`.execute(transaction)
      expect(await getError(sql`select from article`.execute(shop.reads))).toMatchObject({ code: "55P03" })
      await sql`select pg_sleep(0.4)`.execute(shop.background)
      await selectOne(transaction)
    })
    expect(await getError(idle)).toBeInstanceOf(Error)
    expect((await selectOne(shop.kysely)).rows).toEqual([{ one: 1 }])
  })

  it("OPS-01 makes the server drop a silent client", async () => {
    const { rows } = await sql<{ user: string; idle: string }>`
      select current_setting('tcp_user_timeout') as user, current_setting('tcp_keepalives_idle') as idle`.execute(shop.kysely)
    expect(rows).toEqual([{ user: "20000", idle: "10" }])
  })

  it("OPS-02 reserves connections for carts and orders while other requests read, and for reading while carts and orders are busy", async () => {
    for (const [held, free] of [
      [shop.reads, shop.kysely],
      [shop.kysely, shop.reads]
    ] as const) {
      const holding = Promise.allSettled(Array.from({ length: 8 }, () => sql`select pg_sleep(0.3)`.execute(held)))
      expect(await Promise.race([selectOne(free).then(() => "free"), holding.then(() => "held")])).toBe("free")
      await holding
    }
  })

  it("OPS-03 reconnects after all connections were silently lost, once one of them has timed out", async () => {
    await Promise.all([shop.kysely, shop.reads, shop.background].flatMap((pool) => [selectOne(pool), selectOne(pool), selectOne(pool)]))
    proxy.loseConnections()
    expect(await measure(() => getError(shop.kysely.transaction().execute((transaction) => selectOne(transaction))))).toBeLessThan(1_000)
    for (const pool of [shop.kysely, shop.reads, shop.background, shop.kysely]) expect((await selectOne(pool)).rows).toEqual([{ one: 1 }])
  })

  it("OPS-04 closes within a few seconds and fails the queries in flight", { timeout: 10_000 }, async () => {
    const other = await Effect.runPromise(openDatabase({ dataDir: "", url: proxy.url, waits: { ...waits, statement: 60_000 } }))
    const asked = getError(sql`select pg_sleep(50)`.execute(other.kysely))
    await selectOne(other.reads)
    proxy.loseConnections()
    expect(await measure(other.close)).toBeLessThan(3_000)
    expect(await asked).toBeInstanceOf(Error)
  })
})
