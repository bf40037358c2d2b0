import { orderHref } from "@camber/domain/order"
import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"
import { queueCustomerMail } from "../mail/queueMail.ts"
import { createNotification } from "../notifications/createNotification.ts"
import { createOrderLink } from "./createOrderLink.ts"
import type { OrderSettings } from "./OrderSettings.ts"

const words = {
  delivered: "was delivered",
  canceled: "was canceled"
} as const

/** An order that was delivered or canceled. */
interface FinishedOrder {
  readonly orderNumber: string
  readonly to: "delivered" | "canceled"
  readonly webUserGuid: string
  readonly email: string
  /** Sentence about a refund or an open payment; undefined if there is none. */
  readonly money?: string
}

/** Notifies the customer by mail and notification that an order was delivered or canceled, in its transaction. */
export const notifyStatusChange = async (
  transaction: Kysely<Tables>,
  { brandName, publicOrigin }: Pick<OrderSettings, "brandName" | "publicOrigin">,
  { email, money, orderNumber, to, webUserGuid }: FinishedOrder
): Promise<void> => {
  // The contact was erased, so there is no recipient.
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
  await queueCustomerMail(
    transaction,
    { brandName },
    {
      recipient: email,
      title,
      paragraphs: [
        `your order ${orderNumber} ${words[to]}.`,
        ...more,
        `See the order:\n${await createOrderLink(transaction, { orderNumber, publicOrigin })}`
      ]
    }
  )
}
