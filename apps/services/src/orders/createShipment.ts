import { type Carrier, getOpenQuantity, validatePick, type PickedQuantity } from "@camber/domain/order"
import { canShip } from "@camber/domain/payment"
import { type Kysely, sql } from "kysely"
import { jsonArrayFrom } from "kysely/helpers/postgres"
import type { Tables } from "../database/tables.ts"
import { creditPoints } from "../rewards/adjustPoints.ts"
import { computeRemainingPoints } from "./creditReturnedItems.ts"
import { recordOrderEvent } from "./recordOrderEvent.ts"
import { notifyShipment } from "./notifyShipment.ts"
import { readOrderLines, type OrderLineRow } from "./orderLines.ts"
import type { OrderSettings } from "./OrderSettings.ts"
import type { OrderActorRef, LockedOrder } from "./lockOrder.ts"

/** Items of an order that ship in one package. */
export interface ShipmentInput {
  readonly carrier: Carrier
  readonly trackingNumber: string | null
  /** Quantities to ship; `rest` means all items that are not shipped yet. */
  readonly lines: ReadonlyArray<PickedQuantity> | "rest"
  readonly by: OrderActorRef
}

const SHIPMENT_REJECTIONS = {
  canceled: "The order was canceled.",
  shipped: "All items were already shipped.",
  delivered: "All items were already delivered."
} as const

/**
 * Ships items of a locked order and notifies the customer. When the last items ship, the order's status becomes shipped and it earns its
 * points.
 *
 * @returns Null, or the reason for staff why nothing was shipped.
 */
export const createShipment = async (
  transaction: Kysely<Tables>,
  settings: Pick<OrderSettings, "brandName" | "publicOrigin">,
  order: LockedOrder,
  { by, carrier, lines: wanted, trackingNumber }: ShipmentInput
): Promise<string | null> => {
  const { order_number: orderNumber, status, web_user_guid: webUserGuid } = order
  if (status !== "placed") return SHIPMENT_REJECTIONS[status]
  if (!canShip(order.payment_state)) return "This order isn't paid yet. Don't ship until it's paid."
  const before = await readOrderLines(transaction, orderNumber)
  const picked = wanted === "rest" ? pickRest(before) : wanted
  const problem = validatePick(before, picked)
  if (problem !== null) return problem
  await insertShipment(transaction, orderNumber, { carrier, trackingNumber, lines: picked })
  const after = await readOrderLines(transaction, orderNumber)
  const isAll = after.every((line) => getOpenQuantity(line) === 0)
  await transaction
    .updateTable("customer_order")
    .set({ tracking_number: trackingNumber, ...(isAll && { status: "shipped", shipped_at: sql`now()` }) })
    .where("order_number", "=", orderNumber)
    .execute()
  const detail = { carrier, trackingNumber, lines: picked, before: status, after: isAll ? "shipped" : "partlyShipped" }
  await recordOrderEvent(transaction, { ...by, orderNumber, what: isAll ? "shipped" : "partlyShipped", detail })
  if (isAll) await creditPoints(transaction, { webUserGuid, points: computeRemainingPoints(order, after), reason: "order", orderNumber })
  await notifyShipment(transaction, settings, { order, carrier, trackingNumber, lines: after, picked, isAll })
  return null
}

const pickRest = (lines: ReadonlyArray<OrderLineRow>): ReadonlyArray<PickedQuantity> =>
  lines.flatMap((line) => (getOpenQuantity(line) > 0 ? [{ ordinality: line.ordinality, quantity: getOpenQuantity(line) }] : []))

const insertShipment = async (
  transaction: Kysely<Tables>,
  orderNumber: string,
  {
    carrier,
    lines,
    trackingNumber
  }: { readonly carrier: Carrier; readonly trackingNumber: string | null; readonly lines: ReadonlyArray<PickedQuantity> }
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

/** Reads an order's shipments with their lines, oldest first. */
export const readShipments = (database: Kysely<Tables>, orderNumber: string) =>
  database
    .selectFrom("shipment")
    .select((parcel) => [
      "shipment_id",
      "carrier",
      "tracking_number",
      "shipped_at",
      "delivered_at",
      jsonArrayFrom(
        parcel
          .selectFrom("shipment_line")
          .select(["ordinality", "quantity"])
          .whereRef("shipment_line.shipment_id", "=", "shipment.shipment_id")
          .orderBy("ordinality")
      ).as("lines")
    ])
    .where("order_number", "=", orderNumber)
    .orderBy("shipment_id")
    .execute()
