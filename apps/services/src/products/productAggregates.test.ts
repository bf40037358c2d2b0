import { sql } from "kysely"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { type TestDatabase, allDatabases } from "../../test/allDatabases.ts"
import { sampleCatalog } from "../schema/testing/sampleCatalog.ts"
import { sample } from "../schema/testing/sampleVehicles.ts"
import { repairProductAggregates } from "./availability.ts"

const [first, second] = ["CAM-P2-1", "CAM-P2-2"]

describe.each(allDatabases)("product aggregates of changed variants on $kind", ({ kind, open }) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await open(sampleCatalog)
  })
  beforeEach(() => run(`update variant set price_cents = 20000, list_price_cents = null, availability = 'InStock' where ${rotor}`))
  afterAll(() => database.drop())

  const rotor = `product_page_id = ${sample.rotor}`
  const run = async (statement: string) => void (await sql.raw(statement).execute(database.kysely))
  const shown = async () => {
    const row = await database.kysely
      .selectFrom("product")
      .select(["lead_variant_number", "price_cents", "list_price_cents", "availability", "image"])
      .where("product_page_id", "=", sample.rotor)
      .executeTakeFirstOrThrow()
    return [row.lead_variant_number, row.price_cents, row.list_price_cents, row.availability]
  }
  const set = (number: string, change: string) => run(`update variant set ${change} where sku_variant_number = '${number}'`)

  it("OPS-64 aggregates are those of the cheapest available variant, with its price and image", async () => {
    expect(await shown()).toEqual([first, 20_000, null, "InStock"])
    await set(second, "price_cents = 19000, list_price_cents = 25000")
    expect(await shown()).toEqual([second, 19_000, 25_000, "InStock"])
    const { image } = await database.kysely
      .selectFrom("product")
      .select("image")
      .where("product_page_id", "=", sample.rotor)
      .executeTakeFirstOrThrow()
    expect(image).toContain("bolts=6")
    await set(second, "availability = 'Discontinued'")
    expect(await shown()).toEqual([first, 20_000, null, "InStock"])
    await set(first, "availability = 'NotAvailable'")
    expect(await shown()).toEqual([second, 19_000, 25_000, "NotAvailable"])
  })

  it("OPS-64 aggregates contain the best availability of the variants, and otherwise do not change", async () => {
    await set(first, "availability = 'Backorderable', quantity = 0")
    expect(await shown()).toEqual([first, 20_000, null, "InStock"])
    await set(second, "availability = 'MadeToOrder'")
    expect(await shown()).toEqual([first, 20_000, null, "Backorderable"])
    await run(`update product set price_cents = 1 where ${rotor}`)
    await set(first, "quantity = 7")
    expect((await shown())[1]).toBe(1)
  })

  it("OPS-64 aggregates change when a variant is added or deleted", async () => {
    await run(`create table another as select * from variant where sku_variant_number = '${first}'`)
    await run(`update another set sku_variant_number = 'CAM-P2-9', mpn = 'P2-9', upc = 'P2-9', ordinality = 9, price_cents = 500`)
    await run(`insert into variant select * from another`)
    expect(await shown()).toEqual(["CAM-P2-9", 500, null, "InStock"])
    await run(`delete from variant where sku_variant_number = 'CAM-P2-9'`)
    expect(await shown()).toEqual([first, 20_000, null, "InStock"])
    await run(`drop table another`)
  })

  it("OPS-64 become Discontinued without variants and recover when a variant returns", async () => {
    await run(`create table lost as select * from variant where ${rotor}`)
    await run(`delete from variant where ${rotor}`)
    expect(await shown()).toEqual([first, 20_000, null, "Discontinued"])
    await repairProductAggregates(database.kysely)
    expect(await shown()).toEqual([first, 20_000, null, "Discontinued"])
    await run("insert into variant select * from lost")
    expect(await shown()).toEqual([first, 20_000, null, "InStock"])
    await run("drop table lost")
  })

  it("OPS-64 aggregates are corrected and logged after an older release has written them, except during an import", async () => {
    await repairProductAggregates(database.kysely)
    await run("delete from change")
    await repairProductAggregates(database.kysely)
    const topics = async () => {
      const changes = await database.kysely.selectFrom("change").select(["topic", "product_ids"]).execute()
      return changes.map(({ product_ids, topic }) => [topic, product_ids])
    }
    expect(await topics()).toEqual([])
    await run("update catalogue set is_complete = false")
    await run(`update product set availability = 'Backorderable' where ${rotor}`)
    await repairProductAggregates(database.kysely)
    expect((await shown())[3]).toBe("Backorderable")
    await run("update catalogue set is_complete = true")
    await repairProductAggregates(database.kysely)
    expect(await shown()).toEqual([first, 20_000, null, "InStock"])
    expect(await topics()).toEqual([["stock", [sample.rotor]]])
  })

  it("OPS-64 aggregates are corrected on the next run, without waiting, if the row is locked", async ({ skip }) => {
    skip(kind === "embedded", "the embedded database has one connection")
    await run(`update product set availability = 'Backorderable' where ${rotor}`)
    const holder = await database.pool.connect()
    await holder.query("begin")
    await holder.query(`select from product where ${rotor} for update`)
    await repairProductAggregates(database.kysely)
    await holder.query("commit")
    holder.release()
    expect((await shown())[3]).toBe("Backorderable")
    await repairProductAggregates(database.kysely)
    expect((await shown())[3]).toBe("InStock")
  })

  it("OPS-64 stay unchanged during a catalog import", async () => {
    await run("update catalogue set is_complete = false")
    await set(first, "price_cents = 100")
    expect((await shown())[1]).toBe(20_000)
    await run("update catalogue set is_complete = true")
  })

  it("OPS-64 aggregates are correct after two concurrent transactions that each change a variant", async ({ skip }) => {
    skip(kind === "embedded", "the embedded database has one connection")
    const [one, other] = [await database.pool.connect(), await database.pool.connect()]
    await one.query("begin")
    await one.query(`update variant set availability = 'Backorderable' where sku_variant_number = '${first}'`)
    await other.query("begin")
    const waiting = other.query(`update variant set availability = 'MadeToOrder' where sku_variant_number = '${second}'`)
    await expect
      .poll(async () => (await database.pool.query("select from pg_locks where not granted")).rowCount, { timeout: 10_000 })
      .toBeGreaterThan(0)
    await one.query("commit")
    await waiting
    await other.query("commit")
    one.release()
    other.release()
    expect(await shown()).toEqual([first, 20_000, null, "Backorderable"])
  })
})
