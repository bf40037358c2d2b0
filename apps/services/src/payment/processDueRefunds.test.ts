import { PaymentRejected, PaymentProviderUnavailable } from "@camber/domain/payment"
import { Effect } from "effect"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { collectLogs } from "../foundation/testing/collectLogs.ts"
import { failAtStatement } from "../orders/testing/orderOf.ts"
import { createRefund } from "../orders/createRefund.ts"
import { defaults, type OpenServices } from "../../test/openServices.ts"
import { processDueRefunds } from "./processDueRefunds.ts"
import { processPaymentEvent } from "./processPaymentEvent.ts"
import {
  readMailTo,
  readMoney,
  createPaymentTestShop,
  paidEvent,
  paymentKey,
  createPlaceOrderStep,
  runEffect,
  setStock
} from "./testing/payingShop.ts"
import { createTestPayments } from "./createTestPayments.ts"

const TOTAL = 10_003

describe.each(allDatabases)("processDueRefunds on $kind", ({ open }) => {
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
  const refund = (payments = honest) => runEffect(processDueRefunds(shop.database.kysely, defaults, payments))
  const placeUnpaidOrder = async () => (await createPlaceOrderStep(shop.visitor())).orderNumber ?? ""
  const paid = async () => {
    const orderNumber = await placeUnpaidOrder()
    await processEvent(paidEvent(orderNumber, `p-${orderNumber}`, TOTAL))
    return orderNumber
  }
  const createTestRefund = (orderNumber: string, cents: number) =>
    shop.database.kysely
      .transaction()
      .execute((transaction) => createRefund(transaction, { orderNumber, cents, reason: "A line was canceled", requestedBy: null }))
  const makeRefundsDue = () =>
    shop.database.kysely
      .updateTable("refund")
      .set({ next_try_at: new Date(0) })
      .execute()

  it("PAY-08 PAY-11 sends a refund only once when two processes claim it, and updates the order", async () => {
    const orderNumber = await paid()
    await createTestRefund(orderNumber, 2_000)
    const sent: Array<string> = []
    const counting = {
      ...honest,
      refund: (request: Parameters<typeof honest.refund>[0]) =>
        Effect.andThen(
          Effect.sync(() => sent.push(request.refundId)),
          honest.refund(request)
        )
    }
    await Promise.all([refund(counting), refund(counting)])
    await makeRefundsDue()
    await refund(counting)
    expect(sent).toHaveLength(1)
    expect(await readMoney(shop, orderNumber)).toMatchObject({ state: "partlyRefunded", paid: TOTAL, refunded: 2_000 })
    expect((await readMailTo(shop, orderNumber)).at(-1)).toBe("We refunded $20.00 of order N - Camber")
    await createTestRefund(orderNumber, TOTAL - 2_000)
    await refund()
    expect(await readMoney(shop, orderNumber)).toMatchObject({ state: "refunded", refunded: TOTAL })
  })

  it("PAY-08 retries a postponed refund with backoff, checks a sent refund, and marks a rejected refund as failed", async () => {
    const orderNumber = await paid()
    await createTestRefund(orderNumber, 2_000)
    const away = { ...honest, refund: () => Effect.fail(new PaymentProviderUnavailable({ problem: "no answer" })) }
    expect([await refund(away), await refund(away)]).toEqual([1, 0])
    const row = () => shop.database.kysely.selectFrom("refund").selectAll().executeTakeFirstOrThrow()
    expect(await row()).toMatchObject({ state: "due", tries: 1 })
    await makeRefundsDue()
    await refund(away)
    const line = "WARN Refund postponed, provider unavailable: no answer"
    expect(takeLogs()).toEqual([line, line])
    expect((await row()).next_try_at.getTime() - Date.now()).toBeGreaterThan(90_000)

    const repeated: Array<boolean> = []
    await makeRefundsDue()
    await refund({
      ...honest,
      refund: (request) => (repeated.push(request.isRepeated), Effect.succeed({ state: "sent", reference: "re-1" }))
    })
    expect(repeated).toEqual([true])
    expect(await row()).toMatchObject({ state: "sent", reference: "re-1" })
    expect(await readMoney(shop, orderNumber)).toMatchObject({ state: "paid", refunded: 0 })
    expect(await createTestRefund(orderNumber, TOTAL - 1_999)).toEqual({ _tag: "TooMuch", most: TOTAL - 2_000 })

    await makeRefundsDue()
    await refund({ ...honest, refund: () => Effect.fail(new PaymentRejected({ problem: "lost_or_stolen_card", reference: "re-1" })) })
    expect(takeLogs()).toEqual(["ERROR Refund rejected by provider: lost_or_stolen_card"])
    expect(await row()).toMatchObject({ state: "failed", reference: "re-1" })
    const delayedRefund = { _tag: "Refunded", refundId: (await row()).refund_id, cents: 2_000, reference: "re-1" } as const
    expect(await processEvent({ ...paidEvent(orderNumber, "late", TOTAL), news: delayedRefund })).toBe("ignored")
    expect(await readMoney(shop, orderNumber)).toMatchObject({ state: "paid", paid: TOTAL, refunded: 0 })
    expect(await createTestRefund(orderNumber, TOTAL)).toMatchObject({ _tag: "Owed" })
  })

  it("PAY-08 PAY-11 sends a refund only once if the process crashes after the provider has accepted it", async () => {
    const orderNumber = await paid()
    await createTestRefund(orderNumber, 2_000)
    const wentBack = new Map<string, number>()
    const counting = {
      ...honest,
      refund: ({ cents, refundId }: Parameters<typeof honest.refund>[0]) =>
        Effect.as(
          Effect.sync(() => wentBack.set(refundId, cents)),
          { state: "done", reference: `re-${refundId}` } as const
        )
    }
    let fails = 0
    for (let statement = 1; statement < 99; statement++) {
      await makeRefundsDue()
      const ending = processDueRefunds(shop.database.kysely.withPlugin(failAtStatement(statement)), defaults, counting)
      await Effect.runPromiseExit(ending)
      if ((await readMoney(shop, orderNumber)).refunded > 0) break
      fails++
      expect(await readMoney(shop, orderNumber)).toMatchObject({ state: "paid", refunded: 0 })
    }
    expect(fails).toBeGreaterThan(5)
    expect(new Set(takeLogs())).toEqual(new Set(["ERROR Failed to send refund"]))
    expect([...wentBack.values()]).toEqual([2_000])
    expect(await readMoney(shop, orderNumber)).toMatchObject({ state: "partlyRefunded", refunded: 2_000, refunds: [[2_000, "done", null]] })
  })

  it("PAY-08 records a refund that was made through the provider", async () => {
    const orderNumber = await paid()
    const news = { _tag: "Refunded", refundId: null, cents: 500, reference: "re-9" } as const
    const external = { eventId: "r9", orderNumber: null, paymentReference: `p-${orderNumber}`, attempt: null, news }
    expect([await processEvent(external), await processEvent(external)]).toEqual(["settled", "known"])
    expect(await readMoney(shop, orderNumber)).toMatchObject({ state: "partlyRefunded", refunded: 500, refunds: [[500, "done", null]] })
    const bounced = { ...external, eventId: "r9-failed", news: { ...news, _tag: "RefundRefused" } } as const
    expect(await processEvent(bounced)).toBe("settled")
    expect(await readMoney(shop, orderNumber)).toMatchObject({ state: "paid", refunded: 0, refunds: [[500, "failed", null]] })
    const mails = await readMailTo(shop, orderNumber)
    const unknown = { ...bounced, eventId: "r10-failed", news: { ...bounced.news, reference: "re-10" } }
    expect(await processEvent(unknown)).toBe("settled")
    expect(await readMoney(shop, orderNumber)).toMatchObject({
      state: "paid",
      refunded: 0,
      refunds: [
        [500, "failed", null],
        [500, "failed", null]
      ]
    })
    expect(await readMailTo(shop, orderNumber)).toEqual(mails)
  })
})
