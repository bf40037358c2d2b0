import { type Payments, type RefundToSend, getRefundRetryTime } from "@camber/domain/payment"
import { Clock, Effect } from "effect"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"
import { processPaymentEvent, type PaymentEventSettings } from "./processPaymentEvent.ts"

/** Refunds that are taken at a time. */
const BATCH = 20
/** One that somebody took is anybody's again after so many milliseconds: whoever took it has gone. */
const CLAIMED = 2 * 60_000
/** A refund that is on its way is asked after again after so many milliseconds, should nobody tell of it. */
const UNDER_WAY = 6 * 3_600_000

/**
 * Sends what is owed to customers, and answers how many refunds were taken up. Each is claimed, sent under its own id, so that it goes once
 * however often it is sent, and settled like what a provider tells. One that nobody took is tried again ever later; one that was refused has
 * failed, and staff see it. Refunds of orders that were paid by another provider wait until that one is back. One that dies leaves the others
 * alone: it is anybody's again when its claim is over.
 */
export const processDueRefunds = (database: Kysely<Tables>, settings: PaymentEventSettings, payments: Payments): Effect.Effect<number> =>
  Effect.gen(function* () {
    const claimed = yield* claim(database, payments.method, yield* Clock.currentTimeMillis)
    yield* Effect.forEach(claimed, (refund) => alone(refund, send(database, settings, payments, refund)), { discard: true })
    return claimed.length
  })

const alone = ({ orderNumber, refundId }: Claimed, sending: Effect.Effect<void>): Effect.Effect<void> =>
  Effect.catchDefect(sending, (defect) =>
    Effect.logError("A refund could not be sent", defect).pipe(Effect.annotateLogs({ order: orderNumber, refund: refundId }))
  )

interface Claimed extends RefundToSend {
  readonly tries: number
}

/** The database keeps microseconds and the clock milliseconds: what is due within this one is due. */
const claim = (database: Kysely<Tables>, method: Payments["method"], now: number): Effect.Effect<ReadonlyArray<Claimed>> =>
  Effect.promise(async () => {
    const { rows } = await sql<{ refund_id: string; order_number: string; cents: number; tries: number; paid_with: string | null }>`
      update refund set tries = refund.tries + 1, next_try_at = ${new Date(now + CLAIMED)}
      from customer_order
      where customer_order.order_number = refund.order_number and refund.refund_id in (
        select waiting.refund_id from refund as waiting join customer_order as paid on paid.order_number = waiting.order_number
        where waiting.state in ('due', 'sent') and waiting.next_try_at < ${new Date(now + 1)} and paid.payment ->> 'method' = ${method}
        order by waiting.next_try_at limit ${BATCH} for update of waiting skip locked)
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
  const settle = (eventId: string, state: "done" | "failed", reference: string) =>
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
        ? Effect.asVoid(settle(`refund-${refundId}-${reference}`, "done", reference))
        : wait(database, refundId, UNDER_WAY, { state: "sent", reference })
    ),
    Effect.catchTags({
      PaymentsAway: ({ problem }) =>
        Effect.andThen(
          Effect.logWarning(`A refund was not taken: ${problem}`),
          Effect.flatMap(Clock.currentTimeMillis, (now) => wait(database, refundId, getRefundRetryTime(tries, now) - now))
        ),
      PaymentRefused: ({ problem, reference = problem }) =>
        Effect.andThen(
          Effect.logError(`A refund was refused: ${problem}`),
          settle(`refund-${refundId}-refused-${tries}`, "failed", reference)
        )
    }),
    Effect.annotateLogs({ order: orderNumber, refund: refundId }),
    Effect.asVoid
  )
}

/** Also where it was settled meanwhile: then it waits for nothing. */
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
