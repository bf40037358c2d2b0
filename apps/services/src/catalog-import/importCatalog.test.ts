import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases, type TestDatabase } from "../../test/allDatabases.ts"
import { importCatalog, listImports, listProblems, undoImport } from "./index.ts"
import { createImportSteps, importOptions, openImports } from "./testing/openImports.ts"
import { images, ownShop, type OwnShop, toFiles } from "./testing/ownShop.ts"

describe.each(allDatabases)("import on $kind", ({ open }) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await openImports(open)
  }, 60_000)
  afterAll(() => database.drop())
  const { load, readPart, readVersion, rowsOf } = createImportSteps(() => database)

  it("checks files without changing the catalog", async () => {
    const version = await readVersion()
    const report = await load(ownShop, { isCheck: true })
    expect(report).toMatchObject({ state: "checked", from: "a set of Camber's own tables", counts: { products: 4, variants: 5, added: 4 } })
    expect(await readVersion()).toBe(version)
    expect(await rowsOf("select from own_product")).toEqual([])
    expect(await rowsOf("select from import_product")).toEqual([])
  })

  it("stops before it replaces demo parts that were changed by hand", async () => {
    const [part] = await rowsOf<{ sku: string }>("select sku_variant_number as sku from variant order by 1 limit 1")
    const change = (price: number) => sql`update variant set price_cents = ${price} where sku_variant_number = ${part!.sku}`
    await change(4321).execute(database.kysely)
    const version = await readVersion()
    expect(await load(ownShop)).toMatchObject({ state: "refused", message: expect.stringContaining("1 parts were added or changed") })
    expect(await readVersion()).toBe(version)
  })

  it("replaces the demo catalog with a new version", async () => {
    const version = await readVersion()
    const report = await load(ownShop, { mayRemove: true })
    expect(report).toMatchObject({
      state: "loaded",
      counts: { products: 4, variants: 5, added: 4, gone: 0, withFitment: 2 },
      message: null
    })
    expect(await readVersion()).not.toBe(version)
    const titles = await rowsOf<{ title: string }>("select title from product order by product_page_id")
    expect(titles.map(({ title }) => title).toSorted()).toEqual(["Loaded Caliper", "Shop Stool", "Street Pad Set", "Weekend Kit"])
    expect(await rowsOf("select name from brand order by name")).toEqual([{ name: "Acme Brakes" }, { name: "Harrow & Sons" }])
    expect(await rowsOf("select skus from catalogue")).toEqual([{ skus: 5 }])
    expect(await rowsOf("select from import_record union all select from import_product")).toEqual([])
  })

  it("shows the cheapest variant that can be bought, with its list price and its count", async () => {
    const [pads] = await rowsOf(
      "select lead_variant_number, price_cents, list_price_cents, availability from product where title = 'Street Pad Set'"
    )
    expect(pads).toEqual({ lead_variant_number: "PAD 1/A", price_cents: 4995, list_price_cents: 5995, availability: "InStock" })
    expect(await readPart("PAD 1/A")).toMatchObject({ quantity: 23, availability: "InStock" })
    expect(await readPart("ST-1")).toMatchObject({ quantity: 0, availability: "NotAvailable" })
  })

  it("accepts the same part number from two brands", async () => {
    expect(await rowsOf("select sku_variant_number as sku from variant where mpn = '1130' order by 1")).toEqual([
      { sku: "PAD 1/A" },
      { sku: "ST-1" }
    ])
  })

  it("states a fit only where the files contain it, and lists parts without a type under other parts", async () => {
    const applied = await rowsOf("select title, scope, position from application join product using (product_page_id) order by title")
    expect(applied).toEqual([
      { title: "Loaded Caliper", scope: "vehicle", position: "Front" },
      { title: "Street Pad Set", scope: "vehicle", position: "Front" }
    ])
    expect(await rowsOf("select title from product where not is_for_vehicles")).toEqual([{ title: "Shop Stool" }])
    expect(await rowsOf("select segment, image from product where title = 'Shop Stool'")).toEqual([
      { segment: "Other Parts", image: expect.stringContaining("/content/parts/parts-box.svg") }
    ])
  })

  it("imports kits, and names components that are not sold separately", async () => {
    const lines = await rowsOf(`
      select title, component_variant_number as sku, quantity from kit_component join product on product.product_page_id = component_page_id order by ordinality`)
    expect(lines).toEqual([
      { title: "Street Pad Set", sku: "PAD 1/B", quantity: 1 },
      { title: "Loaded Caliper", sku: null, quantity: 2 }
    ])
    expect(await rowsOf("select is_kit, kit_item_count, bullets from product where title = 'Weekend Kit'")).toEqual([
      { is_kit: true, kit_item_count: 2, bullets: ["Includes 1 × Brush"] }
    ])
  })

  it("refuses files that were already imported, and names that import", async () => {
    const report = await load(ownShop)
    expect(report).toMatchObject({
      importId: null,
      state: "refused",
      message: expect.stringMatching(/as import 3\.$/)
    })
  })

  it("keeps live prices and counts, ids and addresses when only a text changes", async () => {
    await sql`update variant set quantity = 7, price_cents = 4500 where sku_variant_number = 'PAD 1/A'`.execute(database.kysely)
    const before = await readPart("PAD 1/A")
    const statements = await rowsOf("select application_id from application order by 1")
    const report = await load({ ...ownShop, products: ownShop.products.replace("Street Pad Set", "Street Brake Pads") })
    expect(report.counts).toMatchObject({ added: 0, changed: 1, same: 3, gone: 0 })
    expect(await readPart("PAD 1/A")).toEqual({ ...before, quantity: 7, price_cents: 4500 })
    expect(await rowsOf("select application_id from application order by 1")).toEqual(statements)
    expect(await rowsOf("select slug, price_cents from product where title = 'Street Brake Pads'")).toEqual([
      { slug: "street-brake-pads", price_cents: 4500 }
    ])
  })

  it("sets a price that has changed in the files, and keeps the live count", async () => {
    const products = ownShop.products.replace("Street Pad Set", "Street Brake Pads")
    const report = await load({ ...ownShop, products, prices: ownShop.prices.replace("49.95", "47.00") })
    expect(report.counts).toMatchObject({ added: 0, changed: 0, same: 4, prices: 1 })
    expect(await readPart("PAD 1/A")).toMatchObject({ quantity: 7, price_cents: 4700 })
  })

  it("undoes the last import, and keeps live prices and counts", async () => {
    await load({ ...ownShop, products: ownShop.products.replace("Shop Stool", "Rolling Stool") })
    await sql`update variant set quantity = 5 where sku_variant_number = 'ST-1'`.execute(database.kysely)
    const result = await undoImport(database.kysely, importOptions)
    expect(result).toMatchObject({ _tag: "Undone", counts: { changed: 2 } })
    expect(await rowsOf("select title from product where title like '%Stool' or title like 'Street%' order by 1")).toEqual([
      { title: "Shop Stool" },
      { title: "Street Brake Pads" }
    ])
    expect(await readPart("ST-1")).toMatchObject({ quantity: 5 })
  })

  it("stops before a tenth of the products disappears, unless the owner allows it", async () => {
    const products = ownShop.products.replace(/^stool.*\n/m, "").replace("Street Pad Set", "Street Brake Pads")
    const less = { ...ownShop, products, variants: ownShop.variants.replace(/^ST-1.*\n/m, "") }
    const shop = { ...less, prices: less.prices.replace(/^ST-1.*\n/m, ""), stock: less.stock.replace(/^ST-1.*\n/m, "") }
    const version = await readVersion()
    const stopped = await load(shop)
    expect(stopped).toMatchObject({
      state: "refused",
      message: "1 of 4 products would disappear, which is more than 10 %.",
      permission: "remove"
    })
    expect(await readVersion()).toBe(version)
    expect(await load(shop, { mayRemove: true })).toMatchObject({ state: "loaded", counts: { gone: 1 } })
    expect(await readPart("ST-1")).toBeUndefined()
    expect(await undoImport(database.kysely, importOptions)).toMatchObject({ _tag: "Undone" })
    expect(await readPart("ST-1")).toMatchObject({ product_page_id: expect.any(Number) })
  })

  it("stops if many rows are invalid, if products have no brand, and if files cannot be read", async () => {
    const version = await readVersion()
    const wrong = await load({ ...ownShop, prices: ownShop.prices.replaceAll(/,\d+/g, ",0") })
    expect(wrong).toMatchObject({ state: "refused", message: expect.stringContaining("are wrong, which is more than 5 %") })
    const unbranded = await load({ ...ownShop, products: ownShop.products.replaceAll("Acme Brakes", "") })
    expect(unbranded).toMatchObject({ state: "refused", message: expect.stringContaining("2 products have no brand.") })
    const cut = await load({ ...ownShop, prices: `${ownShop.prices}"cut` })
    expect(cut).toMatchObject({ state: "refused", message: expect.stringContaining("is never closed") })
    expect(await readVersion()).toBe(version)
  })

  it("changes nothing if the process dies before the commit", async () => {
    const version = await readVersion()
    const dead = () => {
      throw new Error("killed")
    }
    const request = {
      files: toFiles({ ...ownShop, products: ownShop.products.replace("Shop Stool", "Dead Stool") }),
      source: "shop",
      isCheck: false
    }
    await expect(
      importCatalog(database.kysely, { ...request, mayRemove: false, isAgain: true }, { ...importOptions, getPartImagePath: dead })
    ).rejects.toThrow("killed")
    expect(await readVersion()).toBe(version)
    expect(await rowsOf("select from product where title = 'Dead Stool'")).toEqual([])
    expect((await load({ ...ownShop, products: ownShop.products.replace("Shop Stool", "Live Stool") })).state).toBe("loaded")
  })

  it("restores a component of an unchanged kit when the component returns", async () => {
    const hide = (shop: OwnShop) => ({
      ...shop,
      products: shop.products
        .replace("spec:Condition", "spec:Condition,status")
        .replace(/,$/gm, ",,")
        .replace("Remanufactured", "Remanufactured,hidden")
    })
    const components = () => rowsOf("select component_page_id from kit_component")
    expect(await components()).toHaveLength(2)
    expect(await load(hide(ownShop), { mayRemove: true })).toMatchObject({ state: "loaded", counts: { hidden: 1 } })
    expect(await components()).toHaveLength(1)
    await load(ownShop)
    expect(await components()).toHaveLength(2)
    expect(await rowsOf("select kit_item_count from product where is_kit")).toEqual([{ kit_item_count: 2 }])
  })

  it("stops before it deletes parts that were added by hand", async () => {
    const [columns] = await rowsOf<{ names: string }>(`
      select string_agg(column_name, ', ') as names from information_schema.columns
      where table_name = 'product' and is_generated = 'NEVER' and column_name not in ('product_page_id', 'sku_base_number')`)
    await rowsOf(`
      insert into product (product_page_id, sku_base_number, ${columns!.names})
      select 7, 'CAM-7', ${columns!.names} from product where title = 'Shop Stool'`)
    const changed = { ...ownShop, products: ownShop.products.replace("Shop Stool", "Tall Stool") }
    expect(await load(changed)).toMatchObject({ state: "refused", message: expect.stringContaining("1 parts were added by hand") })
    expect(await load(changed, { mayRemove: true })).toMatchObject({ state: "loaded" })
    expect(await rowsOf("select from product where product_page_id = 7")).toEqual([])
  })

  it("states no fit of a product for a variant that is left out", async () => {
    const shop = {
      ...ownShop,
      variants: `${ownShop.variants}cal&2,caliper,C-2,,Side,Left,9.6\n`,
      fitment: ownShop.fitment.replace("caliper,cal&1", "caliper,cal&2")
    }
    expect(await load(shop)).toMatchObject({ state: "loaded" })
    expect(await rowsOf("select from application join product using (product_page_id) where title = 'Loaded Caliper'")).toEqual([])
  })

  it("accepts long statements, and control characters anywhere", async () => {
    const make = (length: number, from: number) => Array.from({ length }, (_, at) => String.fromCodePoint(from + at * 7)).join("")
    const words = [make(120, 0x4e00), make(300, 0x5001), make(300, 0x6002), make(120, 0x7003)].join(",")
    const header = "product,scope,year_from,year_to,make,model,source_date,source,condition,note,submodel"
    const fitment = `${header}\npads,vehicle,1967,1969,Chevrolet,Camaro,2026-01-01,${words}\n`
    const products = ownShop.products.replace("Shop Stool", "Shop\u0000 \u001B[31mStool").replace("spec:Condition", "spec:Con\u001Bdition")
    const report = await load({ ...ownShop, fitment, products: products.replace("Garage > Stools", "Garage\u0000 > \u001B]0;Stools") })
    expect(report).toMatchObject({ state: "loaded", counts: { wrong: 0 } })
    expect(await rowsOf("select title from product where title like '%Stool'")).toEqual([{ title: "Shop   [31mStool" }])
    const problems = await listProblems(database.kysely, report.importId!, 10)
    expect(JSON.stringify(problems)).not.toMatch(/\\u00/)
  })

  it("loads nothing if another import has deleted its staged products", async () => {
    await rowsOf(`
      create function lose_all() returns trigger language plpgsql as $$ begin delete from import_product; return null; end $$`)
    await rowsOf("create trigger lose_all after insert on import_product for each statement execute function lose_all()")
    const version = await readVersion()
    const shop = { ...ownShop, products: ownShop.products.replace("Shop Stool", "Lost Stool") }
    expect(await load(shop, { mayRemove: true, isAgain: true })).toMatchObject({
      state: "refused",
      message: "Another import deleted the data of this import. Import the files again."
    })
    await rowsOf("drop function lose_all cascade")
    expect(await readVersion()).toBe(version)
  })

  it("keeps the catalog if staged products disappear while the catalog is being written", async () => {
    const before = await rowsOf("select shop_key from own_product order by 1")
    // The trigger deletes the staged products that are not written yet.
    await rowsOf(`
      create function lose_staged() returns trigger language plpgsql as $$ begin
        delete from import_product where shop_key > 'caliper'; return null; end $$`)
    await rowsOf("create trigger lose_staged after update on own_product for each statement execute function lose_staged()")
    const products = ownShop.products.replace("Loaded Caliper", "Lost Caliper")
    await expect(load({ ...ownShop, products }, { isAgain: true })).rejects.toThrow("that the import read are stored")
    await rowsOf("drop function lose_staged cascade")
    expect(await rowsOf("select shop_key from own_product order by 1")).toEqual(before)
    expect(await rowsOf("select from product where title = 'Lost Caliper'")).toEqual([])
  })

  it("marks an import as loaded in the transaction that switches the catalog", async () => {
    await sql`
      create function fail_at_commit() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$`.execute(
      database.kysely
    )
    await sql`
      create constraint trigger killed after update on import deferrable initially deferred for each row
      when (new.state = 'loaded') execute function fail_at_commit()`.execute(database.kysely)
    const changed = { ...ownShop, products: ownShop.products.replace("Shop Stool", "Late Stool") }
    await expect(load(changed)).rejects.toThrow("killed")
    // The failed import is undone.
    expect(await rowsOf("select from product where title = 'Late Stool'")).toEqual([])
    const [last] = await listImports(database.kysely)
    expect(last).toMatchObject({ state: "refused", message: expect.stringContaining("killed") })
    await sql`drop function fail_at_commit cascade`.execute(database.kysely)
  })

  it("stores the details of the last 20 imports", { tags: "full" }, async () => {
    for (let at = 0; at < 20; at += 1) await load(ownShop, { isCheck: true })
    const [row] = await rowsOf<{ count: number }>("select count(distinct import_id)::int as count from import_problem")
    expect(row?.count).toBeLessThanOrEqual(20)
    expect(await undoImport(database.kysely, importOptions)).toMatchObject({ _tag: "Undone" })
  })

  it("keeps the details of a catalog import even if many feeds were loaded since", async () => {
    const { importId } = await load({ ...ownShop, products: ownShop.products.replace("Shop Stool", "Old Stool") })
    await sql`
      insert into import (state, kind, source, hash) select 'loaded', 'prices', 'prices.csv', '' from generate_series(1, 30)`.execute(
      database.kysely
    )
    await load(ownShop, { isCheck: true })
    expect(await rowsOf(`select from import_change where import_id = ${importId}`)).not.toEqual([])
    await sql`delete from import where source = 'prices.csv'`.execute(database.kysely)
  })

  it("keeps a part's photographs when its texts change, deletes them with their rows, and restores them by an undo", async () => {
    const readImages = () => rowsOf("select distinct left(image, 10) as image from variant where sku_variant_number like 'PAD%'")
    const [photographs, drawings] = [[{ image: "/pictures/" }], [{ image: "/content/p" }]]
    await load({}, { files: toFiles({ ...ownShop, images }), mayRemove: true })
    expect(await rowsOf("select sku, alt, state from product_picture join picture using (source) order by ordinality")).toEqual([
      { sku: "PAD 1/B", alt: "", state: "waiting" },
      { sku: null, alt: "Pads", state: "waiting" }
    ])
    expect(await readImages()).toEqual(drawings)
    await sql`update picture set state = 'ready', hash = md5(source), width = 800, height = 600`.execute(database.kysely)
    await load({}, { files: toFiles({ ...ownShop, products: ownShop.products.replace("Street Pad Set", "Street Pads"), images }) })
    expect(await readImages()).toEqual(photographs)
    await load(ownShop)
    expect(await readImages()).toEqual(drawings)
    expect(await undoImport(database.kysely, importOptions)).toMatchObject({ _tag: "Undone" })
    expect(await readImages()).toEqual(photographs)
  })

  it("lists imports with their problems", async () => {
    const report = await load(ownShop, { isCheck: true, mayRemove: true })
    expect(await listProblems(database.kysely, report.importId!, 10)).toEqual([
      expect.objectContaining({ file: "products.csv", line: 4, column_number: 4, code: "unknown-type" })
    ])
    const [last] = await listImports(database.kysely)
    expect(last).toMatchObject({ state: "checked", source: "shop", reader: "a set of Camber's own tables" })
  })
})
