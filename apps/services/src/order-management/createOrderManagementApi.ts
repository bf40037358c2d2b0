import {
  cancelOrder,
  cancelPieces,
  closeReturn,
  deliverShipment,
  deskOrder,
  deskOrders,
  deskReturns,
  EXPORT_PATH,
  noteOrder,
  receiveReturn,
  refuseReturn,
  repeatRefund,
  settleRefund,
  shipPieces,
  PACKING_SLIP_PATH,
  type ManagedReturn,
  MAX_NOTES_PER_ORDER,
  type NewNote
} from "@camber/domain/order-management"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"
import { type ApiHandler, restrictMethods } from "../http/restHandlers.ts"
import { cancelLockedOrder } from "../orders/advanceOrder.ts"
import { cancelItems as cancelPiecesOf } from "../orders/cancelItems.ts"
import { markShipmentDelivered } from "../orders/markShipmentDelivered.ts"
import type { OrderSettings } from "../orders/OrderSettings.ts"
import { retryRefunds } from "../orders/retryRefunds.ts"
import { createShipment } from "../orders/createShipment.ts"
import { processReturn } from "../orders/processReturn.ts"
import { recordManualRefund } from "../payment/recordManualRefund.ts"
import type { ImageUrls } from "../schema/pictures.ts"
import { createStaffRoute, createPostRoute, createReadRoute } from "../staff/requireStaff.ts"
import { createOrderChangeHandler } from "./createOrderChangeHandler.ts"
import { exportOrders } from "./exportOrders.ts"
import { findOrders } from "./findOrders.ts"
import { readManagedOrder, toWireReturn } from "./readManagedOrder.ts"
import { createPackingSlipHandler } from "./createPackingSlipHandler.ts"
import { readReturns } from "../orders/readOrderReturns.ts"
import type { OrderActorRef, LockedOrder } from "../orders/lockOrder.ts"

/** Creates the handler that stores a staff note on an order, at most 100 per order. */
const createAddNoteHandler =
  ({ text }: NewNote) =>
  async (transaction: Kysely<Tables>, { order_number }: LockedOrder, { accountId }: OrderActorRef): Promise<string | null> => {
    const { notes } = await transaction
      .selectFrom("order_note")
      .select(sql<number>`count(*)::int`.as("notes"))
      .where("order_number", "=", order_number)
      .executeTakeFirstOrThrow()
    if (notes >= MAX_NOTES_PER_ORDER) return `An order can have at most ${MAX_NOTES_PER_ORDER} notes.`
    await transaction
      .insertInto("order_note")
      .values({ order_number, account_id: accountId ?? "", text })
      .execute()
    return null
  }

/** Reads the returns that staff must receive or close, oldest first. */
const readOpenReturns = async (database: Kysely<Tables>): Promise<ReadonlyArray<typeof ManagedReturn.Encoded>> => {
  const rows = await readReturns(database).where("state", "in", ["requested", "received"]).limit(200).execute()
  return rows.map(toWireReturn)
}

/**
 * Creates the order management handlers under /api/staff/desk, by path. If a user's role lacks the right for a call, its path returns 404.
 */
export const createOrderManagementApi = (
  database: Kysely<Tables>,
  imageUrls: ImageUrls,
  settings: Pick<OrderSettings, "brandName" | "publicOrigin">
): ReadonlyArray<readonly [path: string, call: ApiHandler]> => {
  const change = createOrderChangeHandler(database, imageUrls)
  return [
    createPostRoute(deskOrders, (query) => findOrders(database, query)),
    createPostRoute(deskOrder, async ({ orderNumber }) => ({ order: await readManagedOrder(database, imageUrls, orderNumber) })),
    createReadRoute(deskReturns, () => readOpenReturns(database)),
    createStaffRoute(EXPORT_PATH, restrictMethods(["GET"], exportOrders(database))),
    createStaffRoute(PACKING_SLIP_PATH, restrictMethods(["GET", "HEAD"], createPackingSlipHandler(database, imageUrls, settings))),
    createPostRoute(noteOrder, change("order noted", createAddNoteHandler)),
    createPostRoute(
      shipPieces,
      change(
        "shipment sent",
        ({ carrier, lines, trackingNumber }) =>
          (transaction, order, by) =>
            createShipment(transaction, settings, order, { carrier, trackingNumber, lines, by })
      )
    ),
    createPostRoute(
      deliverShipment,
      change(
        "shipment delivered",
        ({ shipmentId }) =>
          (transaction, order, by) =>
            markShipmentDelivered(transaction, settings, order, { shipmentId, by })
      )
    ),
    createPostRoute(
      cancelPieces,
      change(
        "pieces canceled",
        ({ lines }) =>
          (transaction, order, by) =>
            cancelPiecesOf(transaction, settings, order, { picked: lines, by })
      )
    ),
    createPostRoute(
      cancelOrder,
      change("order canceled", () => (transaction, order, by) => cancelLockedOrder(transaction, settings, order, by))
    ),
    createPostRoute(
      receiveReturn,
      change(
        "return received",
        ({ lines, returnId }) =>
          (transaction, order, by) =>
            processReturn(transaction, settings, order, { returnId, by, to: "received", lines })
      )
    ),
    createPostRoute(
      refuseReturn,
      change(
        "return refused",
        ({ returnId, why }) =>
          (transaction, order, by) =>
            processReturn(transaction, settings, order, { returnId, by, to: "refused", why })
      )
    ),
    createPostRoute(
      closeReturn,
      change(
        "return closed",
        ({ returnId }) =>
          (transaction, order, by) =>
            processReturn(transaction, settings, order, { returnId, by, to: "closed" })
      )
    ),
    createPostRoute(
      repeatRefund,
      change(
        "refund sent again",
        ({ cents }) =>
          (transaction, order, by) =>
            retryRefunds(transaction, order, { cents, by })
      )
    ),
    createPostRoute(
      settleRefund,
      change(
        "refund settled otherwise",
        ({ cents, note }) =>
          (transaction, order, by) =>
            recordManualRefund(transaction, settings, order, { cents, note, by })
      )
    )
  ]
}
