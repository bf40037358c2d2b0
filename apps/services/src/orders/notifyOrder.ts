import { formatArrival, CORE_DEPOSIT_LABEL, formatCoreDeposit, formatDay } from "@camber/domain/cart"
import { formatPartName } from "@camber/domain/catalog"
import { shippingMethodNames } from "@camber/domain/checkout"
import { formatCents } from "@camber/domain/money"
import { formatFitAtPurchase, splitKitParts, orderHref } from "@camber/domain/order"
import type { Kysely, Selectable } from "kysely"
import type { Tables } from "../database/tables.ts"
import { queueCustomerMail, notifyShop } from "../mail/queueMail.ts"
import { createNotification } from "../notifications/createNotification.ts"
import { createOrderLink } from "./createOrderLink.ts"
import type { OrderSettings } from "./OrderSettings.ts"
import { readOrderLines } from "./orderLines.ts"

/**
 * Confirms an order by mail and notification, in the transaction that places the order or records its payment, so that no order is
 * confirmed that does not exist. Reads all data from the stored order.
 */
export const notifyOrder = async (
  transaction: Kysely<Tables>,
  settings: Pick<OrderSettings, "brandName" | "publicOrigin" | "staffMail">,
  orderNumber: string
): Promise<void> => {
  const { publicOrigin } = settings
  const order = await transaction.selectFrom("customer_order").selectAll().where("order_number", "=", orderNumber).executeTakeFirstOrThrow()
  // The contact was erased, so there is no recipient.
  if (order.email === "") return
  const { contact } = order
  const lines = await readOrderLines(transaction, orderNumber)
  const goods = lines.flatMap(({ added_for, arrives_on, core_cents, discount_cents, options, paid_cents, quantity, title }) => {
    const fit = formatFitAtPurchase(added_for)
    const { chosen, parts } = splitKitParts(options)
    return [
      [`${quantity} x ${formatPartName(title, chosen)}`, formatCents(paid_cents + discount_cents)].join(": "),
      ...parts.map((part) => `   ${part}`),
      ...(arrives_on === null ? [] : [`   Get it ${formatDay(arrives_on)}`]),
      ...(fit === null ? [] : [`   ${fit}`]),
      ...(core_cents > 0 ? [`   ${formatCoreDeposit(quantity, core_cents)}`] : [])
    ]
  })
  const street = [contact.street, contact.street2, `${contact.city} ${contact.region} ${contact.postalCode}`].filter(
    (line) => line.trim() !== ""
  )
  const days = formatArrival(lines.map(({ arrives_on }) => arrives_on))
  const way = `${shippingMethodNames[order.shipping_method]} shipping. ${days === null ? "We don't have an arrival date yet." : `Estimated arrival: ${days}.`}`
  const link = await createOrderLink(transaction, { orderNumber, publicOrigin })
  await queueCustomerMail(transaction, settings, {
    recipient: order.email,
    title: `Your order ${orderNumber}`,
    paragraphs: [
      `thank you for your order ${orderNumber}. ${formatPayment(order)}`,
      [...goods, ...formatSums(order)].join("\n"),
      way,
      ["Shipping address:", contact.name, ...street, countryNames.of(contact.country) ?? contact.country].join("\n"),
      `Track, cancel or return it without signing in. Anyone with this link can manage the order:\n${link}`
    ]
  })
  await notifyShop(transaction, settings, {
    title: `New order ${orderNumber}`,
    lines: [[...goods, ...formatSums(order)].join("\n"), `${way} To ${contact.city}, ${contact.region}.`],
    path: `/staff/orders/${orderNumber}`
  })
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  await createNotification(transaction, order.web_user_guid, {
    topic: "order",
    title: `Order ${orderNumber} is ${order.paid_cents > 0 ? "paid" : "placed"}`,
    text: `${pieces === 1 ? "1 item" : `${pieces} items`}, ${formatCents(order.total_cents)}. We are getting it ready.`,
    href: orderHref(orderNumber),
    occasion: `order:${orderNumber}:placed`
  })
}

const countryNames = new Intl.DisplayNames(["en"], { type: "region" })

type OrderRow = Selectable<Tables["customer_order"]>

const formatPayment = ({ paid_cents, payment, total_cents }: OrderRow): string => {
  if (paid_cents > 0) return `You paid ${formatCents(paid_cents)}. Nothing more is due.`
  return payment.method === "invoice" && total_cents > 0 ? "The invoice comes with the package." : "There is nothing to pay."
}

const formatSums = (order: OrderRow): ReadonlyArray<string> => [
  ...(order.promo_cents > 0 ? [`Promo code ${order.promo_code ?? ""}: -${formatCents(order.promo_cents)}`] : []),
  ...(order.points_cents > 0 ? [`Rewards: -${formatCents(order.points_cents)}`] : []),
  ...(order.core_cents > 0 ? [`${CORE_DEPOSIT_LABEL}: ${formatCents(order.core_cents)}`] : []),
  `Shipping: ${order.shipping_cents === 0 ? "free" : formatCents(order.shipping_cents)}`,
  ...(order.tax_cents > 0 ? [`Tax: ${formatCents(order.tax_cents)}`] : []),
  `Total: ${formatCents(order.total_cents)}`
]
