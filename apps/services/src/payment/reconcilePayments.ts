import { PAYMENT_WINDOW_MS, type Payments, type PaymentState } from "@camber/domain/payment"
import { Clock, Effect } from "effect"
import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"
import { startPayment } from "./startPayment.ts"
import { capturePayment, type EventOutcome, processPaymentEvent, type PaymentEventSettings } from "./processPaymentEvent.ts"

const MINUTE = 60_000
/** Orders that are looked at in one sweep: those first that were not looked at for longest, so that none keeps another from it. */
const MOST = 100
/** What was paid in the last minute may still be told of: so long after its end an attempt is asked after. */
const GRACE = 2 * MINUTE
/** A provider that does not say what became of an attempt is waited for so long after its end. */
const PATIENCE = 24 * 60 * MINUTE

interface OpenOrder {
  readonly orderNumber: string
  readonly isCanceled: boolean
  readonly state: PaymentState
  readonly attempt: number
  readonly payBy: number
  readonly reference: string | null
}

/**
 * Looks after orders whose payment is open, and answers how many there were: begins again what has no page, as after a process that ended in
 * between; takes money that is held; closes the page of what was canceled; and ends what nobody paid in time. The provider is asked first
 * where it can be, so that nothing is canceled that was paid. What it says and the shop cannot believe is left to staff, who have it in the
 * order's history: nobody looks after that order any more. Every step may be taken twice. An order whose step dies leaves the others alone.
 */
export const reconcilePayments = (database: Kysely<Tables>, settings: PaymentEventSettings, payments: Payments): Effect.Effect<number> =>
  Effect.gen(function* () {
    const now = yield* Clock.currentTimeMillis
    const open = yield* Effect.promise(() => openOrders(database, payments, now))
    yield* Effect.forEach(open, (order) => alone(order, lookAfter({ database, settings, payments, now }, order)), { discard: true })
    return open.length
  })

const alone = ({ orderNumber }: OpenOrder, step: Effect.Effect<void>): Effect.Effect<void> =>
  Effect.catchDefect(step, (defect) =>
    Effect.logError("An open payment could not be looked after", defect).pipe(Effect.annotateLogs({ order: orderNumber }))
  )

const openOrders = async (database: Kysely<Tables>, { method }: Payments, now: number): Promise<ReadonlyArray<OpenOrder>> => {
  const looked = database
    .selectFrom("customer_order")
    .select("order_number")
    .where("pay_by", "is not", null)
    .where(({ eb, ref }) => eb(ref("payment", "->>").key("method"), "=", method))
    .orderBy("looked_after_at", (order) => order.asc().nullsFirst())
    .orderBy("pay_by")
    .limit(MOST)
    .forUpdate()
    .skipLocked()
  const rows = await database
    .updateTable("customer_order")
    .set({ looked_after_at: new Date(now) })
    .where("order_number", "in", looked)
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

interface Sweep {
  readonly database: Kysely<Tables>
  readonly settings: PaymentEventSettings
  readonly payments: Payments
  readonly now: number
}

const lookAfter = (sweep: Sweep, order: OpenOrder): Effect.Effect<void> => {
  const { database, now, payments, settings } = sweep
  const { isCanceled, orderNumber, payBy, reference, state } = order
  const isPatient = now < payBy + PATIENCE
  if (isCanceled) return close(sweep, order)
  if (state === "authorised" && reference !== null && isPatient) return capturePayment(database, settings, payments, orderNumber, reference)
  if (now > payBy + GRACE) return close(sweep, order)
  const isLost = state === "awaiting" && reference === null && now > payBy - PAYMENT_WINDOW_MS + MINUTE
  return isLost ? Effect.asVoid(startPayment(database, payments, orderNumber)) : Effect.void
}

/** What became of the attempt is asked, then nobody can pay at it any more, then it is over. */
const close = (sweep: Sweep, order: OpenOrder): Effect.Effect<void> => {
  const { database, now, payments, settings } = sweep
  const { attempt, isCanceled, orderNumber, payBy, reference } = order
  const settle = (eventId: string, news: Parameters<typeof processPaymentEvent>[3]["news"]) =>
    processPaymentEvent(database, settings, payments, { eventId, orderNumber, paymentReference: null, attempt, news })
  const end = isCanceled
    ? Effect.promise(() => closed(database, orderNumber))
    : Effect.asVoid(settle(`expiry-${orderNumber}-${attempt}`, { _tag: "Lapsed" }))
  if (reference === null) return end
  const release = Effect.andThen(payments.void(reference), end)
  return Effect.gen(function* () {
    const news = yield* payments.look(reference)
    if (news === null) return yield* release
    if (news._tag === "Lapsed") return yield* end
    const outcome = yield* settle(`look-${reference}-${news._tag}`, news)
    if (outcome === "settled") return
    if (news._tag === "Paid" || isUnbelieved(outcome)) return yield* Effect.promise(() => leftToStaff(database, order))
    // What followed from it at first may have failed.
    if (news._tag !== "Authorised" || isCanceled || now > payBy + PATIENCE) return yield* release
    return yield* capturePayment(database, settings, payments, orderNumber, news.reference)
  }).pipe(
    Effect.catch(({ _tag, problem }) =>
      Effect.andThen(
        Effect.logWarning(`${_tag} while an order's payment was closed: ${problem}`).pipe(Effect.annotateLogs({ order: orderNumber })),
        now > payBy + PATIENCE ? end : Effect.void
      )
    ),
    Effect.asVoid
  )
}

const isUnbelieved = (outcome: EventOutcome): boolean => outcome === "amountDiffers" || outcome === "currencyDiffers"

/** Its stock stays held until they cancel it. */
const leftToStaff = async (database: Kysely<Tables>, { attempt, orderNumber }: OpenOrder): Promise<void> => {
  await database
    .updateTable("customer_order")
    .set({ pay_by: null })
    .where("order_number", "=", orderNumber)
    .where("payment_attempt", "=", attempt)
    .where("paid_cents", "=", 0)
    .execute()
}

/** A canceled order that nobody paid waits for nothing more. */
const closed = async (database: Kysely<Tables>, orderNumber: string): Promise<void> => {
  await database
    .updateTable("customer_order")
    .set({ payment_state: "failed", pay_by: null })
    .where("order_number", "=", orderNumber)
    .where("status", "=", "canceled")
    .where("paid_cents", "=", 0)
    .execute()
}
