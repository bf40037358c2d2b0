import {
  cancelOrder,
  cancelPieces,
  type OrderChangeResult,
  type ManagedOrder,
  type ManagedOrdersPage,
  deskOrder,
  deskOrders,
  deskReturns,
  parseOrderQuery,
  receiveReturn,
  refuseReturn,
  closeReturn,
  shipPieces,
  type OrderQuery
} from "@camber/domain/order-management"
import { clampQuantity } from "@camber/domain/catalog"
import { order, orders, requestReturn } from "@camber/domain/order"
import { sql } from "kysely"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { fillCart, june, placeTestOrder, plainTerms } from "../orders/testing/orderOf.ts"
import { readPointsBalance } from "../rewards/readPoints.ts"
import { newMember } from "../rewards/testing/newMember.ts"
import { openServices, type OpenServices } from "../../test/openServices.ts"
import type { TestVisitor } from "../../test/testVisitor.ts"
import { signedInAs } from "../staff/testing/signedInAs.ts"

type Order = typeof ManagedOrder.Encoded
type Change = typeof OrderChangeResult.Encoded

const part = "CAM-P3-1"
const price = 10_003

describe.each(allDatabases)("cancellations and returns on $kind", ({ open }) => {
  let shop: OpenServices
  let staff: string
  beforeAll(async () => {
    shop = await openServices(open)
    staff = await signedInAs(shop, ["registered", "staff"], "boss@shop.test")
  })
  beforeEach(async () => {
    for (const table of ["customer_order", "order_line", "shipment", "return_case", "mail", "staff_action", "order_event"] as const)
      await shop.database.kysely.deleteFrom(table).execute()
    await shop.database.kysely
      .updateTable("variant")
      .set({ quantity: 500, availability: "InStock" })
      .where("sku_variant_number", "=", part)
      .execute()
  })
  afterAll(() => shop.database.drop())

  const fetchPath = async (path: string, cookie = staff, body?: unknown) => {
    const request = new Request(`http://shop.test${path}`, {
      method: body === undefined ? "GET" : "POST",
      headers: { "content-type": "application/json", cookie },
      ...(body !== undefined && { body: JSON.stringify(body) })
    })
    const response = await shop.handler(request)
    if (response === undefined) throw new Error(`no handler for ${path}`)
    return response
  }
  const ask = async <A>({ path }: { readonly path: string }, body: unknown, cookie = staff): Promise<A> =>
    (await fetchPath(path, cookie, body)).json() as A
  const find = (query: Partial<OrderQuery>) =>
    ask<typeof ManagedOrdersPage.Encoded>(deskOrders, { ...parseOrderQuery(new URLSearchParams()), ...query })
  const findNumbers = async (query: Partial<OrderQuery>) => (await find(query)).orders.map(({ orderNumber }) => orderNumber)
  const readManaged = async (orderNumber: string): Promise<Order> => {
    const answer = await ask<{ readonly order: Order | null }>(deskOrder, { orderNumber })
    if (answer.order === null) throw new Error(`order ${orderNumber} does not exist`)
    return answer.order
  }
  const readSeen = async (orderNumber: string) => ({ orderNumber, revision: (await readManaged(orderNumber)).revision })
  const change = (call: { readonly path: string }, body: unknown, cookie = staff) => ask<Change>(call, body, cookie)
  const place = async (pieces = 2, contact = june, visitor: TestVisitor = shop.visitor(), terms = plainTerms) => {
    await fillCart(visitor, part, pieces)
    const { orderNumber } = await placeTestOrder(visitor, terms, contact)
    if (orderNumber === null) throw new Error("no order was placed")
    return { orderNumber, visitor }
  }
  const readOwnOrder = async ({ ask: asked, webUserGuid }: TestVisitor, orderNumber: string) => {
    const answer = await asked(order, { webUserGuid, orderNumber })
    if (answer.order === null) throw new Error("the visitor has no access to the order")
    return answer.order
  }
  const stock = async () =>
    (await shop.database.kysely.selectFrom("variant").select("quantity").where("sku_variant_number", "=", part).executeTakeFirstOrThrow())
      .quantity
  const mails = async (orderNumber: string) =>
    (
      await shop.database.kysely
        .selectFrom("mail")
        .select(["subject", "body"])
        .where((mail) => mail.or([mail("subject", "like", `%${orderNumber}%`), mail("body", "like", `%${orderNumber}%`)]))
        .orderBy("mail_id")
        .execute()
    ).map(({ body, subject }) => `${subject}\n${body}`)
  const line = (quantity: number, ordinality = 1) => [{ ordinality, quantity }]
  const box = { carrier: "ups", trackingNumber: "1Z999AA1" }
  const pay = (orderNumber: string) =>
    shop.database.kysely
      .updateTable("customer_order")
      .set({ payment_state: "paid", paid_cents: sql`total_cents` })
      .where("order_number", "=", orderNumber)
      .execute()
  const refunds = async () => (await shop.database.kysely.selectFrom("refund").select("cents").execute()).map(({ cents }) => cents)

  it("DESK-06 cancels items before packing, with the correct stock, total, refund and points", async () => {
    const visitor = await newMember(shop)
    const before = await stock()
    const { orderNumber } = await place(3, june, visitor, { ...plainTerms, points: 75 })
    await pay(orderNumber)
    const total = 3 * price - 300
    expect((await readManaged(orderNumber)).payment.paid).toBe(total)
    const once = await change(cancelPieces, { ...(await readSeen(orderNumber)), lines: line(1) })
    const share = Math.round(total / 3)
    expect(once).toMatchObject({
      problem: null,
      now: { status: "placed", credited: share, payment: { owed: share }, lines: [{ canceled: 1 }] }
    })
    expect(await stock()).toBe(before - 2)
    expect(await refunds()).toEqual([share])
    expect((await readPointsBalance(shop.database.kysely, visitor.webUserGuid, new Date()))?.total).toBe(25 + 25)
    expect((await mails(orderNumber)).at(-1)).toMatch(
      /We canceled these parts of your order \d+:\n\n1 x [\s\S]*to your original payment method/
    )

    await change(shipPieces, { ...(await readSeen(orderNumber)), ...box, lines: line(1) })
    const rest = await change(cancelPieces, { ...(await readSeen(orderNumber)), lines: line(1) })
    expect(rest).toMatchObject({ problem: null, now: { status: "shipped", isPartlyShipped: false } })
    const netPaid = total - (await refunds()).reduce((sum, cents) => sum + cents, 0)
    expect(netPaid).toBe(total - Math.round((total * 2) / 3))
    expect(await stock()).toBe(before - 1)
    expect((await change(cancelOrder, await readSeen(orderNumber))).problem).toMatch(/can't be canceled/)
  })

  it("DESK-06 cancels the whole order with its last item", async () => {
    const before = await stock()
    const { orderNumber } = await place(2)
    await pay(orderNumber)
    await shop.database.kysely.deleteFrom("refund").execute()
    await change(cancelPieces, { ...(await readSeen(orderNumber)), lines: line(1) })
    const last = await change(cancelPieces, { ...(await readSeen(orderNumber)), lines: line(1) })
    expect(last).toMatchObject({ problem: null, now: { status: "canceled", total: 2 * price, credited: 2 * price } })
    expect((await find({ text: orderNumber })).orders).toMatchObject([{ total: 2 * price, credited: 2 * price }])
    expect((await refunds()).reduce((sum, cents) => sum + cents, 0)).toBe(2 * price)
    expect(await stock()).toBe(before)
  })

  it("DESK-07 AFT-22 AFT-23 receives a return, restocks or scraps its items, and refunds it once", async () => {
    await shop.database.kysely.deleteFrom("refund").execute()
    const visitor = await newMember(shop)
    const { orderNumber } = await place(3, june, visitor)
    await pay(orderNumber)
    await change(shipPieces, { ...(await readSeen(orderNumber)), ...box, lines: line(3) })
    const { webUserGuid } = visitor
    const asked = await visitor.ask(
      requestReturn,
      {
        webUserGuid,
        orderNumber,
        email: null,
        lines: [{ ordinality: 1, quantity: clampQuantity(2), kind: "goods" }],
        reason: "does-not-fit",
        note: "Hub"
      },
      crypto.randomUUID()
    )
    expect(asked.requestReturn.order).toMatchObject({
      returns: [{ state: "requested", lines: [{ ordinality: 1, quantity: 2, kind: "goods" }] }]
    })
    const returnId = asked.requestReturn.order?.returns[0]?.returnId ?? 0
    expect(await findNumbers({ view: "returns" })).toEqual([orderNumber])
    const waiting = (await (await fetchPath(deskReturns.path)).json()) as ReadonlyArray<object>
    expect(waiting).toMatchObject([{ returnId, note: "Hub", reason: "does-not-fit" }])

    const initialStock = await stock()
    const receive = async (received: number, outcome = "restock") =>
      change(receiveReturn, { ...(await readSeen(orderNumber)), returnId, lines: [{ ordinality: 1, kind: "goods", received, outcome }] })
    expect((await receive(3)).problem).toBe("Line 1 has only 2 to return.")
    expect((await receive(0)).problem).toMatch(/^No items received/)
    expect(await receive(1)).toMatchObject({ problem: null, now: { credited: price, returns: [{ state: "received", credit: price }] } })
    expect((await mails(orderNumber)).at(-1)).toContain("We have:\n1 of 2 x ")
    expect(await stock()).toBe(initialStock + 1)
    expect(await refunds()).toEqual([price])
    expect((await receive(1)).problem).toBe("This return was already received.")
    expect(await refunds()).toEqual([price])
    expect((await readPointsBalance(shop.database.kysely, webUserGuid, new Date()))?.total).toBe(100 + 200)
    const own = await readOwnOrder(visitor, orderNumber)
    expect(own.lines[0]).toMatchObject({ returned: 1, shipped: 3 })
    const settledAt = own.returns[0]?.settledAt
    expect(own.returns).toMatchObject([{ settledAt: expect.any(Number), lines: [{ quantity: 2, received: 1 }] }])
    expect((await readManaged(orderNumber)).lines).toMatchObject([{ returned: 1, received: 1 }])
    const readListed = async () => (await visitor.ask(orders, { webUserGuid, page: 1 })).orders.orders[0]
    expect(await readListed()).toMatchObject({ total: 3 * price, credited: price, refunded: 0 })
    await shop.database.kysely.updateTable("customer_order").set({ refunded_cents: price }).execute()
    expect(await readListed()).toMatchObject({ total: 3 * price, credited: price, refunded: price })
    expect((await find({})).orders).toMatchObject([{ total: 3 * price, credited: price, refunded: price }])
    expect((await change(closeReturn, { ...(await readSeen(orderNumber)), returnId })).now?.returns[0]?.state).toBe("closed")
    expect((await readOwnOrder(visitor, orderNumber)).returns[0]?.settledAt).toBe(settledAt)
    expect(await findNumbers({ view: "returns" })).toEqual([])
  })

  it("DESK-07 rejects a return with a reason for the customer, who can return the items again", async () => {
    const { orderNumber, visitor } = await place(1)
    await change(shipPieces, { ...(await readSeen(orderNumber)), ...box, lines: line(1) })
    const { webUserGuid } = visitor
    const requestItemReturn = async () =>
      (
        await visitor.ask(
          requestReturn,
          {
            webUserGuid,
            orderNumber,
            email: null,
            lines: [{ ordinality: 1, quantity: clampQuantity(1), kind: "goods" }],
            reason: "other",
            note: null
          },
          crypto.randomUUID()
        )
      ).requestReturn
    const returnId = (await requestItemReturn()).order?.returns[0]?.returnId ?? 0
    expect((await requestItemReturn()).order).toBeNull()
    expect((await change(closeReturn, { ...(await readSeen(orderNumber)), returnId })).problem).toBe(
      "Receive this return before you close it."
    )
    await change(refuseReturn, { ...(await readSeen(orderNumber)), returnId, why: "The part was mounted." })
    expect((await readOwnOrder(visitor, orderNumber)).returns).toMatchObject([{ state: "refused", refusedWhy: "The part was mounted." }])
    expect((await mails(orderNumber)).at(-1)).toContain("The part was mounted.")
    expect((await requestItemReturn()).order?.returns).toHaveLength(2)
  })
})
