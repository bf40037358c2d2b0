import {
  canReturn,
  canReturnCores,
  formatFreeReturn,
  type requestReturn,
  getReturnableCoreQuantity,
  getReturnableQuantity,
  returnReasonText,
  type ReturnKind
} from "@camber/domain/order"
import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"
import type { CallerContext } from "../http/CallerContext.ts"
import { notifyShop } from "../mail/queueMail.ts"
import type { ResolverContext } from "../schema/ResolverContext.ts"
import { readReturnDays } from "../shop-settings/readShop.ts"
import { createFindOrderResolver } from "./findOrder.ts"
import { recordOrderEvent } from "./recordOrderEvent.ts"
import { notifyReturn, formatReturnedItem } from "./notifyReturn.ts"
import { readOrderLines } from "./orderLines.ts"
import type { OrderSettings } from "./OrderSettings.ts"
import { type OrderClaim, selectClaimedOrder, readOrder } from "./readOrders.ts"
import { readOrderReturns } from "./readOrderReturns.ts"
import { createFitReports } from "./createFitReports.ts"

type Request = (typeof requestReturn)["variables"]["Type"]
type Answer = (typeof requestReturn)["result"]["Encoded"]["requestReturn"]

type Settings = Pick<OrderSettings, "brandName" | "coreReturnDays" | "publicOrigin" | "staffMail">

const ORDER_NOT_FOUND = "We couldn't find this order."
const formatDeadline = (days: number): string => `You can request a return once an order ships, until ${days} days after delivery.`
const formatCoreDeadline = (days: number): string => `You can send old parts back until ${days} days after delivery.`
const TOO_MANY = "You can't return that many items from this order."

/** Creates the resolver that requests a return of all given items or none. */
export const createRequestReturnResolver =
  (store: Pick<ResolverContext, "database" | "imageUrls">, settings: Settings) =>
  async (request: Request, caller: Pick<CallerContext, "client">): Promise<Answer> => {
    const { email, orderNumber, webUserGuid } = request
    // If the claim is an email address, the guess limit of the order lookup applies.
    const lookup = email === null ? null : await createFindOrderResolver(store)({ orderNumber, email }, caller)
    if (lookup?.order === null) return lookup
    const claim: OrderClaim = email === null ? { webUserGuid } : { email }
    const message = await store.database.transaction().execute((transaction) => saveReturn(transaction, request, claim, settings))
    return message === null
      ? { order: await readOrder(store.database, store.imageUrls, orderNumber, claim), message }
      : { order: null, message }
  }

/** Returns null if the return was stored, otherwise the reason. */
const saveReturn = async (
  transaction: Kysely<Tables>,
  { lines, note, orderNumber, reason }: Request,
  claim: OrderClaim,
  settings: Settings
): Promise<string | null> => {
  const { coreReturnDays } = settings
  const order = await selectClaimedOrder(transaction, orderNumber, claim)
    .select(["order_number", "web_user_guid", "email", "status", "shipped_at", "delivered_at", "return_days"])
    .forUpdate()
    .executeTakeFirst()
  if (order === undefined) return ORDER_NOT_FOUND
  const sent = {
    status: order.status,
    shippedAt: order.shipped_at?.getTime() ?? null,
    deliveredAt: order.delivered_at?.getTime() ?? null
  }
  const ordered = await readOrderLines(transaction, orderNumber)
  const [whole, now] = [{ ...sent, lines: ordered }, Date.now()]
  const wanted = mergeLines(lines)
  const returnDays = order.return_days ?? (await readReturnDays(transaction))
  if (wanted.some(({ kind }) => kind === "goods") && !canReturn(whole, returnDays, now)) return formatDeadline(returnDays)
  if (wanted.some(({ kind }) => kind === "core") && !canReturnCores(whole, coreReturnDays, now)) return formatCoreDeadline(coreReturnDays)
  for (const { kind, ordinality, quantity } of wanted) {
    const line = ordered.find((candidate) => candidate.ordinality === ordinality)
    if (line === undefined) return TOO_MANY
    const pieces = { coreCharge: line.core_cents, coresReturned: line.cores_returned, shipped: line.shipped }
    // Returning a whole part includes its core, so both count together.
    const goods = wanted.find((other) => other.ordinality === ordinality && other.kind === "goods")?.quantity ?? 0
    const most = kind === "goods" ? getReturnableQuantity(line) : getReturnableCoreQuantity({ ...pieces, returned: line.returned + goods })
    if (quantity > most) return TOO_MANY
  }
  const returnId = await insertReturn(transaction, orderNumber, wanted, { reason, note })
  const ordinalities = wanted.flatMap(({ kind, ordinality }) => (kind === "goods" ? [ordinality] : []))
  if (reason === "does-not-fit" && ordinalities.length > 0) await createFitReports(transaction, { orderNumber, ordinalities, returnId })
  await confirmReturn(transaction, settings, order, returnId)
  return null
}

