import { sql } from "kysely"
import { readFileSync } from "node:fs"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases, type TestDatabase } from "../../../test/allDatabases.ts"
import { demoContent } from "../../../test/demoContent.ts"
import { sampleCatalog } from "../../schema/testing/sampleCatalog.ts"
import { type FeedRequest, importCatalog, importOffers, listProblems, undoImport } from "../index.ts"
import { requireStaged } from "../stageImport.ts"
import { openSample } from "../testing/ownShop.ts"

const feed = (name: string): string =>
  readFileSync(new URL(`../../../../../packages/catalog-import/test/samples/feeds/${name}.csv`, import.meta.url), "utf8")
    // The counts of the sample catalog get the present time, because the import took place now.
    .replaceAll("2026-11-28T12:00:00Z", new Date().toISOString())
const options = { getPartImagePath: demoContent.illustrations.getPartImagePath, categoryAliases: [] }

describe.each(allDatabases)("price and stock feeds on $kind", ({ open }) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await open(sampleCatalog)
    const files = openSample().filter(({ name }) => /^(?:products|variants|prices|stock)\.csv$/.test(name))
    const request = { files, source: "sample", isCheck: false, mayRemove: true, isAgain: false }
    expect(await importCatalog(database.background, request, options)).toMatchObject({ state: "loaded" })
  }, 60_000)
  afterAll(() => database.drop())

  const load = (kind: FeedRequest["kind"], text: string, changes: Partial<FeedRequest> = {}) => {
    const read = async function* () {
      yield Buffer.from(text)
    }
    const request = { kind, file: { name: `${kind}.csv`, read }, source: `${kind}.csv`, isCheck: false, mayChangeMuch: false, ...changes }
    return importOffers(database.background, request, options)
  }
  const readPart = async (sku: string) => {
    const { rows } = await sql<{
      cents: number
      list: number | null
      quantity: number
      state: string
      shelves: Readonly<Record<string, number>>
    }>`
      select price_cents as cents, list_price_cents as list, quantity, availability as state,
        (select json_object_agg(key, shelf.quantity) from warehouse_stock as shelf join id_ledger on kind = 'warehouse' and id = warehouse
          where shelf.sku_variant_number = variant.sku_variant_number and shelf.quantity > 0) as shelves
      from variant where sku_variant_number = ${sku}`.execute(database.kysely)
    return rows[0]
  }
  const listCodes = async (importId: number | null) =>
    (await listProblems(database.kysely, importId ?? 0, 20)).map(({ code, column_number, line }) => [code, line, column_number])
  const readChanges = async () => {
    const { rows } = await sql<{ topic: string; ids: number }>`
      select topic, cardinality(product_ids) as ids from change order by change_id`.execute(database.kysely)
    await sql`delete from change`.execute(database.kysely)
    return rows
  }

  it("checks prices without changing them", async () => {
    const report = await load("prices", feed("prices"), { isCheck: true })
    // One SKU of the sample is hidden, so it is not in the shop.
    expect(report).toMatchObject({ state: "checked", counts: { rows: 142, changed: 8, same: 130, wrong: 3 } })
    expect(await listCodes(report.importId)).toEqual([
      ["price-of-another-day", 55, 4],
      ["price-move", 7, 2],
      ["unknown-sku", expect.any(Number), 1],
      ["unknown-sku", 142, 1],
      ["unknown-sku", 143, 1]
    ])
    expect(await readPart("MB-4403-LP")).toMatchObject({ cents: 3875 })
  })

  it("OPS-54 changes only the prices that differ, and reports only their products", async () => {
    await readChanges()
    expect(await load("prices", feed("prices"))).toMatchObject({ state: "loaded", counts: { changed: 8 } })
    expect(await readPart("MB-4403-LP")).toMatchObject({ cents: 5619 })
    const changes = await readChanges()
    expect(new Set(changes.map(({ topic }) => topic))).toEqual(new Set(["price"]))
    expect(Math.max(...changes.map(({ ids }) => ids))).toBeLessThanOrEqual(8)
  })

  it("undoes a feed, but keeps a price that has changed since", async () => {
    await sql`update variant set price_cents = 999 where sku_variant_number = 'HRW 315/6'`.execute(database.kysely)
    expect(await undoImport(database.background, options)).toMatchObject({ _tag: "Undone", kind: "prices" })
    expect(await readPart("MB-4403-LP")).toMatchObject({ cents: 3875 })
    expect(await readPart("HRW 315/6")).toMatchObject({ cents: 999 })
  })

  it("stops before many prices change by more than half, unless the owner allows it", async () => {
    const text = "sku,price\nMB-4401-S,4.99\nMB-4402,31.50\n"
    expect(await load("prices", text)).toMatchObject({ state: "refused", message: expect.stringContaining("change by more than half") })
    expect(await readPart("MB-4401-S")).toMatchObject({ cents: 4995 })
    expect(await load("prices", text, { mayChangeMuch: true })).toMatchObject({ state: "loaded" })
    expect(await readPart("MB-4401-S")).toMatchObject({ cents: 499 })
  })

  it("keeps the staged changes of another feed that is still being read", async () => {
    const other = await database.kysely
      .insertInto("import")
      .values({ kind: "stock", state: "reading", source: "stock.csv", hash: "" })
      .returning("import_id")
      .executeTakeFirstOrThrow()
    const staged = { import_id: other.import_id, ordinal: 1, sku: "MB-4402", before: "{}", after: "{}" }
    await database.kysely.insertInto("import_offer").values(staged).execute()
    await load("prices", "sku,price\nMB-4402,31.50\n")
    await expect(requireStaged(database.kysely, other.import_id, "import_offer", 1)).resolves.toBeUndefined()
    await expect(requireStaged(database.kysely, other.import_id, "import_offer", 2)).rejects.toThrow("Another import deleted")
    await database.kysely.deleteFrom("import").where("import_id", "=", other.import_id).execute()
  })

  it("finds SKUs in any letter case, and accepts a sale price", async () => {
    await load("prices", "sku,price,sale_price\nmb-4402,31.50,29.00\n")
    expect(await readPart("MB-4402")).toMatchObject({ cents: 2900, list: 3150 })
  })

  it("sets counts by warehouse", async () => {
    const report = await load("stock", feed("stock"))
    expect(report).toMatchObject({ state: "loaded", counts: { rows: 281, changed: 10 } })
    expect(await listCodes(report.importId)).toContainEqual(["unknown-warehouse", 282, 2])
    expect(await readPart("MB-4401-S")).toMatchObject({ quantity: 26, shelves: { main: 23, annex: 3 } })
  })

  it("rejects an older count, and a count from the future", async () => {
    const report = await load("stock", feed("wrong-counts"), { mayChangeMuch: true })
    expect(await listCodes(report.importId)).toEqual([
      ["bad-quantity", 2, 3],
      ["bad-quantity", 3, 3],
      ["bad-quantity", 5, 3],
      ["older-count", 4, 4],
      ["future-count", 6, 4]
    ])
  })

  it("makes a variant without pieces unavailable, and a variant with pieces available again", async () => {
    await load("stock", "sku,stock\nMB-4401-S,0\n")
    expect(await readPart("MB-4401-S")).toMatchObject({ quantity: 0, state: "NotAvailable", shelves: null })
    await load("stock", "sku,stock\nMB-4401-S,4\n")
    expect(await readPart("MB-4401-S")).toMatchObject({ quantity: 4, state: "InStock" })
  })

  it("restores shelves, availability and lead times when a feed is undone", async () => {
    const sku = "MB-4401-S"
    await load("stock", `sku,warehouse,quantity\n${sku},main,3\n${sku},annex,4\n`)
    await sql`update variant set availability = 'NotAvailable', lead_days = 2 where sku_variant_number = ${sku}`.execute(database.kysely)
    const before = await readPart(sku)
    await load("stock", `sku,stock,lead_days\n${sku},12,9\n`)
    expect(await readPart(sku)).toMatchObject({ quantity: 12, state: "InStock" })
    expect(await undoImport(database.background, options)).toMatchObject({ _tag: "Undone", kind: "stock" })
    expect(await readPart(sku)).toEqual(before)
    const { rows } = await sql`select lead_days from variant where sku_variant_number = ${sku}`.execute(database.kysely)
    expect(rows).toEqual([{ lead_days: 2 }])
  })

  it("keeps a count that staff entered when an earlier feed is undone", async () => {
    await load("stock", "sku,warehouse,quantity\nMB-4402,main,40\n")
    await sql`update warehouse_stock set quantity = 35 where sku_variant_number = 'MB-4402' and quantity = 40`.execute(database.kysely)
    await sql`update variant set quantity = 35 where sku_variant_number = 'MB-4402'`.execute(database.kysely)
    await sql`update stock_count set counted_at = now() where sku_variant_number = 'MB-4402'`.execute(database.kysely)
    expect(await undoImport(database.background, options)).toMatchObject({ _tag: "Undone", kind: "stock" })
    expect(await readPart("MB-4402")).toMatchObject({ quantity: 35 })
    await sql`update warehouse_stock set quantity = 3 where sku_variant_number = 'MB-4402' and quantity = 35`.execute(database.kysely)
  })

  it("does not restore pieces that were sold after a feed when the feed is undone", async () => {
    await load("stock", "sku,warehouse,quantity\nMB-4402,main,10\n")
    await sql`update warehouse_stock set quantity = 8 where sku_variant_number = 'MB-4402' and quantity = 10`.execute(database.kysely)
    expect(await undoImport(database.background, options)).toMatchObject({ _tag: "Undone", kind: "stock" })
    // There were three pieces before the feed, and two were sold.
    expect(await readPart("MB-4402")).toMatchObject({ quantity: 1 })
  })
})
