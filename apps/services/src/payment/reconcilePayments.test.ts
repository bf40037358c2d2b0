import { type PaymentUpdate, PaymentProviderUnavailable } from "@camber/domain/payment"
import { Effect } from "effect"
import { sql } from "kysely"
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { advanceOrder } from "../orders/advanceOrder.ts"
import { collectLogs } from "../foundation/testing/collectLogs.ts"
import { partIllustrations } from "@camber/part-drawings"
import { createServices } from "../handler.ts"
import { createRefund } from "../orders/createRefund.ts"
import { createImageUrls } from "../schema/pictures.ts"
import { defaults, type OpenServices } from "../../test/openServices.ts"
import { demoContent } from "../../test/demoContent.ts"
import { createPaymentService } from "./createPaymentService.ts"
import { processDueRefunds } from "./processDueRefunds.ts"
import { processPaymentEvent } from "./processPaymentEvent.ts"
import { reconcilePayments } from "./reconcilePayments.ts"
import {
  readMailTo,
  readMoney,
  createPaymentTestShop,
  paidEvent,
  createPaymentSettings,
  paymentKey,
  createPlaceOrderStep,
  runEffect,
  setStock,
  readStock
} from "./testing/payingShop.ts"
import { createTestPayments } from "./createTestPayments.ts"

const TOTAL = 10_003
const HOUR = 3_600_000

