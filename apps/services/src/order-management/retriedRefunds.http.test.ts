import {
  cancelOrder,
  cancelPieces,
  type OrderChangeResult,
  type ManagedOrder,
  type ManagedOrdersPage,
  deskOrder,
  deskOrders,
  parseOrderQuery,
  repeatRefund,
  settleRefund
} from "@camber/domain/order-management"
import { PaymentRejected, PaymentProviderUnavailable, STUCK_REFUND_ATTEMPTS } from "@camber/domain/payment"
import { Effect } from "effect"
import { sql } from "kysely"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { collectLogs } from "../foundation/testing/collectLogs.ts"
import { processDueRefunds } from "../payment/processDueRefunds.ts"
import { processPaymentEvent } from "../payment/processPaymentEvent.ts"
import { createTestPayments } from "../payment/createTestPayments.ts"
import {
  readMoney,
  createPaymentTestShop,
  paidEvent,
  paymentKey,
  createPlaceOrderStep,
  runEffect,
  setStock
} from "../payment/testing/payingShop.ts"
import { defaults, type OpenServices } from "../../test/openServices.ts"
import { signedInAs } from "../staff/testing/signedInAs.ts"

type Order = typeof ManagedOrder.Encoded

const PIECE = 10_003
const TOTAL = 2 * PIECE

