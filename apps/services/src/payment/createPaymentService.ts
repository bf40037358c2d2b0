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

/** How a shop is paid. */
export interface PaymentSettings {
  readonly provider: Payments
  /** What the test payments' page is sealed with; null where they are not on. */
  readonly testKey: SigningKey | null
}

/** Where orders are paid. */
export interface PaymentService {
  readonly orders: OrderPayments
  readonly fields: Readonly<Record<string, RootField>>
  /** Answers the provider's events and the test payments' page, for no visitor; undefined for every other path. */
  readonly answer: (request: Request) => Promise<Response | undefined>
  /** Sends the refunds that are due. To be run every few seconds; never fails, and what it left is taken up again. */
  readonly refund: Effect.Effect<void>
  /** Looks after orders whose payment is open. To be run twice a minute or so; never fails. */
  readonly sweep: Effect.Effect<void>
}

/** The clock is the database's where several processes look after payments; what is due is told by it once it was looked at. */
export const createPaymentService = (
  store: Pick<ResolverContext, "database" | "pictures">,
  settings: PaymentEventSettings,
  { provider, testKey }: PaymentSettings,
  { look, now }: Pick<ChangeLog, "look" | "now"> = { look: async () => "", now: Date.now }
): PaymentService => {
  const { database } = store
  const door = createPaymentWebhook(database, settings, provider, now)
  const page = testKey === null ? async () => undefined : createTestPaymentPage({ key: testKey, door, now })
  const inTheirTime = withClock(now)
  // Before the first look it is this machine's time: without one the round is left out.
  const due = (work: Effect.Effect<number>) => Effect.andThen(Effect.tryPromise(look), inTheirTime(work))
  const begin = async (orderNumber: string): Promise<string | null> => {
    const begun = await Effect.runPromise(startPayment(database, provider, orderNumber))
    if (begun._tag === "Away") await tellUnpaid(store, settings, orderNumber)
    return begun._tag === "Page" ? begun.url : null
  }
  return {
    orders: {
      method: provider.method,
      leastCents: provider.leastCents,
      // The order stands: whatever fails here, its own page leads to the payment.
      begin: (orderNumber) =>
        begin(orderNumber).catch((cause: unknown) => {
          Effect.runSync(Effect.logError("A payment could not be begun", cause).pipe(Effect.annotateLogs({ order: orderNumber })))
          return null
        })
    },
    fields: { payOrder: createResolver(payOrder, "payOrder", createPayOrderResolver(store, provider)) },
    answer: async (request) => (await door(request)) ?? (await page(request)),
    refund: told("Refunds could not be sent", due(processDueRefunds(database, settings, provider))),
    sweep: told("Open payments could not be looked after", due(reconcilePayments(database, settings, provider)))
  }
}

const told = (failure: string, work: Effect.Effect<number, unknown>): Effect.Effect<void> =>
  work.pipe(
    Effect.catchCause((cause) => Effect.logError(failure, cause)),
    Effect.asVoid
  )

/** Once for an order, however often its payment is begun. */
const tellUnpaid = ({ database }: Pick<ResolverContext, "database">, settings: PaymentEventSettings, orderNumber: string): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    const { email, web_user_guid: webUserGuid } = await transaction
      .selectFrom("customer_order")
      .select(["email", "web_user_guid"])
      .where("order_number", "=", orderNumber)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const what = "paymentAway"
    const told = await transaction
      .selectFrom("order_event")
      .select("order_event_id")
      .where("order_number", "=", orderNumber)
      .where("what", "=", what)
      .executeTakeFirst()
    if (told !== undefined) return
    await recordOrderEvent(transaction, { orderNumber, actor: "payment", what })
    await notifyUnpaid(transaction, settings, { orderNumber, email, webUserGuid })
  })
