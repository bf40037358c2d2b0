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
import { stallingProxy, type StallingProxy } from "../../test/stallingProxy.ts"
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
/** In which a standby is left out or taken again, on a busy machine too. Milliseconds. */
const SOON = { timeout: 15_000, interval: 50 }

describe.runIf(programs !== undefined)("catalogue reads with a standby", { timeout: 60_000 }, () => {
  let folder: string
  let cluster: PostgresCluster
  let following: PostgresNode
  let stranger: PostgresServer
  let proxy: StallingProxy
  let shop: Database
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "camber-standbys-"))
    if (programs === undefined) return
    // The primary goes on without its standby.
    const alone = { database: "camber", synchronous: false }
    ;[cluster, stranger] = await Promise.all([startPostgresCluster(programs, folder, alone), startPostgres(programs)])
    following = cluster.standby()!
    proxy = await stallingProxy(new URL(following.url))
    const readFrom = [new URL(stranger.url), proxy.url]
    const waits = { ...defaultDatabaseTimeouts, staleness: STALENESS }
    shop = await Effect.runPromise(openDatabase({ dataDir: "", url: new URL(cluster.primary().url), readFrom, waits }))
    await Effect.runPromise(migrate(shop.unhurried, migrations))
  }, 60_000)
  afterAll(async () => {
    await shop.close()
    proxy.close()
    await Promise.all([cluster.stop(), stranger.remove()])
    rmSync(folder, { recursive: true, force: true })
  })

  const standby = () => shop.standbys[1]!
  const isLate = async (on: Kysely<Tables>): Promise<boolean | undefined> =>
    (await sql<{ late: boolean }>`select pg_is_in_recovery() as late`.execute(on)).rows[0]?.late
  /** Whether a visitor's read is answered by the standby. */
  const visitorsRead = async () => (await withReadRouting(false, () => isLate(shop.reads))).answer
  const readingFor = async (milliseconds: number) => {
    for (const end = performance.now() + milliseconds; performance.now() < end;) expect(await visitorsRead()).toBe(true)
  }
  const replay = (what: "pause" | "resume") => queryOnce(following.url, `select pg_wal_replay_${what}()`)

  it("OPS-38 asks it what visitors read, and the primary what is kept for everybody, written, or of carts and orders", async () => {
    await expect.poll(visitorsRead, SOON).toBe(true)
    expect(await isLate(shop.reads)).toBe(false)
    expect((await withReadRouting(false, () => readFromPrimary(() => isLate(shop.reads)))).answer).toBe(false)
    expect((await withReadRouting(false, () => isLate(shop.kysely))).answer).toBe(false)
    expect((await withReadRouting(true, () => isLate(shop.reads))).answer).toBe(false)
  })

  it("OPS-38 never asks a server of another cluster", () => {
    expect(shop.standbys.map(({ isServing }) => isServing())).toEqual([false, true])
  })

  it("OPS-38 leaves it out while it is late by more than the bound, and takes it again by itself", async () => {
    await replay("pause")
    const pausedAt = performance.now()
    await shop.kysely.insertInto("guest_seen").values({ web_user_guid: randomUUID() }).execute()
    await expect.poll(visitorsRead, SOON).toBe(false)
    expect(performance.now() - pausedAt).toBeLessThan(STALENESS + 4_000)
    await replay("resume")
    await expect.poll(visitorsRead, SOON).toBe(true)
  })

  it("OPS-38 reads on from it while nothing is written, however long that is", async () => {
    await readingFor(STALENESS * 1.5)
  })

  it("OPS-39 OPS-60 has a visitor who wrote, or whose change goes on, read what he wrote, on his next page too, and others the standby", async () => {
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
      const wrote = answer.headers.getSetCookie().find((one) => one.startsWith("camber_wrote="))
      return { text: await answer.text(), wrote }
    }
    await replay("pause")
    expect(await send("GET")).toEqual({ text: "missing", wrote: undefined })
    const written = await send("POST")
    expect(written).toEqual({ text: "there", wrote: "camber_wrote=1; Path=/; Max-Age=3; SameSite=Lax; HttpOnly" })
    expect(await send("GET", "camber_wrote=1")).toEqual({ text: "there", wrote: undefined })
    // An answer that came before the change was made.
    const early = createReadAfterWriteCookie(shop.staleness, "http://shop.test") ?? ""
    expect(await send("GET", early.split(";")[0])).toEqual({ text: "there", wrote: undefined })
    expect([Number(/Max-Age=(\d+)/.exec(early)?.[1]) > 60, createReadAfterWriteCookie(0, "http://shop.test")]).toEqual([true, null])
    // A page keeps no cookie of what it noted by the way: others share it.
    expect((await send("GET", "writes=1")).wrote).toBeUndefined()
    await replay("resume")
  })

  it("OPS-38 asks the primary at once what the standby breaks off or does not know yet", async () => {
    await expect.poll(visitorsRead, SOON).toBe(true)
    const slow = withReadRouting(false, () => sql<{ late: boolean }>`select pg_is_in_recovery() as late, pg_sleep(0.5)`.execute(shop.reads))
    await expect.poll(() => standby().pool.totalCount - standby().pool.idleCount).toBe(1)
    await queryOnce(
      following.url,
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

  it("OPS-38 leaves out one that is silent and one that is gone, and takes each again", async () => {
    await expect.poll(visitorsRead, SOON).toBe(true)
    proxy.loseConnections()
    await expect.poll(() => standby().isServing(), SOON).toBe(false)
    expect(await visitorsRead()).toBe(false)
    await expect.poll(visitorsRead, SOON).toBe(true)
    await following.crash()
    expect(await visitorsRead()).toBe(false)
    await following.restart()
    await expect.poll(visitorsRead, SOON).toBe(true)
  })

  it("OPS-38 reads on from it while the primary is gone", async () => {
    await expect.poll(visitorsRead, SOON).toBe(true)
    await cluster.primary().crash()
    await readingFor(STALENESS * 2)
    await cluster.primary().restart()
  })

  it("OPS-38 leaves out one that takes writes of its own, however much of the log it has", async () => {
    await expect.poll(visitorsRead, SOON).toBe(true)
    await cluster.promote()
    await queryOnce(following.url, "create table diverged as select generate_series(1, 1000)")
    await expect.poll(() => standby().isServing(), SOON).toBe(false)
    for (const end = performance.now() + STALENESS * 1.5; performance.now() < end; await shop.pool.query("select"))
      expect(standby().isServing()).toBe(false)
  })

  it("OPS-65 leaves out one that follows a former primary, however much of the log it has", async () => {
    // Another was promoted above.
    const [former] = cluster.nodes
    const astray = await cluster.addFollower(former)
    const waits = { ...defaultDatabaseTimeouts, staleness: STALENESS }
    const now = await Effect.runPromise(
      openDatabase({ dataDir: "", url: new URL(cluster.primary().url), readFrom: [new URL(astray.url)], waits })
    )
    try {
      await queryOnce(former.url, "create table diverged as select generate_series(1, 1000)")
      await expect
        .poll(
          () =>
            queryOnce(astray.url, "select from diverged limit 1").then(
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
