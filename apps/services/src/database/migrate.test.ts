import { Effect } from "effect"
import { type Kysely, sql } from "kysely"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { type TemporaryDatabase, postgresDatabase, allDatabases } from "../../test/allDatabases.ts"
import type { Database } from "./Database.ts"
import { expectMigrated, migrate, type Migrations } from "./migrate.ts"
import { migrations } from "./migrations.ts"
import { openDatabase } from "./openDatabase.ts"

const statement = (text: string) => ({ up: async (db: Kysely<unknown>) => void (await sql.raw(text).execute(db)) })
const first: Migrations = { "0001-one": statement("create table one (id int)") }
const second: Migrations = { ...first, "0002-two": statement("create table two (id int)") }
const failing: Migrations = { ...second, "0003-three": statement("create table one (id int)") }

describe.each(allDatabases)("migrations on $kind", ({ place }) => {
  let where: TemporaryDatabase
  let database: Database
  beforeEach(async () => {
    where = await place()
    database = await Effect.runPromise(openDatabase(where.settings))
  }, 30_000)
  afterEach(async () => {
    await database.close()
    await where.remove()
  })

  const run = (list: Migrations, on = database) => Effect.runPromise(migrate(on.kysely, list))
  const tables = async () => {
    const { rows } = await database.pool.query(
      "select tablename from pg_tables where schemaname = 'public' and tablename in ('one', 'two') order by 1"
    )
    return rows.map(({ tablename }) => tablename)
  }

  it("each run once, in the order of their names", async () => {
    expect(await run(first)).toEqual(["0001-one"])
    expect(await run(second)).toEqual(["0002-two"])
    expect(await run(second)).toEqual([])
    expect(await tables()).toEqual(["one", "two"])
  })

  it("each run once when two processes start at the same time", async () => {
    const ran = await Promise.all([run(second), run(second)])
    expect(ran.flat().sort()).toEqual(["0001-one", "0002-two"])
  })

  it("migrations are all rolled back if one fails, and its name is reported", async () => {
    await expect(run(failing)).rejects.toMatchObject({ _tag: "MigrationFailed", migration: "0003-three" })
    expect(await tables()).toEqual([])
    expect(await run(second)).toEqual(["0001-one", "0002-two"])
  })

  it("reject a program that is older than the data", async () => {
    await run(second)
    await expect(run(first)).rejects.toThrow(
      "The database was written by a newer version of this program (it has migration 0002-two, this version knows 0001-one): update the program."
    )
  })

  it("OPS-20 do not run if an applied migration was changed", async () => {
    const as = (checksum: string): Migrations => ({ "0001-one": { ...statement("create table one (id int)"), checksum } })
    await run(as("a"))
    expect(await run(as("a"))).toEqual([])
    const edited = { ...second, ...as("b") }
    await expect(run(edited)).rejects.toMatchObject({ _tag: "MigrationEdited", migration: "0001-one" })
    expect(await tables()).toEqual(["one"])
  })

  it("OPS-20 run if earlier ones ran before checksums were stored", async () => {
    await run(first)
    await database.pool.query("drop table migration_checksum")
    const previous: Migrations = { "0001-one": { ...statement("create table one (id int)"), checksum: "a" } }
    expect(await run(previous)).toEqual([])
    await expect(run({ "0001-one": { ...statement("create table one (id int)"), checksum: "b" } })).rejects.toMatchObject({
      _tag: "MigrationEdited"
    })
  })

  it("OPS-20 let an older program start if they are marked as keepsOlder", async () => {
    await run({ ...first, "0002-two": { ...statement("create table two (id int)"), keepsOlder: true } })
    expect(await run(first)).toEqual([])
    await Effect.runPromise(expectMigrated(database.kysely, first))
  })

  it("OPS-20 reject an older program if one of its own migrations has not run", async () => {
    await run({ ...first, "0003-three": { ...statement("create table three (id int)"), keepsOlder: true } })
    await expect(run(second)).rejects.toMatchObject({ _tag: "SchemaNewer", found: "migration 0003-three" })
    expect(await tables()).not.toContain("two")
  })

  it("OPS-20 migrations are reported as pending to a program that may not migrate", async () => {
    await run(first)
    const check = Effect.runPromise(expectMigrated(database.kysely, second))
    await expect(check).rejects.toMatchObject({ _tag: "SchemaOutdated", migration: "0002-two" })
    expect(await tables()).toEqual(["one"])
  })

  const index = { name: "two_by_id", on: "two (id)" }
  const indexed: Migrations = { ...second, "0003-index": { index, keepsOlder: true }, "0004-four": statement("create table four (id int)") }
  const validity = async () =>
    (await database.pool.query("select indisvalid from pg_index where indexrelid = to_regclass('two_by_id')")).rows[0]?.indisvalid

  it("OPS-45 create an index outside a transaction, in order, and once when two processes start at the same time", async () => {
    const ran = await Promise.all([run(indexed), run(indexed)])
    expect(ran.flat().sort()).toEqual(["0001-one", "0002-two", "0003-index", "0004-four"])
    expect(await validity()).toBe(true)
    expect(await run(indexed)).toEqual([])
  })

  it("OPS-45 recreate an index that was left invalid", async () => {
    await run(second)
    await database.pool.query("insert into two values (1), (1)")
    const unfinished = async () => {
      await expect(database.pool.query("create unique index concurrently two_by_id on two (id)")).rejects.toThrow("unique")
      expect(await validity()).toBe(false)
    }
    await unfinished()
    const unique: Migrations = { ...second, "0003-index": { index: { ...index, isUnique: true } } }
    await expect(run(unique)).rejects.toMatchObject({ _tag: "MigrationFailed", migration: "0003-index" })
    // An invalid unique index would reject writes of other processes.
    expect(await validity()).toBeUndefined()
    await unfinished()
    await database.pool.query("delete from two where ctid = (select min(ctid) from two)")
    expect(await run(unique)).toEqual(["0003-index"])
    expect(await validity()).toBe(true)
  })

  it("can run a second time without changing the shop", { tags: "full" }, async () => {
    expect(await run(migrations)).toEqual(Object.keys(migrations))
    expect(await run(migrations)).toEqual([])
  })

  it(
    "preserve the shop's older data: reviews wait for approval, lines get the date of their order, points are credited at shipment, returns become cases",
    { tags: "full" },
    async () => {
      const older = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < "0016"))
      await run(older)
      for (const text of olderData) await database.pool.query(text)
      expect(await run(migrations)).toEqual(Object.keys(migrations).filter((name) => name >= "0016"))
      const found = async (text: string) => (await database.pool.query(text)).rows
      expect(await found("select review_id, status, staff_words from customer_review")).toEqual([
        { review_id: 1, status: "waiting", staff_words: null }
      ])
      expect(
        await found("select distinct order_number from order_line join customer_order using (order_number, placed_at) order by 1")
      ).toEqual([{ order_number: "PLACED" }, { order_number: "RETURNED" }, { order_number: "SHIPPED" }])
      expect(await found("select order_number, reason from points_entry order by entry_id")).toEqual([
        { order_number: "PLACED", reason: "redeemed" },
        { order_number: "SHIPPED", reason: "order" }
      ])
      expect(await found("select distinct taken, is_unclaimed from customer_order")).toEqual([{ taken: [], is_unclaimed: false }])
      expect(await found("select distinct taxes_shipping, taxes_cores from customer_order")).toEqual([
        { taxes_shipping: true, taxes_cores: false }
      ])
      const cases = "select reason, note, state, ordinality, kind, quantity, received from return_case join return_line using (return_id)"
      expect(await found(`${cases} order by requested_at, return_id, ordinality`)).toEqual([
        { reason: "other", note: null, state: "requested", ordinality: 1, kind: "goods", quantity: 2, received: null },
        { reason: "other", note: null, state: "requested", ordinality: 3, kind: "goods", quantity: 1, received: null },
        { reason: "damaged", note: "Bent", state: "requested", ordinality: 2, kind: "goods", quantity: 1, received: null }
      ])
      const parcels =
        "select order_number, carrier, ordinality, quantity from shipment join shipment_line using (shipment_id) order by 1, 3"
      expect(await found(parcels)).toEqual([
        ...[1, 2, 3].map((ordinality) => ({ order_number: "RETURNED", carrier: "other", ordinality, quantity: 3 })),
        { order_number: "SHIPPED", carrier: "other", ordinality: 1, quantity: 1 }
      ])
      expect(await found("select has_special_price from account")).toEqual([{ has_special_price: false }])
    }
  )
})

