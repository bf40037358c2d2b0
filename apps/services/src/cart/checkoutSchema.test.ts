import { computeCartTotals, getUserShoppingCartShallow, removeCartLines, restoreCartLines } from "@camber/domain/cart"
import { MAX_LINES } from "@camber/domain/catalog"
import { MakeId, ModelId, ModelYear, type Project, UNKNOWN_PROJECT } from "@camber/domain/vehicle"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { productRow, variantRow } from "../schema/testing/rows.ts"
import { sample } from "../schema/testing/sampleVehicles.ts"
import { loadCartSummary } from "./loadCartSummary.ts"
import { item, newVisitor, type OpenCheckout, openCheckout, wholeKit } from "../../test/openCheckout.ts"

const camaro: Project = {
  ...UNKNOWN_PROJECT,
  vehicle: { year: ModelYear.make(1969), makeId: MakeId.make(sample.chevrolet), modelId: ModelId.make(sample.camaro) }
}

describe.each(allDatabases)("the cart on $kind", ({ open }) => {
  let shop: OpenCheckout
  beforeAll(async () => {
    shop = await openCheckout(open)
  })
  afterAll(() => shop.database.drop())

  /** Creates a visitor with these items in the cart. */
  const createVisitorWith = async (...items: ReadonlyArray<ReturnType<typeof item>>) => {
    const webUserGuid = newVisitor()
    await shop.add(webUserGuid, items)
    return webUserGuid
  }
  const setVariant = (
    number: string,
    change: { availability?: "InStock" | "NotAvailable" | "MadeToOrder"; price_cents?: number; quantity?: number }
  ) => shop.database.kysely.updateTable("variant").set(change).where("sku_variant_number", "=", number).execute()

  it("is empty and has no rows before the first add", async () => {
    const visitor = newVisitor()
    expect(await shop.cart(visitor, camaro)).toEqual({ lines: [], itemCount: 0, total: 0 })
    const rows = await shop.database.kysely.selectFrom("cart_line").select("line_id").where("web_user_guid", "=", visitor).execute()
    expect(rows).toEqual([])
  })

  it("ATC-24 CALL-103 returns its distinct products without the rest of the cart, and null if it is empty", async () => {
    const webUserGuid = await createVisitorWith(item("CAM-P2-1"), item("CAM-P3-1"), item("CAM-P2-1"))
    expect((await shop.ask(getUserShoppingCartShallow, { webUserGuid })).shoppingCart).toEqual({
      shoppingCartId: webUserGuid,
      numProducts: 2,
      skuBasesInCart: ["CAM-P2", "CAM-P3"]
    })
    expect((await shop.ask(getUserShoppingCartShallow, { webUserGuid: newVisitor() })).shoppingCart).toBeNull()
  })

  it("ATC-21 returns each line's description, options, current price and stock, and the URL of its variant", async () => {
    const visitor = await createVisitorWith(item("CAM-P2-1", { quantityRequested: 2 }))
    const cart = await shop.cart(visitor)
    expect(cart).toMatchObject({ itemCount: 2, total: 246_800 })
    expect(cart.lines[0]).toEqual({
      lineId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      mark: expect.any(Number),
      skuVariantNumber: "CAM-P2-1",
      skuBaseNumber: "CAM-P2",
      productPageId: sample.rotor,
      title: "Ironvale Slotted Brake Rotor 1967-1969 Chevrolet Camaro",
      brand: "Ironvale",
      imageUrl: "/content/parts/brake-rotor.svg?n=2&dims=false",
      url: "/item/ironvale-slotted-brake-rotor/2?sku=CAM-P2-1",
      options: [{ name: "Bolt Circle", value: "4.75 in" }],
      kitComponents: [],
      quantity: 2,
      wanted: 2,
      least: 1,
      left: 3,
      unitPrice: 123_400,
      listPrice: 150_000,
      coreCharge: 0,
      addedPrice: 123_400,
      lineTotal: 246_800,
      availability: "InStock",
      availabilityText: "3 left",
      isPurchaseable: true,
      addedFor: null,
      fit: null
    })
  })

  it("has current prices, and for each line the price when it was added", async () => {
    const visitor = await createVisitorWith(item("CAM-P11-1", { quantityRequested: 3 }))
    await setVariant("CAM-P11-1", { price_cents: 1 })
    expect(await shop.cart(visitor)).toMatchObject({ total: 3, lines: [{ unitPrice: 1, addedPrice: 10_011, lineTotal: 3 }] })
    await shop.add(visitor, [item("CAM-P11-1")])
    expect((await shop.cart(visitor)).lines[0]).toMatchObject({ unitPrice: 1, addedPrice: 1 })
  })

  it("counts only the available units of a line, also in the totals, but keeps the requested quantity", async () => {
    const visitor = await createVisitorWith(item("CAM-P15-1", { quantityRequested: 5 }))
    await setVariant("CAM-P15-1", { quantity: 2 })
    const short = { itemCount: 2, total: 2 * 10_015 }
    expect(await shop.cart(visitor)).toMatchObject({ ...short, lines: [{ quantity: 2, wanted: 5, left: 2, lineTotal: short.total }] })
    expect(await loadCartSummary(shop.database.kysely, visitor)).toMatchObject(short)
    await setVariant("CAM-P15-1", { quantity: 1200 })
    expect(await shop.cart(visitor)).toMatchObject({ itemCount: 5, lines: [{ quantity: 5, wanted: 5 }] })
  })

  it("keeps a kit's own price, whichever alternative is selected", async () => {
    const other = [...wholeKit.kitComponents.slice(0, 2), { ordinality: 4, skuVariantNumber: "CAM-P10-1" }]
    const visitor = await createVisitorWith(wholeKit, { ...wholeKit, kitComponents: other })
    expect((await shop.cart(visitor)).lines.map(({ unitPrice }) => unitPrice)).toEqual([10_100, 10_100])
  })

  it("handles 500 lines: its totals are correct, and all lines can be removed and restored in one call", { tags: "full" }, async () => {
    const { kysely } = shop.database
    const pages = Array.from({ length: MAX_LINES }, (_, index) => 2000 + index)
    await kysely
      .insertInto("product")
      .values(pages.map((id) => productRow(id)))
      .execute()
    await kysely
      .insertInto("variant")
      .values(pages.map((id) => variantRow(id, 1, { price_cents: id * 7 + 1, quantity: id % 9 })))
      .execute()
    const webUserGuid = newVisitor()
    for (let from = 0; from < MAX_LINES; from += 50)
      await shop.add(
        webUserGuid,
        pages.slice(from, from + 50).map((id) => item(`CAM-P${id}-1`, { quantityRequested: (id % 5) + 1 }))
      )
    const { itemCount, lines, total } = await shop.cart(webUserGuid)
    expect(lines).toHaveLength(MAX_LINES)
    expect(total).toBe(lines.reduce((sum, { lineTotal }) => sum + lineTotal, 0))
    expect({ itemCount, total }).toEqual(computeCartTotals(lines))
    const all = { webUserGuid, lineIds: lines.map(({ lineId }) => lineId) }
    expect((await shop.ask(removeCartLines, all)).removeCartLines.cart).toEqual({ lines: [], itemCount: 0, total: 0 })
    expect((await shop.ask(restoreCartLines, all)).restoreCartLines).toMatchObject({ success: true, cart: { itemCount, total } })

    const [first, ...others] = all.lineIds
    await shop.ask(removeCartLines, { webUserGuid, lineIds: [first] })
    await shop.add(webUserGuid, [item("CAM-P3-1")])
    const { restoreCartLines: rejected } = await shop.ask(restoreCartLines, { webUserGuid, lineIds: [first] })
    expect(rejected).toMatchObject({ success: false, message: "Your cart is full: it holds up to 500 different items." })
    expect(rejected.cart.lines).toHaveLength(others.length + 1)
  })

  it("CORE-01 adds up the core deposits of a kit's components, unless the kit has its own deposit", async () => {
    const set = (number: string, core_charge_cents: number | null) =>
      shop.database.kysely.updateTable("variant").set({ core_charge_cents }).where("sku_variant_number", "=", number).execute()
    const visitor = await createVisitorWith(wholeKit)
    const coreCharge = async () => (await shop.cart(visitor)).lines[0]?.coreCharge
    expect(await coreCharge()).toBe(0)
    const [part] = wholeKit.kitComponents
    await set(part?.skuVariantNumber ?? "", 3_000)
    const pieces = (await shop.cart(visitor)).lines[0]?.kitComponents[0]?.quantity ?? 0
    expect([pieces > 0, await coreCharge()]).toEqual([true, 3_000 * pieces])
    await set(wholeKit.skuVariantNumber, 500)
    expect(await coreCharge()).toBe(500)
    await set(wholeKit.skuVariantNumber, null)
    await set(part?.skuVariantNumber ?? "", null)
  })

  it("lists a kit's components with options and quantities, and uses the latest availability", async () => {
    const visitor = await createVisitorWith(wholeKit)
    await setVariant("CAM-P9-1", { availability: "MadeToOrder" })
    const { lines } = await shop.cart(visitor)
    await setVariant("CAM-P9-1", { availability: "InStock" })
    expect(lines[0]).toMatchObject({ availability: "MadeToOrder", availabilityText: "Made to order", isPurchaseable: true })
    expect(lines[0]?.kitComponents).toMatchObject([
      { skuVariantNumber: "CAM-P2-1", options: ["4.75 in"], quantity: 1 },
      { skuVariantNumber: "CAM-P8-1", title: "Ironvale Universal Brake Rotor 8", options: [], quantity: 2 },
      { skuVariantNumber: "CAM-P9-1", quantity: 3 }
    ])
  })

  describe("the verdicts", () => {
    it("evaluate each variant for the given project, including an empty one", async () => {
      const visitor = await createVisitorWith(item("CAM-P2-1"), item("CAM-P2-2"), item("CAM-P8-1"))
      const fits = async (project: Project) => (await shop.cart(visitor, project)).lines.map(({ fit }) => [fit?.fitment, fit?.prompt])
      expect(await fits(camaro)).toEqual([
        ["DirectFit", null],
        ["NoFit", null],
        ["UniversalFit", null]
      ])
      expect(await fits(UNKNOWN_PROJECT)).toEqual([
        ["NoFit", "Vehicle"],
        ["NoFit", null],
        ["UniversalFit", null]
      ])
    })

    it("promise no fit for an unknown vehicle", async () => {
      const visitor = await createVisitorWith(item("CAM-P2-1"))
      const unknownVehicle = {
        ...camaro,
        vehicle: { year: ModelYear.make(1902), makeId: MakeId.make(987_654), modelId: ModelId.make(987_654) }
      }
      expect((await shop.cart(visitor, unknownVehicle)).lines[0]?.fit).toMatchObject({ fitment: "NoFit", prompt: null })
    })

    it("promise no fit for a kit if a component does not fit", async () => {
      const otherRotor = wholeKit.kitComponents.map((part) => (part.ordinality === 1 ? { ...part, skuVariantNumber: "CAM-P2-2" } : part))
      const visitor = await createVisitorWith(wholeKit, { ...wholeKit, kitComponents: otherRotor })
      expect((await shop.cart(visitor, camaro)).lines.map(({ fit }) => fit?.fitment)).toEqual(["DirectFit", "NoFit"])
    })
  })

  describe("an item that is no longer sold", () => {
    it("stays in the cart with a notice, costs nothing, and can be removed", async () => {
      const { kysely } = shop.database
      await kysely.insertInto("product").values(productRow(200)).execute()
      await kysely.insertInto("variant").values(variantRow(200, 1)).execute()
      const visitor = await createVisitorWith(item("CAM-P200-1", { quantityRequested: 2 }), item("CAM-P3-1"))
      await kysely.deleteFrom("variant").where("product_page_id", "=", 200).execute()
      await kysely.deleteFrom("product").where("product_page_id", "=", 200).execute()

      const cart = await shop.cart(visitor, camaro)
      expect(cart).toMatchObject({ itemCount: 3, total: 10_003 })
      const [discontinued] = cart.lines
      expect(discontinued).toMatchObject({
        skuVariantNumber: "CAM-P200-1",
        skuBaseNumber: "CAM-P200",
        title: "No longer sold",
        url: "/shop/all",
        imageUrl: "/content/parts/parts-box.svg?dims=false",
        quantity: 2,
        unitPrice: 0,
        lineTotal: 0,
        availability: "Discontinued",
        availabilityText: "No longer sold",
        isPurchaseable: false,
        fit: null
      })
      expect(await shop.add(visitor, [item("CAM-P8-1")])).toMatchObject({ success: true, itemCount: 4, cartTotalPrice: 20_011 })
      const { removeCartLines: answer } = await shop.ask(removeCartLines, { webUserGuid: visitor, lineIds: [discontinued?.lineId] })
      expect(answer.cart.lines.map(({ skuVariantNumber }) => skuVariantNumber)).toEqual(["CAM-P3-1", "CAM-P8-1"])
    })

    it("links to its product if only the variant was removed", async () => {
      await shop.database.kysely.insertInto("variant").values(variantRow(12, 2)).execute()
      const visitor = await createVisitorWith(item("CAM-P12-2"))
      await shop.database.kysely.deleteFrom("variant").where("sku_variant_number", "=", "CAM-P12-2").execute()
      expect(await shop.cart(visitor)).toMatchObject({
        total: 0,
        lines: [{ title: "Ironvale Universal Brake Rotor 12", url: "/item/part-12/12", availabilityText: "No longer sold" }]
      })
    })

    it("can be a kit whose components changed", async () => {
      const visitor = await createVisitorWith(wholeKit)
      const extra = { product_page_id: 100, ordinality: 5, component_page_id: 3, component_variant_number: null, quantity: 1 }
      await shop.database.kysely
        .insertInto("kit_component")
        .values({ ...extra, choice_group: null })
        .execute()
      const { lines, total } = await shop.cart(visitor)
      await shop.database.kysely.deleteFrom("kit_component").where("product_page_id", "=", 100).where("ordinality", "=", 5).execute()
      expect(lines[0]).toMatchObject({ title: "Ironvale Axle Set", isPurchaseable: false, availabilityText: "No longer sold" })
      expect(total).toBe(0)
    })

    it("is not counted in the totals that addToCart returns, like an unavailable item", async () => {
      const visitor = await createVisitorWith(item("CAM-P13-1"), item("CAM-P3-1"))
      await setVariant("CAM-P13-1", { availability: "NotAvailable" })
      expect(await shop.cart(visitor)).toMatchObject({ itemCount: 2, total: 10_003, lines: [{ unitPrice: 10_013, lineTotal: 0 }, {}] })
      expect(await loadCartSummary(shop.database.kysely, visitor)).toEqual({ itemCount: 2, total: 10_003, cores: 0 })
    })
  })
})
