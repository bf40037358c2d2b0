import { type Carrier, openPieces, pickProblem, type PickedPieces } from "@camber/domain/order"
import { mayShip } from "@camber/domain/payment"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"
import { creditPoints } from "../rewards/creditPoints.ts"
import { pointsLeft } from "./creditPieces.ts"
import { noteOrderEvent } from "./noteOrderEvent.ts"
import { notifyParcel } from "./notifyParcel.ts"
import { linesOf, type OrderLineRow } from "./orderPieces.ts"
import type { OrderSettings } from "./OrderSettings.ts"
import type { ChangedBy, OrderToChange } from "./orderToChange.ts"

/** Pieces of an order that leave in one parcel. */
export interface NewParcel {
  readonly carrier: Carrier
  readonly trackingNumber: string | null
  /** `rest`: all that is still open. */
  readonly lines: ReadonlyArray<PickedPieces> | "rest"
  readonly by: ChangedBy
}

const notToBeSent = {
  canceled: "The order was canceled.",
  shipped: "All of it was shipped.",
  delivered: "All of it was delivered."
} as const

/**
 * Sends pieces of an order that is being changed and tells its customer; with the last of them the order is shipped and earns its points.
 * Answers in the words of the desk why nothing was sent, or null.
 */
export const sendPieces = async (
  transaction: Kysely<Tables>,
  settings: Pick<OrderSettings, "brandName" | "publicOrigin">,
  order: OrderToChange,
  { by, carrier, lines: wanted, trackingNumber }: NewParcel
): Promise<string | null> => {
  const { order_number: orderNumber, status, web_user_guid: webUserGuid } = order
  if (status !== "placed") return notToBeSent[status]
  if (!mayShip(order.payment_state)) return "The order is not paid yet: nothing of it may be shipped."
  const before = await linesOf(transaction, orderNumber)
  const picked = wanted === "rest" ? restOf(before) : wanted
  const problem = pickProblem(before, picked)
  if (problem !== null) return problem
  await writeParcel(transaction, orderNumber, { carrier, trackingNumber, lines: picked })
  const after = await linesOf(transaction, orderNumber)
  const isAll = after.every((line) => openPieces(line) === 0)
  await transaction
    .updateTable("customer_order")
    .set({ tracking_number: trackingNumber, ...(isAll && { status: "shipped", shipped_at: sql`now()` }) })
    .where("order_number", "=", orderNumber)
    .execute()
  const detail = { carrier, trackingNumber, lines: picked, before: status, after: isAll ? "shipped" : "partlyShipped" }
  await noteOrderEvent(transaction, { ...by, orderNumber, what: isAll ? "shipped" : "partlyShipped", detail })
  if (isAll) await creditPoints(transaction, { webUserGuid, points: pointsLeft(order, after), reason: "order", orderNumber })
  await notifyParcel(transaction, settings, { order, carrier, trackingNumber, lines: after, picked, isAll })
  return null
}

const restOf = (lines: ReadonlyArray<OrderLineRow>): ReadonlyArray<PickedPieces> =>
  lines.flatMap((line) => (openPieces(line) > 0 ? [{ ordinality: line.ordinality, quantity: openPieces(line) }] : []))

const writeParcel = async (
  transaction: Kysely<Tables>,
  orderNumber: string,
  {
    carrier,
    lines,
    trackingNumber
  }: { readonly carrier: Carrier; readonly trackingNumber: string | null; readonly lines: ReadonlyArray<PickedPieces> }
): Promise<void> => {
  const { shipment_id } = await transaction
    .insertInto("shipment")
    .values({ order_number: orderNumber, carrier, tracking_number: trackingNumber })
    .returning("shipment_id")
    .executeTakeFirstOrThrow()
  await transaction
    .insertInto("shipment_line")
    .values(lines.map(({ ordinality, quantity }) => ({ shipment_id, ordinality, quantity })))
    .execute()
}
