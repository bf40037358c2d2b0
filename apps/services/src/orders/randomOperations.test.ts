import { clampQuantity } from "@camber/domain/catalog"
import { requestReturn } from "@camber/domain/order"
import { PaymentRejected, type Payments, getOutstandingRefundCents } from "@camber/domain/payment"
import { Effect } from "effect"
import fc from "fast-check"
import { sql, type Transaction } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import type { Tables } from "../database/tables.ts"
import { collectLogs } from "../foundation/testing/collectLogs.ts"
import { processDueRefunds } from "../payment/processDueRefunds.ts"
import { processPaymentEvent } from "../payment/processPaymentEvent.ts"
import { createPaymentTestShop, paidEvent, paymentKey, runEffect } from "../payment/testing/payingShop.ts"
import { createTestPayments } from "../payment/createTestPayments.ts"
import { issueCode } from "../promotions/issueCode.ts"
import { readPointsBalance } from "../rewards/readPoints.ts"
import { newMember } from "../rewards/testing/newMember.ts"
import { defaults, type OpenServices } from "../../test/openServices.ts"
import type { TestVisitor } from "../../test/testVisitor.ts"
import { cancelLockedOrder } from "./advanceOrder.ts"
import { cancelItems } from "./cancelItems.ts"
import { readOrderLines } from "./orderLines.ts"
import { lockOrder, type LockedOrder } from "./lockOrder.ts"
import { readOrderMoney, retryRefunds } from "./retryRefunds.ts"
import { createShipment } from "./createShipment.ts"
import { processReturn } from "./processReturn.ts"
import { fillCart, june, placeTestOrder, plainTerms } from "./testing/orderOf.ts"

/** Two parts, the first with a core deposit. */
const parts = ["CAM-P3-1", "CAM-P2-1"] as const
const QUANTITY = 3
const STOCK = 500
const POINTS = 1_000
const by = { actor: "staff", accountId: null } as const
const TIMEOUT_MS = 120_000

const line = { ordinality: fc.integer({ min: 1, max: 2 }), quantity: fc.integer({ min: 1, max: 2 }) }
const step = fc.oneof(
  fc.record({ do: fc.constant("pay" as const), reference: fc.constantFrom("one", "two") }),
  fc.record({ do: fc.constant("ship" as const), ...line }),
  fc.record({ do: fc.constant("cancel" as const), ...line }),
  fc.record({ do: fc.constant("cancelAll" as const) }),
  fc.record({
    do: fc.constant("comesBack" as const),
    ...line,
    kind: fc.constantFrom("goods" as const, "core" as const),
    isSold: fc.boolean()
  }),
  fc.record({ do: fc.constant("refund" as const), how: fc.constantFrom("done" as const, "sent" as const, "refused" as const) }),
  fc.record({ do: fc.constant("told" as const), at: fc.nat(5), isDone: fc.boolean(), times: fc.integer({ min: 1, max: 2 }) }),
  fc.record({ do: fc.constant("again" as const) }),
  fc.record({ do: fc.constant("spend" as const), points: fc.integer({ min: 1, max: 300 }) })
)
type Step = typeof step extends fc.Arbitrary<infer A> ? A : never

interface Placed {
  readonly orderNumber: string
  readonly visitor: TestVisitor
  readonly code: string
  /** Points spent on other orders. */
  spent: number
  /** Restocked units per line. */
  readonly restocked: [number, number]
}

