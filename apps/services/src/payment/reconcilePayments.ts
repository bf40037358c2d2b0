import { PAYMENT_WINDOW_MS, type Payments, type PaymentState } from "@camber/domain/payment"
import { Clock, Effect } from "effect"
import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"
import { startPayment } from "./startPayment.ts"
import { capturePayment, type EventOutcome, processPaymentEvent, type PaymentEventSettings } from "./processPaymentEvent.ts"

const MINUTE_MS = 60_000
/** Maximum orders per run, longest unchecked first, so that every order gets its turn. */
const MAX_ORDERS = 100
/** Extra milliseconds after the deadline, because a payment event may arrive late. */
const GRACE_MS = 2 * MINUTE_MS
/** Milliseconds after the deadline during which to wait for a provider that does not respond. */
const MAX_WAIT_MS = 24 * 60 * MINUTE_MS

interface OpenOrder {
  readonly orderNumber: string
  readonly isCanceled: boolean
  readonly state: PaymentState
  readonly attempt: number
  readonly payBy: number
  readonly reference: string | null
}

/**
 * Reconciles orders with open payments and returns the number of these orders.
 *
 * Starts payments that have no page, for instance after a crash; captures authorized payments; closes the payment pages of canceled orders;
 * cancels overdue orders. Before it cancels an order, it queries the provider. If the response is implausible, an entry is added to the
 * order's history, and staff must resolve it. Every step is idempotent, and a failed step does not affect other orders.
 */
export const reconcilePayments = (database: Kysely<Tables>, settings: PaymentEventSettings, payments: Payments): Effect.Effect<number> =>
  Effect.gen(function* () {
    const now = yield* Clock.currentTimeMillis
    const open = yield* Effect.promise(() => claimOpenOrders(database, payments, now))
    yield* Effect.forEach(open, (order) => isolate(order, reconcileOrder({ database, settings, payments, now }, order)), { discard: true })
    return open.length
  })

const isolate = ({ orderNumber }: OpenOrder, step: Effect.Effect<void>): Effect.Effect<void> =>
  Effect.catchDefect(step, (defect) =>
    Effect.logError("Failed to reconcile payment", defect).pipe(Effect.annotateLogs({ order: orderNumber }))
  )

const claimOpenOrders = async (database: Kysely<Tables>, { method }: Payments, now: number): Promise<ReadonlyArray<OpenOrder>> => {
  const longestUnchecked = database
    .selectFrom("customer_order")
    .select("order_number")
    .where("pay_by", "is not", null)
    .where(({ eb, ref }) => eb(ref("payment", "->>").key("method"), "=", method))
    .orderBy("looked_after_at", (order) => order.asc().nullsFirst())
    .orderBy("pay_by")
    .limit(MAX_ORDERS)
    .forUpdate()
    .skipLocked()
  const rows = await database
    .updateTable("customer_order")
    .set({ looked_after_at: new Date(now) })
    .where("order_number", "in", longestUnchecked)
    .where("pay_by", "is not", null)
    .returning(["order_number", "status", "payment_state", "payment_attempt", "pay_by", "payment"])
    .execute()
  return rows.map(({ order_number, pay_by, payment, payment_attempt, payment_state, status }) => ({
    orderNumber: order_number,
    isCanceled: status === "canceled",
    state: payment_state,
    attempt: payment_attempt,
    payBy: pay_by?.getTime() ?? 0,
    reference: payment.reference
  }))
}

interface ReconcileContext {
  readonly database: Kysely<Tables>
  readonly settings: PaymentEventSettings
  readonly payments: Payments
  readonly now: number
}

const reconcileOrder = (context: ReconcileContext, order: OpenOrder): Effect.Effect<void> => {
  const { database, now, payments, settings } = context
  const { isCanceled, orderNumber, payBy, reference, state } = order
  const isWithinWait = now < payBy + MAX_WAIT_MS
  if (isCanceled) return close(context, order)
  if (state === "authorised" && reference !== null && isWithinWait)
    return capturePayment(database, settings, payments, orderNumber, reference)
  if (now > payBy + GRACE_MS) return close(context, order)
  const hasNoPage = state === "awaiting" && reference === null && now > payBy - PAYMENT_WINDOW_MS + MINUTE_MS
  return hasNoPage ? Effect.asVoid(startPayment(database, payments, orderNumber)) : Effect.void
}

/** Queries the result of the attempt from the provider, voids an authorization, then expires the attempt. */
const close = (context: ReconcileContext, order: OpenOrder): Effect.Effect<void> => {
  const { database, now, payments, settings } = context
  const { attempt, isCanceled, orderNumber, payBy, reference } = order
  const processResult = (eventId: string, news: Parameters<typeof processPaymentEvent>[3]["news"]) =>
    processPaymentEvent(database, settings, payments, { eventId, orderNumber, paymentReference: null, attempt, news })
  const end = isCanceled
    ? Effect.promise(() => markFailed(database, orderNumber))
    : Effect.asVoid(processResult(`expiry-${orderNumber}-${attempt}`, { _tag: "Lapsed" }))
  if (reference === null) return end
  const release = Effect.andThen(payments.void(reference), end)
  return Effect.gen(function* () {
    const news = yield* payments.getStatus(reference)
    if (news === null) return yield* release
    if (news._tag === "Lapsed") return yield* end
    const outcome = yield* processResult(`look-${reference}-${news._tag}`, news)
    if (outcome === "settled") return
    if (news._tag === "Paid" || isImplausible(outcome)) return yield* Effect.promise(() => leaveToStaff(database, order))
    // The event is processed again, because the effects of its first processing may have failed.
    if (news._tag !== "Authorised" || isCanceled || now > payBy + MAX_WAIT_MS) return yield* release
    return yield* capturePayment(database, settings, payments, orderNumber, news.reference)
  }).pipe(
    Effect.catch(({ _tag, problem }) =>
      Effect.andThen(
        Effect.logWarning(`Failed to close payment (${_tag}): ${problem}`).pipe(Effect.annotateLogs({ order: orderNumber })),
        now > payBy + MAX_WAIT_MS ? end : Effect.void
      )
    ),
    Effect.asVoid
  )
}

const isImplausible = (outcome: EventOutcome): boolean => outcome === "amountDiffers" || outcome === "currencyDiffers"

/** Stops reconciling the order. Its stock stays reserved until staff cancel it. */
const leaveToStaff = async (database: Kysely<Tables>, { attempt, orderNumber }: OpenOrder): Promise<void> => {
  await database
    .updateTable("customer_order")
    .set({ pay_by: null })
    .where("order_number", "=", orderNumber)
    .where("payment_attempt", "=", attempt)
    .where("paid_cents", "=", 0)
    .execute()
}

/** Marks the payment of a canceled unpaid order as failed. */
const markFailed = async (database: Kysely<Tables>, orderNumber: string): Promise<void> => {
  await database
    .updateTable("customer_order")
    .set({ payment_state: "failed", pay_by: null })
    .where("order_number", "=", orderNumber)
    .where("status", "=", "canceled")
    .where("paid_cents", "=", 0)
    .execute()
}
