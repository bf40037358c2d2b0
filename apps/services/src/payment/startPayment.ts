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

/** Why there is no page to pay on: nothing is owed any more, or too much was tried. */
export type NoPaymentPageReason = "NothingOwed" | "TooManyAttempts" | "Away"

/** The page where an order is paid, or why there is none. */
export type PaymentPage = { readonly _tag: "Page"; readonly url: string } | { readonly _tag: NoPaymentPageReason }

/**
 * Begins the present attempt to pay an order, outside of any transaction, and keeps its reference. Begun again it is the same attempt and the
 * same page. Where the provider refuses an attempt, because it is almost over, the next one begins.
 */
export const startPayment = (database: Kysely<Tables>, payments: Payments, orderNumber: string): Effect.Effect<PaymentPage> =>
  Effect.gen(function* () {
    const payable = yield* Effect.promise(() => presentAttempt(database, payments, orderNumber))
    if (payable === null) return { _tag: "NothingOwed" } as const
    const page = yield* beginAttempt(database, payments, payable).pipe(
      Effect.catchTag("PaymentRefused", ({ problem }) =>
        Effect.gen(function* () {
          yield* Effect.logWarning(`An attempt to pay was refused: ${problem}`).pipe(Effect.annotateLogs({ order: orderNumber }))
          const next = yield* Effect.promise(() => nextAttempt(database, payments, orderNumber, payable.attempt))
          return next === null ? null : yield* beginAttempt(database, payments, next)
        })
      ),
      Effect.catch(({ _tag, problem }) =>
        Effect.as(Effect.logError(`${_tag}: ${problem}`).pipe(Effect.annotateLogs({ order: orderNumber })), "Away" as const)
      )
    )
    if (page === "Away") return { _tag: "Away" } as const
    return page === null ? ({ _tag: "TooManyAttempts" } as const) : page
  })

/** The same for somebody who wants to pay now: what was declined, or is about to be over, begins anew. */
export const restartPayment = (database: Kysely<Tables>, payments: Payments, orderNumber: string): Effect.Effect<PaymentPage> =>
  Effect.gen(function* () {
    const open = yield* Effect.promise(() => renewed(database, payments, orderNumber))
    return open === "renewed" ? yield* startPayment(database, payments, orderNumber) : { _tag: open }
  })

const beginAttempt = (
  database: Kysely<Tables>,
  payments: Payments,
  payable: Payable
): Effect.Effect<PaymentPage, PaymentProviderUnavailable | PaymentRejected> =>
  Effect.gen(function* () {
    const begun = yield* payments.begin(payable)
    if (begun._tag === "Nothing") return { _tag: "NothingOwed" } as const
    yield* Effect.promise(() => keepReference(database, payments, payable, begun))
    return { _tag: "Page", url: begun.url } as const
  })

const keepReference = async (
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

/** null where there is nothing to be paid any more, or not with this provider. */
const presentAttempt = async (database: Kysely<Tables>, { method }: Payments, orderNumber: string): Promise<Payable | null> => {
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

/** The attempt after this one; null where there are too many, or another one has begun meanwhile. */
const nextAttempt = (database: Kysely<Tables>, payments: Payments, orderNumber: string, attempt: number): Promise<Payable | null> =>
  database.transaction().execute(async (transaction) => {
    const locked = await lockPayment(transaction, orderNumber)
    if (locked?.payment.attempt !== attempt || attempt >= MAX_PAYMENT_ATTEMPTS) return null
    await writeAttempt(transaction, locked.method, orderNumber, attempt + 1)
    return presentAttempt(transaction, payments, orderNumber)
  })

const renewed = (database: Kysely<Tables>, { method }: Payments, orderNumber: string): Promise<"renewed" | NoPaymentPageReason> =>
  database.transaction().execute(async (transaction) => {
    const locked = await lockPayment(transaction, orderNumber)
    if (locked === undefined || locked.payment.isCanceled || locked.method !== method || !canPay(locked.payment.state)) return "NothingOwed"
    if (locked.payment.state === "awaiting") return "renewed"
    if (locked.payment.attempt >= MAX_PAYMENT_ATTEMPTS) return "TooManyAttempts"
    await writeAttempt(transaction, method, orderNumber, locked.payment.attempt + 1)
    return "renewed"
  })

const writeAttempt = async (
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
