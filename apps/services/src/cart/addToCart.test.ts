import { addToCart } from "@camber/domain/cart"
import { type Availability, MAX_LINES, MAX_QUANTITY } from "@camber/domain/catalog"
import { MakeId, ModelId, ModelYear, type Project, UNKNOWN_PROJECT } from "@camber/domain/vehicle"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { InvalidArgument } from "../http/errors.ts"
import { productRow, variantRow } from "../schema/testing/rows.ts"
import { sample } from "../schema/testing/sampleVehicles.ts"
import { item, newVisitor, type OpenCheckout, openCheckout, wholeKit } from "../../test/openCheckout.ts"

const createCamaro = (year: number): Project => ({
  ...UNKNOWN_PROJECT,
  vehicle: { year: ModelYear.make(year), makeId: MakeId.make(sample.chevrolet), modelId: ModelId.make(sample.camaro) }
})
const camaro = createCamaro(1969)

describe.each(allDatabases)("addToCart on $kind", ({ open }) => {
  let shop: OpenCheckout
  beforeAll(async () => {
    shop = await openCheckout(open)
  })
  afterAll(() => shop.database.drop())

  /** Runs `act` while a variant has this stock. */
  const withStock = async (
    number: string,
    change: { quantity?: number; minimum_quantity?: number; availability?: Availability },
    act: () => Promise<void>
  ) => {
    const write = (values: typeof change) =>
      shop.database.kysely.updateTable("variant").set(values).where("sku_variant_number", "=", number).execute()
    await write(change)
    await act().finally(() => write({ quantity: 1200, minimum_quantity: 1, availability: "InStock" }))
  }
  const quantities = async (webUserGuid: string) =>
    (await shop.cart(webUserGuid)).lines.map(({ skuVariantNumber, quantity }) => [skuVariantNumber, quantity])

  it("ATC-23 returns the cart's total and count, and the added items with images", async () => {
    const visitor = newVisitor()
    const answer = await shop.add(visitor, [item("CAM-P2-2", { quantityRequested: 2 }), item("CAM-P3-1")])
    expect(answer).toEqual({
      success: true,
      message: null,
      rejection: null,
      cartTotalPrice: 2 * 119_900 + 10_003,
      cartCores: 0,
      itemCount: 3,
      items: [
        {
          skuVariantNumber: "CAM-P2-2",
          regularImageUrl: "/content/parts/brake-rotor.svg?bolts=6&dims=false",
          options: [{ name: "Bolt Circle", value: "5.00 in" }],
          kitComponents: [],
          pieces: 2,
          price: 2 * 119_900,
          coreCharge: 0,
          addedFor: null,
          note: null
        },
        expect.objectContaining({
          skuVariantNumber: "CAM-P3-1",
          regularImageUrl: "/content/parts/brake-rotor.svg?n=3&dims=false",
          price: 10_003
        })
      ]
    })
    expect(await quantities(visitor)).toEqual([
      ["CAM-P2-2", 2],
      ["CAM-P3-1", 1]
    ])
  })

  it("CORE-01 returns the core deposits of the items and of the whole cart", async () => {
    const visitor = newVisitor()
    const setCore = (core_charge_cents: number | null) =>
      shop.database.kysely.updateTable("variant").set({ core_charge_cents }).where("sku_variant_number", "=", "CAM-P3-1").execute()
    await setCore(2_500)
    const first = await shop.add(visitor, [item("CAM-P3-1", { quantityRequested: 2 }), item("CAM-P2-2")])
    expect(first).toMatchObject({ cartCores: 5_000, items: [{ coreCharge: 2_500, price: 20_006 }, { coreCharge: 0 }] })
    expect(await shop.add(visitor, [item("CAM-P3-1")])).toMatchObject({ cartCores: 7_500, items: [{ coreCharge: 2_500 }] })
    await setCore(null)
  })

  it("CALL-114 accepts the page of a single item", async () => {
    const from = { productPageId: 3, skuBaseNumber: "CAM-P3", productPageUrl: "/item/part-3/3" }
    const { addToCart: answer } = await shop.ask(addToCart, { webUserGuid: newVisitor(), items: [item("CAM-P3-1")], ...from })
    expect(answer).toMatchObject({ success: true, itemCount: 1 })
  })

  it.each([{ productPageId: 8 }, { skuBaseNumber: "CAM-P8" }])(
    "CALL-114 rejects an item whose page belongs to a different product: %j",
    async (other) => {
      const from = { productPageId: 3, skuBaseNumber: "CAM-P3", productPageUrl: "/item/part-3/3", ...other }
      const { addToCart: answer } = await shop.ask(addToCart, { webUserGuid: newVisitor(), items: [item("CAM-P3-1")], ...from })
      expect(answer).toMatchObject({ success: false, itemCount: 0, items: [] })
    }
  )

  it("CALL-115 ATC-22 stores the list's id, name and attribution with each line", async () => {
    const visitor = newVisitor()
    const list = { listId: "Recommended", listName: "Often bought together", attribution: "rail" }
    await shop.add(visitor, [item("CAM-P8-1", list), item("CAM-P9-1", list)])
    const rows = await shop.database.kysely.selectFrom("cart_line").select("list").where("web_user_guid", "=", visitor).execute()
    expect(rows.map((row) => row.list)).toEqual(Array(2).fill({ id: "Recommended", name: "Often bought together", attribution: "rail" }))
  })

  it("adds to the line of an equal item, which keeps its position", async () => {
    const visitor = newVisitor()
    await shop.add(visitor, [item("CAM-P3-1"), item("CAM-P8-1")])
    await shop.add(visitor, [item("CAM-P3-1", { quantityRequested: 4 }), item("CAM-P3-1")])
    expect(await quantities(visitor)).toEqual([
      ["CAM-P3-1", 6],
      ["CAM-P8-1", 1]
    ])
  })

  it("limits a line to 999 units with a message, and rejects an add beyond the limit", async () => {
    const visitor = newVisitor()
    await withStock("CAM-P3-1", { availability: "MadeToOrder" }, async () => {
      expect((await shop.add(visitor, [item("CAM-P3-1", { quantityRequested: MAX_QUANTITY - 2 })])).message).toBeNull()
      const message = "Your cart holds up to 999 of one item."
      const more = [item("CAM-P3-1", { quantityRequested: 5 })]
      expect(await shop.add(visitor, more)).toMatchObject({ success: true, message, itemCount: MAX_QUANTITY, items: [{ pieces: 2 }] })
      expect(await shop.add(visitor, more)).toMatchObject({ success: false, message, rejection: "quantityLimit", items: [] })
    })
  })

  describe("items in stock", () => {
    const all = "Only 3 left: your cart holds all of them."

    it("limits a line to the available units with a message, and rejects an item that is out of stock", async () => {
      const visitor = newVisitor()
      await withStock("CAM-P8-1", { quantity: 3 }, async () => {
        const few = [item("CAM-P8-1", { quantityRequested: 2 })]
        expect(await shop.add(visitor, few)).toMatchObject({ success: true, message: null, items: [{ pieces: 2, note: null }] })
        expect(await shop.add(visitor, few)).toMatchObject({
          success: true,
          message: all,
          items: [{ pieces: 1, price: 10_008, note: all }]
        })
        expect(await shop.add(visitor, few)).toMatchObject({ success: false, message: all, rejection: "allInCart", items: [] })
        expect(await shop.add(visitor, [item("CAM-P3-1"), ...few])).toMatchObject({ success: true, message: all, itemCount: 4 })
      })
    })

    it.each(["Backorderable", "FactoryShipped", "MadeToOrder"] as const)(
      "does not limit the quantity of items that are %s",
      async (availability) => {
        await withStock("CAM-P8-1", { quantity: 3, availability }, async () => {
          const answer = await shop.add(newVisitor(), [item("CAM-P8-1", { quantityRequested: 200 })])
          expect(answer).toMatchObject({ success: true, message: null, itemCount: 200 })
        })
      }
    )

    it("limits a kit by its scarcest component, even if the kit contains two of that component", async () => {
      await withStock("CAM-P8-1", { quantity: 7 }, async () => {
        const answer = await shop.add(newVisitor(), [{ ...wholeKit, quantityRequested: 9 }])
        expect(answer).toMatchObject({ message: all, itemCount: 3, items: [{ pieces: 3, kitComponents: [{}, { quantity: 2 }, {}] }] })
      })
    })
  })

  it("raises the quantity to a variant's minimum with a message", async () => {
    const visitor = newVisitor()
    await withStock("CAM-P8-1", { minimum_quantity: 4 }, async () => {
      const message = "This item is sold 4 or more at a time."
      expect(await shop.add(visitor, [item("CAM-P8-1")])).toMatchObject({ success: true, message, itemCount: 4, items: [{ pieces: 4 }] })
      expect(await shop.add(visitor, [item("CAM-P8-1")])).toMatchObject({ success: true, message: null, itemCount: 5 })
    })
  })

  it("limits a cart to 500 lines, and can still increase the quantity of existing lines", { tags: "full" }, async () => {
    const visitor = newVisitor()
    const pages = Array.from({ length: MAX_LINES }, (_, index) => 1000 + index)
    await shop.database.kysely
      .insertInto("product")
      .values(pages.map((id) => productRow(id)))
      .execute()
    await shop.database.kysely
      .insertInto("variant")
      .values(pages.map((id) => variantRow(id, 1)))
      .execute()
    for (let from = 0; from < MAX_LINES; from += 50) {
      await shop.add(
        visitor,
        pages.slice(from, from + 50).map((id) => item(`CAM-P${id}-1`))
      )
    }
    expect(await shop.add(visitor, [item("CAM-P3-1"), item("CAM-P1000-1")])).toMatchObject({
      success: false,
      message: "Your cart is full: it holds up to 500 different items.",
      rejection: "cartFull"
    })
    expect(await shop.add(visitor, [item("CAM-P1000-1")])).toMatchObject({ success: true, itemCount: MAX_LINES + 1 })
  })

  it("separates the carts of two visitors", async () => {
    const [first, other] = [newVisitor(), newVisitor()]
    await shop.add(first, [item("CAM-P3-1")])
    expect(await shop.cart(other)).toEqual({ lines: [], itemCount: 0, total: 0 })
    await shop.add(other, [item("CAM-P8-1")])
    expect(await quantities(first)).toEqual([["CAM-P3-1", 1]])
  })

  it.each([
    ["DRW-11 an unavailable item", item("CAM-P6-1"), "notAvailable", "This item is currently not available."],
    ["an unknown number", item("CAM-NOWHERE-1"), "choiceGone", "This choice no longer exists. Choose again."],
    ["an option that no longer exists", item("CAM-P2-9"), "choiceGone", "This choice no longer exists. Choose again."],
    [
      "a variant of another base",
      item("CAM-P2-1", { skuBaseNumber: "CAM-P3" }),
      "choiceGone",
      "This choice no longer exists. Choose again."
    ],
    [
      "components for a part that is not a kit",
      item("CAM-P3-1", { kitComponents: wholeKit.kitComponents }),
      "choiceGone",
      "This choice no longer exists. Choose again."
    ]
  ])("ATC-37 adds no items if one of them cannot be added: %s", async (_, rejectedItem, rejection, message) => {
    const visitor = newVisitor()
    const answer = await shop.add(visitor, [item("CAM-P3-1"), rejectedItem, item("CAM-P8-1")])
    expect(answer).toEqual({ success: false, message, rejection, cartTotalPrice: 0, cartCores: 0, itemCount: 0, items: [] })
    expect(await quantities(visitor)).toEqual([])
  })

  it("returns the totals of the cart with a rejection", async () => {
    const visitor = newVisitor()
    await shop.add(visitor, [item("CAM-P3-1", { quantityRequested: 2 })])
    expect(await shop.add(visitor, [item("CAM-P6-1")])).toMatchObject({ success: false, cartTotalPrice: 20_006, itemCount: 2 })
  })

  describe("a kit", () => {
    const part = (ordinality: number, skuVariantNumber: string) => ({ ordinality, skuVariantNumber })
    const [rotor, fixed, pads] = [part(1, "CAM-P2-1"), part(2, "CAM-P8-1"), part(3, "CAM-P9-1")]
    const otherPads = part(4, "CAM-P10-1")

    it.each([
      ["with the first alternative", [rotor, fixed, pads]],
      ["with the other alternative", [otherPads, fixed, part(1, "CAM-P2-2")]]
    ])("DRW-09 is added with every fixed component and one component of each choice group: %s", async (_, kitComponents) => {
      const visitor = newVisitor()
      expect(await shop.add(visitor, [{ ...wholeKit, kitComponents }])).toMatchObject({ success: true, itemCount: 1 })
      expect((await shop.cart(visitor)).lines[0]?.kitComponents).toHaveLength(3)
    })

    const incomplete = "Choose every part of the kit once."
    const gone = "This choice no longer exists. Choose again."
    it.each([
      ["without any part", [], incomplete],
      ["without a part", [rotor, fixed], incomplete],
      ["with two of a choice group", [rotor, fixed, pads, otherPads], incomplete],
      ["with a part twice", [rotor, rotor, fixed, pads], incomplete],
      ["with a part that the kit does not contain", [rotor, fixed, pads, part(9, "CAM-P9-1")], gone],
      ["with another product's variant", [part(1, "CAM-P3-1"), fixed, pads], gone],
      ["with another variant than the one it names", [rotor, part(2, "CAM-P9-1"), pads], gone],
      ["with an option that no longer exists", [part(1, "CAM-P2-9"), fixed, pads], gone]
    ])("DRW-09 is rejected %s", async (_, kitComponents, message) => {
      expect(await shop.add(newVisitor(), [{ ...wholeKit, kitComponents }])).toMatchObject({ success: false, message, itemCount: 0 })
    })

    it("DRW-09 is rejected while a component is unavailable", async () => {
      const setAvailability = (availability: "NotAvailable" | "InStock") =>
        shop.database.kysely.updateTable("variant").set({ availability }).where("sku_variant_number", "=", "CAM-P9-1").execute()
      await setAvailability("NotAvailable")
      const answer = await shop.add(newVisitor(), [wholeKit])
      await setAvailability("InStock")
      expect(answer).toMatchObject({ success: false, message: "This item is currently not available." })
    })

    it("is one line in the cart for equal components, and two lines for different components", async () => {
      const visitor = newVisitor()
      await shop.add(visitor, [wholeKit, { ...wholeKit, kitComponents: wholeKit.kitComponents.toReversed() }])
      await shop.add(visitor, [{ ...wholeKit, kitComponents: [rotor, fixed, otherPads] }])
      expect((await quantities(visitor)).map(([, quantity]) => quantity)).toEqual([2, 1])
    })
  })

  describe("the fitment snapshot of a line", () => {
    const addedFor = async (number: string, project?: Project) => {
      const visitor = newVisitor()
      await shop.add(visitor, [item(number)], project && { project })
      return (await shop.cart(visitor)).lines[0]?.addedFor
    }

    it("contains the variant's verdict with reason and source, and the vehicle's name", async () => {
      const snapshot = await addedFor("CAM-P2-1", camaro)
      expect(snapshot).toMatchObject({
        projectName: "1969 Chevrolet Camaro",
        verdict: { fitment: "DirectFit", reason: { source: "Maker's catalogue", note: "except heavy-duty brakes" } }
      })
      expect(await addedFor("CAM-P2-2", camaro)).toMatchObject({ verdict: { fitment: "NoFit" } })
    })

    it("is null without a vehicle, for an empty project, and for an unknown vehicle", async () => {
      expect(await addedFor("CAM-P2-1")).toBeNull()
      expect(await addedFor("CAM-P2-1", UNKNOWN_PROJECT)).toBeNull()
      expect(await addedFor("CAM-P2-1", createCamaro(1902))).toBeNull()
    })

    it("is the one of the latest add with a vehicle", async () => {
      const visitor = newVisitor()
      await shop.add(visitor, [item("CAM-P2-1")], { project: camaro })
      await shop.add(visitor, [item("CAM-P2-1")], { project: createCamaro(1970) })
      await shop.add(visitor, [item("CAM-P2-1")])
      expect((await shop.cart(visitor)).lines[0]).toMatchObject({
        quantity: 3,
        addedFor: { projectName: "1970 Chevrolet Camaro", verdict: { fitment: "NoFit" } }
      })
    })
  })

  it.each([
    ["quantity 0", { quantityRequested: 0 }],
    ["quantity -1", { quantityRequested: -1 }],
    ["quantity 1000", { quantityRequested: 1000 }],
    ["quantity 1e9", { quantityRequested: 1e9 }],
    ["a line break in a SKU", { skuVariantNumber: "CAM-P3-1\n" }],
    ["markup for a base", { skuBaseNumber: "'; drop table cart_line; --" }],
    ["a list's name of 10,000 characters", { listName: "x".repeat(10_000) }],
    ["an unpaired surrogate", { listName: "\ud83d" }],
    ["61 parts", { kitComponents: Array.from({ length: 61 }, (_, index) => ({ ordinality: index, skuVariantNumber: "CAM-P3-1" })) }]
  ])("rejects %s as an invalid argument", async (_, changes) => {
    const visitor = newVisitor()
    const { errors } = await shop.send("addToCart", { webUserGuid: visitor, items: [item("CAM-P3-1", changes)] })
    expect(errors?.[0]?.originalError).toBeInstanceOf(InvalidArgument)
    expect(await quantities(visitor)).toEqual([])
  })

  it.each(["abc", 1.5, null, "1"])("rejects a quantity that is not an integer before any query: %s", async (quantityRequested) => {
    const { data, errors } = await shop.send("addToCart", {
      webUserGuid: newVisitor(),
      items: [{ ...item("CAM-P3-1"), quantityRequested }]
    })
    expect(data).toBeUndefined()
    expect(errors?.[0]?.message).toContain("quantityRequested")
  })

  it.each([
    ["no item", 0],
    ["51 items", 51]
  ])("rejects %s as an invalid argument", async (_, count) => {
    const items = Array.from({ length: count }, () => item("CAM-P3-1"))
    const { errors } = await shop.send("addToCart", { webUserGuid: newVisitor(), items })
    expect(errors?.[0]?.originalError).toBeInstanceOf(InvalidArgument)
  })
})
