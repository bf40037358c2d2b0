import {
  shipmentPackingSlipHref,
  cancelOrder,
  cancelPieces,
  type OrderChangeResult,
  deliverShipment,
  type ManagedOrder,
  type ManagedOrdersPage,
  deskOrder,
  deskOrders,
  deskReturns,
  EXPORT_PATH,
  noteOrder,
  parseOrderQuery,
  formatOrderQuery,
  receiveReturn,
  refuseReturn,
  closeReturn,
  shipPieces,
  packingSlipHref,
  type OrderQuery
} from "@camber/domain/order-management"
import { order } from "@camber/domain/order"
import { staffActions } from "@camber/domain/staff"
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

describe.each(allDatabases)("order management on $kind", ({ open }) => {
  let shop: OpenServices
  let staff: string
  let second: string
  beforeAll(async () => {
    shop = await openServices(open)
    staff = await signedInAs(shop, ["registered", "staff"], "boss@shop.test")
    second = await signedInAs(shop, ["registered", "staff"], "packer@shop.test")
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

  it("DESK-01 returns 404 to other users on every path", async () => {
    const { orderNumber } = await place()
    for (const cookie of ["", shop.visitor().cookie, await signedInAs(shop, ["registered"])]) {
      for (const path of [deskReturns.path, EXPORT_PATH, packingSlipHref(orderNumber)])
        expect([path, (await fetchPath(path, cookie)).status]).toEqual([path, 404])
      const seen = { orderNumber, revision: 0 }
      const bodies = [
        [deskOrders, parseOrderQuery(new URLSearchParams())],
        [deskOrder, { orderNumber }],
        [noteOrder, { ...seen, text: "Hello" }],
        [shipPieces, { ...seen, ...box, lines: line(1) }],
        [deliverShipment, { ...seen, shipmentId: 1 }],
        [cancelPieces, { ...seen, lines: line(1) }],
        [cancelOrder, seen],
        [receiveReturn, { ...seen, returnId: 1, lines: [{ ordinality: 1, kind: "goods", received: 1, outcome: "scrap" }] }],
        [refuseReturn, { ...seen, returnId: 1, why: "No" }],
        [closeReturn, { ...seen, returnId: 1 }]
      ] as const
      for (const [{ path }, body] of bodies) expect([path, (await fetchPath(path, cookie, body)).status]).toEqual([path, 404])
    }
    expect((await readManaged(orderNumber)).revision).toBe(0)
  })

  it("DESK-01 finds orders by number or the end of a number, email, name, phone and part, in any format", async () => {
    const { orderNumber } = await place()
    const other = await place(1, { ...june, email: "bo@torres.example", name: "Bo Torres-Núñez", phone: "775-555-0148" })
    const queries = [
      orderNumber,
      `${orderNumber.slice(0, 4)} ${orderNumber.slice(4)}`.replace(" ", ""),
      orderNumber.slice(-4),
      "JUNE@example.com",
      "hale",
      "june ha",
      "(330) 555-0142",
      "3305550142"
    ]
    for (const text of queries) expect([text, await findNumbers({ text })]).toEqual([text, [orderNumber]])
    for (const text of ["torres", "bo@torres.example", "7755550148"])
      expect([text, await findNumbers({ text })]).toEqual([text, [other.orderNumber]])
    for (const text of [part, "cam-p3"])
      expect((await findNumbers({ text })).toSorted()).toEqual([orderNumber, other.orderNumber].toSorted())
    for (const text of ["nobody", "%", "_", "'; drop table mail; --", "& | !", "\\", ":*", "june:*"])
      expect([text, (await find({ text })).total <= 1]).toEqual([text, true])
    expect(await findNumbers({ text: "%" })).toEqual([])
  })

  it("DESK-01 filters by status, payment, date and open work, and counts the results", async () => {
    const [open, sent, unpaid] = [await place(), await place(), await place()].map(({ orderNumber }) => orderNumber) as [
      string,
      string,
      string
    ]
    await change(shipPieces, { ...(await readSeen(sent)), ...box, lines: line(1) })
    await shop.database.kysely.updateTable("customer_order").set({ payment_state: "awaiting" }).where("order_number", "=", unpaid).execute()
    expect((await findNumbers({ view: "toPack" })).toSorted()).toEqual([open, sent].toSorted())
    expect(await findNumbers({ view: "partlyShipped" })).toEqual([sent])
    expect(await findNumbers({ money: "waiting" })).toEqual([unpaid])
    expect(await findNumbers({ status: "canceled" })).toEqual([])
    await shop.database.kysely
      .updateTable("customer_order")
      .set({ placed_at: new Date("2026-03-02T23:59:59.999Z") })
      .where("order_number", "=", open)
      .execute()
    expect(await findNumbers({ from: "2026-03-02", to: "2026-03-02" })).toEqual([open])
    expect(await findNumbers({ from: "2026-03-03", to: "2026-03-03" })).toEqual([])
    expect((await find({ page: 2 })).orders).toEqual([])
    expect((await find({})).total).toBe(3)
    for (const wrong of [{ page: 201 }, { text: "x".repeat(101) }, { view: "mine" }, { from: "yesterday" }])
      expect([wrong, (await fetchPath(deskOrders.path, staff, { ...parseOrderQuery(new URLSearchParams()), ...wrong })).status]).toEqual([
        wrong,
        400
      ])
  })

  it("DESK-02 exports each found order once as CSV, with formulas escaped", async () => {
    await place(1, { ...june, name: '=HYPERLINK("x"), Ltd' })
    for (let times = 0; times < 2; times++) await place()
    const response = await fetchPath(`${EXPORT_PATH}${formatOrderQuery({ text: "june" })}`)
    expect(response.headers.get("content-disposition")).toBe('attachment; filename="orders.csv"')
    const rows = (await response.text()).trimEnd().split("\r\n")
    expect(rows).toHaveLength(4)
    expect(rows[0]).toContain("Order,Placed,State")
    expect(rows.filter((row) => row.includes(`"'=HYPERLINK(""x""), Ltd"`))).toHaveLength(1)
    expect(new Set(rows).size).toBe(4)
    expect((await (await fetchPath(`${EXPORT_PATH}?q=nobody`)).text()).trimEnd().split("\r\n")).toHaveLength(1)
  })

  it("DESK-03 shows everything needed for packing, and stores notes that customers cannot see", async () => {
    const { orderNumber, visitor } = await place(2)
    const before = await readManaged(orderNumber)
    expect(before).toMatchObject({
      contact: june,
      lines: [{ skuVariantNumber: part, quantity: 2, shipped: 0 }],
      payment: { state: "none", mayShip: true }
    })
    const noted = await change(noteOrder, { orderNumber, revision: before.revision, text: "  Box is <b>dented</b> " })
    expect(noted).toMatchObject({ problem: null, now: { notes: [{ who: "boss@shop.test", text: "Box is <b>dented</b>" }] } })
    expect(JSON.stringify(await readOwnOrder(visitor, orderNumber))).not.toContain("dented")
    expect((await fetchPath(noteOrder.path, staff, { ...(await readSeen(orderNumber)), text: "x".repeat(1001) })).status).toBe(400)
    const slip = await (await fetchPath(packingSlipHref(orderNumber))).text()
    expect(slip).toContain("12 Mill Road<br>Akron OH 44308")
    expect(slip).toMatch(/type="checkbox"/)
    expect(slip).not.toContain("$100.03")
    expect(await (await fetchPath(packingSlipHref(orderNumber, true))).text()).toContain("$200.06")
    expect((await fetchPath(packingSlipHref("1000000000"))).status).toBe(404)
    expect((await fetchPath(packingSlipHref("<script>"))).status).toBe(404)
  })

  it("DESK-03 prints the packing slip of one package: content, carrier, and the other items of the order", async () => {
    const { orderNumber } = await place(3)
    await change(shipPieces, { ...(await readSeen(orderNumber)), ...box, lines: line(2) })
    const { now } = await change(shipPieces, { ...(await readSeen(orderNumber)), carrier: "other", trackingNumber: null, lines: line(1) })
    const [first, second] = now?.shipments.map(({ shipmentId }) => shipmentId) ?? []
    const fetchSlip = async (shipmentId = 0, more = "") =>
      (await fetchPath(`${shipmentPackingSlipHref(orderNumber, shipmentId)}${more}`)).text()
    const firstSlip = await fetchSlip(first)
    expect(firstSlip).toContain(`<title>Packing slip ${orderNumber} package 1</title>`)
    expect(firstSlip).toContain(`<b>Package 1</b> of order <b>${orderNumber}</b>`)
    for (const text of ["UPS", "1Z999AA1", '<td class="qty">2</td>', "In other packages: 1 x "]) expect(firstSlip).toContain(text)
    expect(firstSlip).not.toContain("$")
    expect(await fetchSlip(first, "&prices=yes")).toContain("$200.06")
    const secondSlip = await fetchSlip(second)
    for (const text of ["<b>Package 2</b>", "Standard shipping", '<td class="qty">1</td>', "In other packages: 2 x "])
      expect(secondSlip).toContain(text)
    const other = await place(1)
    for (const parcel of [String(first), "0", "-1", "<script>", ""])
      expect((await fetchPath(`${packingSlipHref(other.orderNumber)}&parcel=${encodeURIComponent(parcel)}`)).status).toBe(404)
    for (const cookie of ["", shop.visitor().cookie])
      expect((await fetchPath(shipmentPackingSlipHref(orderNumber, first ?? 0), cookie)).status).toBe(404)
  })

  it("DESK-03 escapes text of customers and catalog on packing slips", async () => {
    const { orderNumber } = await place(1, { ...june, name: '<img src=x onerror="alert(1)">' })
    const response = await fetchPath(packingSlipHref(orderNumber))
    expect(response.headers.get("content-security-policy")).toContain("default-src 'none'")
    const slip = await response.text()
    expect(slip).not.toContain("<img src=x")
    expect(slip).toContain("&lt;img src=x")
  })

  it("DESK-04 DESK-05 ships an order in two packages: the customer sees the content of each, the status depends on the items, and points are credited once", async () => {
    const visitor = await newMember(shop)
    const { orderNumber } = await place(3, june, visitor)
    const first = await change(shipPieces, { ...(await readSeen(orderNumber)), ...box, lines: line(2) })
    expect(first).toMatchObject({ problem: null, now: { status: "placed", isPartlyShipped: true, lines: [{ shipped: 2 }] } })
    const points = async () => (await readPointsBalance(shop.database.kysely, visitor.webUserGuid, new Date()))?.total
    expect(await points()).toBe(100)
    const half = await readOwnOrder(visitor, orderNumber)
    expect(half).toMatchObject({
      status: "placed",
      isPartlyShipped: true,
      shipments: [{ carrier: "ups", trackingNumber: "1Z999AA1", lines: line(2) }]
    })
    expect((await mails(orderNumber)).at(-1)).toMatch(
      /^Part of order [\s\S]*2 x [\s\S]*1Z999AA1[\s\S]*ups\.com[\s\S]*Not shipped yet:\n1 x /
    )

    const rest = await change(shipPieces, { ...(await readSeen(orderNumber)), carrier: "freight", trackingNumber: null, lines: line(1) })
    expect(rest).toMatchObject({ problem: null, now: { status: "shipped", isPartlyShipped: false } })
    expect(await points()).toBe(400)
    const [firstShipment, secondShipment] = rest.now?.shipments ?? []
    await change(deliverShipment, { ...(await readSeen(orderNumber)), shipmentId: firstShipment?.shipmentId })
    expect((await readManaged(orderNumber)).status).toBe("shipped")
    const again = await change(deliverShipment, { ...(await readSeen(orderNumber)), shipmentId: firstShipment?.shipmentId })
    expect(again.problem).toBe("This order has no such package in transit.")
    await change(deliverShipment, { ...(await readSeen(orderNumber)), shipmentId: secondShipment?.shipmentId })
    expect(await readOwnOrder(visitor, orderNumber)).toMatchObject({ status: "delivered", deliveredAt: expect.any(Number) })
    expect((await readManaged(orderNumber)).history.map(({ what }) => what)).toEqual([
      "delivered",
      "parcelDelivered",
      "parcelDelivered",
      "shipped",
      "partlyShipped",
      "placed"
    ])
    expect(await points()).toBe(400)
  })

  it("DESK-04 ships only existing lines of paid orders, and at most their open quantities", async () => {
    const { orderNumber } = await place(2)
    const ship = async (lines: unknown) => (await change(shipPieces, { ...(await readSeen(orderNumber)), ...box, lines })).problem
    expect(await ship(line(3))).toBe("Only 2 of line 1 are left.")
    expect(await ship(line(1, 9))).toBe("The order has no line 9, or it is listed twice.")
    expect(await ship([...line(1), ...line(1)])).toBe("The order has no line 1, or it is listed twice.")
    for (const wrong of [[], line(0), line(-1), line(1.5), line(1e9)])
      expect([wrong, (await fetchPath(shipPieces.path, staff, { ...(await readSeen(orderNumber)), ...box, lines: wrong })).status]).toEqual(
        [wrong, 400]
      )
    await shop.database.kysely.updateTable("customer_order").set({ payment_state: "awaiting" }).execute()
    expect(await ship(line(1))).toMatch(/isn't paid/)
    expect((await readManaged(orderNumber)).shipments).toEqual([])
    expect((await ask<ReadonlyArray<unknown>>({ path: staffActions.path }, undefined)).length).toBe(0)
  })

  it("DESK-08 accepts one of several concurrent changes and rejects the others", async () => {
    const { orderNumber } = await place(4)
    const seen = await readSeen(orderNumber)
    const answers = await Promise.all([
      change(shipPieces, { ...seen, ...box, lines: line(1) }, staff),
      change(shipPieces, { ...seen, ...box, lines: line(1) }, second),
      change(cancelPieces, { ...seen, lines: line(1) }, staff),
      change(cancelPieces, { ...seen, lines: line(1) }, second)
    ])
    expect(answers.filter(({ problem }) => problem === null)).toHaveLength(1)
    expect(answers.filter(({ problem }) => problem?.startsWith("Someone else updated this order"))).toHaveLength(3)
    const now = await readManaged(orderNumber)
    expect(now.lines.map(({ canceled, shipped }) => canceled + shipped)).toEqual([1])
    expect(now.revision).toBe(1)
    expect(await ask<ReadonlyArray<unknown>>({ path: staffActions.path }, undefined)).toHaveLength(1)
  })

  it("DESK-08 logs every change with its author and the order's state before and after", async () => {
    const { orderNumber } = await place(1)
    await change(cancelOrder, await readSeen(orderNumber), second)
    const actions = await shop.database.kysely.selectFrom("staff_action").select(["what", "subject", "change"]).execute()
    expect(actions).toMatchObject([
      { what: "order canceled", subject: orderNumber, change: { before: { status: "placed" }, after: { status: "canceled" } } }
    ])
    expect((await readManaged(orderNumber)).history[0]).toMatchObject({
      actor: "staff",
      who: "packer@shop.test",
      what: "canceled",
      detail: "placed to canceled"
    })
  })
})
