import { placeOrder } from "@camber/domain/checkout"
import { order, orders, payOrder } from "@camber/domain/order"
import { PAYMENT_WINDOW_MINUTES, PaymentProviderUnavailable } from "@camber/domain/payment"
import { Effect, Exit } from "effect"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { collectLogs } from "../foundation/testing/collectLogs.ts"
import { advanceOrder } from "../orders/advanceOrder.ts"
import { fillCart, june, requestFor, failAtStatement } from "../orders/testing/orderOf.ts"
import { defaults, type OpenServices } from "../../test/openServices.ts"
import { processPaymentEvent } from "./processPaymentEvent.ts"
import { signedTestEvent, createTestPayments } from "./createTestPayments.ts"
import {
  readMailTo,
  readMoney,
  createPaymentTestShop,
  paidEvent,
  paymentKey,
  createPlaceOrderStep,
  clickPaymentButton,
  runEffect,
  setStock,
  readStock
} from "./testing/payingShop.ts"
import { readFileSync } from "node:fs"

const TOTAL = 10_003

describe.each(allDatabases)("paying an order on $kind", ({ open }) => {
  const takeLogs = collectLogs()
  let shop: OpenServices
  beforeAll(async () => {
    shop = await createPaymentTestShop(open)
  })
  beforeEach(async () => {
    await setStock(shop, 500)
    for (const table of ["customer_order", "mail"] as const) await shop.database.kysely.deleteFrom(table).execute()
  })
  afterAll(() => shop.database.drop())

  const payments = createTestPayments({ key: paymentKey, publicOrigin: "http://shop.test" })
  const processEvent = (event: Parameters<typeof processPaymentEvent>[3]) =>
    runEffect(processPaymentEvent(shop.database.kysely, defaults, payments, event))
  const placeUnpaidOrder = async () => {
    const visitor = shop.visitor()
    const { orderNumber, payUrl } = await createPlaceOrderStep(visitor)
    if (orderNumber === null || payUrl === null) throw new Error("no payment is due")
    return { visitor, orderNumber, payUrl }
  }
  const postEvent = (
    body: string | Uint8Array<ArrayBuffer>,
    headers: Readonly<Record<string, string>>,
    provider = "test",
    method = "POST"
  ) => shop.payments(new Request(`http://shop.test/hooks/${provider}`, { method, headers, ...(method === "POST" && { body }) }))
  const payAgain = async (
    { ask, webUserGuid }: Awaited<ReturnType<typeof placeUnpaidOrder>>["visitor"],
    orderNumber: string,
    email: string | null = null
  ) => (await ask(payOrder, { webUserGuid, orderNumber, email }, crypto.randomUUID())).payOrder

  it("PAY-13 confirms the order only after payment", async () => {
    const { orderNumber, payUrl, visitor } = await placeUnpaidOrder()
    expect(payUrl).toMatch(/^http:\/\/shop\.test\/pay\/test\?order=\d{10}&attempt=1&cents=10003&seal=/)
    expect(await readMoney(shop, orderNumber)).toMatchObject({ state: "awaiting", paid: 0, attempt: 1, reference: `test-${orderNumber}-1` })
    expect(await readMailTo(shop, orderNumber)).toEqual([])
    const answer = await clickPaymentButton(shop, payUrl, "paid")
    expect([answer.status, answer.headers.get("location"), answer.headers.getSetCookie()]).toEqual([
      303,
      `/buy/confirmation/${orderNumber}?payment=back`,
      []
    ])
    expect(await readMoney(shop, orderNumber)).toMatchObject({ state: "paid", paid: TOTAL, refunded: 0, payBy: null })
    expect(await readMailTo(shop, orderNumber)).toEqual(["Your order N - Camber"])
    const { body } = await shop.database.kysely.selectFrom("mail").select("body").executeTakeFirstOrThrow()
    expect(body).toContain("You paid $100.03. Nothing more is due.")
    const { webUserGuid } = visitor
    expect((await visitor.ask(order, { webUserGuid, orderNumber })).order?.payment).toEqual({
      method: "test",
      state: "paid",
      paid: TOTAL,
      refunded: 0,
      refundDue: 0,
      payBy: null
    })
    expect((await visitor.ask(orders, { webUserGuid, page: 1 })).orders.orders).toMatchObject([{ paymentState: "paid" }])
  })

  it("PAY-14 lets a shopper retry a declined payment as a new attempt", async () => {
    const { orderNumber, payUrl, visitor } = await placeUnpaidOrder()
    await clickPaymentButton(shop, payUrl, "declined")
    expect(await readMoney(shop, orderNumber)).toMatchObject({ state: "failed", paid: 0, status: "placed" })
    const { url } = await payAgain(visitor, orderNumber)
    expect(url).toContain("attempt=2")
    expect((await payAgain(visitor, orderNumber)).url).toBe(url)
    // The result of the first attempt arrives late.
    await clickPaymentButton(shop, payUrl, "declined")
    expect(await readMoney(shop, orderNumber)).toMatchObject({ state: "awaiting", attempt: 2 })
    await clickPaymentButton(shop, url ?? "", "paid")
    expect(await readMoney(shop, orderNumber)).toMatchObject({ state: "paid", paid: TOTAL, refunds: [] })
    expect(await payAgain(visitor, orderNumber)).toMatchObject({ url: null, message: expect.stringContaining("Nothing is due") })
    expect(await readMailTo(shop, orderNumber)).toEqual(["Order N is not paid yet - Camber", "Your order N - Camber"])
    const { body } = await shop.database.kysely.selectFrom("mail").select("body").orderBy("mail_id").executeTakeFirstOrThrow()
    expect(body).toContain(`hold your parts for ${PAYMENT_WINDOW_MINUTES} minutes after your last payment attempt`)
  })

  it("PAY-14 opens the payment only for a visitor who placed the order or knows its email address", async () => {
    const { orderNumber } = await placeUnpaidOrder()
    const other = shop.visitor()
    expect((await payAgain(other, orderNumber)).url).toBeNull()
    expect((await payAgain(other, orderNumber, "somebody@example.com")).url).toBeNull()
    expect((await payAgain(other, orderNumber, june.email)).url).toContain(orderNumber)
  })

  it("PAY-04 processes repeated and concurrent events once", async () => {
    const { orderNumber } = await placeUnpaidOrder()
    const { body, headers } = signedTestEvent(paymentKey, { orderNumber, attempt: 1, cents: TOTAL }, "paid", Date.now())
    const answers = await Promise.all([postEvent(body, headers), postEvent(body, headers), postEvent(body, headers)])
    expect(answers.map((answer) => answer?.status)).toEqual([200, 200, 200])
    const outcomes = await Promise.all(answers.map(async (answer) => (await answer?.text()) ?? ""))
    expect(outcomes.filter((outcome) => outcome === '{"outcome":"settled"}')).toHaveLength(1)
    expect(outcomes.filter((outcome) => outcome === '{"outcome":"known"}')).toHaveLength(2)
    expect(await readMoney(shop, orderNumber)).toMatchObject({ state: "paid", paid: TOTAL, refunds: [] })
    expect(await readMailTo(shop, orderNumber)).toEqual(["Your order N - Camber"])
    // Providers send several events per payment.
    expect(await processEvent(paidEvent(orderNumber, `test-${orderNumber}-1`, TOTAL))).toBe("ignored")
  })

  it("PAY-05 refunds a payment that arrives while the order is being canceled, whichever is processed first", async () => {
    const cancel = (orderNumber: string) =>
      advanceOrder(shop.database.kysely, defaults, { orderNumber, to: "canceled", by: { actor: "customer", accountId: null } })
    for (const later of ["cancel", "pay"]) {
      const { orderNumber } = await placeUnpaidOrder()
      const acts = [() => processEvent(paidEvent(orderNumber, `p-${orderNumber}`, TOTAL)), () => cancel(orderNumber)]
      await Promise.all((later === "pay" ? acts.toReversed() : acts).map((act) => act()))
      const money = await readMoney(shop, orderNumber)
      expect(money).toMatchObject({ status: "canceled", paid: TOTAL, refunded: 0 })
      expect(money.refunds.map(([cents, state]) => [cents, state])).toEqual([[TOTAL, "due"]])
    }
    expect(await readStock(shop)).toBe(500)
  })

  it("PAY-04 accepts one of two concurrent payments and refunds the other", async () => {
    const { orderNumber } = await placeUnpaidOrder()
    await Promise.all([processEvent(paidEvent(orderNumber, "p1", TOTAL)), processEvent(paidEvent(orderNumber, "p2", TOTAL))])
    const money = await readMoney(shop, orderNumber)
    expect(money).toMatchObject({ state: "paid", paid: 2 * TOTAL, status: "placed" })
    expect(money.refunds).toEqual([[TOTAL, "due", money.reference === "p1" ? "p2" : "p1"]])
  })

  it("PAY-05 refunds both payments when an order that was paid twice is canceled, even if the first refund failed", async () => {
    const { orderNumber } = await placeUnpaidOrder()
    for (const reference of ["twice-1", "twice-2"]) await processEvent(paidEvent(orderNumber, reference, TOTAL))
    await shop.database.kysely.updateTable("refund").set({ state: "failed" }).where("order_number", "=", orderNumber).execute()
    const by = { actor: "staff", accountId: null } as const
    await advanceOrder(shop.database.kysely, defaults, { orderNumber, to: "canceled", by })
    const owed = (await readMoney(shop, orderNumber)).refunds.filter(([, state]) => state === "due")
    expect(owed).toHaveLength(2)
    expect(owed).toEqual(
      expect.arrayContaining([
        [TOTAL, "due", null],
        [TOTAL, "due", "twice-2"]
      ])
    )
  })

  it("PAY-04 stores nothing of an event after a crash at any statement, and processes the repeated event completely", async () => {
    const { orderNumber } = await placeUnpaidOrder()
    const event = paidEvent(orderNumber, `crash-${orderNumber}`, TOTAL)
    let fails = 0
    for (let statement = 1; statement < 99; statement++) {
      const ending = processPaymentEvent(shop.database.kysely.withPlugin(failAtStatement(statement)), defaults, payments, event)
      if (Exit.isSuccess(await Effect.runPromiseExit(ending))) break
      fails++
      expect(await readMoney(shop, orderNumber)).toMatchObject({ state: "awaiting", paid: 0 })
      expect(await readMailTo(shop, orderNumber)).toEqual([])
    }
    expect(fails).toBeGreaterThan(5)
    expect(await readMoney(shop, orderNumber)).toMatchObject({ state: "paid", paid: TOTAL, refunds: [] })
    expect(await readMailTo(shop, orderNumber)).toEqual(["Your order N - Camber"])
  })

  it("PAY-06 rejects or ignores events that are forged, changed, old, oversized, from a different provider or for an unknown order", async () => {
    const { orderNumber } = await placeUnpaidOrder()
    const before = await readMoney(shop, orderNumber)
    const attempt = { orderNumber, attempt: 1, cents: TOTAL }
    const { body, headers } = signedTestEvent(paymentKey, attempt, "paid", Date.now())
    const stale = signedTestEvent(paymentKey, attempt, "paid", Date.now() - 301_000)
    const statuses = async (...asked: ReadonlyArray<Promise<Response | undefined>>) =>
      (await Promise.all(asked)).map((response) => response?.status)
    expect(
      await statuses(
        postEvent(body.replace(String(TOTAL), "1"), headers),
        postEvent(body, {}),
        postEvent(stale.body, stale.headers),
        postEvent("x".repeat(256_001), headers),
        postEvent(body, headers, "stripe"),
        postEvent("", headers, "test", "GET")
      )
    ).toEqual([400, 400, 400, 413, 404, 405])
    const cheap = signedTestEvent(paymentKey, { ...attempt, cents: 1 }, "paid", Date.now())
    const unknown = signedTestEvent(paymentKey, { ...attempt, orderNumber: "1000000001" }, "paid", Date.now())
    for (const { sent, outcome } of [
      { sent: cheap, outcome: "amountDiffers" },
      { sent: unknown, outcome: "unknownOrder" }
    ])
      expect(await (await postEvent(sent.body, sent.headers))?.json()).toEqual({ outcome })
    expect(takeLogs()).toEqual([
      "ERROR Failed to process payment event: amountDiffers",
      "ERROR Failed to process payment event: unknownOrder"
    ])
    expect(await readMoney(shop, orderNumber)).toEqual(before)
    const history = await shop.database.kysely.selectFrom("order_event").select("what").where("order_number", "=", orderNumber).execute()
    expect(history.map(({ what }) => what)).toEqual(["placed", "paymentProblem"])
  })

  it("PAY-04 responds with 503 to a refund that arrives before its payment, processes it when the event is repeated, and after a day reports it as one of an unknown order", async () => {
    const { orderNumber } = await placeUnpaidOrder()
    const news = { _tag: "Refunded", refundId: null, cents: 500, reference: "re-early" } as const
    const early = { eventId: "early", orderNumber: null, paymentReference: "p-early", attempt: null, at: Date.now(), news }
    const webhookShop = await createPaymentTestShop(open, { read: () => Effect.succeed(early) })
    const answer = await webhookShop.payments(new Request("http://shop.test/hooks/test", { method: "POST", body: "{}" }))
    expect([answer?.status, await answer?.json()]).toEqual([503, { outcome: "early" }])
    await webhookShop.database.drop()

    expect(await processEvent(early)).toBe("early")
    await processEvent(paidEvent(orderNumber, "p-early", TOTAL))
    expect([await processEvent(early), await processEvent(early)]).toEqual(["settled", "known"])
    expect(await readMoney(shop, orderNumber)).toMatchObject({ state: "partlyRefunded", refunded: 500 })
    const old = { ...early, eventId: "old", paymentReference: "p-never", at: Date.now() - 25 * 3_600_000 }
    expect([await processEvent(old), await processEvent(old)]).toEqual(["unknownOrder", "known"])
    expect(takeLogs()).toEqual(["ERROR Failed to process payment event: unknownOrder"])
  })

  it("PAY-06 rejects test payment URLs that the shop did not sign", async () => {
    const { payUrl } = await placeUnpaidOrder()
    const page = await shop.payments(new Request(payUrl))
    expect([page?.status, await page?.text()]).toEqual([200, expect.stringContaining("Pay $100.03")])
    for (const address of [payUrl.replace("10003", "1"), "http://shop.test/pay/test"])
      expect((await shop.payments(new Request(address)))?.status).toBe(404)
  })

  it("PAY-15 keeps the order if the provider is unavailable, notifies the customer by mail, and allows a later payment", async () => {
    let isAway = true
    const away = await createPaymentTestShop(open, {
      begin: (payable) => (isAway ? Effect.fail(new PaymentProviderUnavailable({ problem: "no answer" })) : payments.begin(payable))
    })
    await setStock(away, 500)
    const visitor = away.visitor()
    const key = crypto.randomUUID()
    await fillCart(visitor, "CAM-P3-1")
    const request = await requestFor(visitor)
    const submit = async () => (await visitor.ask(placeOrder, request, key)).placeOrder
    const placed = await submit()
    const orderNumber = placed.orderNumber ?? ""
    // The request is repeated, then sent twice concurrently.
    expect(await submit()).toEqual(placed)
    await Promise.all([submit(), submit()])
    expect(placed).toMatchObject({ orderNumber: expect.any(String), payUrl: null })
    expect(await readMoney(away, orderNumber)).toMatchObject({ state: "awaiting", reference: null })
    expect(await readMailTo(away, orderNumber)).toEqual(["Order N is waiting for payment - Camber"])
    expect((await payAgain(visitor, orderNumber)).message).toContain("can't reach")
    expect(new Set(takeLogs())).toEqual(new Set(["ERROR PaymentProviderUnavailable: no answer"]))
    isAway = false
    expect((await payAgain(visitor, orderNumber)).url).toContain("attempt=1")
    await away.database.drop()
  })

  it("PAY-09 returns the same order, attempt and payment page for a repeated request", async () => {
    const visitor = shop.visitor()
    const key = crypto.randomUUID()
    await fillCart(visitor, "CAM-P3-1")
    const request = await requestFor(visitor)
    const [first, second] = await Promise.all([1, 2].map(async () => (await visitor.ask(placeOrder, request, key)).placeOrder))
    expect(second).toEqual(first)
    const { orderNumber = null, payUrl } = first ?? {}
    expect((await payAgain(visitor, orderNumber ?? "")).url).toBe(payUrl)
    expect((await readMoney(shop, orderNumber ?? "")).attempt).toBe(1)
  })
})

it("PAY-07 the payment docs state everywhere the payment window that is configured", () => {
  const docs = readFileSync(new URL("../../../../docs/how-to/configure-payments.md", import.meta.url), "utf8")
  const minutesInDocs = [...docs.matchAll(/(\d+) minutes/g)].map(([, minutes]) => Number(minutes))
  expect(minutesInDocs.length).toBeGreaterThan(0)
  expect(new Set(minutesInDocs)).toEqual(new Set([PAYMENT_WINDOW_MINUTES]))
})