describe.each(allDatabases)("retried refunds on $kind", ({ open }) => {
  const takeLogs = collectLogs()
  let shop: OpenServices
  let staff: string
  beforeAll(async () => {
    shop = await createPaymentTestShop(open)
    staff = await signedInAs(shop, ["registered", "staff"], "boss@shop.test")
  })
  beforeEach(async () => {
    await setStock(shop, 500)
    for (const table of ["customer_order", "order_line", "refund", "mail", "staff_action", "order_event"] as const)
      await shop.database.kysely.deleteFrom(table).execute()
  })
  afterAll(() => shop.database.drop())

  const honest = createTestPayments({ key: paymentKey, publicOrigin: "http://shop.test" })
  const refusing = { ...honest, refund: () => Effect.fail(new PaymentRejected({ problem: "no such card", reference: "re_failed" })) }
  const away = { ...honest, refund: () => Effect.fail(new PaymentProviderUnavailable({ problem: "no answer" })) }
  const processEvent = (event: Parameters<typeof processPaymentEvent>[3]) =>
    runEffect(processPaymentEvent(shop.database.kysely, defaults, honest, event))
  const send = (payments = honest) => runEffect(processDueRefunds(shop.database.kysely, defaults, payments))

  const fetchCall = async ({ path }: { readonly path: string }, body: unknown, cookie = staff) => {
    const headers = { "content-type": "application/json", cookie }
    const response = await shop.handler(new Request(`http://shop.test${path}`, { method: "POST", headers, body: JSON.stringify(body) }))
    if (response === undefined) throw new Error(`no handler for ${path}`)
    return response
  }
  const ask = async <A>(call: { readonly path: string }, body: unknown): Promise<A> => (await fetchCall(call, body)).json() as A
  const readManaged = async (orderNumber: string): Promise<Order> => {
    const { order } = await ask<{ readonly order: Order | null }>(deskOrder, { orderNumber })
    if (order === null) throw new Error(`order ${orderNumber} does not exist`)
    return order
  }
  const change = async (call: { readonly path: string }, orderNumber: string, body: object = {}) =>
    ask<typeof OrderChangeResult.Encoded>(call, { orderNumber, revision: (await readManaged(orderNumber)).revision, ...body })
  const listOpenRefunds = async () =>
    (await ask<typeof ManagedOrdersPage.Encoded>(deskOrders, { ...parseOrderQuery(new URLSearchParams()), view: "refunds" })).orders.map(
      ({ isRefundStuck, orderNumber }) => [orderNumber, isRefundStuck]
    )
  const placePaidOrder = async () => {
    const { orderNumber } = await createPlaceOrderStep(shop.visitor(), crypto.randomUUID(), 2)
    if (orderNumber === null) throw new Error("no order was placed")
    await processEvent(paidEvent(orderNumber, `p-${orderNumber}`, TOTAL))
    return orderNumber
  }
  const oneItem = { lines: [{ ordinality: 1, quantity: 1 }] }

  it("PAY-18 lists a failed refund, retries it only once for concurrent requests, and logs the change", async () => {
    const orderNumber = await placePaidOrder()
    await change(cancelPieces, orderNumber, oneItem)
    expect(await listOpenRefunds()).toEqual([])
    await send(refusing)
    expect(takeLogs()).toEqual(["ERROR Refund rejected by provider: no such card"])
    expect(await listOpenRefunds()).toEqual([[orderNumber, true]])
    const seen = await readManaged(orderNumber)
    expect(seen.payment).toMatchObject({ owed: 0, unreturned: PIECE, refunds: [{ cents: PIECE, state: "failed", isStuck: false }] })
    const body = { orderNumber, revision: seen.revision, cents: PIECE }
    const answers = await Promise.all([1, 2, 3].map(() => ask<typeof OrderChangeResult.Encoded>(repeatRefund, body)))
    expect(answers.filter(({ problem }) => problem === null)).toHaveLength(1)
    expect(await listOpenRefunds()).toEqual([])
    expect((await readMoney(shop, orderNumber)).refunds.map(([cents, state]) => [cents, state])).toEqual([
      [PIECE, "failed"],
      [PIECE, "due"]
    ])
    await send()
    await send()
    expect(await readMoney(shop, orderNumber)).toMatchObject({ state: "partlyRefunded", refunded: PIECE })
    expect((await change(repeatRefund, orderNumber, { cents: 0 })).problem).toBe("No refunds to retry.")
    expect((await change(repeatRefund, orderNumber, { cents: PIECE })).problem).toMatch(/^The refund amount changed/)
    const actions = await shop.database.kysely.selectFrom("staff_action").select(["what", "change"]).orderBy("at", "desc").execute()
    expect(actions[0]).toMatchObject({ what: "refund sent again", change: { before: { owed_cents: 0 }, after: { owed_cents: PIECE } } })
    expect((await readManaged(orderNumber)).history.map(({ actor, detail, what, who }) => [who ?? actor, what, detail])).toEqual(
      expect.arrayContaining([["boss@shop.test", "refundRepeated", "$100.03"]])
    )
    // The event of the failed refund arrives late.
    const failedRefund = {
      _tag: "RefundRefused",
      refundId: seen.payment.refunds[0]?.refundId ?? "",
      cents: PIECE,
      reference: "re_failed"
    } as const
    await processEvent({ eventId: "late", orderNumber, paymentReference: null, attempt: null, news: failedRefund })
    expect(await readMoney(shop, orderNumber)).toMatchObject({ refunded: PIECE })
  })

  it("PAY-18 does not retry a refund that was paid manually, and retries a refund that failed days later", async () => {
    const orderNumber = await placePaidOrder()
    await change(cancelPieces, orderNumber, oneItem)
    await send(refusing)
    expect(takeLogs()).toEqual(["ERROR Refund rejected by provider: no such card"])
    const byHand = { _tag: "Refunded", refundId: null, cents: PIECE, reference: "re_hand" } as const
    const event = { orderNumber, paymentReference: `p-${orderNumber}`, attempt: null }
    await processEvent({ ...event, eventId: "hand", news: byHand })
    expect(await listOpenRefunds()).toEqual([])
    expect((await change(repeatRefund, orderNumber, { cents: PIECE })).problem).toMatch(/^The refund amount changed/)
    await processEvent({ ...event, eventId: "bounced", news: { ...byHand, _tag: "RefundRefused" } })
    expect(await listOpenRefunds()).toEqual([[orderNumber, true]])
    expect(await change(repeatRefund, orderNumber, { cents: PIECE })).toMatchObject({ problem: null, now: { payment: { unreturned: 0 } } })
    await send()
    expect(await readMoney(shop, orderNumber)).toMatchObject({ state: "partlyRefunded", refunded: PIECE })
  })

  it("PAY-18 refunds at most the amount of each payment if an order was paid twice, even if the first payment was refunded by mistake", async () => {
    const orderNumber = await placePaidOrder()
    await processEvent(paidEvent(orderNumber, "second", TOTAL))
    await send(refusing)
    expect(takeLogs()).toEqual(["ERROR Refund rejected by provider: no such card"])
    const of = async () => (await readMoney(shop, orderNumber)).refunds
    expect(await of()).toEqual([[TOTAL, "failed", "second"]])
    const own = `p-${orderNumber}`
    const news = { _tag: "Refunded", refundId: null, cents: TOTAL, reference: "re_mistake" } as const
    await processEvent({ eventId: "mistake", orderNumber, paymentReference: own, attempt: null, news })
    expect((await readManaged(orderNumber)).payment.unreturned).toBe(0)
    await change(cancelPieces, orderNumber, oneItem)
    await change(cancelOrder, orderNumber)
    const back = (await of()).filter(([, state]) => state !== "failed")
    expect(back).toEqual([
      [TOTAL, "done", null],
      [PIECE, "due", "second"],
      [PIECE, "due", "second"]
    ])
  })

  it("PAY-18 lists a refund that was not sent within half an hour, and retries it immediately under the same id", async () => {
    const orderNumber = await placePaidOrder()
    await change(cancelPieces, orderNumber, oneItem)
    await send(away)
    expect(takeLogs()).toEqual(["WARN Refund postponed, provider unavailable: no answer"])
    await shop.database.kysely
      .updateTable("refund")
      .set({ tries: STUCK_REFUND_ATTEMPTS.due, next_try_at: new Date(Date.now() + 6 * 3_600_000) })
      .execute()
    expect(await send()).toBe(0)
    expect(await listOpenRefunds()).toEqual([[orderNumber, true]])
    expect((await readManaged(orderNumber)).payment).toMatchObject({
      owed: PIECE,
      unreturned: 0,
      refunds: [{ state: "due", isStuck: true }]
    })
    expect((await change(repeatRefund, orderNumber, { cents: 0 })).problem).toBeNull()
    expect(await send()).toBe(1)
    expect((await readMoney(shop, orderNumber)).refunds).toEqual([[PIECE, "done", null]])
    expect(await listOpenRefunds()).toEqual([])
  })

  it("PAY-20 records once, with a note, that a failed refund was paid manually, and does not send the refund again", async () => {
    const orderNumber = await placePaidOrder()
    const recordManually = (cents: number, note = "Check 1042") => change(settleRefund, orderNumber, { cents, note })
    expect((await recordManually(PIECE)).problem).toBe("No failed refunds to record.")
    await change(cancelPieces, orderNumber, oneItem)
    expect((await recordManually(PIECE)).problem).toMatch(/^This refund is still pending/)
    await send(refusing)
    expect(takeLogs()).toEqual(["ERROR Refund rejected by provider: no such card"])
    expect((await recordManually(PIECE - 1)).problem).toMatch(/^The refund amount changed/)
    const { revision } = await readManaged(orderNumber)
    const body = { orderNumber, revision, cents: PIECE }
    const answers = await Promise.all([
      ...[1, 2].map(() => ask<typeof OrderChangeResult.Encoded>(settleRefund, { ...body, note: " Check 1042 " })),
      ask<typeof OrderChangeResult.Encoded>(repeatRefund, body)
    ])
    expect(answers.filter(({ problem }) => problem === null)).toHaveLength(1)
    if ((await readManaged(orderNumber)).payment.owed > 0) {
      // The retry was sent before that event arrived. It fails again, and this failure is recorded.
      await send(refusing)
      expect(takeLogs()).toEqual(["ERROR Refund rejected by provider: no such card"])
      expect((await recordManually(PIECE)).problem).toBeNull()
    }
    expect(await readMoney(shop, orderNumber)).toMatchObject({ state: "partlyRefunded", refunded: PIECE })
    expect(await listOpenRefunds()).toEqual([])
    const { history, payment } = await readManaged(orderNumber)
    expect(payment).toMatchObject({ owed: 0, unreturned: 0, refunded: PIECE })
    expect(payment.refunds.at(-1)).toMatchObject({ cents: PIECE, state: "done", reason: "Refunded manually: Check 1042" })
    expect(history[0]).toMatchObject({ who: "boss@shop.test", what: "refundSettled", detail: "$100.03, $0.00 to $100.03, Check 1042" })
    const action = await shop.database.kysely.selectFrom("staff_action").select(["what", "change"]).orderBy("at", "desc").executeTakeFirst()
    expect(action).toMatchObject({
      what: "refund settled otherwise",
      change: { asked: { note: "Check 1042" }, before: { refunded_cents: 0 }, after: { refunded_cents: PIECE } }
    })
    const mail = await shop.database.kysely.selectFrom("mail").select(["subject", "body"]).orderBy("mail_id", "desc").executeTakeFirst()
    expect(mail?.subject).toContain("We refunded $100.03")
    expect(mail?.body).not.toContain("Check 1042")
    expect((await change(repeatRefund, orderNumber, { cents: 0 })).problem).toBe("No refunds to retry.")
    expect((await recordManually(PIECE)).problem).toBe("No failed refunds to record.")
    expect(await send()).toBe(0)
    await change(cancelOrder, orderNumber)
    await send()
    expect(await readMoney(shop, orderNumber)).toMatchObject({ state: "refunded", refunded: TOTAL })
  })

  it("PAY-18 the index of stuck refunds contains the same numbers as the rule", async () => {
    const { rows } = await sql<{ indexdef: string }>`select indexdef from pg_indexes where indexname = 'refund_trouble'`.execute(
      shop.database.kysely
    )
    for (const tries of Object.values(STUCK_REFUND_ATTEMPTS)) expect(rows[0]?.indexdef).toContain(`tries >= ${tries}`)
  })

  it("PAY-20 requires a note and an amount, and returns 404 to other users", async () => {
    const orderNumber = await placePaidOrder()
    const body = { orderNumber, revision: 0, cents: PIECE, note: "Check" }
    for (const cookie of ["", shop.visitor().cookie]) expect((await fetchCall(settleRefund, body, cookie)).status).toBe(404)
    for (const wrong of [{ note: " " }, { note: "x".repeat(201) }, { cents: 0 }, { cents: -1 }, { cents: 0.5 }])
      expect((await fetchCall(settleRefund, { ...body, ...wrong })).status).toBe(400)
  })

  it("PAY-18 returns 404 to other users", async () => {
    const orderNumber = await placePaidOrder()
    const body = { orderNumber, revision: 0, cents: 0 }
    for (const cookie of ["", shop.visitor().cookie]) expect((await fetchCall(repeatRefund, body, cookie)).status).toBe(404)
    for (const cents of [-1, 0.5, "1", null]) expect((await fetchCall(repeatRefund, { ...body, cents })).status).toBe(400)
  })
})