describe("migrations of a locked table", () => {
  it("OPS-45 let waiting queries run first, and run when the lock is released", { tags: "full" }, async () => {
    const { remove, settings } = await postgresDatabase.place()
    const open = () => Effect.runPromise(openDatabase(settings))
    const [database, other] = await Promise.all([open(), open()])
    await Effect.runPromise(migrate(database.background, first))
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    const { promise: held, resolve: hold } = Promise.withResolvers<void>()
    const holding = other.kysely.transaction().execute(async (transaction) => {
      await sql`select from one`.execute(transaction)
      hold()
      await released
    })
    await held
    const widened: Migrations = { ...first, "0002-more": statement("alter table one add column more int") }
    const migrating = Effect.runPromise(migrate(database.background, widened, 500))
    const waits = () => other.pool.query("select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'")
    await expect.poll(async () => (await waits()).rowCount, { timeout: 20_000, interval: 20 }).toBe(1)
    // This query queues behind the migration until the migration stops waiting after its lock timeout.
    await other.pool.query("select from one")
    release()
    await holding
    expect(await migrating).toEqual(["0002-more"])
    await Promise.all([database.close(), other.close()])
    await remove()
  })
})

/**
 * Data that a shop with the first fifteen migrations may contain: an account, a review, and orders that are placed,
 * shipped and returned.
 */
