import { orderHref, type ReturnKind } from "@camber/domain/order"
import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"
import { queueCustomerMail } from "../mail/queueMail.ts"
import { createNotification } from "../notifications/createNotification.ts"
import { createOrderLink } from "./createOrderLink.ts"
import type { OrderSettings } from "./OrderSettings.ts"
import type { LockedOrder } from "./lockOrder.ts"

/** A status change of a return. */
interface ReturnNews {
  readonly returnId: number
  /** Text after 'Your return 12'. */
  readonly title: string
  readonly words: string
  /** A heading and, below it, the items, one per line. */
  readonly lines?: string
}

/** Notifies a customer by mail and notification about a status change of a return, in its transaction. */
export const notifyReturn = async (
  transaction: Kysely<Tables>,
  { brandName, publicOrigin }: Pick<OrderSettings, "brandName" | "publicOrigin">,
  { email, order_number: orderNumber, web_user_guid: webUserGuid }: Pick<LockedOrder, "email" | "order_number" | "web_user_guid">,
  { lines, returnId, title, words }: ReturnNews
): Promise<void> => {
  // The contact was erased, so there is no recipient.
  if (email === "") return
  await createNotification(transaction, webUserGuid, {
    topic: "order",
    title: `Your return ${returnId} ${title}`,
    text: words,
    href: orderHref(orderNumber),
    occasion: `return:${returnId}:${title}`,
    collapseKey: `order:${orderNumber}`
  })
  await queueCustomerMail(
    transaction,
    { brandName },
    {
      recipient: email,
      title: `Your return ${returnId} ${title}`,
      paragraphs: [
        `your return ${returnId} of order ${orderNumber} ${title}.`,
        ...(lines === undefined ? [] : [lines]),
        words,
        `See the order:\n${await createOrderLink(transaction, { orderNumber, publicOrigin })}`
      ]
    }
  )
}

/** Formats an item of a return: '1 of 2 x Slotted rotor'. */
export const formatReturnedItem = (count: string, { kind, title }: { readonly kind: ReturnKind; readonly title: string }): string =>
  `${count} x ${kind === "core" ? "old part for " : ""}${title}`
