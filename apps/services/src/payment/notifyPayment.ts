import { formatCents } from "@camber/domain/money"
import { orderHref } from "@camber/domain/order"
import { PAYMENT_WINDOW_MINUTES } from "@camber/domain/payment"
import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"
import { queueCustomerMail } from "../mail/queueMail.ts"
import { createNotification } from "../notifications/createNotification.ts"
import { createOrderLink } from "../orders/createOrderLink.ts"
import type { OrderSettings } from "../orders/OrderSettings.ts"

/** The recipient. A customer without an email address is not notified. */
interface Customer {
  readonly orderNumber: string
  readonly email: string
  readonly webUserGuid: string
}

type Settings = Pick<OrderSettings, "brandName" | "publicOrigin">

/** Notifies a customer that a payment was declined and on which page to retry, in the transaction of the event. */
export const notifyDeclined = (transaction: Kysely<Tables>, settings: Settings, customer: Customer): Promise<void> =>
  sendMessage(transaction, settings, customer, {
    occasion: "declined",
    title: `Order ${customer.orderNumber} is not paid yet`,
    lines: [
      "The payment was declined, and nothing was charged.",
      `We'll hold your parts for ${PAYMENT_WINDOW_MINUTES} minutes after your last payment attempt. Pay here:`
    ]
  })

/** Notifies a customer that an order waits for payment, because the payment could not be started. */
export const notifyUnpaid = (transaction: Kysely<Tables>, settings: Settings, customer: Customer): Promise<void> =>
  sendMessage(transaction, settings, customer, {
    occasion: "unpaid",
    title: `Order ${customer.orderNumber} is waiting for payment`,
    lines: [
      "We couldn't reach our payment provider when you placed the order. Nothing was charged.",
      `We'll hold your parts for ${PAYMENT_WINDOW_MINUTES} minutes after you placed the order. Pay here:`
    ]
  })

/** Notifies a customer of a refund. */
export const notifyRefunded = (
  transaction: Kysely<Tables>,
  settings: Settings,
  customer: Customer,
  refundId: string,
  cents: number
): Promise<void> =>
  sendMessage(transaction, settings, customer, {
    occasion: `refunded:${refundId}`,
    title: `We refunded ${formatCents(cents)} of order ${customer.orderNumber}`,
    lines: [
      `We refunded ${formatCents(cents)} of your order ${customer.orderNumber} to your original payment method. Your bank may take 5 to 10 business days to show it.`,
      "See the order:"
    ]
  })

/** Notifies a customer that staff refunded money in another way. */
export const notifyManualRefund = (transaction: Kysely<Tables>, settings: Settings, customer: Customer, cents: number): Promise<void> =>
  sendMessage(transaction, settings, customer, {
    occasion: `settled:${crypto.randomUUID()}`,
    title: `We refunded ${formatCents(cents)} of order ${customer.orderNumber}`,
    lines: [
      `We refunded ${formatCents(cents)} of your order ${customer.orderNumber} another way, because your original payment method refused it. No further refund is due.`,
      "See the order:"
    ]
  })

interface Message {
  readonly occasion: string
  readonly title: string
  /** Paragraphs above the order link. */
  readonly lines: ReadonlyArray<string>
}

const sendMessage = async (
  transaction: Kysely<Tables>,
  { brandName, publicOrigin }: Settings,
  { email, orderNumber, webUserGuid }: Customer,
  { lines, occasion, title }: Message
): Promise<void> => {
  if (email === "") return
  await createNotification(transaction, webUserGuid, {
    topic: "order",
    title,
    text: lines[0] ?? "",
    href: orderHref(orderNumber),
    occasion: `order:${orderNumber}:${occasion}`,
    collapseKey: `order:${orderNumber}`
  })
  await queueCustomerMail(
    transaction,
    { brandName },
    {
      recipient: email,
      title,
      paragraphs: [...lines, await createOrderLink(transaction, { orderNumber, publicOrigin })]
    }
  )
}
