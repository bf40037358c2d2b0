import type { Contact, OrderReview } from "@camber/domain/checkout"
import { formatCents } from "@camber/domain/money"
import { orderHref } from "@camber/domain/order"
import type { WebUserGuid } from "@camber/domain/visitor"
import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"
import { postMail } from "../mail/postMail.ts"
import { notify } from "../notifications/notify.ts"
import type { OrderSettings } from "./OrderSettings.ts"

/** An order that was placed. */
interface Placed {
  readonly webUserGuid: WebUserGuid
  readonly contact: Contact
  readonly orderNumber: string
  readonly review: OrderReview
}

/** Confirms an order by mail and in the visitor's notifications, within the order's transaction: neither can name an order that was not placed. */
export const notifyOrder = async (
  transaction: Kysely<Tables>,
  settings: OrderSettings,
  { contact, orderNumber, review, webUserGuid }: Placed
) => {
  const { brandName, publicOrigin } = settings
  const goods = review.lines.map(({ options, quantity, title, total }) =>
    [`${quantity} x ${[title, ...options].join(", ")}`, formatCents(total)].join(": ")
  )
  const street = [contact.street, contact.street2, `${contact.city} ${contact.region} ${contact.postalCode}`].filter(
    (line) => line.trim() !== ""
  )
  await postMail(transaction, {
    recipient: contact.email,
    subject: `Your order ${orderNumber} - ${brandName}`,
    body: [
      `Hello ${contact.name},`,
      `thank you for your order ${orderNumber}. The invoice comes with the package.`,
      [...goods, ...sums(review)].join("\n"),
      ["Shipping address:", contact.name, ...street, countryNames.of(contact.country) ?? contact.country].join("\n"),
      `Track it at any time: ${publicOrigin}/Track/OrderLocator`,
      `Your ${brandName} team`
    ].join("\n\n")
  })
  await notify(transaction, webUserGuid, {
    topic: "order",
    title: `Order ${orderNumber} is placed`,
    text: `${review.itemCount === 1 ? "1 item" : `${review.itemCount} items`}, ${formatCents(review.total)}. We are getting it ready.`,
    href: orderHref(orderNumber),
    occasion: `order:${orderNumber}:placed`
  })
}

const countryNames = new Intl.DisplayNames(["en"], { type: "region" })

const sums = ({ pointsValue, promo, promoCode, shipping, tax, total }: OrderReview): ReadonlyArray<string> => [
  ...(promo > 0 ? [`Promo code ${promoCode}: -${formatCents(promo)}`] : []),
  ...(pointsValue > 0 ? [`Rewards: -${formatCents(pointsValue)}`] : []),
  `Shipping: ${shipping === 0 ? "free" : formatCents(shipping)}`,
  ...(tax > 0 ? [`Tax: ${formatCents(tax)}`] : []),
  `Total: ${formatCents(total)}`
]
