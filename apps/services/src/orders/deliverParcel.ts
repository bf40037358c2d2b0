import { statusByPieces } from "@camber/domain/order"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"
import { endOrder } from "./advanceOrder.ts"
import { noteOrderEvent } from "./noteOrderEvent.ts"
import { linesOf } from "./orderPieces.ts"
import type { OrderSettings } from "./OrderSettings.ts"
import type { ChangedBy, OrderToChange } from "./orderToChange.ts"
import { parcelsOf } from "./parcelsOf.ts"

/**
 * Notes that a parcel of an order that is being changed has come; with the last one all of it has, and the customer is told. Answers in the words
 * of the desk why nothing was noted, or null.
 */
export const deliverParcel = async (
  transaction: Kysely<Tables>,
  settings: Pick<OrderSettings, "brandName" | "publicOrigin">,
  order: OrderToChange,
  { by, shipmentId }: { readonly shipmentId: number; readonly by: ChangedBy }
): Promise<string | null> => {
  const orderNumber = order.order_number
  const { numUpdatedRows } = await transaction
    .updateTable("shipment")
    .set({ delivered_at: sql`now()` })
    .where("shipment_id", "=", shipmentId)
    .where("order_number", "=", orderNumber)
    .where("delivered_at", "is", null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return "The order has no such parcel on its way."
  await noteOrderEvent(transaction, { ...by, orderNumber, what: "parcelDelivered", detail: { shipmentId } })
  const parcels = (await parcelsOf(transaction, orderNumber)).map(({ delivered_at }) => ({ deliveredAt: delivered_at }))
  const isAll = statusByPieces(await linesOf(transaction, orderNumber), parcels) === "delivered"
  if (isAll) await endOrder(transaction, settings, order, { to: "delivered", by })
  return null
}
