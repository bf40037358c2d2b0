import { deliverShipment, deskOrder, shipPieces } from "@camber/domain/order-management"
import { clampQuantity } from "@camber/domain/catalog"
import { cancelPieces, order } from "@camber/domain/order"
import { sql } from "kysely"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { issueCode } from "../promotions/issueCode.ts"
import { readPointsBalance } from "../rewards/readPoints.ts"
import { newMember } from "../rewards/testing/newMember.ts"
import { openServices, type OpenServices } from "../../test/openServices.ts"
import type { TestVisitor } from "../../test/testVisitor.ts"
import { signedInAs } from "../staff/testing/signedInAs.ts"
import { grantGuestAccess } from "./createOrderLink.ts"
import { fillCart, placeTestOrder, plainTerms } from "./testing/orderOf.ts"

const part = "CAM-P3-1"
const other = "CAM-P2-1"
const alreadyPacked = expect.stringContaining("already packed or on their way")

describe.each(allDatabases)("canceling items on $kind", ({ open }) => {
  let shop: OpenServices
  let staff: string
  beforeAll(async () => {
    shop = await openServices(open)
    staff = await signedInAs(shop, ["registered", "staff"])
    await shop.database.kysely.updateTable("variant").set({ quantity: 5000 }).where("sku_variant_number", "in", [part, other]).execute()
  })
  beforeEach(() => shop.database.kysely.deleteFrom("rate_limit").execute())
  afterAll(() => shop.database.drop())

  const place = async (visitor = shop.visitor(), pieces = 3, terms = plainTerms) => {
    await fillCart(visitor, part, pieces)
    await fillCart(visitor, other, 1)
    return { visitor, orderNumber: (await placeTestOrder(visitor, terms)).orderNumber ?? "" }
  }
  const pay = (orderNumber: string) =>
    shop.database.kysely
      .updateTable("customer_order")
      .set({ payment_state: "paid", paid_cents: sql`total_cents` })
      .where("order_number", "=", orderNumber)
      .execute()
  const cancel = async ({ ask, webUserGuid }: TestVisitor, orderNumber: string, canceled: number, ordinality = 1) =>
    (await ask(cancelPieces, { webUserGuid, orderNumber, lines: [{ ordinality, canceled: clampQuantity(canceled) }] })).cancelPieces
  const readSeenOrder = async ({ ask, webUserGuid }: TestVisitor, orderNumber: string) => {
    const answer = (await ask(order, { webUserGuid, orderNumber })).order
    if (answer === null) throw new Error("the order does not exist")
    return answer
  }
  const readStock = async () => {
    const { quantity } = await shop.database.kysely
      .selectFrom("variant")
      .select("quantity")
      .where("sku_variant_number", "=", part)
      .executeTakeFirstOrThrow()
    return quantity
  }
  const callStaffApi = async (path: string, body: object): Promise<{ problem?: string | null; order?: { revision: number } | null }> => {
    const headers = { "content-type": "application/json", cookie: staff }
    const response = await shop.handler(new Request(`http://shop.test${path}`, { method: "POST", headers, body: JSON.stringify(body) }))
    return (await response?.json()) as { problem?: string | null; order?: { revision: number } | null }
  }
  const getRevision = async (orderNumber: string) => (await callStaffApi(deskOrder.path, { orderNumber })).order?.revision ?? -1
  const ship = (orderNumber: string, revision: number, quantity: number) =>
    callStaffApi(shipPieces.path, { orderNumber, revision, carrier: "ups", trackingNumber: null, lines: [{ ordinality: 1, quantity }] })
  const sumRefunds = async (orderNumber: string) => {
    const rows = await shop.database.kysely.selectFrom("refund").select("cents").where("order_number", "=", orderNumber).execute()
    return rows.reduce((sum, { cents }) => sum + cents, 0)
  }

  it("AFT-05 restocks the items, reduces the total, refunds the amount and sends one mail, even if the request is repeated", async () => {
    const before = await readStock()
    const { orderNumber, visitor } = await place()
    await pay(orderNumber)
    const total = (await readSeenOrder(visitor, orderNumber)).total
    const answers = await Promise.all([1, 2, 3].map(() => cancel(visitor, orderNumber, 2)))
    for (const { message, order: now } of answers) expect([message, now?.lines[0]?.canceled, now?.status]).toEqual([null, 2, "placed"])
    expect(await readStock()).toBe(before - 1)
    const now = await readSeenOrder(visitor, orderNumber)
    expect([now.credited, await sumRefunds(orderNumber)]).toEqual([20_006, 20_006])
    expect(now.total).toBe(total)
    const mails = await shop.database.kysely
      .selectFrom("mail")
      .select("body")
      .where("subject", "like", `%${orderNumber} was canceled%`)
      .execute()
    expect(mails).toHaveLength(1)
    expect(mails[0]?.body).toContain("$200.06 to your original payment method.")
    const events = await shop.database.kysely
      .selectFrom("order_event")
      .select(["actor", "what"])
      .where("order_number", "=", orderNumber)
      .where("what", "=", "piecesCanceled")
      .execute()
    expect(events).toEqual([{ actor: "customer", what: "piecesCanceled" }])
  })

  it("AFT-05 restores the promo code and points in proportion, and completely with the last item", async () => {
    const visitor = await newMember(shop)
    const code = await issueCode(shop.database.kysely, { discount: { _tag: "PercentOff", percent: 10 } })
    const points = async () => (await readPointsBalance(shop.database.kysely, visitor.webUserGuid, new Date()))?.total
    const had = await points()
    const { orderNumber } = await place(visitor, 2, { ...plainTerms, promoCode: code, points: 100 })
    await pay(orderNumber)
    const { total } = await readSeenOrder(visitor, orderNumber)
    expect(await points()).toBe((had ?? 0) - 100)
    await cancel(visitor, orderNumber, 1)
    const half = await readSeenOrder(visitor, orderNumber)
    expect(half.credited).toBe(await sumRefunds(orderNumber))
    expect(half.credited).toBeLessThan(10_003)
    await cancel(visitor, orderNumber, 2)
    const answer = await cancel(visitor, orderNumber, 1, 2)
    expect(answer.order).toMatchObject({ status: "canceled", credited: total })
    expect(await sumRefunds(orderNumber)).toBe(total)
    expect(await points()).toBe(had)
    const { uses_left } = await shop.database.kysely
      .selectFrom("promo_code")
      .select("uses_left")
      .where("code", "=", code)
      .executeTakeFirstOrThrow()
    expect(uses_left).toBe(1)
  })

  it("AFT-05 accepts a guest who opened the order by the link in its mail, and no other visitor", async () => {
    const { orderNumber } = await place()
    const guest = shop.visitor()
    expect(await cancel(guest, orderNumber, 1)).toEqual({ order: null, message: "We couldn't find this order." })
    await grantGuestAccess(shop.database.kysely, orderNumber, guest.webUserGuid)
    expect((await cancel(guest, orderNumber, 1)).order?.lines[0]?.canceled).toBe(1)
  })

  it("AFT-05 rejects shipped items, excess quantities, unknown lines and unpaid orders", async () => {
    const { orderNumber, visitor } = await place()
    expect(await ship(orderNumber, await getRevision(orderNumber), 2)).toMatchObject({ problem: null })
    for (const [canceled, line] of [
      [2, 1],
      [999, 1],
      [1, 7]
    ] as const)
      expect(await cancel(visitor, orderNumber, canceled, line)).toMatchObject({ message: alreadyPacked, order: { orderNumber } })
    await shop.database.kysely
      .updateTable("customer_order")
      .set({ payment_state: "awaiting" })
      .where("order_number", "=", orderNumber)
      .execute()
    expect((await cancel(visitor, orderNumber, 1)).message).toMatch(/isn't paid yet/)
    expect((await readSeenOrder(visitor, orderNumber)).lines[0]?.canceled).toBe(0)
    await shop.database.kysely
      .updateTable("customer_order")
      .set({ payment_state: "none" })
      .where("order_number", "=", orderNumber)
      .execute()
    expect((await cancel(visitor, orderNumber, 1)).message).toBeNull()
    expect(await cancel(visitor, orderNumber, 1, 2)).toMatchObject({ message: null, order: { status: "shipped" } })
  })

  it("AFT-05 completes an order if all its shipments were delivered, and starts its return period", async () => {
    const { orderNumber, visitor } = await place()
    await pay(orderNumber)
    expect((await ship(orderNumber, await getRevision(orderNumber), 3)).problem).toBeNull()
    const { shipment_id: shipmentId } = await shop.database.kysely
      .selectFrom("shipment")
      .select("shipment_id")
      .where("order_number", "=", orderNumber)
      .executeTakeFirstOrThrow()
    expect(
      (await callStaffApi(deliverShipment.path, { orderNumber, revision: await getRevision(orderNumber), shipmentId })).problem
    ).toBeNull()
    expect((await readSeenOrder(visitor, orderNumber)).status).toBe("placed")
    expect((await cancel(visitor, orderNumber, 1, 2)).message).toBeNull()
    expect(await readSeenOrder(visitor, orderNumber)).toMatchObject({ status: "delivered", deliveredAt: expect.any(Number) })
  })

  it("AFT-05 cancels or ships each item, never both, when the customer and staff act at the same time", async () => {
    for (let round = 0; round < 6; round++) {
      const before = await readStock()
      const { orderNumber, visitor } = await place()
      const revision = await getRevision(orderNumber)
      const customer = async () => cancel(visitor, orderNumber, 2)
      const packer = async () => ship(orderNumber, revision, 2)
      const packing = round % 2 === 0 ? null : packer()
      const [canceled, shipped] = await Promise.all([customer(), packing ?? packer()])
      const [line] = (await readSeenOrder(visitor, orderNumber)).lines
      const problems = [canceled.message, shipped.problem]
      if (canceled.message === null) {
        expect(problems).toEqual([null, expect.stringContaining("Someone else updated this order")])
        expect([line?.canceled, line?.shipped, before - (await readStock())]).toEqual([2, 0, 1])
      } else {
        expect(problems).toEqual([alreadyPacked, null])
        expect([line?.canceled, line?.shipped, before - (await readStock())]).toEqual([0, 2, 3])
      }
    }
  })
})
