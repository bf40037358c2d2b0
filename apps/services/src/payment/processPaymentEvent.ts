import { type PaymentEffect, type PaymentEvent, type PaymentMethod, type Payments, applyPaymentEvent } from "@camber/domain/payment"
import { formatCents } from "@camber/domain/money"
import { Clock, Effect } from "effect"
import { type Kysely, sql, type Transaction } from "kysely"
import type { Tables } from "../database/tables.ts"
import { advanceLockedOrder } from "../orders/advanceOrder.ts"
import { recordOrderEvent } from "../orders/recordOrderEvent.ts"
import { notifyOrder } from "../orders/notifyOrder.ts"
import type { OrderSettings } from "../orders/OrderSettings.ts"
import { notifyShop, type ShopNotice } from "../mail/notifyShop.ts"
import { insertRefund } from "../orders/createRefund.ts"
import { type LockedPayment, lockPayment } from "./lockPayment.ts"
import { notifyDeclined, notifyRefunded } from "./notifyPayment.ts"

/** What settling needs to know of the shop. */
export type PaymentEventSettings = Pick<OrderSettings, "brandName" | "publicOrigin" | "staffMail">

/** What became of an event: a problem is for staff to look at. `early`: it is not kept, and is to be told again once its payment is known. */
export type EventOutcome =
  | "settled"
  | "known"
  | "ignored"
  | "unknownOrder"
  | "early"
  | "amountDiffers"
  | "currencyDiffers"
  | "noSuchRefund"
  | "refundedTooMuch"

/** An event whose order nobody knows by then belongs to none. */
const EARLY = 24 * 3_600_000

interface Settled {
  readonly outcome: EventOutcome
  readonly then: ReadonlyArray<PaymentEffect>
}

const nothing = (outcome: EventOutcome): Settled => ({ outcome, then: [] })

/**
 * Settles what a provider says, once: in one transaction its id is written, the order held, the rule asked and all that follows done. What the
 * provider has to do after that is asked of it at once; where it does not answer, the sweeper asks again.
 */
export const processPaymentEvent = (
  database: Kysely<Tables>,
  settings: PaymentEventSettings,
  payments: Payments,
  event: PaymentEvent
): Effect.Effect<EventOutcome> =>
  Effect.gen(function* () {
    const now = yield* Clock.currentTimeMillis
    const isYoung = event.at !== undefined && now - event.at < EARLY
    const { outcome, then } = yield* Effect.promise(() =>
      database.transaction().execute((transaction) => settleOnce(transaction, settings, payments.method, event, isYoung))
    )
    if (outcome !== "settled" && outcome !== "known" && outcome !== "ignored" && outcome !== "early")
      yield* Effect.logError(`A payment's event was not settled: ${outcome}`).pipe(
        Effect.annotateLogs({ provider: payments.method, event: event.eventId, order: event.orderNumber ?? "" })
      )
    yield* Effect.forEach(then, (one) => carryOut(database, settings, payments, event, one), { discard: true })
    return outcome
  })

const carryOut = (
  database: Kysely<Tables>,
  settings: PaymentEventSettings,
  payments: Payments,
  event: PaymentEvent,
  consequence: PaymentEffect
): Effect.Effect<void> => {
  switch (consequence._tag) {
    case "Capture":
      return capturePayment(database, settings, payments, event.orderNumber, consequence.reference)
    case "Release":
      return payments
        .void(consequence.reference)
        .pipe(Effect.catch(({ problem }) => Effect.logWarning(`Held money could not be let go of: ${problem}`)))
    default:
      return Effect.void
  }
}

/** Takes money that is held for an order, and settles that it was. A provider that does not answer is asked again by the sweeper. */
export const capturePayment = (
  database: Kysely<Tables>,
  settings: PaymentEventSettings,
  payments: Payments,
  orderNumber: string | null,
  reference: string
): Effect.Effect<void> =>
  payments.capture(reference).pipe(
    Effect.flatMap((news) =>
      processPaymentEvent(database, settings, payments, {
        eventId: `capture ${reference}`,
        orderNumber,
        paymentReference: reference,
        attempt: null,
        news
      })
    ),
    Effect.catch(({ problem }) => Effect.logWarning(`Held money could not be taken: ${problem}`)),
    Effect.asVoid
  )

const settleOnce = async (
  transaction: Transaction<Tables>,
  settings: PaymentEventSettings,
  provider: PaymentMethod,
  event: PaymentEvent,
  isYoung: boolean
): Promise<Settled> => {
  const { eventId, news } = event
  const orderNumber = event.orderNumber ?? (await orderOfPayment(transaction, event.paymentReference))
  // What went back of a payment may be told before the payment itself.
  if (orderNumber === null && isYoung) return nothing("early")
  const cents = "cents" in news ? news.cents : null
  const isNew = await transaction
    .insertInto("payment_event")
    .values({ provider, event_id: eventId, order_number: orderNumber, kind: news._tag, cents, outcome: "begun" })
    .onConflict((conflict) => conflict.doNothing())
    .returning("event_id")
    .executeTakeFirst()
  if (isNew === undefined) return nothing("known")
  const settled = await settleOnOrder(transaction, settings, orderNumber, provider, event)
  await transaction
    .updateTable("payment_event")
    .set({ outcome: settled.outcome })
    .where("provider", "=", provider)
    .where("event_id", "=", eventId)
    .execute()
  return settled
}

