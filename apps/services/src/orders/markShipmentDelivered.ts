import { deriveOrderStatus } from "@camber/domain/order"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"
import { finishOrder } from "./advanceOrder.ts"
import { recordOrderEvent } from "./recordOrderEvent.ts"
import { readOrderLines } from "./orderLines.ts"
import type { OrderSettings } from "./OrderSettings.ts"
import type { OrderActorRef, LockedOrder } from "./lockOrder.ts"
import { readShipments } from "./createShipment.ts"

/**
 * Marks a shipment of a locked order as delivered. With the last shipment, the order's status becomes delivered and the customer is
 * notified.
 *
 * @returns Null, or the reason for staff why nothing changed.
 */
export const markShipmentDelivered = async (
  transaction: Kysely<Tables>,
  settings: Pick<OrderSettings, "brandName" | "publicOrigin">,
  order: LockedOrder,
  { by, shipmentId }: { readonly shipmentId: number; readonly by: OrderActorRef }
): Promise<string | null> => {
  const orderNumber = order.order_number
  const { numUpdatedRows } = await transaction
    .updateTable("shipment")
    .set({ delivered_at: sql`now()` })
    .where("shipment_id", "=", shipmentId)
    .where("order_number", "=", orderNumber)
    .where("delivered_at", "is", null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return "This order has no such package in transit."
  await recordOrderEvent(transaction, { ...by, orderNumber, what: "parcelDelivered", detail: { shipmentId } })
  const parcels = (await readShipments(transaction, orderNumber)).map(({ delivered_at }) => ({ deliveredAt: delivered_at }))
  const isAll = deriveOrderStatus(await readOrderLines(transaction, orderNumber), parcels) === "delivered"
  if (isAll) await finishOrder(transaction, settings, order, { to: "delivered", by })
  return null
}
