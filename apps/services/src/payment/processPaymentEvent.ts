import { type PaymentEffect, type PaymentEvent, type PaymentMethod, type Payments, applyPaymentEvent } from "@camber/domain/payment"
import { formatCents } from "@camber/domain/money"
import { Clock, Effect } from "effect"
import { type Kysely, sql, type Transaction } from "kysely"
import type { Tables } from "../database/tables.ts"
import { advanceLockedOrder } from "../orders/advanceOrder.ts"
import { recordOrderEvent } from "../orders/recordOrderEvent.ts"
import { notifyOrder } from "../orders/notifyOrder.ts"
import type { OrderSettings } from "../orders/OrderSettings.ts"
import { notifyShop, type ShopNotice } from "../mail/queueMail.ts"
import { insertRefund } from "../orders/createRefund.ts"
import { type LockedPayment, lockPayment } from "./lockPayment.ts"
import { notifyDeclined, notifyRefunded } from "./notifyPayment.ts"

/** Settings that event processing needs. */
export type PaymentEventSettings = Pick<OrderSettings, "brandName" | "publicOrigin" | "staffMail">

/**
 * Outcome of an event. Staff see the problems. `early`: the event was not stored, because its payment is not known yet, so the provider
 * must send it again.
 */
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

/** Maximum age of an event whose payment is not known yet. Older events belong to no order of this shop. */
const MAX_EARLY_MS = 24 * 3_600_000

interface ProcessedEvent {
  readonly outcome: EventOutcome
  readonly then: ReadonlyArray<PaymentEffect>
}

const noEffects = (outcome: EventOutcome): ProcessedEvent => ({ outcome, then: [] })

/**
 * Processes a payment event once. One transaction stores the event's id, locks the order, and applies the payment rule and its effects.
 * Calls to the provider follow after the commit. Reconciliation retries calls that failed.
 */
export const processPaymentEvent = (
  database: Kysely<Tables>,
  settings: PaymentEventSettings,
  payments: Payments,
  event: PaymentEvent
): Effect.Effect<EventOutcome> =>
  Effect.gen(function* () {
    const now = yield* Clock.currentTimeMillis
    const isRecent = event.at !== undefined && now - event.at < MAX_EARLY_MS
    const { outcome, then } = yield* Effect.promise(() =>
      database.transaction().execute((transaction) => processOnce(transaction, settings, payments.method, event, isRecent))
    )
    if (outcome !== "settled" && outcome !== "known" && outcome !== "ignored" && outcome !== "early")
      yield* Effect.logError(`Failed to process payment event: ${outcome}`).pipe(
        Effect.annotateLogs({ provider: payments.method, event: event.eventId, order: event.orderNumber ?? "" })
      )
    yield* Effect.forEach(then, (effect) => runProviderEffect(database, settings, payments, event, effect), { discard: true })
    return outcome
  })

const runProviderEffect = (
  database: Kysely<Tables>,
  settings: PaymentEventSettings,
  payments: Payments,
  event: PaymentEvent,
  effect: PaymentEffect
): Effect.Effect<void> => {
  switch (effect._tag) {
    case "Capture":
      return capturePayment(database, settings, payments, event.orderNumber, effect.reference)
    case "Release":
      return payments
        .void(effect.reference)
        .pipe(Effect.catch(({ problem }) => Effect.logWarning(`Failed to void authorization: ${problem}`)))
    default:
      return Effect.void
  }
}

/** Captures an authorized payment and processes the result. If the capture fails, reconciliation retries it. */
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
    Effect.catch(({ problem }) => Effect.logWarning(`Failed to capture payment: ${problem}`)),
    Effect.asVoid
  )

const processOnce = async (
  transaction: Transaction<Tables>,
  settings: PaymentEventSettings,
  provider: PaymentMethod,
  event: PaymentEvent,
  isRecent: boolean
): Promise<ProcessedEvent> => {
  const { eventId, news } = event
  const orderNumber = event.orderNumber ?? (await findOrderByPayment(transaction, event.paymentReference))
  // A refund event may arrive before the event of its payment.
  if (orderNumber === null && isRecent) return noEffects("early")
  const cents = "cents" in news ? news.cents : null
  const isNew = await transaction
    .insertInto("payment_event")
    .values({ provider, event_id: eventId, order_number: orderNumber, kind: news._tag, cents, outcome: "begun" })
    .onConflict((conflict) => conflict.doNothing())
    .returning("event_id")
    .executeTakeFirst()
  if (isNew === undefined) return noEffects("known")
  const settled = await applyToOrder(transaction, settings, orderNumber, provider, event)
  await transaction
    .updateTable("payment_event")
    .set({ outcome: settled.outcome })
    .where("provider", "=", provider)
    .where("event_id", "=", eventId)
    .execute()
  return settled
}

