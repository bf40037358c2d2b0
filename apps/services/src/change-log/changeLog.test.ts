import { sql } from "kysely"
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest"
import { Effect, Fiber } from "effect"
import { type TestDatabase, allDatabases, postgresDatabase } from "../../test/allDatabases.ts"
import { sampleCatalog } from "../schema/testing/sampleCatalog.ts"
import { sample } from "../schema/testing/sampleVehicles.ts"
import { type Change, createChangeLog, listenForChanges } from "./changeLog.ts"

const MATTERS = ["article", "banner", "fitment", "price", "product", "rating", "reference", "report", "settings", "stock"]

describe.each(allDatabases)("change log on $kind", ({ kind, open }) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await open(sampleCatalog)
  })
  beforeEach(() => database.kysely.deleteFrom("change").execute())
  afterAll(() => database.drop())

  const openProcess = async (keptHours?: number) => {
    const changes = createChangeLog(database.kysely, undefined, keptHours)
    const received: Array<Change> = []
    changes.listen((expected) => void received.push(...expected))
    await changes.poll()
    return async () => {
      await changes.poll()
      // The trigger of `variant` also records a change of its product, so duplicates are dropped.
      const once = new Map(received.splice(0).map((change) => [JSON.stringify(change), change]))
      return [...once.values()].toSorted((a, b) => a.topic.localeCompare(b.topic))
    }
  }
  const run = (statement: string) => sql.raw(statement).execute(database.kysely)
  const rotor = `product_page_id = ${sample.rotor}`
  const dearer = `{"sku_variant_number": "CAM-P7-9", "mpn": "P7-9", "upc": "P7-9", "ordinality": 9, "price_cents": 9999900}`

  it.each<readonly [what: string, statement: string, expected: ReadonlyArray<Change>]>([
    ["a price", `update variant set price_cents = price_cents + 100 where ${rotor}`, [{ topic: "price", productIds: [sample.rotor] }]],
    [
      "the lead variant's price",
      `update product set price_cents = price_cents + 100 where ${rotor}`,
      [{ topic: "price", productIds: [sample.rotor] }]
    ],
    [
      "an availability",
      `update variant set availability = 'Backorderable', quantity = 0 where product_page_id = ${sample.camshaft}`,
      [{ topic: "stock", productIds: [sample.camshaft] }]
    ],
    ["a quantity", `update variant set quantity = quantity + 1 where ${rotor}`, [{ topic: "quantity", productIds: [sample.rotor] }]],
    [
      "an added variant that does not change its product's price",
      `insert into variant select (jsonb_populate_record(variant, '${dearer}')).* from variant where sku_variant_number = 'CAM-P7-1'`,
      [{ topic: "stock", productIds: [sample.axleKit] }]
    ],
    [
      "a variant moved to another product, with both products",
      `update variant set product_page_id = ${sample.raceRotor} where sku_variant_number = 'CAM-P7-9'`,
      [
        { topic: "stock", productIds: [sample.raceRotor] },
        { topic: "stock", productIds: [sample.axleKit] }
      ]
    ],
    [
      "a deleted variant",
      `delete from variant where sku_variant_number = 'CAM-P7-9'`,
      [{ topic: "stock", productIds: [sample.raceRotor] }]
    ],
    ["a rating", `update product set rating = 2.5 where ${rotor}`, [{ topic: "rating", productIds: [sample.rotor] }]],
    ["a title", `update product set title = title || '!' where ${rotor}`, [{ topic: "product", productIds: [sample.rotor] }]],
    [
      "an application",
      `update application set note = 'Check clearance' where ${rotor}`,
      [{ topic: "product", productIds: [sample.rotor] }]
    ],
    ["a review", `delete from review where ${rotor}`, [{ topic: "product", productIds: [sample.rotor] }]],
    [
      "a banner",
      `insert into banner (kind, title, ordinality) values ('promotion', 'Free stickers', 1)`,
      [{ topic: "banner", productIds: null }]
    ],
    ["a category", `update category set name = name || 's' where slug = 'brakes'`, [{ topic: "reference", productIds: null }]],
    ["a new catalog version", `update catalogue set version = version || '+'`, [{ topic: "catalogue", productIds: null }]],
    ["no update that changes nothing", `update variant set price_cents = price_cents; update brand set name = name where false`, []]
  ])("OPS-43 records %s, changed by a direct SQL statement, with its products", async (_, statement, expected) => {
    const look = await openProcess()
    for (const one of statement.split(";")) await run(one)
    expect(await look()).toEqual(expected)
    expect(await look()).toEqual([])
  })

  it("OPS-43 reports changes after their commit, in any commit order, and never after a rollback", async ({ skip }) => {
    skip(kind === "embedded", "the embedded database has one connection")
    const look = await openProcess()
    const [first, second] = await Promise.all([database.pool.connect(), database.pool.connect()])
    await first.query("begin")
    await first.query(`update variant set price_cents = 1 where product_page_id = ${sample.rotor}`)
    await second.query("begin")
    await second.query(`update variant set price_cents = 2 where product_page_id = ${sample.camshaft}`)
    await second.query("commit")
    expect(await look()).toEqual([{ topic: "price", productIds: [sample.camshaft] }])
    await second.query("begin")
    await second.query(`update variant set price_cents = 3 where product_page_id = ${sample.camshaft}`)
    await second.query("rollback")
    expect(await look()).toEqual([])
    await first.query("commit")
    expect(await look()).toEqual([{ topic: "price", productIds: [sample.rotor] }])
    expect(await look()).toEqual([])
    first.release()
    second.release()
  })

  it("OPS-43 polls again if a notification arrived during a slow poll", async ({ skip }) => {
    skip(kind === "embedded", "the embedded database has one connection")
    let now = 0
    const changes = createChangeLog(database.kysely, () => now)
    const received: Array<Change> = []
    changes.listen((expected) => void received.push(...expected))
    await changes.poll()
    const holder = await database.pool.connect()
    await holder.query("begin")
    await holder.query("lock table change in access exclusive mode")
    const slow = changes.poll()
    now = 500
    changes.requestPoll()
    const joined = changes.poll()
    await holder.query("commit")
    holder.release()
    await Promise.all([slow, joined])
    expect(changes.isDue()).toBe(true)
  })

  it("OPS-43 reports that anything may have changed, after too many changes or too many hours without a poll", async () => {
    const look = await openProcess()
    await sql`insert into change (topic, product_ids) select 'price', array[number] from generate_series(1, 1001) as number`.execute(
      database.kysely
    )
    expect((await look()).map(({ productIds, topic }) => [topic, productIds])).toEqual(MATTERS.map((topic) => [topic, null]))
    expect(await look()).toEqual([])

    const pollLater = await openProcess(0)
    expect((await pollLater()).map(({ productIds, topic }) => [topic, productIds])).toEqual(MATTERS.map((topic) => [topic, null]))
  })

  it("OPS-51 uses the database's clock, not the machine's", async () => {
    const year = 365 * 24 * 3_600_000
    const clock = vi.spyOn(Date, "now").mockReturnValue(Date.now() + year)
    const changes = createChangeLog(database.kysely)
    clock.mockRestore()
    expect(changes.now() - Date.now()).toBeGreaterThan(year / 2)
    await changes.poll()
    expect(Math.abs(changes.now() - Date.now())).toBeLessThan(60_000)
  })

  it("OPS-43 reports no changes while a catalog is being imported", async () => {
    const look = await openProcess()
    await run("update catalogue set is_complete = false")
    await run("update product set price_cents = price_cents + 1")
    await run("update catalogue set is_complete = true, version = version || 'x'")
    expect(await look()).toEqual([{ topic: "catalogue", productIds: null }])
  })
})

describe("listenForChanges", () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await postgresDatabase.open(sampleCatalog)
  })
  afterAll(() => database.drop())

  it(
    "OPS-43 polls after each commit that changed cached data, but not after stock changes, and reconnects after a lost connection",
    { tags: "full" },
    async () => {
      const hurry = vi.fn<() => void>()
      const listener = Effect.runFork(listenForChanges(database.pools["unhurried"]!, hurry))
      await expect.poll(() => hurry).toHaveBeenCalledTimes(1)
      await sql`update variant set quantity = quantity + 1`.execute(database.kysely)
      await sql`update variant set price_cents = price_cents + 1`.execute(database.kysely)
      await expect.poll(() => hurry).toHaveBeenCalledTimes(2)

      await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where query = 'listen camber_changes' and datname = current_database()`.execute(database.kysely)
      await expect.poll(() => hurry).toHaveBeenCalledTimes(3)
      await sql`update variant set price_cents = price_cents + 1`.execute(database.kysely)
      await expect.poll(() => hurry).toHaveBeenCalledTimes(4)
      await Effect.runPromise(Fiber.interrupt(listener))
    }
  )
})
