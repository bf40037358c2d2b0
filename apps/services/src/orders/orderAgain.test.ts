import { addToCart } from "@camber/domain/cart"
import { SkuBaseNumber, SkuVariantNumber } from "@camber/domain/catalog"
import { planReorder, orderAgain } from "@camber/domain/order"
import { sampleCartItem } from "@camber/testing/records"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { openServices, type OpenServices } from "../../test/openServices.ts"
import type { TestVisitor } from "../../test/testVisitor.ts"
import { grantGuestAccess } from "./createOrderLink.ts"
import { fillCart, placeTestOrder } from "./testing/orderOf.ts"

const kit = sampleCartItem({
  skuVariantNumber: SkuVariantNumber.make("CAM-P4-1"),
  skuBaseNumber: SkuBaseNumber.make("CAM-P4"),
  kitComponents: [
    { ordinality: 1, skuVariantNumber: SkuVariantNumber.make("CAM-P2-2") },
    { ordinality: 2, skuVariantNumber: SkuVariantNumber.make("CAM-P8-1") }
  ]
})

describe.each(allDatabases)("orderAgain on $kind", ({ open }) => {
  let shop: OpenServices
  beforeAll(async () => {
    shop = await openServices(open)
  })
  afterAll(() => shop.database.drop())

  const addItems = async ({ ask, webUserGuid }: TestVisitor, items: ReturnType<typeof planReorder>["adds"][number]) =>
    (
      await ask(
        addToCart,
        { webUserGuid, items, productPageId: null, skuBaseNumber: null, productPageUrl: null, project: null },
        crypto.randomUUID()
      )
    ).addToCart
  const listReorderLines = async ({ ask, webUserGuid }: TestVisitor, orderNumber: string) =>
    (await ask(orderAgain, { webUserGuid, orderNumber })).orderAgain
  const change = (values: { readonly price_cents?: number; readonly availability?: "InStock" | "Discontinued" }) =>
    shop.database.kysely.updateTable("variant").set(values).where("sku_variant_number", "=", "CAM-P3-1").execute()

  it("AFT-20 returns kit components to the customer and to guests with the link, but to no other visitor", async () => {
    const visitor = shop.visitor()
    await fillCart(visitor, "CAM-P3-1", 2)
    expect((await addItems(visitor, [kit])).success).toBe(true)
    const orderNumber = (await placeTestOrder(visitor)).orderNumber ?? ""
    const guest = shop.visitor()
    expect(await listReorderLines(guest, orderNumber)).toEqual([])
    await grantGuestAccess(shop.database.kysely, orderNumber, guest.webUserGuid)
    const lines = await listReorderLines(guest, orderNumber)
    expect(lines).toEqual(await listReorderLines(visitor, orderNumber))
    const { adds, gone, repriced } = planReorder(lines)
    expect([gone, repriced]).toEqual([0, []])
    expect(adds.flat()).toMatchObject([
      { skuVariantNumber: "CAM-P3-1", quantityRequested: 2, kitComponents: [] },
      { skuVariantNumber: kit.skuVariantNumber, kitComponents: kit.kitComponents }
    ])
    expect(await addItems(guest, adds[0] ?? [])).toMatchObject({ success: true, itemCount: 3 })
  })

  it("AFT-20 returns current prices, and null for discontinued items", async () => {
    const visitor = shop.visitor()
    await fillCart(visitor, "CAM-P3-1")
    const orderNumber = (await placeTestOrder(visitor)).orderNumber ?? ""
    const [before] = await listReorderLines(visitor, orderNumber)
    await change({ price_cents: 12_345 })
    expect(await listReorderLines(visitor, orderNumber)).toMatchObject([{ paidPrice: before?.paidPrice, unitPrice: 12_345 }])
    await change({ availability: "Discontinued" })
    const lines = await listReorderLines(visitor, orderNumber)
    expect(lines).toMatchObject([{ unitPrice: null }])
    expect(planReorder(lines)).toMatchObject({ adds: [], gone: 1 })
    expect(
      (await addItems(visitor, planReorder(lines.map((line) => ({ ...line, unitPrice: line.paidPrice }))).adds[0] ?? [])).success
    ).toBe(false)
  })
})
