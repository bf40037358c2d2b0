import { canBecome, orderHref, type OrderStatus } from "@camber/domain/order"
import { type Kysely, sql, type Transaction } from "kysely"
import type { Tables } from "../database/tables.ts"
import { postMail } from "../mail/postMail.ts"
import { notify } from "../notifications/notify.ts"
import type { OrderSettings } from "./OrderSettings.ts"

/** Where staff move an order. */
export interface OrderMove {
  readonly orderNumber: string
  readonly to: Exclude<OrderStatus, "placed">
  /** With the carrier; only for one that is shipped. */
  readonly trackingNumber?: string
}

/** What became of it. */
export type Moved = "moved" | "noSuchOrder" | "notFromThere"

/**
 * Moves an order on, by staff alone, and tells the customer. A canceled order gives back the points that were spent on it and takes those that
 * it earned; its stock and its code are for staff to judge.
 */
export const advanceOrder = (
  database: Kysely<Tables>,
  settings: Pick<OrderSettings, "brandName" | "publicOrigin">,
  move: OrderMove
): Promise<Moved> => database.transaction().execute((transaction) => moveOrder(transaction, settings, move))

/** The same as a part of something larger. */
export const moveOrder = async (
  transaction: Transaction<Tables>,
  settings: Pick<OrderSettings, "brandName" | "publicOrigin">,
  move: OrderMove
): Promise<Moved> => {
  const { orderNumber, to, trackingNumber } = move
  const order = await transaction
    .selectFrom("customer_order")
    .select(["web_user_guid", "status", "email", "points_redeemed", "points_earned"])
    .where("order_number", "=", orderNumber)
    .forUpdate()
    .executeTakeFirst()
  if (order === undefined) return "noSuchOrder"
  if (!canBecome(order.status, to)) return "notFromThere"
  await transaction
    .updateTable("customer_order")
    .set({ status: to, [`${to}_at`]: sql`now()`, ...(trackingNumber !== undefined && { tracking_number: trackingNumber }) })
    .where("order_number", "=", orderNumber)
    .execute()
  if (to === "canceled") await settlePoints(transaction, order.web_user_guid, orderNumber, order.points_redeemed - order.points_earned)
  await tell(transaction, settings, { ...move, webUserGuid: order.web_user_guid, email: order.email })
  return "moved"
}

const settlePoints = async (transaction: Kysely<Tables>, webUserGuid: string, orderNumber: string, points: number): Promise<void> => {
  if (points === 0) return
  await transaction
    .insertInto("points_entry")
    .values({ web_user_guid: webUserGuid, points, reason: "canceled", order_number: orderNumber })
    .execute()
}

const words: Readonly<Record<OrderMove["to"], string>> = {
  shipped: "is on its way",
  delivered: "was delivered",
  canceled: "was canceled"
}

const tell = async (
  transaction: Kysely<Tables>,
  { brandName, publicOrigin }: Pick<OrderSettings, "brandName" | "publicOrigin">,
  { email, orderNumber, to, trackingNumber, webUserGuid }: OrderMove & { readonly webUserGuid: string; readonly email: string }
): Promise<void> => {
  const tracking = trackingNumber === undefined ? [] : [`The carrier's tracking number is ${trackingNumber}.`]
  const title = `Order ${orderNumber} ${words[to]}`
  // Whoever had all data deleted is told nothing any more.
  if (email === "") return
  await notify(transaction, webUserGuid, {
    topic: "order",
    title,
    text: tracking[0] ?? "All about it is on its page.",
    href: orderHref(orderNumber),
    occasion: `order:${orderNumber}:${to}`
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
