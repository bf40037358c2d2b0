import { Effect, Option } from "effect"
import { randomUUID } from "node:crypto"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type PostgresCluster, startPostgresCluster } from "../../test/PostgresCluster.ts"
import { findPostgres } from "../../test/postgresPrograms.ts"
import { type Program, runProgram } from "../../test/Program.ts"
import { createChangeLog } from "../change-log/changeLog.ts"
import { insertSampleCatalog } from "../schema/testing/sampleCatalog.ts"
import { migrate } from "./migrate.ts"
import { migrations } from "./migrations.ts"
import { openDatabase } from "./openDatabase.ts"
import { type PostgresUrl, parsePostgresUrl } from "./PostgresUrl.ts"

/** Total number of carts that the two processes must acknowledge. FAILOVER_WRITES sets it. */
const WRITES = Number(process.env.FAILOVER_WRITES) || 300

interface Acknowledged {
  readonly visitor: string
  readonly at: number
}

/** Reads a program's acknowledgements until `isEnough` returns true. */
const readAcknowledgements = async (
  program: Program,
  isEnough: (lines: ReadonlyArray<Acknowledged>) => boolean
): Promise<ReadonlyArray<Acknowledged>> => {
  const lines: Array<Acknowledged> = []
  while (!isEnough(lines)) {
    const [visitor = "", at] = (await program.line()).split(" ")
    lines.push({ visitor, at: Number(at) })
  }
  return lines
}

const formatClusterUrl = ({ nodes: [first, second] }: PostgresCluster): string =>
  `${first.url.replace(/\/camber$/, "")},${new URL(second.url).host}/camber?target_session_attrs=read-write`
const getClusterUrl = (cluster: PostgresCluster): PostgresUrl => Option.getOrThrow(parsePostgresUrl(formatClusterUrl(cluster)))

const programs = await findPostgres()

describe.runIf(programs !== undefined)("failover while two processes write", () => {
  let folder: string
  let cluster: PostgresCluster
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "camber-failover-"))
    if (programs === undefined) return
    cluster = await startPostgresCluster(programs, folder, { database: "camber", synchronous: true })
    const database = await Effect.runPromise(openDatabase({ dataDir: "", url: new URL(cluster.primary().url) }))
    await Effect.runPromise(migrate(database.background, migrations))
    await insertSampleCatalog(database.kysely)
    await database.close()
  }, 60_000)
  afterAll(async () => {
    await cluster.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  it("OPS-35 closes all connections to a read-only server and waits until a server accepts writes", async () => {
    const shop = await Effect.runPromise(openDatabase({ dataDir: "", url: getClusterUrl(cluster) }))
    const direct = await Effect.runPromise(openDatabase({ dataDir: "", url: new URL(cluster.primary().url) }))
    const write = () => shop.kysely.insertInto("guest_seen").values({ web_user_guid: randomUUID() }).execute()
    const set = async (value: string) => {
      await direct.pool.query(`alter system set default_transaction_read_only = ${value}`)
      await direct.pool.query("select pg_reload_conf()")
    }
    await write()
    await set("on")
    await expect.poll(() => write().catch((error: unknown) => error)).toMatchObject({ code: "25006" })
    const waiting = write()
    await expect.poll(() => shop.pool.totalCount).toBe(0)
    await set("off")
    await waiting
    await Promise.all([shop.close(), direct.close()])
  })

  it("OPS-35 both processes write to the promoted standby within three seconds", { timeout: 60_000 }, async () => {
    const other = await Effect.runPromise(openDatabase({ dataDir: "", url: getClusterUrl(cluster) }))
    const changes = createChangeLog(other.kysely)
    const topics = new Set<string>()
    changes.listen((told) => told.forEach(({ topic }) => topics.add(topic)))
    await changes.poll()
    const shops = [1, 2].map(() => runProgram("fillCarts", formatClusterUrl(cluster), String(WRITES / 2)))
    const readUntil = (isEnough: Parameters<typeof readAcknowledgements>[1]) =>
      Promise.all(shops.map((shop) => readAcknowledgements(shop, isEnough)))

    const before = await readUntil(({ length }) => length >= WRITES * 0.15)
    const former = cluster.primary()
    await former.crash()
    await cluster.promote()
    const switchedAt = Date.now()
    // Acknowledgements from before the crash may arrive late.
    const after = await readUntil((acknowledged) => (acknowledged.at(-1)?.at ?? 0) >= switchedAt)
    for (const acknowledged of after) expect(acknowledged.at(-1)?.at).toBeLessThan(switchedAt + 3_000)
    // The last change of the old primary may be missing on the standby, which then reuses its number.
    await changes.poll()
    expect([...topics]).toContain("price")
    await other.close()
    // The old primary restarts as a primary. It would accept writes, which would be lost.
    await former.restart()
    for (const shop of shops) shop.process.send("enough")
    const rest = await Promise.all(shops.map((shop) => shop.rest()))
    for (const shop of shops) expect(await shop.end).toEqual({ code: 0, stderr: "" })

    const visitors = [...before, ...after].flat().map(({ visitor }) => visitor)
    visitors.push(...rest.flat().map((line) => line.split(" ")[0] ?? ""))
    const now = await Effect.runPromise(openDatabase({ dataDir: "", url: new URL(cluster.primary().url) }))
    const lines = await now.kysely.selectFrom("cart_line").select(["web_user_guid", "quantity"]).execute()
    await now.close()
    const pieces = Map.groupBy(lines, (line) => line.web_user_guid)
    expect(visitors.length).toBeGreaterThanOrEqual(WRITES)
    expect(
      visitors.filter(
        (visitor) =>
          pieces
            .get(visitor)
            ?.map(({ quantity }) => quantity)
            .join() !== "1"
      )
    ).toEqual([])
  })
})