const guid = "00000000-0000-4000-8000-000000000001"
const insertOrder = (number: string, status: string) => `
  insert into customer_order (web_user_guid, order_number, placed_at, shipped_at, status, email, contact, shipping_method, payment, subtotal_cents,
    savings_cents, promo_cents, points_redeemed, points_cents, shipping_cents, tax_cents, total_cents, points_earned)
  values ('${guid}', '${number}', '2026-01-02', ${status === "shipped" ? "'2026-01-03'" : null}, '${status}', 'june@example.com', '{}', 'ground', '{}', 100, 0, 0, 0, 0, 0, 0, 100, 10)`
const insertLine = (number: string, ordinality = 1, quantity = 1) => `
  insert into order_line (web_user_guid, order_number, ordinality, sku_variant_number, sku_base_number, product_page_id, title, brand, image,
    url, options, components, quantity, unit_price_cents, discount_cents, paid_cents, list)
  values ('${guid}', '${number}', ${ordinality}, 'CAM-P2-1', 'CAM-P2', 2, 'Rotor', 'Camber', 'rotor', '/', '[]', '[]', ${quantity}, 100, 0, 100, '{}')`
const olderData: ReadonlyArray<string> = [
  `insert into account (account_id, web_user_guid, email, email_key) values ('${guid}', '${guid}', 'june@example.com', 'june@example.com')`,
  `insert into customer_review (web_user_guid, sku_base_number, stars, title, text, author) values ('${guid}', 'CAM-P2', 4, '', '', '')`,
  insertOrder("PLACED", "placed"),
  insertOrder("SHIPPED", "shipped"),
  insertLine("PLACED"),
  insertLine("SHIPPED"),
  insertOrder("RETURNED", "shipped"),
  ...[1, 2, 3].map((ordinality) => insertLine("RETURNED", ordinality, 3)),
  `insert into return_request (web_user_guid, order_number, ordinality, quantity, reason, note, requested_at)
   values ('${guid}', 'RETURNED', 1, 2, 'other', null, '2026-02-01'), ('${guid}', 'RETURNED', 2, 1, 'damaged', 'Bent', '2026-02-02'),
     ('${guid}', 'RETURNED', 3, 1, 'other', '', '2026-02-03')`,
  `insert into points_entry (web_user_guid, points, reason, order_number)
   values ('${guid}', -50, 'redeemed', 'PLACED'), ('${guid}', 10, 'order', 'PLACED'), ('${guid}', 10, 'order', 'SHIPPED')`
]