describe.each(allDatabases)("an order with random operations on $kind", ({ open }) => {
  const takeLogs = collectLogs()
  let shop: OpenServices
  beforeAll(async () => {
    shop = await createPaymentTestShop(open)
    await shop.database.kysely.updateTable("variant").set({ core_charge_cents: 7_501 }).where("sku_variant_number", "=", parts[0]).execute()
  })
  afterAll(() => shop.database.drop())

  const honest = createTestPayments({ key: paymentKey, publicOrigin: "http://shop.test" })
  const providers: Readonly<Record<"done" | "sent" | "refused", Payments>> = {
    done: honest,
    sent: { ...honest, refund: ({ refundId }) => Effect.succeed({ state: "sent", reference: `re-${refundId}` }) },
    refused: { ...honest, refund: ({ refundId }) => Effect.fail(new PaymentRejected({ problem: "no", reference: `re-${refundId}` })) }
  }

  const place = async (): Promise<Placed> => {
    const { kysely } = shop.database
    await kysely.updateTable("variant").set({ quantity: STOCK, availability: "InStock" }).where("sku_variant_number", "in", parts).execute()
    const visitor = await newMember(shop)
    await kysely.updateTable("points_entry").set({ points: POINTS }).where("web_user_guid", "=", visitor.webUserGuid).execute()
    const code = await issueCode(kysely, { discount: { _tag: "PercentOff", percent: 7 } })
    for (const part of parts) await fillCart(visitor, part, QUANTITY)
    const { changes, orderNumber } = await placeTestOrder(
      visitor,
      { ...plainTerms, promoCode: code, points: 250 },
      { ...june, email: `${code}@example.com` }
    )
    if (orderNumber === null) throw new Error(changes.join())
    return { orderNumber, visitor, code, spent: 0, restocked: [0, 0] }
  }

  const withLockedOrder = (orderNumber: string, act: (transaction: Transaction<Tables>, order: LockedOrder) => Promise<unknown>) =>
    shop.database.kysely.transaction().execute(async (transaction) => {
      const order = await lockOrder(transaction, orderNumber)
      if (order === undefined) throw new Error("the order does not exist")
      return act(transaction, order)
    })
  const processEvent = (event: Parameters<typeof processPaymentEvent>[3]) =>
    runEffect(processPaymentEvent(shop.database.kysely, defaults, honest, event))

  const applyStep = async (placed: Placed, what: Step): Promise<void> => {
    const { orderNumber, visitor } = placed
    const { kysely } = shop.database
    switch (what.do) {
      case "pay": {
        const { total_cents } = (await kysely
          .selectFrom("customer_order")
          .select("total_cents")
          .where("order_number", "=", orderNumber)
          .executeTakeFirst()) ?? { total_cents: 0 }
        return void (await processEvent(paidEvent(orderNumber, `${what.reference}-${orderNumber}`, total_cents)))
      }
      case "ship":
        return void (await withLockedOrder(orderNumber, (transaction, order) =>
          createShipment(transaction, defaults, order, { by, carrier: "ups", trackingNumber: null, lines: [what] })
        ))
      case "cancel":
        return void (await withLockedOrder(orderNumber, (transaction, order) =>
          cancelItems(transaction, defaults, order, { by, picked: [what] })
        ))
      case "cancelAll":
        return void (await withLockedOrder(orderNumber, (transaction, order) => cancelLockedOrder(transaction, defaults, order, by)))
      case "comesBack": {
        const { isSold, kind, ordinality, quantity } = what
        const { requestReturn: asked } = await visitor.ask(
          requestReturn,
          {
            webUserGuid: visitor.webUserGuid,
            orderNumber,
            email: null,
            lines: [{ ordinality, kind, quantity: clampQuantity(quantity) }],
            reason: "other",
            note: null
          },
          crypto.randomUUID()
        )
        const returnId = asked.order?.returns.at(-1)?.returnId
        if (returnId === undefined) return
        const outcome = isSold && kind === "goods" ? "restock" : "scrap"
        const lines = [{ ordinality, kind, received: quantity, outcome } as const]
        const problem = await withLockedOrder(orderNumber, (transaction, order) =>
          processReturn(transaction, defaults, order, { by, returnId, to: "received", lines })
        )
        expect(problem).toBeNull()
        if (outcome === "restock") placed.restocked[ordinality - 1] = (placed.restocked[ordinality - 1] ?? 0) + quantity
        return
      }
      case "refund":
        await kysely
          .updateTable("refund")
          .set({ next_try_at: new Date(0) })
          .where("order_number", "=", orderNumber)
          .execute()
        return void (await runEffect(processDueRefunds(kysely, defaults, providers[what.how])))
      case "told": {
        const refunds = await kysely
          .selectFrom("refund")
          .selectAll()
          .where("order_number", "=", orderNumber)
          .orderBy("requested_at")
          .execute()
        // The provider never completes a refund after it rejected it, so such refunds are left out.
        const reported = refunds.filter(({ reference, state }) => reference !== null && state !== "failed")
        const refund = reported[what.at % Math.max(1, reported.length)]
        if (refund === undefined || refund.reference === null) return
        const { cents, reference, refund_id: refundId } = refund
        const news = { _tag: what.isDone ? "Refunded" : "RefundRefused", refundId, cents, reference } as const
        const eventId = `${refundId}-${what.isDone ? "done" : "refused"}`
        for (let times = 0; times < what.times; times++)
          await processEvent({ eventId, orderNumber, paymentReference: null, attempt: null, news })
        return
      }
      case "again":
        return void (await withLockedOrder(orderNumber, async (transaction, order) =>
          retryRefunds(transaction, order, { by, cents: getOutstandingRefundCents(await readOrderMoney(transaction, order)) })
        ))
      case "spend": {
        const { total } = (await readPointsBalance(kysely, visitor.webUserGuid, new Date())) ?? { total: 0 }
        const points = Math.min(total, what.points)
        if (points === 0) return
        await kysely
          .insertInto("points_entry")
          .values({ web_user_guid: visitor.webUserGuid, points: -points, reason: "redeemed", order_number: null })
          .execute()
        placed.spent += points
      }
    }
  }

  const expectConserved = async ({ code, orderNumber, restocked, spent, visitor }: Placed): Promise<void> => {
    const { kysely } = shop.database
    const order = await withLockedOrder(orderNumber, async (transaction, row) => ({
      ...row,
      money: await readOrderMoney(transaction, row)
    }))
    const { money, points_earned, points_redeemed, points_returned, status } = order as LockedOrder & {
      readonly money: Awaited<ReturnType<typeof readOrderMoney>>
    }
    const { creditedCents, paidCents, pendingCents, refundedCents, totalCents } = money
    const isCanceled = status === "canceled"
    // Money: the payments equal the order's current cost plus all refunds, whether refunded, pending or outstanding.
    expect(creditedCents).toBeLessThanOrEqual(totalCents)
    if (paidCents > 0) expect(paidCents).toBe(totalCents - creditedCents + refundedCents + pendingCents + getOutstandingRefundCents(money))
    for (const { took } of await listRefundTotals(orderNumber)) expect(took).toBeLessThanOrEqual(totalCents)
    // Stock: every unit is in stock, reserved, scrapped or kept by the customer.
    const lines = await readOrderLines(kysely, orderNumber)
    for (const [index, part] of parts.entries()) {
      const row = lines.find((candidate) => candidate.sku_variant_number === part)
      const { quantity } = await kysely
        .selectFrom("variant")
        .select("quantity")
        .where("sku_variant_number", "=", part)
        .executeTakeFirstOrThrow()
      const taken = isCanceled ? 0 : QUANTITY - (row?.canceled ?? 0)
      expect(quantity).toBe(STOCK - taken + (restocked[index] ?? 0))
    }
    // Points: every point was granted, earned or refunded.
    const entries = await kysely
      .selectFrom("points_entry")
      .select(["points", "reason"])
      .where("web_user_guid", "=", visitor.webUserGuid)
      .execute()
    const sumPoints = (reason: string) => entries.filter((entry) => entry.reason === reason).reduce((sum, { points }) => sum + points, 0)
    expect(sumPoints("canceled")).toBe(isCanceled ? points_redeemed : points_returned)
    expect(sumPoints("order")).toBeLessThanOrEqual(points_earned)
    expect(-sumPoints("returned")).toBeLessThanOrEqual(sumPoints("order"))
    const { total } = (await readPointsBalance(kysely, visitor.webUserGuid, new Date())) ?? { total: 0 }
    expect(total).toBe(POINTS - points_redeemed - spent + sumPoints("canceled") + sumPoints("order") + sumPoints("returned"))
    // Promo code: only canceling the whole order restores its single use.
    const { uses_left } = await kysely.selectFrom("promo_code").select("uses_left").where("code", "=", code).executeTakeFirstOrThrow()
    expect(uses_left).toBe(isCanceled ? 1 : 0)
  }

  /** Refund totals per payment; null is the order's own payment. */
  const listRefundTotals = (orderNumber: string) =>
    shop.database.kysely
      .selectFrom("refund")
      .select(["payment_reference", sql<number>`sum(cents)::int`.as("took")])
      .where("order_number", "=", orderNumber)
      .where("state", "<>", "failed")
      .groupBy("payment_reference")
      .execute()

  it(
    "PAY-04 PAY-18 DESK-06 loses no money, stock, points or promo code use in any sequence of operations",
    { tags: "full", timeout: TIMEOUT_MS },
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 24 }), async (steps) => {
          const placed = await place()
          await applyStep(placed, { do: "pay", reference: "one" })
          for (const what of steps) {
            await applyStep(placed, what)
            await expectConserved(placed)
          }
          for (const line of takeLogs()) expect(line).toBe("ERROR Refund rejected by provider: no")
        }),
        { numRuns: 12, endOnFailure: true }
      )
    }
  )

  it("DESK-06 refunds points only once in several partial refunds, even if some of them were spent in between", async () => {
    const placed = await place()
    const steps: ReadonlyArray<Step> = [
      { do: "pay", reference: "one" },
      { do: "spend", points: 250 },
      { do: "spend", points: 250 },
      { do: "spend", points: 250 },
      { do: "cancel", ordinality: 1, quantity: 1 },
      { do: "spend", points: 300 },
      { do: "cancel", ordinality: 1, quantity: 1 }
    ]
    for (const what of steps) {
      await applyStep(placed, what)
      await expectConserved(placed)
    }
  })
})
