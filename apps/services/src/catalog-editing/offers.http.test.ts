import { cart } from "@camber/domain/cart"
import { productPage, SkuBaseNumber, skuBases } from "@camber/domain/catalog"
import { listing } from "@camber/domain/search"
import { changePrices, changeStock, findActions, findOffers, staffActions } from "@camber/domain/staff"
import { wireListingAddress } from "@camber/testing/records"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { defaults, openServices, type OpenServices } from "../../test/openServices.ts"
import { demoContent } from "../../test/demoContent.ts"
import { testVisitor, type TestVisitor } from "../../test/testVisitor.ts"
import { createServices } from "../handler.ts"
import type { Services } from "../Services.ts"
import { fillCart } from "../orders/testing/orderOf.ts"
import { sample } from "../schema/testing/sampleVehicles.ts"
import { createStaffSender } from "../staff/testing/createStaffSender.ts"
import { signedInAs } from "../staff/testing/signedInAs.ts"

const rotor = "CAM-P2-1"
const rotorPrice = { regular: 150_000, sale: 123_400 }
const stockOf = (quantity: number) => ({ quantity, availability: "InStock" })

describe.each(allDatabases)("prices and stock of staff on $kind", ({ open }) => {
  let shop: OpenServices
  /** A second process of the shop. */
  let other: Services
  let shopper: TestVisitor
  let staff: string
  let send: ReturnType<typeof createStaffSender>
  beforeAll(async () => {
    shop = await openServices(open)
    other = createServices({ ...demoContent, database: shop.database, settings: defaults })
    shopper = testVisitor(other)
    send = createStaffSender(shop)
    staff = await signedInAs(shop, ["registered", "staff"], "priya@shop.test", "catalog")
  })
  afterAll(() => shop.database.drop())

  const find = async (text: string, view = "all") => {
    const { body } = await send(findOffers.path, staff, { text, view, page: 1 })
    return body.offers.map(({ skuVariantNumber }: { skuVariantNumber: string }) => skuVariantNumber)
  }
  const change = async (path: string, ...changes: ReadonlyArray<object>) => (await send(path, staff, { changes })).body

  it("EDIT-01 finds a SKU by SKU, maker's number, bar code, other numbers and words, in the form in which staff type them", async () => {
    await shop.database.kysely
      .updateTable("product")
      .set({ keywords: "GM RA-OE 9-44102-771 944102771" })
      .where("product_page_id", "=", sample.camshaft)
      .execute()
    for (const [text, sku] of [
      ["cam-p3-1", "CAM-P3-1"],
      ["cam p3 1", "CAM-P3-1"],
      ["IRO-3V1", "CAM-P3-1"],
      ["400000000301", "CAM-P3-1"],
      ["9-44102-771", "CAM-P3-1"],
      ["944102771", "CAM-P3-1"],
      ["hydraulic camsh", "CAM-P3-1"],
      ["CAM-P2-2", "CAM-P2-2"]
    ] as const)
      expect([text, (await find(text))[0]]).toEqual([text, sku])
    expect(await find("no such part 99999")).toEqual([])
    expect(await find("';--|&:*")).toEqual([])
  })

  it("EDIT-04 lists SKUs with few pieces, and those that are sold out", async () => {
    await shop.database.kysely
      .updateTable("variant")
      .set({ quantity: 0, availability: "Backorderable" })
      .where("sku_variant_number", "=", "CAM-P9-1")
      .execute()
    expect(await find("", "low")).toEqual([rotor])
    expect(await find("", "out")).toEqual(["CAM-P9-1"])
    expect(await find("camshaft", "low")).toEqual([])
    expect((await send(findOffers.path, staff, { text: "", view: "all", page: 1 })).body.total).toBe(40)
  })

  it("EDIT-02 EDIT-12 changes several prices at once, which pages, listings and carts of another process show", async () => {
    const rotorBase = SkuBaseNumber.make("CAM-P2")
    const address = wireListingAddress({ sort: "price" })
    const priceNow = async () => {
      await other.changes.poll()
      const { webUserGuid } = shopper
      const page = await shopper.ask(productPage, { productPageId: sample.rotor, skuVariantNumber: null, project: null })
      const { skuBases: cards } = await shopper.ask(skuBases, { skuBaseNumbers: [rotorBase], webUserGuid })
      const { listing: list } = await shopper.ask(listing, { address, project: null })
      const listed = list?.cards.map(({ skuBaseNumber }) => skuBaseNumber)
      const inCart = (await shopper.ask(cart, { webUserGuid, project: null })).cart.lines[0]?.unitPrice
      return {
        page: page.productPage?.variant.pricing.salePriceString,
        card: cards[0]?.pricing.salePriceString,
        first: listed?.[0],
        inCart
      }
    }
    await fillCart(shopper, rotor, 1)
    expect(await priceNow()).toMatchObject({ inCart: 123_400 })
    const { left, now } = await change(
      changePrices.path,
      { skuVariantNumber: rotor, seen: rotorPrice, price: { regular: 999, sale: 899 } },
      { skuVariantNumber: "CAM-P3-1", seen: { regular: 10_003, sale: null }, price: { regular: 20_000, sale: null } }
    )
    expect(left).toEqual([])
    expect(now.map(({ price }: { price: object }) => price)).toEqual([
      { regular: 999, sale: 899 },
      { regular: 20_000, sale: null }
    ])
    expect(await priceNow()).toEqual({ page: "$8.99", card: "$8.99", first: "CAM-P2", inCart: 899 })
    const owner = await signedInAs(shop, ["registered", "staff"])
    expect((await send(staffActions.path, owner)).body).toMatchObject([
      { who: "priya@shop.test", what: "price changed", subject: "CAM-P3-1", detail: "price: 100.03 → 200.00" },
      { what: "price changed", subject: rotor, detail: "sale: 1234.00 → 8.99\nprice: 1500.00 → 9.99" }
    ])
    const search = async (text: string) =>
      (await send(findActions.path, owner, { text })).body.map(({ subject }: { subject: string }) => subject)
    expect([await search("8.99"), await search("cam-p3"), await search("PRIYA"), await search("%")]).toEqual([
      [rotor],
      ["CAM-P3-1"],
      ["CAM-P3-1", rotor],
      []
    ])
  })

  it("EDIT-02 does not overwrite a price that someone else has changed, saves the others, and answers a repeated request with success", async () => {
    const changes = [
      { skuVariantNumber: rotor, seen: rotorPrice, price: { regular: 5_000, sale: null } },
      { skuVariantNumber: "CAM-P4-1", seen: { regular: 10_004, sale: null }, price: { regular: 11_000, sale: null } },
      { skuVariantNumber: "GONE-1", seen: { regular: 1, sale: null }, price: { regular: 2, sale: null } }
    ]
    const { left, now } = await change(changePrices.path, ...changes)
    expect(left).toEqual([rotor, "GONE-1"])
    expect(now.map(({ price }: { price: object }) => price)).toEqual([
      { regular: 999, sale: 899 },
      { regular: 11_000, sale: null }
    ])
    expect((await change(changePrices.path, changes[1]!)).left).toEqual([])
  })

  it("EDIT-02 rejects prices at which a part cannot be sold", async () => {
    const seen = { regular: 10_005, sale: null }
    for (const price of [
      { regular: 0, sale: null },
      { regular: 100_000_000, sale: null },
      { regular: 500, sale: 500 },
      { regular: 500, sale: 0 },
      { regular: 1.5, sale: null }
    ])
      expect([price, (await send(changePrices.path, staff, { changes: [{ skuVariantNumber: "CAM-P5-1", seen, price }] })).status]).toEqual([
        price,
        400
      ])
    expect((await send(changePrices.path, staff, { changes: [] })).status).toBe(400)
  })

  it("EDIT-03 changes the counts of warehouses, and marks a part without pieces as unavailable", async () => {
    const { kysely } = shop.database
    const readStock = () =>
      kysely
        .selectFrom("warehouse_stock")
        .select(["warehouse", "quantity"])
        .where("sku_variant_number", "=", "CAM-P5-1")
        .orderBy("warehouse")
        .execute()
    await kysely.updateTable("variant").set({ quantity: 5 }).where("sku_variant_number", "=", "CAM-P5-1").execute()
    await kysely
      .insertInto("warehouse_stock")
      .values([
        { sku_variant_number: "CAM-P5-1", warehouse: 2, quantity: 4 },
        { sku_variant_number: "CAM-P5-1", warehouse: 3, quantity: 1 }
      ])
      .execute()
    const set = (seen: object, stock: object) => change(changeStock.path, { skuVariantNumber: "CAM-P5-1", seen, stock })
    expect((await set(stockOf(5), stockOf(8))).now[0].stock).toEqual(stockOf(8))
    expect(await readStock()).toEqual([
      { warehouse: 2, quantity: 7 },
      { warehouse: 3, quantity: 1 }
    ])
    const out = { quantity: 0, availability: "Backorderable" }
    expect((await set(stockOf(8), stockOf(0))).now[0]).toMatchObject({ stock: out, availabilityText: "Backordered" })
    expect((await readStock()).map(({ quantity }) => quantity)).toEqual([0, 0])
    expect((await set(out, { quantity: 2, availability: "NotAvailable" })).now[0].stock).toEqual({
      quantity: 2,
      availability: "NotAvailable"
    })
  })

  it("EDIT-03 puts the first pieces of a SKU without a warehouse into the main warehouse", async () => {
    const { kysely } = shop.database
    await kysely
      .updateTable("variant")
      .set({ quantity: 0, availability: "NotAvailable" })
      .where("sku_variant_number", "=", "CAM-P7-1")
      .execute()
    const seen = { quantity: 0, availability: "NotAvailable" }
    const { now } = await change(changeStock.path, { skuVariantNumber: "CAM-P7-1", seen, stock: stockOf(4) })
    expect(now[0].stock).toEqual(stockOf(4))
    expect(await kysely.selectFrom("warehouse_stock").selectAll().where("sku_variant_number", "=", "CAM-P7-1").execute()).toEqual([
      { sku_variant_number: "CAM-P7-1", warehouse: 1, quantity: 4 }
    ])
  })

  it("EDIT-03 does not overwrite a count that an order has reduced since staff saw it", async () => {
    await shop.database.kysely.updateTable("variant").set({ quantity: 2 }).where("sku_variant_number", "=", rotor).execute()
    const { left, now } = await change(changeStock.path, { skuVariantNumber: rotor, seen: stockOf(3), stock: stockOf(30) })
    expect([left, now[0].stock.quantity]).toEqual([[rotor], 2])
  })
})