const applyToOrder = async (
  transaction: Transaction<Tables>,
  settings: PaymentEventSettings,
  orderNumber: string | null,
  provider: PaymentMethod,
  event: PaymentEvent
): Promise<ProcessedEvent> => {
  const locked = orderNumber === null ? undefined : await lockPayment(transaction, orderNumber)
  if (locked === undefined || locked.method !== provider) return noEffects("unknownOrder")
  const settlement = applyPaymentEvent(locked.payment, event, crypto.randomUUID())
  if (settlement._tag === "Ignored") return noEffects("ignored")
  if (settlement._tag === "Problem") {
    const detail = { problem: settlement.problem, ...event.news }
    await recordOrderEvent(transaction, { orderNumber: locked.orderNumber, actor: "payment", what: "paymentProblem", detail })
    return noEffects(settlement.problem)
  }
  const { payment, then } = settlement
  const isFirst = locked.payment.paidCents === 0 && payment.paidCents > 0
  // An additional authorization of a paid order does not replace its payment reference.
  const isAuthorized = event.news._tag === "Authorised" && payment.paidCents === 0
  const reference = "reference" in event.news && (isFirst || isAuthorized) ? event.news.reference : locked.reference
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
  for (const effect of then) await runDatabaseEffect(transaction, settings, locked, event, effect)
  return { outcome: "settled", then }
}

/** Runs the effects inside the transaction. */
const runDatabaseEffect = async (
  transaction: Transaction<Tables>,
  settings: PaymentEventSettings,
  { email, orderNumber, payment, reference: own, webUserGuid }: LockedPayment,
  event: PaymentEvent,
  effect: PaymentEffect
): Promise<void> => {
  const note = (what: string, detail: Readonly<Record<string, unknown>> = {}) =>
    recordOrderEvent(transaction, { orderNumber, actor: "payment", what, detail })
  const customer = { orderNumber, email, webUserGuid }
  switch (effect._tag) {
    case "Confirm":
      await note("paid", { cents: payment.totalCents })
      return notifyOrder(transaction, settings, orderNumber)
    case "TellDeclined":
      await note("declined", { attempt: payment.attempt })
      return notifyDeclined(transaction, settings, customer)
    case "Capture":
    case "Release":
      return note(effect._tag === "Capture" ? "authorised" : "released")
    case "OweRefund": {
      const { cents, paymentReference, refundId, why } = effect
      await note("paid", { cents, why })
      const reason = why === "canceled" ? "Paid after the order was canceled" : "Paid twice"
      return insertRefund(transaction, { orderNumber, cents, reason, requestedBy: null, paymentReference, refundId })
    }
    case "RefundSettled": {
      const { reference, refundId, state } = effect
      const cents = payment.refunds.find((refund) => refund.refundId === refundId)?.cents ?? 0
      await transaction
        .updateTable("refund")
        .set({ state, reference, settled_at: sql<Date>`now()` })
        .where("refund_id", "=", refundId)
        .execute()
      await note(state === "done" ? "refunded" : "refundFailed", { cents, refundId })
      if (state === "done") await notifyRefunded(transaction, settings, customer, refundId, cents)
      else await notifyShop(transaction, settings, createRefundFailedNotice(orderNumber, cents))
      return
    }
    case "RefundFound": {
      const { cents, reference, refundId, state } = effect
      const source = event.paymentReference
      // Attribute the refund to a known additional payment, otherwise to the order's own.
      const paymentReference = source !== null && source !== own && payment.references.includes(source) ? source : null
      const reason = "Refunded through the provider"
      await insertRefund(transaction, { orderNumber, cents, reason, requestedBy: null, refundId, paymentReference })
      await transaction
        .updateTable("refund")
        .set({ state, reference, settled_at: sql<Date>`now()` })
        .where("refund_id", "=", refundId)
        .execute()
      await note(state === "done" ? "refunded" : "refundFailed", { cents, refundId })
      if (state === "done") await notifyRefunded(transaction, settings, customer, refundId, cents)
      else await notifyShop(transaction, settings, createRefundFailedNotice(orderNumber, cents))
      return
    }
    case "Expire": {
      const by = { actor: "payment", accountId: null } as const
      await advanceLockedOrder(transaction, settings, { orderNumber, to: "canceled", isUnpaid: true, by })
      await transaction.updateTable("customer_order").set({ pay_by: null }).where("order_number", "=", orderNumber).execute()
      return
    }
    case "TellStaff":
      return note("disputed", { cents: effect.cents, event: event.eventId, total: formatCents(payment.totalCents) })
  }
}

const createRefundFailedNotice = (orderNumber: string, cents: number): ShopNotice => ({
  title: `Refund of ${formatCents(cents)} failed for order ${orderNumber}`,
  lines: ["The payment provider did not carry out this refund. Try it again on the order's page, or pay the customer another way."],
  path: `/staff/orders/${orderNumber}`
})

/** Finds the order of a payment reference; null if there is none. */
const findOrderByPayment = async (database: Kysely<Tables>, reference: string | null): Promise<string | null> => {
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
