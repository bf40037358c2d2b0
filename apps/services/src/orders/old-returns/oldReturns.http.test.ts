import type { OldOrderHead } from "@camber/catalog-import"
import { Quantity } from "@camber/domain/catalog"
import { oldOrders, requestOldReturn } from "@camber/domain/order"
import { deskOldReturns, refuseOldReturn, requestOldReturn as requestForCustomer, settleOldReturn } from "@camber/domain/order-management"
import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases } from "../../../test/allDatabases.ts"
import { openServices, type OpenServices } from "../../../test/openServices.ts"
import { createStaffSender } from "../../staff/testing/createStaffSender.ts"
import { signedInAs } from "../../staff/testing/signedInAs.ts"

const OWNER = "pat@mail.example"
const goods = (ordinality: number, quantity: number) => ({ ordinality, quantity: Quantity.make(quantity), kind: "goods" as const })

const emptyHead = {
  customer: null,
  paymentState: "paid",
  currency: "USD",
  promoCode: "",
  shippingCents: 0,
  coreCents: 0,
  carrier: "UPS",
  trackingNumber: "",
  note: ""
}

describe.each(allDatabases)("returns of moved orders on $kind", ({ open }) => {
  let shop: OpenServices
  let owner: ReturnType<OpenServices["visitor"]>
  let staff: string
  let send: ReturnType<typeof createStaffSender>
  let sku: string
  const rowsOf = async <Row>(query: string) => (await sql.raw<Row>(query).execute(shop.database.kysely)).rows
  /** Stores an order of three pieces the way a move from the former software does. */
  const insertOrder = async (order: string, email: string, days: number, status: OldOrderHead["status"], isOwn = true) => {
    const placedAt = new Date(Date.now() - days * 86_400_000)
    const cents = { subtotalCents: 30_000, discountCents: 3000, taxCents: 2700, totalCents: 29_700, refundedCents: 0 }
    const head = { ...emptyHead, ...cents, order, email, status, placedAt: placedAt.toISOString(), shipTo: {} }
    const line = {
      sku: sku.toLowerCase(),
      title: "Old Rotor",
      brand: "",
      options: "",
      quantity: 3,
      unitCents: 10_000,
      coreCents: 0,
      car: ""
    }
    await shop.database.kysely
      .insertInto("old_order")
      .values({
        order_number: order,
        web_user_guid: isOwn ? owner.webUserGuid : null,
        email_key: email,
        placed_at: placedAt,
        head: JSON.stringify(head),
        lines: JSON.stringify([line])
      })
      .execute()
  }
  beforeAll(async () => {
    shop = await openServices(open)
    send = createStaffSender(shop)
    staff = await signedInAs(shop, ["registered", "staff"], "priya@shop.test", "orders")
    owner = shop.visitor()
    const [part] = await rowsOf<{ sku: string }>("select sku_variant_number as sku from variant where quantity > 0 limit 1")
    sku = part!.sku
    await insertOrder("N-1", OWNER, 20, "delivered")
    await insertOrder("N-2", OWNER, 75, "delivered")
    await insertOrder("N-3", OWNER, 1, "placed")
    await insertOrder("G-1", "guest@mail.example", 3, "shipped", false)
  }, 60_000)
  afterAll(() => shop.database.drop())

  type Request = Omit<(typeof requestOldReturn)["variables"]["Type"], "note" | "reason" | "webUserGuid">
  const ask = async (request: Request, visitor = owner) => {
    const variables = { webUserGuid: visitor.webUserGuid, reason: "damaged", note: null, ...request } as const
    return (await visitor.ask(requestOldReturn, variables)).requestOldReturn
  }
  const readOrder = async (orderNumber: string) => {
    const { orders } = (await owner.ask(oldOrders, { webUserGuid: owner.webUserGuid })).oldOrders
    return orders.find((order) => order.orderNumber === orderNumber)!
  }
  const readMail = () => rowsOf<{ recipient: string; subject: string; body: string }>("select * from mail order by mail_id desc")
  const countPieces = async () =>
    (await rowsOf<{ quantity: number }>(`select quantity from variant where sku_variant_number = '${sku}'`))[0]!.quantity

  it("returns are offered only to the owner, for shipped orders within the return period and the days of delivery", async () => {
    expect((await readOrder("N-1")).lines[0]?.returnable).toBe(3)
    expect([(await readOrder("N-2")).lines[0]?.returnable, (await readOrder("N-3")).returnBy]).toEqual([0, null])
    const lines = [goods(1, 1)]
    expect((await ask({ oldOrderNumber: "N-2", lines })).message).toMatch(/time to return .* is over: 60 days after delivery/)
    expect((await ask({ oldOrderNumber: "N-3", lines })).message).toMatch(/Nothing in this order has shipped/)
    const otherVisitor = shop.visitor()
    for (const [number, visitor] of [
      ["N-1", otherVisitor],
      ["G-1", owner],
      ["N-9", owner]
    ] as const)
      expect(await ask({ oldOrderNumber: number, lines }, visitor)).toEqual({ message: "We couldn't find this order.", order: null })
    expect(await rowsOf("select from old_return")).toEqual([])
  })

  it("can be requested once by the owner; staff record the received pieces and the paid refund, and both see them", async () => {
    const { message, order } = await ask({ oldOrderNumber: "N-1", lines: [goods(1, 1), goods(1, 1)] })
    expect([message, order?.lines[0]?.returnable, order?.returns[0]?.state]).toEqual([null, 1, "requested"])
    expect((await ask({ oldOrderNumber: "N-1", lines: [goods(1, 2)] })).message).toMatch(/can't return that many/)
    expect((await ask({ oldOrderNumber: "N-1", lines: [goods(2, 1)] })).message).toMatch(/can't return that many/)
    expect((await readMail())[0]).toMatchObject({ recipient: OWNER, body: expect.stringMatching(/2 x Old Rotor[^]*100 Camber Way/) })

    const { body: open } = await send(deskOldReturns.path, staff)
    expect(open).toMatchObject([{ email: OWNER, order: { orderNumber: "N-1" } }])
    const returnId = open[0].order.returns[0].returnId
    const settle = (changes: object) =>
      send(settleOldReturn.path, staff, {
        oldOrderNumber: "N-1",
        returnId,
        lines: [{ ordinality: 1, received: 1, outcome: "restock" }],
        cents: 9900,
        note: "Check 1042",
        ...changes
      })
    expect((await settle({ cents: 29_701 })).body.problem).toMatch(/At most \$297\.00/)
    expect((await settle({ note: " " })).body.problem).toMatch(/how the refund was paid/)
    expect((await settle({ lines: [{ ordinality: 1, received: 0, outcome: "scrap" }] })).body.problem).toMatch(/No items received/)
    expect((await settle({ lines: [{ ordinality: 1, received: 3, outcome: "scrap" }] })).body.problem).toMatch(/has only 2/)
    const before = await countPieces()
    const { body } = await settle({})
    expect(body).toMatchObject({ problem: null, now: { order: { refunded: 99, returns: [{ state: "closed", credit: 99 }] } } })
    expect(await countPieces()).toBe(before + 1)
    expect((await settle({})).body.problem).toMatch(/is closed/)
    expect((await readMail())[0]).toMatchObject({
      recipient: OWNER,
      body: expect.stringMatching(/1 of 2 x Old Rotor[^]*\$99\.00: Check 1042/)
    })
    expect((await readOrder("N-1")).lines[0]?.returnable).toBe(2)
    expect((await send(deskOldReturns.path, staff)).body).toEqual([])
    const [action] = await rowsOf<{ subject: string; what: string }>("select * from staff_action order by at desc limit 1")
    expect(action).toMatchObject({ subject: "N-1", what: "return received" })
  })

  it("can be entered by staff for a guest, and rejected with a reason, after which the pieces can be returned again", async () => {
    const wanted = { oldOrderNumber: "G-1", lines: [goods(1, 3)], reason: "other", note: "Called on Monday" }
    const { body } = await send(requestForCustomer.path, staff, wanted)
    expect(body).toMatchObject({ problem: null, now: { email: "guest@mail.example", order: { lines: [{ returnable: 0 }] } } })
    const returnId = body.now.order.returns[0].returnId
    const refused = await send(refuseOldReturn.path, staff, { oldOrderNumber: "G-1", returnId, why: "It was used." })
    expect(refused.body).toMatchObject({ problem: null, now: { order: { lines: [{ returnable: 3 }], returns: [{ state: "refused" }] } } })
    expect((await readMail())[0]).toMatchObject({ recipient: "guest@mail.example", body: expect.stringContaining("It was used.") })
  })

  it("returns are hidden from roles without access to orders, and are deleted with the order of an erased account", async () => {
    const reader = await signedInAs(shop, ["registered", "staff"], "ro@shop.test", "content")
    expect((await send(deskOldReturns.path, reader)).status).toBe(404)
    await sql`delete from old_order where order_number = 'N-1'`.execute(shop.database.kysely)
    expect(await rowsOf("select from old_return where order_number = 'N-1'")).toEqual([])
  })
})
