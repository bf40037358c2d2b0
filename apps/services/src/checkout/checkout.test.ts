import { changeCartLine, getUserShoppingCartShallow, LineId, removeCartLine } from "@camber/domain/cart"
import { MakeId, ModelId, ModelYear, type Project, unknownProject } from "@camber/domain/vehicle"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { testDatabases } from "../../test/testDatabases.ts"
import { BadInput } from "../http/failures.ts"
import { productRow, variantRow } from "../schema/testing/rows.ts"
import { sample } from "../schema/testing/sampleIds.ts"
import { cartSummary } from "./cartSummary.ts"
import { item, newVisitor, type OpenCheckout, openCheckout, wholeKit } from "./testing/openCheckout.ts"

const camaro: Project = {
  ...unknownProject,
  vehicle: { year: ModelYear.make(1969), makeId: MakeId.make(sample.chevrolet), modelId: ModelId.make(sample.camaro) }
}

describe.each(testDatabases)("the cart on $kind", ({ open }) => {
  let shop: OpenCheckout
  beforeAll(async () => {
    shop = await openCheckout(open)
  })
  afterAll(() => shop.database.drop())

  /** A visitor with these items in the cart. */
  const visitorWith = async (...items: ReadonlyArray<ReturnType<typeof item>>) => {
    const webUserGuid = newVisitor()
    await shop.add(webUserGuid, items)
    return webUserGuid
  }
  const setVariant = (number: string, change: { availability?: "InStock" | "NotAvailable" | "MadeToOrder"; price_cents?: number }) =>
    shop.database.kysely.updateTable("variant").set(change).where("sku_variant_number", "=", number).execute()

  it("a cart to which nothing was added is empty, and leaves no row", async () => {
    const visitor = newVisitor()
    expect(await shop.cart(visitor, camaro)).toEqual({ lines: [], itemCount: 0, total: 0 })
    const rows = await shop.database.kysely.selectFrom("cart_line").select("line_id").where("web_user_guid", "=", visitor).execute()
    expect(rows).toEqual([])
  })

  it("CALL-103 which products are in a cart is told without it: each once, its own id null, and null where nothing is", async () => {
    const webUserGuid = await visitorWith(item("CAM-P2-1"), item("CAM-P3-1"), item("CAM-P2-1"))
    expect((await shop.ask(getUserShoppingCartShallow, { webUserGuid })).shoppingCart).toEqual({
      shoppingCartId: null,
      numProducts: 2,
      skuBasesInCart: ["CAM-P2", "CAM-P3"]
    })
    expect((await shop.ask(getUserShoppingCartShallow, { webUserGuid: newVisitor() })).shoppingCart).toBeNull()
  })

  it("ATC-21 a line tells what it is, its options by name, today's price and stock, and leads to its variant", async () => {
    const visitor = await visitorWith(item("CAM-P2-1", { quantityRequested: 2 }))
    const cart = await shop.cart(visitor)
    expect(cart).toMatchObject({ itemCount: 2, total: 246_800 })
    expect(cart.lines[0]).toEqual({
      lineId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      skuVariantNumber: "CAM-P2-1",
      skuBaseNumber: "CAM-P2",
      productPageId: sample.rotor,
      title: "Ironvale Slotted Brake Rotor 1967-1969 Chevrolet Camaro",
      brand: "Ironvale",
      imageUrl: "/content/parts/brake-rotor.svg?n=2",
      url: "/item/ironvale-slotted-brake-rotor/2?sku=CAM-P2-1",
      options: [{ name: "Bolt Circle", value: "4.75 in" }],
      kitComponents: [],
      quantity: 2,
      unitPrice: 123_400,
      lineTotal: 246_800,
      availability: "InStock",
      availabilityText: "3 left",
      isPurchaseable: true,
      addedFor: null,
      fit: null
    })
  })

  it("prices are today's, not those of the day of the add", async () => {
    const visitor = await visitorWith(item("CAM-P11-1", { quantityRequested: 3 }))
    await setVariant("CAM-P11-1", { price_cents: 1 })
    expect(await shop.cart(visitor)).toMatchObject({ total: 3, lines: [{ unitPrice: 1, lineTotal: 3 }] })
  })

  it("a kit's line names its parts with their options and pieces, and waits for the last of them", async () => {
    const visitor = await visitorWith(wholeKit)
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
    it("are each variant's own for the project that was asked with, one that knows nothing included", async () => {
      const visitor = await visitorWith(item("CAM-P2-1"), item("CAM-P2-2"), item("CAM-P8-1"))
      const fits = async (project: Project) => (await shop.cart(visitor, project)).lines.map(({ fit }) => [fit?.fitment, fit?.prompt])
      expect(await fits(camaro)).toEqual([
        ["DirectFit", null],
        ["NoFit", null],
        ["UniversalFit", null]
      ])
      expect(await fits(unknownProject)).toEqual([
        ["NoFit", "Vehicle"],
        ["NoFit", null],
        ["UniversalFit", null]
      ])
    })

    it("are there for a car that nobody knows, and promise nothing", async () => {
      const visitor = await visitorWith(item("CAM-P2-1"))
      const stranger = { ...camaro, vehicle: { year: ModelYear.make(1902), makeId: MakeId.make(987_654), modelId: ModelId.make(987_654) } }
      expect((await shop.cart(visitor, stranger)).lines[0]?.fit).toMatchObject({ fitment: "NoFit", prompt: null })
    })

    it("of a kit promise no fit where a chosen part does not go on the car", async () => {
      const otherRotor = wholeKit.kitComponents.map((part) => (part.ordinality === 1 ? { ...part, skuVariantNumber: "CAM-P2-2" } : part))
      const visitor = await visitorWith(wholeKit, { ...wholeKit, kitComponents: otherRotor })
      expect((await shop.cart(visitor, camaro)).lines.map(({ fit }) => fit?.fitment)).toEqual(["DirectFit", "NoFit"])
    })
  })

  describe("what the catalogue no longer sells", () => {
    it("stays in the cart and says so, costs nothing and breaks nothing, and can be removed", async () => {
      const { kysely } = shop.database
      await kysely.insertInto("product").values(productRow(200)).execute()
      await kysely.insertInto("variant").values(variantRow(200, 1)).execute()
      const visitor = await visitorWith(item("CAM-P200-1", { quantityRequested: 2 }), item("CAM-P3-1"))
      await kysely.deleteFrom("variant").where("product_page_id", "=", 200).execute()
      await kysely.deleteFrom("product").where("product_page_id", "=", 200).execute()

      const cart = await shop.cart(visitor, camaro)
      expect(cart).toMatchObject({ itemCount: 3, total: 10_003 })
      const [gone] = cart.lines
      expect(gone).toMatchObject({
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
      const { removeCartLine: answer } = await shop.ask(removeCartLine, { webUserGuid: visitor, lineId: gone?.lineId })
      expect(answer.cart.lines.map(({ skuVariantNumber }) => skuVariantNumber)).toEqual(["CAM-P3-1", "CAM-P8-1"])
    })

    it("leads to its product where only the variant is gone", async () => {
      await shop.database.kysely.insertInto("variant").values(variantRow(12, 2)).execute()
      const visitor = await visitorWith(item("CAM-P12-2"))
      await shop.database.kysely.deleteFrom("variant").where("sku_variant_number", "=", "CAM-P12-2").execute()
      expect(await shop.cart(visitor)).toMatchObject({
        total: 0,
        lines: [{ title: "Ironvale Universal Brake Rotor 12", url: "/item/part-12/12", availabilityText: "No longer sold" }]
      })
    })

    it("is also a kit whose parts are others now", async () => {
      const visitor = await visitorWith(wholeKit)
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

    it("counts as little to an add's totals as what is out of stock", async () => {
      const visitor = await visitorWith(item("CAM-P13-1"), item("CAM-P3-1"))
      await setVariant("CAM-P13-1", { availability: "NotAvailable" })
      expect(await shop.cart(visitor)).toMatchObject({ itemCount: 2, total: 10_003, lines: [{ unitPrice: 10_013, lineTotal: 0 }, {}] })
      expect(await cartSummary(shop.database.kysely, visitor)).toEqual({ itemCount: 2, total: 10_003 })
    })
  })

  describe("a line", () => {
    const withLine = async () => {
      const visitor = await visitorWith(item("CAM-P3-1"), item("CAM-P8-1"))
      const lineId = (await shop.cart(visitor)).lines[0]?.lineId ?? LineId.make("none")
      return { webUserGuid: visitor, lineId }
    }
    const change = async (variables: { webUserGuid: string; lineId: string; quantity: number }) =>
      (await shop.ask(changeCartLine, variables)).changeCartLine
    const remove = async (variables: { webUserGuid: string; lineId: string }) => (await shop.ask(removeCartLine, variables)).removeCartLine

    it("changes its quantity, and twice the same change is one", async () => {
      const line = await withLine()
      for (const _ of ["once", "twice"]) {
        const { success, message, cart } = await change({ ...line, quantity: 7 })
        expect({ success, message }).toEqual({ success: true, message: null })
        expect(cart).toMatchObject({ itemCount: 8, total: 7 * 10_003 + 10_008, lines: [{ quantity: 7 }, { quantity: 1 }] })
      }
    })

    it("is removed, and removing it again is no failure", async () => {
      const line = await withLine()
      for (const _ of ["once", "twice"]) {
        expect(await remove(line)).toMatchObject({
          success: true,
          message: null,
          cart: { itemCount: 1, lines: [{ skuVariantNumber: "CAM-P8-1" }] }
        })
      }
    })

    it("that is gone cannot be changed, and the answer says so with the cart as it is", async () => {
      const line = await withLine()
      await remove(line)
      const gone = { success: false, message: "This item is no longer in your cart.", cart: { itemCount: 1 } }
      expect(await change({ ...line, quantity: 2 })).toMatchObject(gone)
      expect(await change({ ...line, lineId: crypto.randomUUID(), quantity: 2 })).toMatchObject(gone)
      expect(await change({ ...line, lineId: "<b>no id</b>", quantity: 2 })).toMatchObject(gone)
    })

    it("of another visitor is out of reach", async () => {
      const { lineId, webUserGuid } = await withLine()
      const stranger = newVisitor()
      expect(await change({ webUserGuid: stranger, lineId, quantity: 5 })).toMatchObject({ success: false, cart: { lines: [] } })
      await remove({ webUserGuid: stranger, lineId })
      expect((await shop.cart(webUserGuid)).itemCount).toBe(2)
    })

    it.each([0, -1, 1000, 1e9])("has no quantity of %d", async (quantity) => {
      const line = await withLine()
      const { errors } = await shop.send("changeCartLine", { ...line, quantity })
      expect(errors?.[0]?.originalError).toBeInstanceOf(BadInput)
      expect((await shop.cart(line.webUserGuid)).itemCount).toBe(2)
    })

    it.each(["abc", 1.5, null])("has no quantity of %s", async (quantity) => {
      const { data, errors } = await shop.send("changeCartLine", { ...(await withLine()), quantity })
      expect(data).toBeUndefined()
      expect(errors?.[0]?.message).toContain("$quantity")
    })
  })

  it("adds, changes and removals at once leave a cart as if they had come one after the other", async () => {
    const visitor = await visitorWith(item("CAM-P3-1"), item("CAM-P8-1"))
    const [kept, removed] = (await shop.cart(visitor)).lines
    await Promise.all([
      ...Array.from({ length: 10 }, () => shop.add(visitor, [item("CAM-P14-1")])),
      ...Array.from({ length: 5 }, () => shop.ask(changeCartLine, { webUserGuid: visitor, lineId: kept?.lineId, quantity: 4 })),
      shop.ask(removeCartLine, { webUserGuid: visitor, lineId: removed?.lineId })
    ])
    expect((await shop.cart(visitor)).lines.map(({ skuVariantNumber, quantity }) => [skuVariantNumber, quantity])).toEqual([
      ["CAM-P3-1", 4],
      ["CAM-P14-1", 10]
    ])
  })
})
