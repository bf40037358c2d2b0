import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { openServices, type OpenServices } from "../../test/openServices.ts"
import { advanceOrder } from "./advanceOrder.ts"
import { createRefund } from "./createRefund.ts"
import { fillCart, placeTestOrder } from "./testing/orderOf.ts"

const shopSettings = { brandName: "Camber", publicOrigin: "http://shop.test" }

describe.each(allDatabases)("createRefund on $kind", ({ open }) => {
  let shop: OpenServices
  let orderNumber: string
  beforeAll(async () => {
    shop = await openServices(open)
  })
  beforeEach(async () => {
    const visitor = shop.visitor()
    await fillCart(visitor, "CAM-P3-1", 1)
    orderNumber = (await placeTestOrder(visitor)).orderNumber ?? ""
  })
  afterAll(() => shop.database.drop())

  const set = (change: { payment_state: "awaiting" | "paid" | "failed"; paid_cents?: number; refunded_cents?: number }) =>
    shop.database.kysely.updateTable("customer_order").set(change).where("order_number", "=", orderNumber).execute()
  const refund = (cents: number) =>
    shop.database.kysely
      .transaction()
      .execute((transaction) => createRefund(transaction, { orderNumber, cents, reason: "A line was canceled", requestedBy: null }))
  const refunds = () => shop.database.kysely.selectFrom("refund").selectAll().where("order_number", "=", orderNumber).execute()
  const history = async () =>
    (
      await shop.database.kysely
        .selectFrom("order_event")
        .select(["actor", "what", "detail"])
        .where("order_number", "=", orderNumber)
        .orderBy("order_event_id")
        .execute()
    ).map(({ actor, detail, what }) => [actor, what, detail])

  it("PAY-01 limits refunds to the payments minus refunded and pending amounts, also for concurrent requests", async () => {
    await set({ payment_state: "paid", paid_cents: 10_003, refunded_cents: 1_000 })
    expect(await refund(9_004)).toEqual({ _tag: "TooMuch", most: 9_003 })
    const answers = await Promise.all([refund(5_000), refund(5_000)])
    expect(answers.map(({ _tag }) => _tag).toSorted()).toEqual(["Owed", "TooMuch"])
    expect(await refund(4_004)).toEqual({ _tag: "TooMuch", most: 4_003 })
    expect(await refund(4_003)).toMatchObject({ _tag: "Owed" })
    expect((await refunds()).map(({ cents, state }) => [cents, state])).toEqual([
      [5_000, "due"],
      [4_003, "due"]
    ])
  })

  it("PAY-01 allows another refund after a failed refund", async () => {
    await set({ payment_state: "paid", paid_cents: 500 })
    await refund(500)
    await shop.database.kysely.updateTable("refund").set({ state: "failed" }).where("order_number", "=", orderNumber).execute()
    expect(await refund(500)).toMatchObject({ _tag: "Owed" })
  })

  it("PAY-01 creates no refund for invoice orders or unknown orders", async () => {
    expect(await refund(1)).toEqual({ _tag: "NothingPaid" })
    orderNumber = "1000000000"
    expect(await refund(1)).toEqual({ _tag: "NoSuchOrder" })
    await expect(refund(0)).rejects.toThrow(RangeError)
    await expect(refund(0.5)).rejects.toThrow(RangeError)
  })

  it("PAY-02 allows shipment only of paid orders and invoice orders", async () => {
    const ship = () => advanceOrder(shop.database.kysely, shopSettings, { orderNumber, to: "shipped" })
    await set({ payment_state: "awaiting" })
    expect(await ship()).toBe("notPaid")
    await set({ payment_state: "failed" })
    expect(await ship()).toBe("notPaid")
    await set({ payment_state: "paid", paid_cents: 10_003 })
    expect(await ship()).toBe("moved")
  })

  it("PAY-01 PAY-03 refunds everything when an order is canceled, and records it in the history", async () => {
    await set({ payment_state: "paid", paid_cents: 10_003 })
    await refund(3)
    expect(await advanceOrder(shop.database.kysely, shopSettings, { orderNumber, to: "canceled" })).toBe("moved")
    expect((await refunds()).map(({ cents }) => cents)).toEqual([3, 10_000])
    expect(await history()).toEqual([
      ["customer", "placed", { cents: 10_003 }],
      ["shop", "refundOwed", expect.objectContaining({ cents: 3 })],
      ["staff", "canceled", { before: "placed", after: "canceled" }],
      ["shop", "refundOwed", expect.objectContaining({ cents: 10_000, reason: "The order was canceled" })]
    ])
  })
})
