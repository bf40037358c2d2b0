import {
  getOldReturnable,
  getOldReturnDeadline,
  ORDERS_HREF,
  type requestOldReturn,
  type ReturnedLine,
  returnReasonText
} from "@camber/domain/order"
import { formatOrderQuery, STAFF_ORDERS_HREF } from "@camber/domain/order-management"
import type { WebUserGuid } from "@camber/domain/visitor"
import type { Kysely } from "kysely"
import type { Tables } from "../../database/tables.ts"
import { notifyShop, queueCustomerMail } from "../../mail/queueMail.ts"
import { createNotification } from "../../notifications/createNotification.ts"
import { readReturnDays, readShop, type ShopDefaults } from "../../shop-settings/readShop.ts"
import type { OrderSettings } from "../OrderSettings.ts"
import { readOldOrders } from "../readOldOrders.ts"
import { readOldReturns } from "./readOldReturns.ts"

type Request = (typeof requestOldReturn)["variables"]["Type"]
type Answer = (typeof requestOldReturn)["result"]["Encoded"]["requestOldReturn"]
export type OldReturnSettings = Pick<OrderSettings, "publicOrigin" | "staffMail"> & ShopDefaults

/** The pieces of an order that the customer wants to return. */
export interface WantedReturn extends Pick<Request, "note" | "reason"> {
  readonly lines: ReadonlyArray<Pick<ReturnedLine, "ordinality" | "quantity">>
}

const ORDER_NOT_FOUND = "We couldn't find this order."
const TOO_MANY = "You can't return that many items from this order."

/**
 * Creates the resolver that requests a return of pieces of the visitor's order in the former software. It accepts either all given pieces
 * or none.
 */
export const createRequestOldReturnResolver =
  (database: Kysely<Tables>, settings: OldReturnSettings) =>
  async ({ oldOrderNumber, webUserGuid, ...wanted }: Request): Promise<Answer> => {
    const message = await database.transaction().execute(async (transaction) => {
      const order = await lockOldOrder(transaction, oldOrderNumber)
      if (order === undefined || order.web_user_guid !== webUserGuid) return ORDER_NOT_FOUND
      const saved = await saveOldReturn(transaction, settings, order, wanted)
      if (typeof saved === "string") return saved
      await notifyShop(transaction, settings, {
        title: `New return for old order ${oldOrderNumber}`,
        lines: [saved.lines, ...(wanted.note === null ? [] : [wanted.note])],
        path: `${STAFF_ORDERS_HREF}${formatOrderQuery({ text: oldOrderNumber })}`
      })
      return null
    })
    if (message !== null) return { order: null, message }
    const { orders } = await readOldOrders(database, webUserGuid, oldOrderNumber)
    return { order: orders[0] ?? null, message }
  }

/** Locks an order of the former software; undefined if there is none. */
export const lockOldOrder = (transaction: Kysely<Tables>, orderNumber: string) =>
  transaction.selectFrom("old_order").selectAll().where("order_number", "=", orderNumber).forUpdate().executeTakeFirst()

export type LockedOldOrder = NonNullable<Awaited<ReturnType<typeof lockOldOrder>>>

/**
 * Stores a return of a locked order and notifies the customer.
 *
 * @returns The items as text with the number of the return; or the reason, as text, why nothing was stored.
 */
export const saveOldReturn = async (
  transaction: Kysely<Tables>,
  settings: OldReturnSettings,
  order: LockedOldOrder,
  { lines, note, reason }: WantedReturn
): Promise<string | { readonly lines: string; readonly returnId: number }> => {
  const { head, order_number: orderNumber } = order
  const days = await readReturnDays(transaction)
  const deadline = getOldReturnDeadline({ status: head.status, placedAt: order.placed_at.getTime() }, days)
  if (deadline === null) return "Nothing in this order has shipped."
  if (deadline <= Date.now()) return `The time to return parts of this order is over: ${days} days after delivery.`
  const earlier = (await readOldReturns(transaction, [orderNumber])).get(orderNumber) ?? []
  const returns = earlier.map(({ lines: back, state }) => ({ lines: back, state }))
  const wanted = mergeLines(lines)
  for (const { ordinality, quantity } of wanted) {
    const line = order.lines[ordinality - 1]
    if (line === undefined || quantity > getOldReturnable({ ordinality, quantity: line.quantity }, returns)) return TOO_MANY
  }
  const stored = wanted.map((line) => ({ ...line, received: null, outcome: null }))
  const { return_id: returnId } = await transaction
    .insertInto("old_return")
    .values({ order_number: orderNumber, reason, note, lines: JSON.stringify(stored) })
    .returning("return_id")
    .executeTakeFirstOrThrow()
  const items = [
    ...wanted.map(({ ordinality, quantity }) => `${quantity} x ${order.lines[ordinality - 1]?.title ?? ""}`),
    `Reason: ${returnReasonText[reason]}`
  ].join("\n")
  const { brandName, contactAddress: to } = await readShop(transaction, settings)
  await notifyOldReturn(transaction, settings, order, {
    returnId,
    title: "was requested",
    paragraphs: [
      `Items to return:\n${items}`,
      `Write the order number on the box and send it to:\n${brandName} Returns\n${to.street}\n${to.city}, ${to.state} ${to.zip}`,
      "When it arrives, we'll email you what we received and your refund amount."
    ]
  })
  return { lines: items, returnId }
}

const mergeLines = (lines: WantedReturn["lines"]): WantedReturn["lines"] =>
  [...Map.groupBy(lines, ({ ordinality }) => ordinality)].map(([ordinality, some]) => ({
    ordinality,
    quantity: some.reduce((sum, { quantity }) => sum + quantity, 0) as ReturnedLine["quantity"]
  }))

interface OldReturnNews {
  readonly returnId: number
  /** Text after 'Your return of order RLA-10410'. */
  readonly title: string
  readonly paragraphs: ReadonlyArray<string>
}

/** Notifies the customer of a status change by mail, and in the shop if the order belongs to a visitor. */
export const notifyOldReturn = async (
  transaction: Kysely<Tables>,
  { brandName, publicOrigin }: Pick<OldReturnSettings, "brandName" | "publicOrigin">,
  { email_key: email, order_number: orderNumber, web_user_guid: webUserGuid }: LockedOldOrder,
  { paragraphs, returnId, title }: OldReturnNews
): Promise<void> => {
  const subject = `Your return of order ${orderNumber} ${title}`
  if (webUserGuid !== null)
    await createNotification(transaction, webUserGuid as WebUserGuid, {
      topic: "order",
      title: subject,
      text: paragraphs.at(-1) ?? "",
      href: ORDERS_HREF,
      occasion: `old-return:${returnId}:${title}`,
      collapseKey: `old-order:${orderNumber}`
    })
  if (email === "") return
  const link = webUserGuid === null ? [] : [`See your orders:\n${publicOrigin}${ORDERS_HREF}`]
  await queueCustomerMail(
    transaction,
    { brandName },
    { recipient: email, title: subject, paragraphs: [`${subject}.`, ...paragraphs, ...link] }
  )
}
