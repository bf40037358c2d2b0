import { type Payments, type RefundToSend, getRefundRetryTime } from "@camber/domain/payment"
import { Clock, Effect } from "effect"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"
import { processPaymentEvent, type PaymentEventSettings } from "./processPaymentEvent.ts"

/** Refunds per batch. */
const BATCH_SIZE = 20
/** Milliseconds until a claim expires, which matters only if its process crashed. */
const CLAIM_MS = 2 * 60_000
/** Milliseconds after which a sent refund is checked again if the provider has sent no event. */
const SENT_RECHECK_MS = 6 * 3_600_000

/**
 * Sends due refunds and returns the number of claimed refunds.
 *
 * Each refund is sent under its own id, so that it can be repeated safely, and its result is processed like a provider event. Retries with
 * backoff while the provider is unavailable. A rejected refund fails and is shown to staff. Refunds of another provider wait until it is
 * configured again. A failed send does not affect the others: its claim expires.
 */
export const processDueRefunds = (database: Kysely<Tables>, settings: PaymentEventSettings, payments: Payments): Effect.Effect<number> =>
  Effect.gen(function* () {
    const claimed = yield* claim(database, payments.method, yield* Clock.currentTimeMillis)
    yield* Effect.forEach(claimed, (refund) => isolate(refund, send(database, settings, payments, refund)), { discard: true })
    return claimed.length
  })

const isolate = ({ orderNumber, refundId }: Claimed, sending: Effect.Effect<void>): Effect.Effect<void> =>
  Effect.catchDefect(sending, (defect) =>
    Effect.logError("Failed to send refund", defect).pipe(Effect.annotateLogs({ order: orderNumber, refund: refundId }))
  )

interface Claimed extends RefundToSend {
  readonly tries: number
}

/** The database stores microseconds, the clock milliseconds. Refunds that become due within the present millisecond count as due. */
const claim = (database: Kysely<Tables>, method: Payments["method"], now: number): Effect.Effect<ReadonlyArray<Claimed>> =>
  Effect.promise(async () => {
    const { rows } = await sql<{ refund_id: string; order_number: string; cents: number; tries: number; paid_with: string | null }>`
      update refund set tries = refund.tries + 1, next_try_at = ${new Date(now + CLAIM_MS)}
      from customer_order
      where customer_order.order_number = refund.order_number and refund.refund_id in (
        select waiting.refund_id from refund as waiting join customer_order as paid on paid.order_number = waiting.order_number
        where waiting.state in ('due', 'sent') and waiting.next_try_at < ${new Date(now + 1)} and paid.payment ->> 'method' = ${method}
        order by waiting.next_try_at limit ${BATCH_SIZE} for update of waiting skip locked)
      returning refund.refund_id, refund.order_number, refund.cents, refund.tries,
        coalesce(refund.payment_reference, customer_order.payment ->> 'reference') as paid_with`.execute(database)
    return rows.map(({ cents, order_number, paid_with, refund_id, tries }) => ({
      refundId: refund_id,
      orderNumber: order_number,
      paymentReference: paid_with ?? "",
      cents,
      tries,
      isRepeated: tries > 1
    }))
  })

const send = (
  database: Kysely<Tables>,
  settings: PaymentEventSettings,
  payments: Payments,
  { tries, ...refund }: Claimed
): Effect.Effect<void> => {
  const { cents, orderNumber, paymentReference, refundId } = refund
  const processResult = (eventId: string, state: "done" | "failed", reference: string) =>
    processPaymentEvent(database, settings, payments, {
      eventId,
      orderNumber,
      paymentReference,
      attempt: null,
      news: { _tag: state === "done" ? "Refunded" : "RefundRefused", refundId, cents, reference }
    })
  return payments.refund(refund).pipe(
    Effect.flatMap(({ reference, state }) =>
      state === "done"
        ? Effect.asVoid(processResult(`refund-${refundId}-${reference}`, "done", reference))
        : wait(database, refundId, SENT_RECHECK_MS, { state: "sent", reference })
    ),
    Effect.catchTags({
      PaymentProviderUnavailable: ({ problem }) =>
        Effect.andThen(
          Effect.logWarning(`Refund postponed, provider unavailable: ${problem}`),
          Effect.flatMap(Clock.currentTimeMillis, (now) => wait(database, refundId, getRefundRetryTime(tries, now) - now))
        ),
      PaymentRejected: ({ problem, reference = problem }) =>
        Effect.andThen(
          Effect.logError(`Refund rejected by provider: ${problem}`),
          processResult(`refund-${refundId}-refused-${tries}`, "failed", reference)
        )
    }),
    Effect.annotateLogs({ order: orderNumber, refund: refundId }),
    Effect.asVoid
  )
}

/** Postpones a refund. Does nothing if the refund was completed concurrently. */
const wait = (
  database: Kysely<Tables>,
  refundId: string,
  milliseconds: number,
  change: { readonly state?: "sent"; readonly reference?: string } = {}
): Effect.Effect<void> =>
  Effect.flatMap(Clock.currentTimeMillis, (now) =>
    Effect.promise(async () => {
      await database
        .updateTable("refund")
        .set({ ...change, next_try_at: new Date(now + milliseconds) })
        .where("refund_id", "=", refundId)
        .where("state", "in", ["due", "sent"])
        .execute()
    })
  )
