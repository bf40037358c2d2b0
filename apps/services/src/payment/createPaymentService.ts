import { payOrder } from "@camber/domain/order"
import type { Payments } from "@camber/domain/payment"
import { Effect } from "effect"
import type { ChangeLog } from "../change-log/changeLog.ts"
import { withClock } from "../change-log/withClock.ts"
import { recordOrderEvent } from "../orders/recordOrderEvent.ts"
import type { OrderPayments } from "../orders/OrderSettings.ts"
import { createResolver, type RootField } from "../schema/createServiceSchema.ts"
import type { ResolverContext } from "../schema/ResolverContext.ts"
import { startPayment } from "./startPayment.ts"
import { notifyUnpaid } from "./notifyPayment.ts"
import { createPaymentWebhook } from "./createPaymentWebhook.ts"
import { createPayOrderResolver } from "./createPayOrderResolver.ts"
import { processDueRefunds } from "./processDueRefunds.ts"
import { reconcilePayments } from "./reconcilePayments.ts"
import type { SigningKey } from "./hmac.ts"
import type { PaymentEventSettings } from "./processPaymentEvent.ts"
import { createTestPaymentPage } from "./createTestPaymentPage.ts"

export { invoicePayments } from "./invoicePayments.ts"
export type { SigningKey } from "./hmac.ts"
export { createTestPayments } from "./createTestPayments.ts"

export interface PaymentSettings {
  readonly provider: Payments
  /** Signing key of the test payment page; null if test payments are off. */
  readonly testKey: SigningKey | null
}

/** Payment of orders. */
export interface PaymentService {
  readonly orders: OrderPayments
  readonly fields: Readonly<Record<string, RootField>>
  /** Handles provider webhooks and the test payment page, without a visitor; undefined for other paths. */
  readonly answer: (request: Request) => Promise<Response | undefined>
  /** Sends due refunds. Must run every few seconds. Never fails; the next run retries. */
  readonly refund: Effect.Effect<void>
  /** Reconciles orders with open payments. Must run about twice a minute. Never fails. */
  readonly sweep: Effect.Effect<void>
}

/** Creates the payment service. With several processes, `now` is the database clock, which `poll` synchronizes. */
export const createPaymentService = (
  store: Pick<ResolverContext, "database" | "imageUrls">,
  settings: PaymentEventSettings,
  { provider, testKey }: PaymentSettings,
  { poll, now }: Pick<ChangeLog, "poll" | "now"> = { poll: async () => "", now: Date.now }
): PaymentService => {
  const { database } = store
  const webhook = createPaymentWebhook(database, settings, provider, now)
  const page = testKey === null ? async () => undefined : createTestPaymentPage({ key: testKey, door: webhook, now })
  const withDatabaseClock = withClock(now)
  // Polls first, because before the first poll `now` is this machine's clock. If the poll fails, the run is skipped.
  const runDue = (work: Effect.Effect<number>) => Effect.andThen(Effect.tryPromise(poll), withDatabaseClock(work))
  const begin = async (orderNumber: string): Promise<string | null> => {
    const begun = await Effect.runPromise(startPayment(database, provider, orderNumber))
    if (begun._tag === "Away") await notifyUnpaidOnce(store, settings, orderNumber)
    return begun._tag === "Page" ? begun.url : null
  }
  return {
    orders: {
      method: provider.method,
      leastCents: provider.leastCents,
      // The order already exists. If starting the payment fails, the order page offers it again.
      begin: (orderNumber) =>
        begin(orderNumber).catch((cause: unknown) => {
          Effect.runSync(Effect.logError("Failed to start payment", cause).pipe(Effect.annotateLogs({ order: orderNumber })))
          return null
        })
    },
    fields: { payOrder: createResolver(payOrder, "payOrder", createPayOrderResolver(store, provider)) },
    answer: async (request) => (await webhook(request)) ?? (await page(request)),
    refund: logFailure("Failed to send refunds", runDue(processDueRefunds(database, settings, provider))),
    sweep: logFailure("Failed to reconcile payments", runDue(reconcilePayments(database, settings, provider)))
  }
}

const logFailure = (failure: string, work: Effect.Effect<number, unknown>): Effect.Effect<void> =>
  work.pipe(
    Effect.catchCause((cause) => Effect.logError(failure, cause)),
    Effect.asVoid
  )

/** Notifies the customer once per order, however often its payment is started. */
const notifyUnpaidOnce = (
  { database }: Pick<ResolverContext, "database">,
  settings: PaymentEventSettings,
  orderNumber: string
): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    const { email, web_user_guid: webUserGuid } = await transaction
      .selectFrom("customer_order")
      .select(["email", "web_user_guid"])
      .where("order_number", "=", orderNumber)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const what = "paymentAway"
    const previous = await transaction
      .selectFrom("order_event")
      .select("order_event_id")
      .where("order_number", "=", orderNumber)
      .where("what", "=", what)
      .executeTakeFirst()
    if (previous !== undefined) return
    await recordOrderEvent(transaction, { orderNumber, actor: "payment", what })
    await notifyUnpaid(transaction, settings, { orderNumber, email, webUserGuid })
  })
