import { orderHref } from "@camber/domain/order"
import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"
import { formatMailBody } from "../mail/formatMailBody.ts"
import { queueMail } from "../mail/queueMail.ts"
import { createNotification } from "../notifications/createNotification.ts"
import { createOrderLink } from "./createOrderLink.ts"
import type { OrderSettings } from "./OrderSettings.ts"

const words = {
  delivered: "was delivered",
  canceled: "was canceled"
} as const

/** An order that has come to its end. */
interface Ended {
  readonly orderNumber: string
  readonly to: "delivered" | "canceled"
  readonly webUserGuid: string
  readonly email: string
  /** What becomes of the money, in a sentence; nothing where that is as it was. */
  readonly money?: string
}

/** Notifies the customer that an order has come to its end, by mail and in the account, within its transaction. */
export const notifyStatusChange = async (
  transaction: Kysely<Tables>,
  { brandName, publicOrigin }: Pick<OrderSettings, "brandName" | "publicOrigin">,
  { email, money, orderNumber, to, webUserGuid }: Ended
): Promise<void> => {
  // An order whose contact was erased has nobody left to notify.
  if (email === "") return
  const more = money === undefined ? [] : [money]
  const title = `Order ${orderNumber} ${words[to]}`
  await createNotification(transaction, webUserGuid, {
    topic: "order",
    title,
    text: more[0] ?? "See the order for details.",
    href: orderHref(orderNumber),
    occasion: `order:${orderNumber}:${to}`,
    collapseKey: `order:${orderNumber}`
  })
  await queueMail(transaction, {
    recipient: email,
    subject: `${title} - ${brandName}`,
    body: formatMailBody(brandName, [
      `your order ${orderNumber} ${words[to]}.`,
      ...more,
      `See the order:\n${await createOrderLink(transaction, { orderNumber, publicOrigin })}`
    ])
  })
}
