import { orderHref, type ReturnKind } from "@camber/domain/order"
import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"
import { formatMailBody } from "../mail/formatMailBody.ts"
import { queueMail } from "../mail/queueMail.ts"
import { createNotification } from "../notifications/createNotification.ts"
import { createOrderLink } from "./createOrderLink.ts"
import type { OrderSettings } from "./OrderSettings.ts"
import type { LockedOrder } from "./lockOrder.ts"

/** What has become of a return. */
interface ReturnNews {
  readonly returnId: number
  /** Behind 'Your return 12'. */
  readonly title: string
  readonly words: string
  /** What is in it, a line for each, under a heading. */
  readonly lines?: string
}

/** Tells a customer by mail and in the account what has become of a return. Within its transaction. */
export const notifyReturn = async (
  transaction: Kysely<Tables>,
  { brandName, publicOrigin }: Pick<OrderSettings, "brandName" | "publicOrigin">,
  { email, order_number: orderNumber, web_user_guid: webUserGuid }: Pick<LockedOrder, "email" | "order_number" | "web_user_guid">,
  { lines, returnId, title, words }: ReturnNews
): Promise<void> => {
  // An order whose contact was erased has nobody left to notify.
  if (email === "") return
  await createNotification(transaction, webUserGuid, {
    topic: "order",
    title: `Your return ${returnId} ${title}`,
    text: words,
    href: orderHref(orderNumber),
    occasion: `return:${returnId}:${title}`,
    collapseKey: `order:${orderNumber}`
  })
  await queueMail(transaction, {
    recipient: email,
    subject: `Your return ${returnId} ${title} - ${brandName}`,
    body: formatMailBody(brandName, [
      `your return ${returnId} of order ${orderNumber} ${title}.`,
      ...(lines === undefined ? [] : [lines]),
      words,
      `See the order:\n${await createOrderLink(transaction, { orderNumber, publicOrigin })}`
    ])
  })
}

/** One line of a return: '1 of 2 x Slotted rotor'. */
export const formatReturnedItem = (count: string, { kind, title }: { readonly kind: ReturnKind; readonly title: string }): string =>
  `${count} x ${kind === "core" ? "old part for " : ""}${title}`
