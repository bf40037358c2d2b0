import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases, type TestDatabase } from "../../../test/allDatabases.ts"
import { exportCatalog } from "../index.ts"
import { createImportSteps, openImports } from "../testing/openImports.ts"
import { openSample, ownShop, readUncategorized, toFiles } from "../testing/ownShop.ts"

/** Opens exported tables as files of an import. */
const exportedFiles = (tables: Awaited<ReturnType<typeof exportCatalog>>) =>
  toFiles(Object.fromEntries(Object.entries(tables ?? {}).map(([name, text]) => [name.replace(".csv", ""), text])))

describe.each(allDatabases)("export on $kind", ({ open }) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await openImports(open)
  }, 60_000)
  afterAll(() => database.drop())
  const { load, readPart, rowsOf } = createImportSteps(() => database)

  it("exports tables whose import changes nothing", async () => {
    const sample = openSample()
    expect(await load({}, { files: sample, mayRemove: true })).toMatchObject({ state: "loaded", counts: { products: 59 } })
    await sql`update variant set price_cents = 4200, quantity = 4 where sku_variant_number = 'TL2219'`.execute(database.kysely)
    const tables = await exportCatalog(database.kysely, "https://shop.test")
    const files = exportedFiles(tables)
    const report = await load({}, { files })
    expect(report).toMatchObject({ state: "loaded", counts: { added: 0, changed: 0, same: 59, gone: 0, wrong: 0 } })
    expect(tables?.["prices.csv"]).toContain("TL2219,42.00")
    expect(await readPart("TL2219")).toMatchObject({ price_cents: 4200 })
  })

  it("exports edits by staff, and shelves that the import did not contain", async () => {
    await load(ownShop, { mayRemove: true, isAgain: true })
    await sql`insert into id_ledger select 'warehouse', 'attic', max(id) + 1 from id_ledger where kind = 'warehouse'`.execute(
      database.kysely
    )
    await sql`insert into warehouse_stock select 'ST-1', id, 6 from id_ledger where kind = 'warehouse' and key = 'attic'`.execute(
      database.kysely
    )
    await sql`
      insert into product_edit (product_page_id, sku, field, value, imported)
      select product_page_id, '', 'title', 'Tall Stool', title from product where title = 'Shop Stool'`.execute(database.kysely)
    const tables = await exportCatalog(database.kysely, "https://shop.test")
    expect(tables?.["stock.csv"]).toContain("ST-1,main,0")
    expect(tables?.["stock.csv"]).toContain("ST-1,attic,6")
    expect(tables?.["products.csv"]).toContain("stool,Tall Stool")
    await sql`delete from product_edit`.execute(database.kysely)
  })

  it("EDIT-39 exports edits by staff, and uploads as URLs, and importing this export changes nothing", async () => {
    const { kysely } = database
    const photo = "https://images.example/pads.jpg"
    const images = `product,sku,position,kind,url,alt\npads,,1,photo,${photo},Pads\n`
    await load({}, { files: toFiles({ ...ownShop, images }), mayRemove: true, isAgain: true })
    const { rows } = await sql<{ id: number }>`select product_page_id as id from product where title = 'Street Pad Set'`.execute(kysely)
    const id = rows[0]!.id
    const edit = (sku: string, field: string, value: string) =>
      sql`insert into product_edit (product_page_id, sku, field, value, imported) values (${id}, ${sku}, ${field}, ${value}, '')`.execute(
        kysely
      )
    await edit("", "title", "Track Pads, 2 | 4")
    await edit("", "description", "One\n\n<b>two</b>")
    await edit("PAD 1/A", "mpn", "")
    const upload = `upload:${"0a".repeat(16)}-640x480`
    await sql`insert into picture (source, state, hash, width, height) values (${upload}, 'ready', ${"0a".repeat(16)}, 640, 480)`.execute(
      kysely
    )
    const entries = [
      { source: upload, sku: null, alt: "The box", isRemoved: false },
      { source: photo, sku: null, alt: "Both pads", isRemoved: false }
    ]
    await sql`insert into product_picture_edit (product_page_id, entries) values (${id}, ${JSON.stringify(entries)}::jsonb)`.execute(kysely)
    const tables = await exportCatalog(kysely, "https://shop.test")
    expect(tables?.["images.csv"]).toContain(`pads,,1,photo,https://shop.test/pictures/${"0a".repeat(16)}-640x480/full.jpg,The box`)
    expect(tables?.["images.csv"]).toContain(`pads,,2,photo,${photo},Both pads`)
    const report = await load({}, { files: exportedFiles(tables) })
    expect(report).toMatchObject({ state: "loaded", counts: { added: 0, changed: 0, gone: 0, wrong: 0, preservedEdits: 0 } })
    const own =
      await sql`select content ->> 'title' as title, content -> 'pictures' as pictures from own_product where shop_key = 'pads'`.execute(
        kysely
      )
    expect(own.rows).toEqual([{ title: "Street Pad Set", pictures: [{ sku: null, source: photo, alt: "Pads" }] }])
    const before = exportedFiles({ ...tables, "products.csv": tables!["products.csv"]!.replace("Shop Stool", "Tall Stool") })
    expect(await load({}, { files: before })).toMatchObject({ counts: { changed: 1 } })
    for (const table of ["product_edit", "product_picture_edit"] as const) await kysely.deleteFrom(table).execute()
  })

  it("exports the kinds and groups of part numbers, and importing this export changes nothing", async () => {
    const rows = "PAD 1/B,oe,GM,44102-771,\nPAD 1/A,superseded,Acme Brakes,1129,\nPAD 1/A,interchange,Bolt,B-9,G-17\ncal&1,other,,C 9,\n"
    const numbers = `sku,kind,brand,number,group\n${rows}`
    await load({}, { files: toFiles({ ...ownShop, numbers }), mayRemove: true, isAgain: true })
    const tables = await exportCatalog(database.kysely, "https://shop.test")
    expect(tables?.["numbers.csv"]?.split("\n").toSorted()).toEqual(numbers.split("\n").toSorted())
    const [pads] = await rowsOf<{ specifications: ReadonlyArray<object> }>(
      "select specifications from product where title like 'Street Pad%'"
    )
    expect(pads?.specifications).toContainEqual({ name: "Replaces", value: "Acme Brakes 1129" })
    const report = await load({}, { files: exportedFiles(tables) })
    expect(report).toMatchObject({ state: "loaded", counts: { added: 0, changed: 0, same: 4, gone: 0, wrong: 0 } })
  })

  it("exports planned prices from files and from staff, and importing this export plans none twice and cancels none", async () => {
    const { kysely } = database
    const undated = ownShop.prices.replaceAll("\n", ",,\n").replace("list_price,,", "list_price,starts,ends")
    const dated = `${undated}ST-1,59,,2020-01-01,2099-01-01\nKIT,180,,2098-05-01T08:00:00Z,\n`
    await load({}, { files: toFiles({ ...ownShop, prices: dated }), mayRemove: true, isAgain: true })
    expect(await readPart("ST-1")).toMatchObject({ price_cents: 5900 })
    await sql`
      insert into price_plan (sku_variant_number, price_cents, list_price_cents, starts_at, ends_at)
      values ('cal&1', 7000, 8400, '2098-01-01T10:00:00Z', '2098-01-08T10:00:00Z')`.execute(kysely)
    const readPlans = () => rowsOf<object>("select * from price_plan order by plan_id")
    const plans = await readPlans()
    expect(plans).toMatchObject([{ state: "active" }, { state: "planned" }, { state: "planned" }])
    const tables = await exportCatalog(kysely, "https://shop.test")
    expect(tables?.["prices.csv"]).toContain("ST-1,79.00,,,,\nST-1,59.00,,,2020-01-01T00:00:00.000Z,2099-01-02T00:00:00.000Z\n")
    expect(await load({}, { files: exportedFiles(tables) })).toMatchObject({ state: "loaded", counts: { changed: 0, wrong: 0 } })
    expect(await readPlans()).toEqual(plans)
    expect(await exportCatalog(kysely, "https://shop.test")).toEqual(tables)
    const without = { ...tables, "prices.csv": tables!["prices.csv"]!.replace(/ST-1,59.*\n/, "") }
    await load({}, { files: exportedFiles(without) })
    expect(await readPlans()).toMatchObject([{ state: "canceled" }, { state: "planned" }, { state: "planned" }])
    expect(await readPart("ST-1")).toMatchObject({ price_cents: 7900 })
  })

  it("keeps a vertical bar and a backslash in a bullet that staff edited, after exporting and importing it", async () => {
    await load(ownShop, { mayRemove: true, isAgain: true })
    const bullets = ["Street | track", String.raw`3\8 in. thread\\`, "Pair"]
    await sql`
      insert into product_edit (product_page_id, sku, field, value, imported)
      select product_page_id, '', 'bullets', ${bullets.join("\n")}, '' from product where title = 'Street Pad Set'`.execute(database.kysely)
    const tables = await exportCatalog(database.kysely, "https://shop.test")
    await sql`delete from product_edit`.execute(database.kysely)
    const files = exportedFiles(tables)
    expect(await load({}, { files })).toMatchObject({ state: "loaded", counts: { changed: 1, wrong: 0 } })
    const { rows } = await sql`select bullets from product where title = 'Street Pad Set'`.execute(database.kysely)
    expect(rows).toEqual([{ bullets }])
  })

  it.each(["products_export_new.csv", "products_export_old.csv", "wc-product-export.csv"])(
    "exports the data of %s, and importing this export changes nothing",
    async (name) => {
      const files = toFiles({ [name.replace(".csv", "")]: readUncategorized(name) })
      expect(await load({}, { files, mayRemove: true })).toMatchObject({ state: "loaded" })
      const tables = await exportCatalog(database.kysely, "https://shop.test")
      const exported = exportedFiles(tables)
      expect(await load({}, { files: exported })).toMatchObject({ state: "loaded", counts: { added: 0, changed: 0, gone: 0, wrong: 0 } })
    }
  )

  it("imports a supplier's parts and applications, and importing their export changes nothing", async () => {
    const item = `<Item><PartNumber>1130</PartNumber><BrandAAIAID>ZZAC</BrandAAIAID><BrandLabel>Acme</BrandLabel><Descriptions><Description DescriptionCode="DES">Pad Set</Description></Descriptions><Prices><Pricing PriceType="RET"><Price>10.00</Price></Pricing></Prices></Item>`
    const files = toFiles({
      pies: `<PIES><Header><PIESVersion>7.2</PIESVersion></Header><Items>${item}</Items><Trailer><ItemCount>1</ItemCount></Trailer></PIES>`,
      aces: `<ACES version="4.2"><Header><Company>Acme</Company></Header><App action="A" id="1"><BaseVehicle id="1"/><Part BrandAAIAID="ZZAC">1130</Part></App><Footer><RecordCount>1</RecordCount></Footer></ACES>`,
      vehicles: "base_vehicle_id,year,make,model\n1,1967,Chevrolet,Camaro\n"
    })
    const report = await load({}, { files, mayRemove: true })
    expect(report).toMatchObject({ state: "loaded", from: "a PIES file", counts: { products: 1, withFitment: 1 } })
    const [statement] = await rowsOf<object>("select scope, year_from, year_to, source from application")
    expect(statement).toEqual({ scope: "vehicle", year_from: 1967, year_to: 1967, source: "Acme" })
    const tables = await exportCatalog(database.kysely, "https://shop.test")
    const exported = exportedFiles(tables)
    expect(await load({}, { files: exported })).toMatchObject({ state: "loaded", counts: { added: 0, changed: 0, same: 1, gone: 0 } })
  })
})
