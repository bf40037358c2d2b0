import {
  type StartedPayment,
  canPay,
  MAX_PAYMENT_ATTEMPTS,
  type Payable,
  type PaymentRejected,
  type Payments,
  type PaymentProviderUnavailable
} from "@camber/domain/payment"
import { Effect } from "effect"
import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"
import { recordOrderEvent } from "../orders/recordOrderEvent.ts"
import { PAYMENT_DEADLINE_SQL } from "../orders/insertOrderRows.ts"
import { lockPayment } from "./lockPayment.ts"

/** Reason why there is no payment page. */
export type NoPaymentPageReason = "NothingOwed" | "TooManyAttempts" | "Away"

/** The payment page of an order, or the reason why there is none. */
export type PaymentPage = { readonly _tag: "Page"; readonly url: string } | { readonly _tag: NoPaymentPageReason }

/**
 * Starts the current payment attempt of an order, outside any transaction, and stores its reference. Idempotent: repeated calls return the
 * same page. If the provider rejects an attempt that is about to expire, starts the next attempt.
 */
export const startPayment = (database: Kysely<Tables>, payments: Payments, orderNumber: string): Effect.Effect<PaymentPage> =>
  Effect.gen(function* () {
    const payable = yield* Effect.promise(() => readAttempt(database, payments, orderNumber))
    if (payable === null) return { _tag: "NothingOwed" } as const
    const page = yield* startAttempt(database, payments, payable).pipe(
      Effect.catchTag("PaymentRejected", ({ problem }) =>
        Effect.gen(function* () {
          yield* Effect.logWarning(`Payment attempt rejected by provider: ${problem}`).pipe(Effect.annotateLogs({ order: orderNumber }))
          const next = yield* Effect.promise(() => createNextAttempt(database, payments, orderNumber, payable.attempt))
          return next === null ? null : yield* startAttempt(database, payments, next)
        })
      ),
      Effect.catch(({ _tag, problem }) =>
        Effect.as(Effect.logError(`${_tag}: ${problem}`).pipe(Effect.annotateLogs({ order: orderNumber })), "Away" as const)
      )
    )
    if (page === "Away") return { _tag: "Away" } as const
    return page === null ? ({ _tag: "TooManyAttempts" } as const) : page
  })

/** Starts a payment for a customer who wants to pay now: a declined attempt is replaced by a new attempt. */
export const restartPayment = (database: Kysely<Tables>, payments: Payments, orderNumber: string): Effect.Effect<PaymentPage> =>
  Effect.gen(function* () {
    const open = yield* Effect.promise(() => renewAttempt(database, payments, orderNumber))
    return open === "renewed" ? yield* startPayment(database, payments, orderNumber) : { _tag: open }
  })

const startAttempt = (
  database: Kysely<Tables>,
  payments: Payments,
  payable: Payable
): Effect.Effect<PaymentPage, PaymentProviderUnavailable | PaymentRejected> =>
  Effect.gen(function* () {
    const begun = yield* payments.begin(payable)
    if (begun._tag === "Nothing") return { _tag: "NothingOwed" } as const
    yield* Effect.promise(() => saveReference(database, payments, payable, begun))
    return { _tag: "Page", url: begun.url } as const
  })

const saveReference = async (
  database: Kysely<Tables>,
  { method }: Payments,
  { attempt, orderNumber }: Payable,
  { reference }: Extract<StartedPayment, { _tag: "Page" }>
): Promise<void> => {
  await database
    .updateTable("customer_order")
    .set({ payment: JSON.stringify({ method, reference }) })
    .where("order_number", "=", orderNumber)
    .where("payment_attempt", "=", attempt)
    .where("payment_state", "=", "awaiting")
    .execute()
}

/** Reads the attempt; null if no payment is due or a different provider is configured. */
const readAttempt = async (database: Kysely<Tables>, { method }: Payments, orderNumber: string): Promise<Payable | null> => {
  const order = await database
    .selectFrom("customer_order")
    .select(["total_cents", "email", "payment_attempt", "pay_by", "payment"])
    .where("order_number", "=", orderNumber)
    .where("status", "=", "placed")
    .where("payment_state", "=", "awaiting")
    .executeTakeFirst()
  if (order === undefined || order.payment.method !== method || order.pay_by === null) return null
  const { email, pay_by, payment_attempt: attempt, total_cents: totalCents } = order
  return { orderNumber, totalCents, attempt, email, payBy: pay_by.getTime() }
}

/** Creates the next attempt; null if the limit is reached or another attempt was started concurrently. */
const createNextAttempt = (database: Kysely<Tables>, payments: Payments, orderNumber: string, attempt: number): Promise<Payable | null> =>
  database.transaction().execute(async (transaction) => {
    const locked = await lockPayment(transaction, orderNumber)
    if (locked?.payment.attempt !== attempt || attempt >= MAX_PAYMENT_ATTEMPTS) return null
    await saveAttempt(transaction, locked.method, orderNumber, attempt + 1)
    return readAttempt(transaction, payments, orderNumber)
  })

const renewAttempt = (database: Kysely<Tables>, { method }: Payments, orderNumber: string): Promise<"renewed" | NoPaymentPageReason> =>
  database.transaction().execute(async (transaction) => {
    const locked = await lockPayment(transaction, orderNumber)
    if (locked === undefined || locked.payment.isCanceled || locked.method !== method || !canPay(locked.payment.state)) return "NothingOwed"
    if (locked.payment.state === "awaiting") return "renewed"
    if (locked.payment.attempt >= MAX_PAYMENT_ATTEMPTS) return "TooManyAttempts"
    await saveAttempt(transaction, method, orderNumber, locked.payment.attempt + 1)
    return "renewed"
  })

const saveAttempt = async (
  transaction: Kysely<Tables>,
  method: Payments["method"],
  orderNumber: string,
  attempt: number
): Promise<void> => {
  await transaction
    .updateTable("customer_order")
    .set({
      payment_state: "awaiting",
      payment_attempt: attempt,
      pay_by: PAYMENT_DEADLINE_SQL,
      payment: JSON.stringify({ method, reference: null })
    })
    .where("order_number", "=", orderNumber)
    .execute()
  await recordOrderEvent(transaction, { orderNumber, actor: "customer", what: "paymentBegun", detail: { attempt } })
}
