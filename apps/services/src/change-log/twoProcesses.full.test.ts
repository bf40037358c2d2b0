import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type Program, runProgram } from "../../test/Program.ts"
import { postgresDatabase, type TestDatabase } from "../../test/allDatabases.ts"
import { sampleCatalog } from "../schema/testing/sampleCatalog.ts"
import { sample } from "../schema/testing/sampleVehicles.ts"

describe("two processes", () => {
  let database: TestDatabase
  let shops: ReadonlyArray<Program>
  beforeAll(async () => {
    database = await postgresDatabase.open(sampleCatalog)
    const address = database.settings.url?.href ?? ""
    shops = [1, 2].map(() => runProgram("answer", address))
    await Promise.all(shops.map((shop) => shop.line()))
  }, 60_000)
  afterAll(async () => {
    for (const shop of shops) shop.process.kill("SIGKILL")
    await Promise.all(shops.map((shop) => shop.end))
    await database.drop()
  })

  /**
   * Makes a product the most expensive one in the first process. Returns the milliseconds until both processes list it
   * first, because both cache the order.
   */
  const change = async (product: number, dollars: number): Promise<number> => {
    const startedAt = performance.now()
    shops[0]?.process.send([product, dollars * 100])
    for (const shop of shops) while ((await shop.line()) !== `${product} ${dollars}`);
    return performance.now() - startedAt
  }

  it("OPS-54 both return a changed price within five seconds", async () => {
    expect(await change(sample.camshaft, 50_000)).toBeLessThan(5_000)
  })

  it("OPS-54 both return a changed price within five seconds while their notification connections are closed repeatedly", async () => {
    let cut = 0
    const cutting = setInterval(() => {
      void sql`select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen camber_changes' and datname = current_database()`
        .execute(database.kysely)
        .then(({ rows }) => (cut += rows.length))
    }, 50)
    try {
      for (const [product, dollars, least] of [
        [sample.raceRotor, 50_001, 2],
        [sample.unknownFit, 50_002, 4]
      ] as const) {
        await expect.poll(() => cut, { timeout: 10_000 }).toBeGreaterThanOrEqual(least)
        expect(await change(product, dollars)).toBeLessThan(5_000)
      }
    } finally {
      clearInterval(cutting)
    }
  })
})
