import { orderHref } from "@camber/domain/order"
import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"
import { postMail } from "../mail/postMail.ts"
import { notify } from "../notifications/notify.ts"
import type { OrderMove } from "./advanceOrder.ts"
import type { OrderSettings } from "./OrderSettings.ts"

const words: Readonly<Record<OrderMove["to"], string>> = {
  shipped: "is on its way",
  delivered: "was delivered",
  canceled: "was canceled"
}

/** Notifies the customer that an order moved on, by mail and in the account, within its transaction. */
export const notifyMove = async (
  transaction: Kysely<Tables>,
  { brandName, publicOrigin }: Pick<OrderSettings, "brandName" | "publicOrigin">,
  { email, orderNumber, to, trackingNumber, webUserGuid }: OrderMove & { readonly webUserGuid: string; readonly email: string }
): Promise<void> => {
  // An order whose contact was erased has nobody left to notify.
  if (email === "") return
  const tracking = trackingNumber === undefined ? [] : [`The carrier's tracking number is ${trackingNumber}.`]
  const title = `Order ${orderNumber} ${words[to]}`
  await notify(transaction, webUserGuid, {
    topic: "order",
    title,
    text: tracking[0] ?? "See the order for details.",
    href: orderHref(orderNumber),
    occasion: `order:${orderNumber}:${to}`,
    collapseKey: `order:${orderNumber}`
  })
  await postMail(transaction, {
    recipient: email,
    subject: `${title} - ${brandName}`,
    body: [
      "Hello,",
      `your order ${orderNumber} ${words[to]}.`,
      ...tracking,
      `${publicOrigin}/Track/OrderLocator`,
      `Your ${brandName} team`
    ].join("\n\n")
  })
}
