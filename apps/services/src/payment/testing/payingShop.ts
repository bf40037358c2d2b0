import { placeOrder } from "@camber/domain/checkout"
import type { PaymentEvent, Payments, RefundToSend } from "@camber/domain/payment"
import { Effect, Redacted } from "effect"
import type { DatabaseKind } from "../../../test/allDatabases.ts"
import { fillCart, requestFor } from "../../orders/testing/orderOf.ts"
import { defaults, openServices, type OpenServices } from "../../../test/openServices.ts"
import type { TestVisitor } from "../../../test/testVisitor.ts"
import { createTestPayments } from "../createTestPayments.ts"

export const paymentKey = Redacted.make<Uint8Array>(new TextEncoder().encode("a key for payments in tests"))
const PART = "CAM-P3-1"

/** Opens a shop with test payments, with optional overrides. */
export const createPaymentTestShop = (open: DatabaseKind["open"], changed: Partial<Payments> = {}): Promise<OpenServices> =>
  openServices(open, {
    payments: {
      provider: { ...createTestPayments({ key: paymentKey, publicOrigin: "http://shop.test" }), ...changed },
      testKey: paymentKey
    }
  })

/** Creates settings with a provider that accepts every refund and passes it to `onRefund`. */
export const createPaymentSettings = (onRefund: (refund: RefundToSend) => void) => {
  const provider: Payments = {
    ...createTestPayments({ key: paymentKey, publicOrigin: "http://shop.test" }),
    refund: (refund) =>
      Effect.sync(() => {
        onRefund(refund)
        return { state: "done", reference: `re-${refund.refundId}` }
      })
  }
  return { ...defaults, payments: { provider, testKey: paymentKey } }
}

/** Orders one unit and returns the response. */
export const createPlaceOrderStep = async (visitor: TestVisitor, key: string = crypto.randomUUID(), pieces = 1) => {
  await fillCart(visitor, PART, pieces)
  return (await visitor.ask(placeOrder, await requestFor(visitor), key)).placeOrder
}

/** Submits a button of the test payment page, like a browser without scripts. */
export const clickPaymentButton = async (shop: OpenServices, page: string, intent: "paid" | "declined"): Promise<Response> => {
  const body = new URLSearchParams([...new URL(page).searchParams, ["intent", intent]])
  const answer = await shop.payments(new Request("http://shop.test/pay/test", { method: "POST", body }))
  if (answer === undefined) throw new Error("no handler for the payment page")
  return answer
}

/** Reads the payment state of an order and its refunds. */
export const readMoney = async ({ database: { kysely } }: OpenServices, orderNumber: string) => {
  const order = await kysely.selectFrom("customer_order").selectAll().where("order_number", "=", orderNumber).executeTakeFirstOrThrow()
  const refunds = await kysely.selectFrom("refund").selectAll().where("order_number", "=", orderNumber).orderBy("requested_at").execute()
  return {
    state: order.payment_state,
    status: order.status,
    paid: order.paid_cents,
    refunded: order.refunded_cents,
    attempt: order.payment_attempt,
    reference: order.payment.reference,
    payBy: order.pay_by,
    refunds: refunds.map(({ cents, payment_reference, state }) => [cents, state, payment_reference])
  }
}

export const readMailTo = async ({ database }: OpenServices, orderNumber: string) =>
  (
    await database.kysely.selectFrom("mail").select("subject").where("subject", "like", `%${orderNumber}%`).orderBy("mail_id").execute()
  ).map(({ subject }) => subject.replace(orderNumber, "N"))

/** Reads the available stock of the part that the tests sell. */
export const readStock = async ({ database }: OpenServices): Promise<number> =>
  (await database.kysely.selectFrom("variant").select("quantity").where("sku_variant_number", "=", PART).executeTakeFirstOrThrow()).quantity

export const setStock = async ({ database }: OpenServices, quantity: number): Promise<void> => {
  await database.kysely.updateTable("variant").set({ quantity, availability: "InStock" }).where("sku_variant_number", "=", PART).execute()
}

/** Creates a payment event. */
export const paidEvent = (orderNumber: string, reference: string, cents: number, changes: Partial<PaymentEvent> = {}): PaymentEvent => ({
  eventId: `e-${reference}`,
  orderNumber,
  paymentReference: null,
  attempt: null,
  news: { _tag: "Paid", cents, currency: "usd", reference },
  ...changes
})

export const runEffect = <A>(effect: Effect.Effect<A>): Promise<A> => Effect.runPromise(effect)
