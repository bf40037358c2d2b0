import { Effect, Redacted } from "effect"
import { type Kysely, sql } from "kysely"
import { randomUUID } from "node:crypto"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type PostgresCluster, type PostgresNode, startPostgresCluster } from "../../test/PostgresCluster.ts"
import { queryOnce } from "../../test/postgresProcess.ts"
import { findPostgres } from "../../test/postgresPrograms.ts"
import { type PostgresServer, startPostgres } from "../../test/PostgresServer.ts"
import { createStallingProxy, type StallingProxy } from "../../test/createStallingProxy.ts"
import { createSessionMiddleware, createReadAfterWriteCookie } from "../visitor/withSession.ts"
import type { Database } from "./Database.ts"
import { defaultDatabaseTimeouts } from "./DatabaseTimeouts.ts"
import { migrate } from "./migrate.ts"
import { migrations } from "./migrations.ts"
import { openDatabase } from "./openDatabase.ts"
import type { Tables } from "./tables.ts"
import { withReadRouting, readFromPrimary } from "./readRouting.ts"

const programs = await findPostgres()
const STALENESS = 2_000
/** Time limit for excluding or readmitting a standby, long enough for a busy machine. */
const SOON = { timeout: 15_000, interval: 50 }

describe.runIf(programs !== undefined)("catalog reads with a standby", { timeout: 60_000 }, () => {
  let folder: string
  let cluster: PostgresCluster
  let standbyNode: PostgresNode
  let otherCluster: PostgresServer
  let proxy: StallingProxy
  let shop: Database
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "camber-standbys-"))
    if (programs === undefined) return
    // Replication is asynchronous, so that the primary accepts writes while its standby is down.
    const config = { database: "camber", synchronous: false }
    ;[cluster, otherCluster] = await Promise.all([startPostgresCluster(programs, folder, config), startPostgres(programs)])
    standbyNode = cluster.standby()!
    proxy = await createStallingProxy(new URL(standbyNode.url))
    const readFrom = [new URL(otherCluster.url), proxy.url]
    const waits = { ...defaultDatabaseTimeouts, staleness: STALENESS }
    shop = await Effect.runPromise(openDatabase({ dataDir: "", url: new URL(cluster.primary().url), readFrom, waits }))
    await Effect.runPromise(migrate(shop.background, migrations))
  }, 60_000)
  afterAll(async () => {
    await shop.close()
    proxy.close()
    await Promise.all([cluster.stop(), otherCluster.remove()])
    rmSync(folder, { recursive: true, force: true })
  })

  const standby = () => shop.standbys[1]!
  const isStandby = async (on: Kysely<Tables>): Promise<boolean | undefined> =>
    (await sql<{ late: boolean }>`select pg_is_in_recovery() as late`.execute(on)).rows[0]?.late
  /** Whether the standby serves a visitor's read. */
  const readsStandby = async () => (await withReadRouting(false, () => isStandby(shop.reads))).answer
  const expectStandbyReads = async (milliseconds: number) => {
    for (const end = performance.now() + milliseconds; performance.now() < end;) expect(await readsStandby()).toBe(true)
  }
  const replay = (what: "pause" | "resume") => queryOnce(standbyNode.url, `select pg_wal_replay_${what}()`)

  it("OPS-38 reads from the standby for visitors, and from the primary for shared caches, after writes, and for carts and orders", async () => {
    await expect.poll(readsStandby, SOON).toBe(true)
    expect(await isStandby(shop.reads)).toBe(false)
    expect((await withReadRouting(false, () => readFromPrimary(() => isStandby(shop.reads)))).answer).toBe(false)
    expect((await withReadRouting(false, () => isStandby(shop.kysely))).answer).toBe(false)
    expect((await withReadRouting(true, () => isStandby(shop.reads))).answer).toBe(false)
  })

  it("OPS-38 does not read from a server of another cluster", () => {
    expect(shop.standbys.map(({ isServing }) => isServing())).toEqual([false, true])
  })

  it("OPS-38 excludes the standby while its lag exceeds the limit, then readmits it", async () => {
    await replay("pause")
    const pausedAt = performance.now()
    await shop.kysely.insertInto("guest_seen").values({ web_user_guid: randomUUID() }).execute()
    await expect.poll(readsStandby, SOON).toBe(false)
    expect(performance.now() - pausedAt).toBeLessThan(STALENESS + 4_000)
    await replay("resume")
    await expect.poll(readsStandby, SOON).toBe(true)
  })

  it("OPS-38 keeps reading from the standby while nothing is written", async () => {
    await expectStandbyReads(STALENESS * 1.5)
  })

  it("OPS-39 OPS-60 lets visitors read their own writes, also on the next page, while others read the standby", async () => {
    const guid = randomUUID()
    const withSession = createSessionMiddleware({
      sessionKeys: [Redacted.make<Uint8Array>(new Uint8Array(32))],
      publicOrigin: "http://shop.test",
      staleness: shop.staleness
    })
    const send = async (method: string, cookie = "") => {
      const answer = await withSession(new Request("http://shop.test/", { method, headers: { cookie } }), async () => {
        if (method !== "GET" || cookie === "writes=1")
          await shop.kysely
            .insertInto("guest_seen")
            .values({ web_user_guid: guid })
            .onConflict((conflict) => conflict.doNothing())
            .execute()
        const row = await shop.reads.selectFrom("guest_seen").select("web_user_guid").where("web_user_guid", "=", guid).executeTakeFirst()
        return new Response(row === undefined ? "missing" : "there")
      })
      const wrote = answer.headers.getSetCookie().find((cookie) => cookie.startsWith("camber_wrote="))
      return { text: await answer.text(), wrote }
    }
    await replay("pause")
    expect(await send("GET")).toEqual({ text: "missing", wrote: undefined })
    const written = await send("POST")
    expect(written).toEqual({ text: "there", wrote: "camber_wrote=1; Path=/; Max-Age=3; SameSite=Lax; HttpOnly" })
    expect(await send("GET", "camber_wrote=1")).toEqual({ text: "there", wrote: undefined })
    // A cookie from before the change is committed.
    const early = createReadAfterWriteCookie(shop.staleness, "http://shop.test") ?? ""
    expect(await send("GET", early.split(";")[0])).toEqual({ text: "there", wrote: undefined })
    expect([Number(/Max-Age=(\d+)/.exec(early)?.[1]) > 60, createReadAfterWriteCookie(0, "http://shop.test")]).toEqual([true, null])
    // A GET request gets no cookie even if it writes, because shared caches may store the page.
    expect((await send("GET", "writes=1")).wrote).toBeUndefined()
    await replay("resume")
  })

  it("OPS-38 retries on the primary if the standby cancels a query or does not have a table", async () => {
    await expect.poll(readsStandby, SOON).toBe(true)
    const slow = withReadRouting(false, () => sql<{ late: boolean }>`select pg_is_in_recovery() as late, pg_sleep(0.5)`.execute(shop.reads))
    await expect.poll(() => standby().pool.totalCount - standby().pool.idleCount).toBe(1)
    await queryOnce(
      standbyNode.url,
      "select pg_terminate_backend(pid) from pg_stat_activity where query like '%pg_sleep%' and pid <> pg_backend_pid()"
    )
    expect((await slow).answer.rows[0]?.late).toBe(false)
    await replay("pause")
    await shop.pool.query("create table told (number int)")
    const read = () => sql`select from told`.execute(shop.reads)
    expect((await withReadRouting(false, read)).answer.rows).toEqual([])
    await replay("resume")
    await shop.pool.query("drop table told")
  })

  it("OPS-38 excludes a silent or crashed standby, then readmits it", async () => {
    await expect.poll(readsStandby, SOON).toBe(true)
    proxy.loseConnections()
    await expect.poll(() => standby().isServing(), SOON).toBe(false)
    expect(await readsStandby()).toBe(false)
    await expect.poll(readsStandby, SOON).toBe(true)
    await standbyNode.crash()
    expect(await readsStandby()).toBe(false)
    await standbyNode.restart()
    await expect.poll(readsStandby, SOON).toBe(true)
  })

  it("OPS-38 keeps reading from the standby while the primary is down", async () => {
    await expect.poll(readsStandby, SOON).toBe(true)
    await cluster.primary().crash()
    await expectStandbyReads(STALENESS * 2)
    await cluster.primary().restart()
  })

  it("OPS-38 excludes a standby that was promoted, regardless of its log position", async () => {
    await expect.poll(readsStandby, SOON).toBe(true)
    await cluster.promote()
    await queryOnce(standbyNode.url, "create table diverged as select generate_series(1, 1000)")
    await expect.poll(() => standby().isServing(), SOON).toBe(false)
    for (const end = performance.now() + STALENESS * 1.5; performance.now() < end; await shop.pool.query("select"))
      expect(standby().isServing()).toBe(false)
  })

  it("OPS-65 excludes a standby of a former primary, regardless of its log position", async () => {
    // The previous test promoted the other node.
    const [former] = cluster.nodes
    const divergedStandby = await cluster.addFollower(former)
    const waits = { ...defaultDatabaseTimeouts, staleness: STALENESS }
    const now = await Effect.runPromise(
      openDatabase({ dataDir: "", url: new URL(cluster.primary().url), readFrom: [new URL(divergedStandby.url)], waits })
    )
    try {
      await queryOnce(former.url, "create table diverged as select generate_series(1, 1000)")
      await expect
        .poll(
          () =>
            queryOnce(divergedStandby.url, "select from diverged limit 1").then(
              ({ length }) => length,
              () => 0
            ),
          SOON
        )
        .toBe(1)
      for (const end = performance.now() + STALENESS * 1.5; performance.now() < end; await now.pool.query("select"))
        expect(now.standbys[0]!.isServing()).toBe(false)
    } finally {
      await now.close()
    }
  })
})
