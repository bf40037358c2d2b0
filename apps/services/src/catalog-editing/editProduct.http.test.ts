import { partIllustrations } from "@camber/part-drawings"
import { type FieldEdit, checkProductFit, editProduct, openProduct, staffActions } from "@camber/domain/staff"
import { productPage } from "@camber/domain/catalog"
import { AsyncLocalStorage } from "node:async_hooks"
import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { openServices, type OpenServices } from "../../test/openServices.ts"
import { importCatalog, listProblems, undoImport } from "../catalog-import/index.ts"
import { ownShop, type OwnShop, toFiles } from "../catalog-import/testing/ownShop.ts"
import { sample } from "../schema/testing/sampleVehicles.ts"
import { createStaffSender } from "../staff/testing/createStaffSender.ts"
import { signedInAs } from "../staff/testing/signedInAs.ts"

const options = { getPartImagePath: partIllustrations.getPartImagePath, categoryAliases: [] }

describe.each(allDatabases)("editing of products on $kind", ({ kind: shopKind, open }) => {
  let shop: OpenServices
  let staff: string
  let send: ReturnType<typeof createStaffSender>
  let pads: number
  beforeAll(async () => {
    shop = await openServices(open)
    send = createStaffSender(shop)
    staff = await signedInAs(shop, ["registered", "staff"], "priya@shop.test", "catalog")
  })
  afterAll(() => shop.database.drop())

  const edit = async (productPageId: number, ...edits: ReadonlyArray<object>) =>
    (await send(editProduct.path, staff, { productPageId, edits })).body
  const title = (seen: string, value: string | null) => ({ field: "title", skuVariantNumber: null, seen, value })
  const read = async (productPageId: number, field: FieldEdit["field"], sku: string | null = null) => {
    const { product } = (await send(openProduct.path, staff, { productPageId })).body
    return product.fields.find((known: FieldEdit) => known.field === field && known.skuVariantNumber === sku)
  }
  const load = (changes: Partial<OwnShop> = {}, isCheck = false) =>
    importCatalog(
      shop.database.kysely,
      { files: toFiles({ ...ownShop, ...changes }), source: "shop", isCheck, mayRemove: true, isAgain: false },
      options
    )
  const readTitle = async () =>
    (await shop.database.kysely.selectFrom("product").select("title").where("product_page_id", "=", pads).executeTakeFirst())?.title

  it("EDIT-08 shows whether a product would fit a car that is named in words", async () => {
    const check = async (car: string) => (await send(checkProductFit.path, staff, { productPageId: sample.rotor, car })).body
    expect(await check("1969 camaro")).toMatchObject({
      car: "1969 Chevrolet Camaro",
      choices: [],
      verdict: { fitment: "NoFit", prompt: "AdditionalFacets", reason: { rule: "chooseOptions" } },
      fittingSkus: ["CAM-P2-1"]
    })
    expect(await check("1969 Mustang")).toMatchObject({ verdict: { fitment: "NoFit", prompt: null } })
    expect(await check("1969 spaceship")).toMatchObject({ car: null, choices: [], isSold: true, verdict: null, problem: null })
  })

  it("EDIT-05 changes the page that shoppers see, and shows and logs who changed it", async () => {
    const before = await read(sample.camshaft, "title")
    expect(before.edit).toBeNull()
    const { now, problems } = await edit(sample.camshaft, title(before.value, "Torqwell Roller Camshaft"), {
      field: "bullets",
      skuVariantNumber: null,
      seen: "One piece",
      value: "Two pieces\nWith bolts"
    })
    expect([problems, now.title]).toEqual([[], "Torqwell Roller Camshaft"])
    expect(await read(sample.camshaft, "title")).toMatchObject({
      value: "Torqwell Roller Camshaft",
      edit: { imported: before.value, who: "priya@shop.test" }
    })
    await shop.changes.poll()
    const { productPage: page } = await shop.ask(productPage, { productPageId: sample.camshaft, skuVariantNumber: null, project: null })
    expect([page?.card.displayTitle, page?.bullets]).toEqual(["Torqwell Roller Camshaft", ["Two pieces", "With bolts"]])
    const owner = await signedInAs(shop, ["registered", "staff"])
    expect((await send(staffActions.path, owner)).body).toMatchObject([
      { what: "product edited", detail: "bullets: One piece → Two pieces\nWith bolts" },
      { who: "priya@shop.test", what: "product edited", detail: `title: ${before.value} → Torqwell Roller Camshaft` }
    ])
  })

  it("EDIT-05 does not overwrite a field that someone else has changed, and answers a repeated request with success", async () => {
    const { now, problems } = await edit(sample.camshaft, title("An older title", "Mine"))
    expect(problems).toMatchObject([{ field: "title", text: expect.stringMatching(/Someone else changed this/) }])
    expect(now.title).toBe("Torqwell Roller Camshaft")
    expect((await edit(sample.camshaft, title("An older title", "Torqwell Roller Camshaft"))).problems).toEqual([])
    expect((await edit(999, title("", "Mine"))).now).toBeNull()
  })

  it("EDIT-05 accepts a long description, and rejects texts that are too long, empty or not trimmed", async () => {
    const long = `${"A long sentence. ".repeat(580)}End.`
    const described = (value: string) => ({ field: "description", skuVariantNumber: null, seen: "What part 9 is for.", value })
    for (const wrong of [
      described("x".repeat(10_001)),
      described(" x"),
      title("", ""),
      title("", "two\nlines"),
      title("", "x".repeat(201))
    ])
      expect((await send(editProduct.path, staff, { productPageId: 9, edits: [wrong] })).status).toBe(400)
    expect((await edit(9, described(long))).problems).toEqual([])
    expect(await read(9, "description")).toMatchObject({ value: long })
  })

  it("EDIT-06 requires part numbers of the maker to be unique within a brand, and bar codes within the shop", async () => {
    const number = (field: string, seen: string, value: string) => ({ field, skuVariantNumber: "CAM-P8-1", seen, value })
    const taken = await edit(8, number("mpn", "IRO-8V1", "iro-2v1"))
    expect(taken.problems).toMatchObject([{ field: "mpn", skuVariantNumber: "CAM-P8-1", text: expect.stringContaining("CAM-P2-1") }])
    expect((await edit(8, number("mpn", "IRO-8V1", "IRO-3V1"))).problems).toEqual([])
    expect(
      (await send(editProduct.path, staff, { productPageId: 8, edits: [number("gtin", "400000000801", "400000000802")] })).status
    ).toBe(400)
    expect((await edit(8, number("gtin", "400000000801", ""))).problems).toEqual([])
    expect(await read(8, "gtin", "CAM-P8-1")).toMatchObject({ value: "", edit: { imported: "400000000801" } })
  })

  it("EDIT-07 keeps each edited field during the next import, and reports these fields", async () => {
    await load()
    const { product_page_id } = await shop.database.kysely
      .selectFrom("product")
      .select("product_page_id")
      .where("title", "=", "Street Pad Set")
      .executeTakeFirstOrThrow()
    pads = product_page_id
    await edit(pads, title("Street Pad Set", "Quiet Street Pads"), {
      field: "mpn",
      skuVariantNumber: "PAD 1/A",
      seen: "1130",
      value: "1130-A"
    })
    const products = ownShop.products.replace("Street Pad Set", "Street Brake Pads")
    const checked = await load({ products }, true)
    expect(checked.counts).toMatchObject({ changed: 1, preservedEdits: 1 })
    const problems = await listProblems(shop.database.kysely, checked.importId!, 10)
    expect(problems.filter(({ severity }) => severity === "info")).toMatchObject([
      { severity: "info", code: "kept-edit", sentence: "The files change the title of pads. The edit by staff was kept." }
    ])
    const loaded = await load({ products })
    expect(loaded).toMatchObject({ state: "loaded", counts: { preservedEdits: 1 } })
    expect(await readTitle()).toBe("Quiet Street Pads")
    expect(await read(pads, "title")).toMatchObject({ edit: { imported: "Street Brake Pads" } })
    expect(await read(pads, "mpn", "PAD 1/A")).toMatchObject({ value: "1130-A", edit: { imported: "1130" } })
    expect(await read(pads, "mpn", "PAD 1/B")).toMatchObject({ value: "1131", edit: null })
  })

  it("EDIT-07 keeps edits when an import is undone, and restores the imported value when an edit is undone", async () => {
    expect(await undoImport(shop.database.kysely, options)).toMatchObject({ _tag: "Undone" })
    expect(await readTitle()).toBe("Quiet Street Pads")
    expect((await edit(pads, title("Quiet Street Pads", null))).problems).toEqual([])
    expect(await readTitle()).toBe("Street Pad Set")
    expect(await read(pads, "title")).toMatchObject({ edit: null })
    await load({ products: ownShop.products.replace("Street Pad Set", "Track Pads") })
    expect(await readTitle()).toBe("Track Pads")
  })

  it("EDIT-05 waits until an order of a variant has ended before it locks the product", async ({ skip }) => {
    skip(shopKind === "embedded", "the embedded database has one connection")
    const { kysely } = shop.database
    const asAnotherRequest = AsyncLocalStorage.snapshot()
    const lockWaits = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    const countLockWaits = () => asAnotherRequest(async () => (await lockWaits.execute(kysely)).rows.length)
    const saved = await kysely.transaction().execute(async (order) => {
      await sql`select from variant where sku_variant_number = 'PAD 1/A' for update`.execute(order)
      const editing = asAnotherRequest(() => edit(pads, title("Track Pads", "Race Pads")))
      await expect.poll(countLockWaits, { interval: 20 }).toBeGreaterThan(0)
      await sql`select from product where product_page_id = ${pads} for no key update nowait`.execute(order)
      return { editing }
    })
    expect((await saved.editing).problems).toEqual([])
    await edit(pads, title("Race Pads", "Track Pads"))
  })

  it("EDIT-07 deletes the edit of a field if staff enter the imported value", async () => {
    await edit(pads, title("Track Pads", "Pads"))
    await edit(pads, title("Pads", "Track Pads"))
    expect(await read(pads, "title")).toMatchObject({ value: "Track Pads", edit: null })
  })
})