describe.each(allDatabases)("reconcilePayments on $kind", ({ open }) => {
  const takeLogs = collectLogs()
  let shop: OpenServices
  beforeAll(async () => {
    shop = await createPaymentTestShop(open)
  })
  beforeEach(async () => {
    await setStock(shop, 500)
    for (const table of ["customer_order", "refund", "mail"] as const) await shop.database.kysely.deleteFrom(table).execute()
  })
  afterAll(() => shop.database.drop())

  const honest = createTestPayments({ key: paymentKey, publicOrigin: "http://shop.test" })
  const processEvent = (event: Parameters<typeof processPaymentEvent>[3], payments = honest) =>
    runEffect(processPaymentEvent(shop.database.kysely, defaults, payments, event))
  const reconcile = (payments = honest) => runEffect(reconcilePayments(shop.database.kysely, defaults, payments))
  const refund = (payments = honest) => runEffect(processDueRefunds(shop.database.kysely, defaults, payments))
  const placeUnpaidOrder = async () => (await createPlaceOrderStep(shop.visitor())).orderNumber ?? ""
  const paid = async () => {
    const orderNumber = await placeUnpaidOrder()
    await processEvent(paidEvent(orderNumber, `p-${orderNumber}`, TOTAL))
    return orderNumber
  }
  const set = (orderNumber: string, change: { pay_by?: Date; payment?: string }) =>
    shop.database.kysely.updateTable("customer_order").set(change).where("order_number", "=", orderNumber).execute()
  const expire = (orderNumber: string, hours = 1) => set(orderNumber, { pay_by: new Date(Date.now() - hours * HOUR) })
  const createTestRefund = (orderNumber: string, cents: number) =>
    shop.database.kysely
      .transaction()
      .execute((transaction) => createRefund(transaction, { orderNumber, cents, reason: "A line was canceled", requestedBy: null }))
  const makeRefundsDue = () =>
    shop.database.kysely
      .updateTable("refund")
      .set({ next_try_at: new Date(0) })
      .execute()

  it("PAY-07 cancels unpaid orders after the deadline, restocks their items and sends mail, but does not change other orders", async () => {
    const [late, early] = [await placeUnpaidOrder(), await placeUnpaidOrder()]
    expect(await readStock(shop)).toBe(498)
    await expire(late)
    await reconcile()
    await reconcile()
    expect(await readMoney(shop, late)).toMatchObject({ status: "canceled", state: "failed", payBy: null, refunds: [] })
    expect(await readMoney(shop, early)).toMatchObject({ status: "placed", state: "awaiting" })
    expect(await readStock(shop)).toBe(499)
    expect(await readMailTo(shop, late)).toEqual(["Order N was canceled - Camber"])
    const { body } = await shop.database.kysely.selectFrom("mail").select("body").executeTakeFirstOrThrow()
    expect(body).toContain("We didn't receive your payment in time. Nothing was charged.")
  })

  it("OPS-62 cancels by the database clock even if the machine is a year ahead, and does not delay refunds", async () => {
    const orderNumber = await placeUnpaidOrder()
    const refunded = await paid()
    await createTestRefund(refunded, 500)
    const ahead = Date.now() + 365 * 24 * HOUR
    const clock = vi.spyOn(Date, "now").mockReturnValue(ahead)
    try {
      const off = createServices({ ...demoContent, database: shop.database, settings: createPaymentSettings(() => undefined) })
      await off.changes.poll()
      await runEffect(off.paymentWork.sweep)
      await runEffect(off.paymentWork.refund)
    } finally {
      clock.mockRestore()
    }
    expect(await readMoney(shop, orderNumber)).toMatchObject({ status: "placed", state: "awaiting" })
    expect(await readMoney(shop, refunded)).toMatchObject({ refunded: 500 })
    const reconciled = await shop.database.kysely.selectFrom("customer_order").select("looked_after_at").execute()
    for (const { looked_after_at } of reconciled) expect(looked_after_at?.getTime() ?? 0).toBeLessThan(ahead - HOUR)
  })

  it("OPS-62 cancels and refunds orders only once the database clock can be read", async () => {
    const orderNumber = await placeUnpaidOrder()
    await expire(orderNumber)
    const refunded = await paid()
    await createTestRefund(refunded, 500)
    const refundedCents: Array<number> = []
    const { payments } = createPaymentSettings(({ cents }) => void refundedCents.push(cents))
    let isAway = true
    const poll = () => (isAway ? Promise.reject(new Error("the database is away")) : Promise.resolve(""))
    const store = { database: shop.database.kysely, imageUrls: createImageUrls("", partIllustrations) }
    const service = createPaymentService(store, defaults, payments, { poll, now: Date.now })
    const round = async () => {
      await runEffect(service.sweep)
      await runEffect(service.refund)
      return [(await readMoney(shop, orderNumber)).status, refundedCents]
    }
    expect(await round()).toEqual(["placed", []])
    expect(takeLogs()).toEqual([
      expect.stringContaining("ERROR Failed to reconcile payments"),
      expect.stringContaining("ERROR Failed to send refunds")
    ])
    isAway = false
    expect(await round()).toEqual(["canceled", [500]])
  })

  it("PAY-05 PAY-07 keeps a paid order even if its event was lost, and refunds a payment that arrives after the cancellation", async () => {
    const orderNumber = await placeUnpaidOrder()
    await expire(orderNumber)
    const news: PaymentUpdate = { _tag: "Paid", cents: TOTAL, currency: "usd", reference: "p1" }
    await reconcile({ ...honest, getStatus: () => Effect.succeed(news) })
    expect(await readMoney(shop, orderNumber)).toMatchObject({ status: "placed", state: "paid", paid: TOTAL, reference: "p1" })
    const other = await placeUnpaidOrder()
    await expire(other)
    await reconcile()
    await processEvent(paidEvent(other, "p2", TOTAL))
    expect(await readMoney(shop, other)).toMatchObject({ status: "canceled", paid: TOTAL, refunds: [[TOTAL, "due", "p2"]] })
    await refund()
    expect(await readMoney(shop, other)).toMatchObject({ state: "refunded", refunded: TOTAL })
  })

  it("PAY-07 either accepts or refunds a payment that arrives while the order is being canceled", async () => {
    const numbers = [await placeUnpaidOrder(), await placeUnpaidOrder(), await placeUnpaidOrder()]
    for (const orderNumber of numbers) await expire(orderNumber)
    await Promise.all([reconcile(), ...numbers.map((number) => processEvent(paidEvent(number, `p-${number}`, TOTAL))), reconcile()])
    for (const orderNumber of numbers) {
      const { paid: cents, refunds, status } = await readMoney(shop, orderNumber)
      expect(cents).toBe(TOTAL)
      expect(refunds.length).toBe(status === "canceled" ? 1 : 0)
    }
  })

  it("PAY-07 cancels nothing for a day while the provider is unavailable", async () => {
    const orderNumber = await placeUnpaidOrder()
    const away = { ...honest, getStatus: () => Effect.fail(new PaymentProviderUnavailable({ problem: "no answer" })) }
    await expire(orderNumber)
    await reconcile(away)
    expect(await readMoney(shop, orderNumber)).toMatchObject({ status: "placed", state: "awaiting" })
    await expire(orderNumber, 25)
    await reconcile(away)
    expect(await readMoney(shop, orderNumber)).toMatchObject({ status: "canceled" })
    const line = "WARN Failed to close payment (PaymentProviderUnavailable): no answer"
    expect(takeLogs()).toEqual([line, line])
  })

  it("PAY-07 PAY-08 isolates a failed order or refund from the others", async () => {
    const [broken, other] = [await placeUnpaidOrder(), await placeUnpaidOrder()]
    await expire(broken, 2)
    await expire(other)
    const reference = (await readMoney(shop, broken)).reference ?? ""
    await reconcile({ ...honest, getStatus: (name) => (name === reference ? Effect.die(new Error("torn")) : honest.getStatus(name)) })
    expect(await readMoney(shop, broken)).toMatchObject({ status: "placed" })
    expect(await readMoney(shop, other)).toMatchObject({ status: "canceled" })
    expect(takeLogs()).toEqual(["ERROR Failed to reconcile payment"])

    const [first, second] = [await paid(), await paid()]
    for (const orderNumber of [first, second]) await createTestRefund(orderNumber, 500)
    let isFirst = true
    const dying = Effect.suspend(() => {
      isFirst = false
      return Effect.die(new Error("torn"))
    })
    expect(await refund({ ...honest, refund: (sent) => (isFirst ? dying : honest.refund(sent)) })).toBe(2)
    expect(takeLogs()).toEqual(["ERROR Failed to send refund"])
    const refunded = await Promise.all([first, second].map(async (number) => (await readMoney(shop, number)).refunded))
    expect(refunded.toSorted((a, b) => a - b)).toEqual([0, 500])
    await makeRefundsDue()
    await refund()
    for (const orderNumber of [first, second]) expect(await readMoney(shop, orderNumber)).toMatchObject({ refunded: 500 })
  })

  it("PAY-06 PAY-07 leaves an order with a wrong amount to staff, notes the amount in the history, and does not ask the provider again", async () => {
    const [unknownEvent, knownEvent] = [await placeUnpaidOrder(), await placeUnpaidOrder()]
    const news: PaymentUpdate = { _tag: "Paid", cents: 1, currency: "usd", reference: "p1" }
    const reference = (await readMoney(shop, knownEvent)).reference ?? ""
    await processEvent({ ...paidEvent(knownEvent, "p1", 1), eventId: `look-${reference}-Paid` })
    for (const orderNumber of [unknownEvent, knownEvent]) await expire(orderNumber)
    const asked: Array<string> = []
    const charging = { ...honest, getStatus: (name: string) => Effect.sync(() => (asked.push(name), news)) }
    expect([await reconcile(charging), await reconcile(charging)]).toEqual([2, 0])
    expect(asked).toHaveLength(2)
    const line = "ERROR Failed to process payment event: amountDiffers"
    expect(takeLogs()).toEqual([line, line])
    for (const orderNumber of [unknownEvent, knownEvent]) {
      expect(await readMoney(shop, orderNumber)).toMatchObject({ status: "placed", paid: 0, payBy: null })
      const noted = shop.database.kysely.selectFrom("order_event").select("what").where("order_number", "=", orderNumber)
      expect((await noted.execute()).map(({ what }) => what)).toEqual(["placed", "paymentProblem"])
    }
  })

  it("PAY-07 cancels an overdue order even if a hundred others get no response from the provider", async () => {
    const [silent, late] = [await placeUnpaidOrder(), await placeUnpaidOrder()]
    const { rows } = await sql<{ column_name: string }>`
      select column_name from information_schema.columns
      where table_schema = current_schema() and table_name = 'customer_order' and is_generated = 'NEVER'`.execute(shop.database.kysely)
    const columns = sql.join(rows.map(({ column_name }) => sql.ref(column_name)))
    await sql`
      insert into customer_order (${columns})
      select ${columns} from (select (jsonb_populate_record(made, jsonb_build_object('order_number', number::text, 'pay_by', now() - interval '2 hours',
        'payment', jsonb_build_object('method', 'test', 'reference', 'silent')))).*
      from customer_order as made, generate_series(1000000001, 1000000100) as number
      where made.order_number = ${silent}) as copies`.execute(shop.database.kysely)
    await expire(late)
    const silence = Effect.fail(new PaymentProviderUnavailable({ problem: "no answer" }))
    const oftenAway = { ...honest, getStatus: (name: string) => (name === "silent" ? silence : honest.getStatus(name)) }
    await reconcile(oftenAway)
    await reconcile(oftenAway)
    expect(new Set(takeLogs())).toEqual(new Set(["WARN Failed to close payment (PaymentProviderUnavailable): no answer"]))
    expect(await readMoney(shop, late)).toMatchObject({ status: "canceled", payBy: null })
  })

  it("PAY-07 tries again to void the authorization of a canceled order", async () => {
    const orderNumber = await placeUnpaidOrder()
    await advanceOrder(shop.database.kysely, defaults, { orderNumber, to: "canceled" })
    const news: PaymentUpdate = { _tag: "Authorised", cents: TOTAL, currency: "usd", reference: "held" }
    const voided: Array<string> = []
    const away = Effect.fail(new PaymentProviderUnavailable({ problem: "no answer" }))
    const authorizing = { ...honest, getStatus: () => Effect.succeed(news), void: () => away }
    await reconcile(authorizing)
    await reconcile(authorizing)
    const line = "WARN Failed to void authorization: no answer"
    expect(takeLogs()).toEqual([line, line])
    expect((await readMoney(shop, orderNumber)).payBy).not.toBeNull()
    await reconcile({ ...authorizing, void: (name) => Effect.sync(() => void voided.push(name)) })
    expect(voided).toEqual(["held"])
    expect(await readMoney(shop, orderNumber)).toMatchObject({ state: "failed", payBy: null, paid: 0 })
  })

  it.each([
    ["customer_order_payment", sql`select order_number from customer_order where payment ->> 'reference' = 'p1'`],
    ["refund_payment", sql`select order_number from refund where payment_reference = 'p1'`]
  ])("PAY-04 finds an order by payment reference through the index %s", async (index, query) => {
    const plan = await shop.database.kysely.transaction().execute(async (transaction) => {
      await sql`set local enable_seqscan = off`.execute(transaction)
      return (await sql`explain ${query}`.execute(transaction)).rows
    })
    expect(JSON.stringify(plan)).toContain(index)
  })

  it("PAY-09 restarts a payment that has no payment page, and closes the page of a canceled order", async () => {
    const orderNumber = await placeUnpaidOrder()
    const { reference } = await readMoney(shop, orderNumber)
    await set(orderNumber, { payment: JSON.stringify({ method: "test", reference: null }), pay_by: new Date(Date.now() + HOUR / 2) })
    await reconcile()
    expect(await readMoney(shop, orderNumber)).toMatchObject({ state: "awaiting", attempt: 1, reference })
    await advanceOrder(shop.database.kysely, defaults, { orderNumber, to: "canceled" })
    const ended: Array<string> = []
    const noting = { ...honest, void: (name: string) => Effect.sync(() => void ended.push(name)) }
    await reconcile(noting)
    await reconcile(noting)
    expect(ended).toEqual([reference])
    expect(await readMoney(shop, orderNumber)).toMatchObject({ status: "canceled", state: "failed", payBy: null })
  })

  it("PAY-13 captures an authorized payment immediately, and retries while the provider is unavailable", async () => {
    const orderNumber = await placeUnpaidOrder()
    let isAway = true
    const authorizing = {
      ...honest,
      capture: (reference: string) =>
        isAway
          ? Effect.fail(new PaymentProviderUnavailable({ problem: "no answer" }))
          : Effect.succeed({ _tag: "Paid", cents: TOTAL, currency: "usd", reference } as const)
    }
    const news = { _tag: "Authorised", cents: TOTAL, currency: "usd", reference: "held" } as const
    await processEvent({ ...paidEvent(orderNumber, "held", TOTAL), news }, authorizing)
    expect(takeLogs()).toEqual(["WARN Failed to capture payment: no answer"])
    expect(await readMoney(shop, orderNumber)).toMatchObject({ state: "authorised", paid: 0 })
    expect(await advanceOrder(shop.database.kysely, defaults, { orderNumber, to: "shipped" })).toBe("notPaid")
    isAway = false
    await reconcile(authorizing)
    expect(await readMoney(shop, orderNumber)).toMatchObject({ state: "paid", paid: TOTAL, reference: "held" })
  })

  it("PAY-04 voids an additional authorization of a paid order, which keeps its payment reference", async () => {
    const orderNumber = await paid()
    const voided: Array<string> = []
    const authorizing = { ...honest, void: (name: string) => Effect.sync(() => void voided.push(name)) }
    const news = { _tag: "Authorised", cents: TOTAL, currency: "usd", reference: "held" } as const
    expect(await processEvent({ ...paidEvent(orderNumber, "held besides", TOTAL), news }, authorizing)).toBe("settled")
    expect(voided).toEqual(["held"])
    expect(await readMoney(shop, orderNumber)).toMatchObject({ state: "paid", paid: TOTAL, reference: `p-${orderNumber}` })
  })
})