/** Next steps after a return request. */
const NEXT_STEPS =
  "Print the label from your order page and put it on the box. Use any carrier. When it arrives, we'll email you what we received and your refund amount."

/** Sends the customer a mail with the items, the reason and the next steps. */
const confirmReturn = async (
  transaction: Kysely<Tables>,
  settings: Settings,
  order: Parameters<typeof notifyReturn>[2],
  returnId: number
): Promise<void> => {
  const back = (await readOrderReturns(transaction, order.order_number)).find((candidate) => candidate.return_id === returnId)
  if (back === undefined) throw new Error(`Return ${returnId} not found right after insert`)
  const lines = back.lines.map(({ added_for, kind, ordinality }) => ({ addedFor: added_for, kind, ordinality }))
  await notifyShop(transaction, settings, {
    title: `New return for order ${order.order_number}`,
    lines: [
      [...back.lines.map((line) => formatReturnedItem(String(line.quantity), line)), `Reason: ${returnReasonText[back.reason]}`].join("\n"),
      ...(back.note ? [back.note] : [])
    ],
    path: `/staff/orders/${order.order_number}`
  })
  const free = formatFreeReturn(lines, { reason: back.reason, lines })
  await notifyReturn(transaction, settings, order, {
    returnId,
    title: "was requested",
    lines: [
      "Items to return:",
      ...back.lines.map((line) => formatReturnedItem(String(line.quantity), line)),
      `Reason: ${returnReasonText[back.reason]}`
    ].join("\n"),
    words: [...(free === null ? [] : [free]), NEXT_STEPS].join(" ")
  })
}

/** Merges lines with the same number and kind. */
const mergeLines = (lines: Request["lines"]): ReadonlyArray<ReturnedLine> => {
  const sums = new Map<string, ReturnedLine>()
  for (const { kind, ordinality, quantity } of lines) {
    const key = `${ordinality} ${kind}`
    sums.set(key, { ordinality, kind, quantity: quantity + (sums.get(key)?.quantity ?? 0) })
  }
  return [...sums.values()]
}

interface ReturnedLine {
  readonly ordinality: number
  readonly kind: ReturnKind
  readonly quantity: number
}

const insertReturn = async (
  transaction: Kysely<Tables>,
  orderNumber: string,
  wanted: ReadonlyArray<ReturnedLine>,
  why: Pick<Request, "reason" | "note">
): Promise<number> => {
  const { return_id } = await transaction
    .insertInto("return_case")
    .values({ order_number: orderNumber, ...why, refused_why: null })
    .returning("return_id")
    .executeTakeFirstOrThrow()
  await transaction
    .insertInto("return_line")
    .values(wanted.map((line) => ({ return_id, ...line, received: null, outcome: null })))
    .execute()
  await recordOrderEvent(transaction, {
    orderNumber,
    actor: "customer",
    what: "returnRequested",
    detail: { returnId: return_id, reason: why.reason, lines: wanted }
  })
  return return_id
}
