import { cancelOrder, order } from "@camber/domain/order"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { openServices, type OpenServices } from "../../test/openServices.ts"
import type { TestVisitor } from "../../test/testVisitor.ts"
import { advanceOrder } from "./advanceOrder.ts"
import { grantGuestAccess } from "./createOrderLink.ts"
import { lockOrder } from "./lockOrder.ts"
import { createShipment } from "./createShipment.ts"
import { fillCart, placeTestOrder } from "./testing/orderOf.ts"

describe.each(allDatabases)("cancelOrder on $kind", ({ open }) => {
  let shop: OpenServices
  beforeAll(async () => {
    shop = await openServices(open)
    await shop.database.kysely.updateTable("variant").set({ quantity: 500 }).where("sku_variant_number", "=", "CAM-P3-1").execute()
  })
  afterAll(() => shop.database.drop())

  const customer = async (visitor = shop.visitor()) => {
    await fillCart(visitor, "CAM-P3-1", 2)
    return { visitor, orderNumber: (await placeTestOrder(visitor)).orderNumber ?? "" }
  }
  const cancel = async ({ ask, webUserGuid }: TestVisitor, orderNumber: string) =>
    (await ask(cancelOrder, { webUserGuid, orderNumber })).cancelOrder
  const readStock = async () => {
    const { quantity } = await shop.database.kysely
      .selectFrom("variant")
      .select("quantity")
      .where("sku_variant_number", "=", "CAM-P3-1")
      .executeTakeFirstOrThrow()
    return quantity
  }

  it("AFT-04 cancels an order before shipment: restocks the items, sends one mail, and records in the history that the customer canceled", async () => {
    const before = await readStock()
    const { orderNumber, visitor } = await customer()
    expect(await readStock()).toBe(before - 2)
    const answers = await Promise.all([cancel(visitor, orderNumber), cancel(visitor, orderNumber), cancel(visitor, orderNumber)])
    for (const answer of answers) expect(answer).toMatchObject({ message: null, order: { orderNumber, status: "canceled" } })
    expect(await readStock()).toBe(before)
    const mails = await shop.database.kysely
      .selectFrom("mail")
      .select("body")
      .where("subject", "like", `%${orderNumber} was canceled%`)
      .execute()
    expect(mails).toHaveLength(1)
    const events = await shop.database.kysely
      .selectFrom("order_event")
      .select(["actor", "what"])
      .where("order_number", "=", orderNumber)
      .where("what", "=", "canceled")
      .execute()
    expect(events).toEqual([{ actor: "customer", what: "canceled" }])
  })

  it("AFT-04 rejects shipped orders and other visitors' orders", async () => {
    const { orderNumber, visitor } = await customer()
    const other = shop.visitor()
    expect(await cancel(other, orderNumber)).toEqual({ order: null, message: "We couldn't find this order." })
    await advanceOrder(shop.database.kysely, { brandName: "Camber", publicOrigin: "http://shop.test" }, { orderNumber, to: "shipped" })
    expect(await cancel(visitor, orderNumber)).toMatchObject({ order: null, message: expect.stringContaining("can't be canceled") })
    expect((await visitor.ask(order, { webUserGuid: visitor.webUserGuid, orderNumber })).order?.status).toBe("shipped")
  })

  it("AFT-04 rejects partly shipped orders", async () => {
    const { orderNumber, visitor } = await customer()
    const settings = { brandName: "Camber", publicOrigin: "http://shop.test" }
    await shop.database.kysely.transaction().execute(async (transaction) => {
      const ordered = await lockOrder(transaction, orderNumber)
      if (ordered === undefined) throw new Error("the order does not exist")
      const lines = [{ ordinality: 1, quantity: 1 }]
      const by = { actor: "staff", accountId: null } as const
      expect(await createShipment(transaction, settings, ordered, { carrier: "other", trackingNumber: null, lines, by })).toBeNull()
    })
    expect(await cancel(visitor, orderNumber)).toMatchObject({ order: null, message: expect.stringContaining("can't be canceled") })
    const partlyShipped = (await visitor.ask(order, { webUserGuid: visitor.webUserGuid, orderNumber })).order
    expect([partlyShipped?.status, partlyShipped?.isPartlyShipped, partlyShipped?.shipments.length]).toEqual(["placed", true, 1])
  })

  it("AFT-04 accepts a guest who opened the order by the link in its mail", async () => {
    const { orderNumber } = await customer()
    const guest = shop.visitor()
    await grantGuestAccess(shop.database.kysely, orderNumber, guest.webUserGuid)
    expect((await cancel(guest, orderNumber)).order?.status).toBe("canceled")
  })
})