const settleOnOrder = async (
  transaction: Transaction<Tables>,
  settings: PaymentEventSettings,
  orderNumber: string | null,
  provider: PaymentMethod,
  event: PaymentEvent
): Promise<Settled> => {
  const locked = orderNumber === null ? undefined : await lockPayment(transaction, orderNumber)
  if (locked === undefined || locked.method !== provider) return nothing("unknownOrder")
  const settlement = applyPaymentEvent(locked.payment, event, crypto.randomUUID())
  if (settlement._tag === "Ignored") return nothing("ignored")
  if (settlement._tag === "Problem") {
    const detail = { problem: settlement.problem, ...event.news }
    await recordOrderEvent(transaction, { orderNumber: locked.orderNumber, actor: "payment", what: "paymentProblem", detail })
    return nothing(settlement.problem)
  }
  const { payment, then } = settlement
  const isFirst = locked.payment.paidCents === 0 && payment.paidCents > 0
  // What is held besides, for an order that is paid, does not name its payment.
  const isHeld = event.news._tag === "Authorised" && payment.paidCents === 0
  const reference = "reference" in event.news && (isFirst || isHeld) ? event.news.reference : locked.reference
  await transaction
    .updateTable("customer_order")
    .set({
      payment_state: payment.state,
      paid_cents: payment.paidCents,
      refunded_cents: payment.refundedCents,
      payment: JSON.stringify({ method: locked.method, reference }),
      ...(payment.paidCents > 0 && { pay_by: null })
    })
    .where("order_number", "=", locked.orderNumber)
    .execute()
  for (const consequence of then) await follow(transaction, settings, locked, event, consequence)
  return { outcome: "settled", then }
}

/** What follows within the transaction. */
const follow = async (
  transaction: Transaction<Tables>,
  settings: PaymentEventSettings,
  { email, orderNumber, payment, reference: own, webUserGuid }: LockedPayment,
  event: PaymentEvent,
  consequence: PaymentEffect
): Promise<void> => {
  const note = (what: string, detail: Readonly<Record<string, unknown>> = {}) =>
    recordOrderEvent(transaction, { orderNumber, actor: "payment", what, detail })
  const customer = { orderNumber, email, webUserGuid }
  switch (consequence._tag) {
    case "Confirm":
      await note("paid", { cents: payment.totalCents })
      return notifyOrder(transaction, settings, orderNumber)
    case "TellDeclined":
      await note("declined", { attempt: payment.attempt })
      return notifyDeclined(transaction, settings, customer)
    case "Capture":
    case "Release":
      return note(consequence._tag === "Capture" ? "authorised" : "released")
    case "OweRefund": {
      const { cents, paymentReference, refundId, why } = consequence
      await note("paid", { cents, why })
      const reason = why === "canceled" ? "It was paid after the order was canceled" : "It was paid twice"
      return insertRefund(transaction, { orderNumber, cents, reason, requestedBy: null, paymentReference, refundId })
    }
    case "RefundSettled": {
      const { reference, refundId, state } = consequence
      const cents = payment.refunds.find((refund) => refund.refundId === refundId)?.cents ?? 0
      await transaction
        .updateTable("refund")
        .set({ state, reference, settled_at: sql<Date>`now()` })
        .where("refund_id", "=", refundId)
        .execute()
      await note(state === "done" ? "refunded" : "refundFailed", { cents, refundId })
      if (state === "done") await notifyRefunded(transaction, settings, customer, refundId, cents)
      else await notifyShop(transaction, settings, refundFailed(orderNumber, cents))
      return
    }
    case "RefundFound": {
      const { cents, reference, refundId, state } = consequence
      const of = event.paymentReference
      // Of a payment on top it is that one's, and of what nobody knows the order's own.
      const paymentReference = of !== null && of !== own && payment.references.includes(of) ? of : null
      const reason = "It was made with the provider"
      await insertRefund(transaction, { orderNumber, cents, reason, requestedBy: null, refundId, paymentReference })
      await transaction
        .updateTable("refund")
        .set({ state, reference, settled_at: sql<Date>`now()` })
        .where("refund_id", "=", refundId)
        .execute()
      await note(state === "done" ? "refunded" : "refundFailed", { cents, refundId })
      if (state === "done") await notifyRefunded(transaction, settings, customer, refundId, cents)
      else await notifyShop(transaction, settings, refundFailed(orderNumber, cents))
      return
    }
    case "Expire": {
      const by = { actor: "payment", accountId: null } as const
      await advanceLockedOrder(transaction, settings, { orderNumber, to: "canceled", isUnpaid: true, by })
      await transaction.updateTable("customer_order").set({ pay_by: null }).where("order_number", "=", orderNumber).execute()
      return
    }
    case "TellStaff":
      return note("disputed", { cents: consequence.cents, event: event.eventId, total: formatCents(payment.totalCents) })
  }
}

const refundFailed = (orderNumber: string, cents: number): ShopNotice => ({
  title: `Refund of ${formatCents(cents)} failed for order ${orderNumber}`,
  lines: ["The payment provider did not carry out this refund. Try it again on the order's page, or pay the customer another way."],
  path: `/staff/orders/${orderNumber}`
})

/** The order that a payment is known by; null where none is. */
const orderOfPayment = async (database: Kysely<Tables>, reference: string | null): Promise<string | null> => {
  if (reference === null) return null
  const own = await database
    .selectFrom("customer_order")
    .select("order_number")
    .where(({ eb, ref }) => eb(ref("payment", "->>").key("reference"), "=", reference))
    .executeTakeFirst()
  const other =
    own ?? (await database.selectFrom("refund").select("order_number").where("payment_reference", "=", reference).executeTakeFirst())
  return other?.order_number ?? null
}
