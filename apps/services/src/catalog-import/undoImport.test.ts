import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases, type TestDatabase } from "../../test/allDatabases.ts"
import { importCatalog, purgeLeaving, undoImport } from "./index.ts"
import { createImportSteps, importOptions, openImports, seedDemo } from "./testing/openImports.ts"
import { ownShop, type OwnShop, toFiles } from "./testing/ownShop.ts"

describe.each(allDatabases)("undoing an import on $kind", ({ open }) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await openImports(open)
    expect(await load(ownShop, { mayRemove: true })).toMatchObject({ state: "loaded" })
  }, 60_000)
  afterAll(() => database.drop())
  const { load, readPart, readVersion, rowsOf } = createImportSteps(() => database)

  it.each([true, false])("restores removed parts and variants with their live price and stock (deleted before: %s)", async (isPurged) => {
    const less = {
      products: ownShop.products.replace(/^stool.*\n/m, ""),
      variants: ownShop.variants.replace(/^(?:ST-1|PAD 1\/B).*\n/gm, ""),
      prices: ownShop.prices.replace(/^(?:ST-1|PAD 1\/B).*\n/gm, ""),
      stock: ownShop.stock.replace(/^(?:ST-1|PAD 1\/B).*\n/gm, ""),
      kits: ownShop.kits.replace(/^KIT,1.*\n/m, "")
    }
    await load(ownShop, { isAgain: true })
    const readParts = () =>
      rowsOf(`
        select sku_variant_number as sku, price_cents, list_price_cents, quantity, availability, lead_days, (
          select json_object_agg(warehouse, shelf.quantity) from warehouse_stock as shelf
          where shelf.sku_variant_number = variant.sku_variant_number) as shelves
        from variant where sku_variant_number in ('ST-1', 'PAD 1/B') order by 1`)
    await sql`
      update variant set price_cents = 4242, list_price_cents = 5000, quantity = 3, lead_days = 4, availability = 'InStock'
      where sku_variant_number in ('ST-1', 'PAD 1/B')`.execute(database.kysely)
    await sql`delete from warehouse_stock where sku_variant_number in ('ST-1', 'PAD 1/B')`.execute(database.kysely)
    await sql`insert into warehouse_stock values ('ST-1', 1, 3), ('PAD 1/B', 1, 1), ('PAD 1/B', 2, 2)`.execute(database.kysely)
    const before = await readParts()
    const request = { files: toFiles({ ...ownShop, ...less }), source: "shop", isCheck: false, mayRemove: true, isAgain: false }
    expect(await importCatalog(database.kysely, request, importOptions)).toMatchObject({
      state: "loaded",
      counts: { gone: 1, changed: 2 }
    })
    if (isPurged) await purgeLeaving(database.kysely, undefined, 0)
    expect(await undoImport(database.kysely, importOptions)).toMatchObject({ _tag: "Undone" })
    expect(await readParts()).toEqual(before)
  })

  const extra = (sku: string, price: string): OwnShop => ({
    ...ownShop,
    variants: `${ownShop.variants}${sku},pads,X-${sku},,Compound,${sku},4\n`,
    prices: `${ownShop.prices}${sku},${price},\n`,
    stock: `${ownShop.stock}${sku},main,6\n`
  })

  it("keeps the price and count of a variant that an undo has restored, also in the next import", async () => {
    await load(extra("V2", "12.00"))
    await load(extra("V3", "13.00"))
    expect(await readPart("V2")).toBeUndefined()
    expect(await undoImport(database.kysely, importOptions)).toMatchObject({ _tag: "Undone" })
    expect(await readPart("V2")).toMatchObject({ price_cents: 1200, quantity: 6 })
    expect(await readPart("V3")).toBeUndefined()
    expect(await load(extra("V2", "12.50"))).toMatchObject({ state: "loaded" })
    expect(await readPart("V2")).toMatchObject({ price_cents: 1250, quantity: 6 })
  })

  it("can import again both the previous files and the undone files", { tags: "full" }, async () => {
    await load(extra("V3", "13.00"))
    await undoImport(database.kysely, importOptions)
    expect(await load(extra("V2", "12.50"))).toMatchObject({ state: "loaded" })
    await load(extra("V3", "13.00"))
    await undoImport(database.kysely, importOptions)
    expect(await load(extra("V3", "13.00"))).toMatchObject({ state: "loaded" })
    expect(await rowsOf("select quantity from warehouse_stock where sku_variant_number = 'V3'")).toEqual([{ quantity: 6 }])
  })

  it("is refused if the replaced parts are no longer stored", async () => {
    const { importId } = await load({ ...ownShop, products: ownShop.products.replace("Shop Stool", "Last Stool") })
    await sql`delete from import_change where import_id = ${importId}`.execute(database.kysely)
    const version = await readVersion()
    expect(await undoImport(database.kysely, importOptions)).toEqual({ _tag: "TooOld", importId })
    expect(await readVersion()).toBe(version)
  })

  it("is not possible after a seeding, and the same files can be imported again", { tags: "full", timeout: 60_000 }, async () => {
    await load(ownShop, { mayRemove: true, isAgain: true })
    await seedDemo(database)
    expect(await undoImport(database.kysely, importOptions)).toEqual({ _tag: "NothingToUndo" })
    expect(await load(ownShop)).toMatchObject({ state: "loaded" })
  })
})
