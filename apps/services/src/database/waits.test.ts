import { Effect } from "effect"
import { type Kysely, sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { stallingProxy, type StallingProxy } from "../../test/stallingProxy.ts"
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
  silence: 200,
  connections: 4,
  readConnections: 2
}

const ask = (database: Kysely<Tables>) => sql<{ one: number }>`select 1 as one`.execute(database)
const took = async (act: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now()
  await act()
  return performance.now() - begun
}
const failure = (asked: Promise<unknown>) =>
  asked.then(
    () => undefined,
    (error: unknown) => error
  )

describe("a PostgreSQL server that keeps the shop waiting", () => {
  let direct: TestDatabase
  let proxy: StallingProxy
  let shop: Database
  beforeAll(async () => {
    direct = await postgresDatabase.open()
    proxy = await stallingProxy(direct.settings.url!)
    shop = await Effect.runPromise(openDatabase({ dataDir: "", url: proxy.url, waits }))
  })
  afterAll(async () => {
    await shop.close()
    proxy.close()
    await direct.drop()
  })

  it("OPS-01 ends a statement, the wait for a lock and a transaction in which nothing is asked after their times", async () => {
    expect(await failure(sql`select pg_sleep(30)`.execute(shop.kysely))).toMatchObject({ code: "57014" })
    expect(await failure(sql`select pg_sleep(30)`.execute(shop.reads))).toMatchObject({ code: "57014" })
    const idle = shop.kysely.transaction().execute(async (transaction) => {
      await sql`lock table article in access exclusive mode`.execute(transaction)
      expect(await failure(sql`select from article`.execute(shop.reads))).toMatchObject({ code: "55P03" })
      await sql`select pg_sleep(0.4)`.execute(shop.unhurried)
      await ask(transaction)
    })
    expect(await failure(idle)).toBeInstanceOf(Error)
    expect((await ask(shop.kysely)).rows).toEqual([{ one: 1 }])
  })

  it("OPS-01 lets the server let go of a shop that is silent", async () => {
    const { rows } = await sql<{ user: string; idle: string }>`
      select current_setting('tcp_user_timeout') as user, current_setting('tcp_keepalives_idle') as idle`.execute(shop.kysely)
    expect(rows).toEqual([{ user: "20000", idle: "10" }])
  })

  it("OPS-02 leaves connections for carts and orders however many read, and the other way round", async () => {
    for (const [held, free] of [
      [shop.reads, shop.kysely],
      [shop.kysely, shop.reads]
    ] as const) {
      const holding = Promise.allSettled(Array.from({ length: 8 }, () => sql`select pg_sleep(0.1)`.execute(held)))
      expect(await took(() => ask(free))).toBeLessThan(90)
      await holding
    }
  })

  it("OPS-03 is asked anew after all connections were lost without a word, once one of them has been silent for too long", async () => {
    await Promise.all([shop.kysely, shop.reads, shop.unhurried].flatMap((one) => [ask(one), ask(one), ask(one)]))
    proxy.loseConnections()
    expect(await took(() => failure(shop.kysely.transaction().execute((transaction) => ask(transaction))))).toBeLessThan(1_000)
    for (const one of [shop.kysely, shop.reads, shop.unhurried, shop.kysely]) expect((await ask(one)).rows).toEqual([{ one: 1 }])
  })

  it("OPS-04 does not keep the shop from ending: what is asked then fails after a few seconds", { timeout: 10_000 }, async () => {
    const other = await Effect.runPromise(openDatabase({ dataDir: "", url: proxy.url, waits: { ...waits, statement: 60_000 } }))
    const asked = failure(sql`select pg_sleep(50)`.execute(other.kysely))
    await ask(other.reads)
    proxy.loseConnections()
    expect(await took(other.close)).toBeLessThan(3_000)
    expect(await asked).toBeInstanceOf(Error)
  })
})
