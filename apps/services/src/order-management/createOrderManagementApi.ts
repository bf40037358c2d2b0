import {
  cancelOrder,
  cancelPieces,
  closeReturn,
  type OrderChangeResult,
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
  PACKING_SLIP_PATH
} from "@camber/domain/order-management"
import type { Schema } from "effect"
import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"
import { restrictMethods, createRestReadHandler, createRestHandler, type ApiHandler } from "../http/restHandlers.ts"
import { cancelLockedOrder } from "../orders/advanceOrder.ts"
import { cancelItems as cancelPiecesOf } from "../orders/cancelItems.ts"
import { markShipmentDelivered } from "../orders/markShipmentDelivered.ts"
import type { OrderSettings } from "../orders/OrderSettings.ts"
import { retryRefunds } from "../orders/retryRefunds.ts"
import { createShipment } from "../orders/createShipment.ts"
import { processReturn } from "../orders/processReturn.ts"
import { recordManualRefund } from "../payment/recordManualRefund.ts"
import type { ImageUrls } from "../schema/pictures.ts"
import { requireStaff, type StaffVisit } from "../staff/requireStaff.ts"
import { createOrderChangeHandler } from "./createOrderChangeHandler.ts"
import { exportOrders } from "./exportOrders.ts"
import { findOrders } from "./findOrders.ts"
import { createAddNoteHandler } from "./createAddNoteHandler.ts"
import { readManagedOrder } from "./readManagedOrder.ts"
import { createPackingSlipHandler } from "./createPackingSlipHandler.ts"
import { readOpenReturns } from "./readOpenReturns.ts"

/** What the order desk answers under /api/staff/desk, by path. To everybody but staff none of it is there. */
export const createOrderManagementApi = (
  database: Kysely<Tables>,
  pictures: ImageUrls,
  settings: Pick<OrderSettings, "brandName" | "publicOrigin">
): ReadonlyArray<readonly [path: string, call: ApiHandler]> => {
  const change = createOrderChangeHandler(database, pictures)
  return [
    reading(deskOrders, (query) => findOrders(database, query)),
    reading(deskOrder, async ({ orderNumber }) => ({ order: await readManagedOrder(database, pictures, orderNumber) })),
    [
      deskReturns.path,
      requireStaff(
        restrictMethods(
          ["GET", "HEAD"],
          createRestReadHandler(deskReturns, () => readOpenReturns(database))
        )
      )
    ],
    [EXPORT_PATH, requireStaff(restrictMethods(["GET"], exportOrders(database)))],
    [PACKING_SLIP_PATH, requireStaff(restrictMethods(["GET", "HEAD"], createPackingSlipHandler(database, pictures, settings)))],
    writing(noteOrder, change("order noted", createAddNoteHandler)),
    writing(
      shipPieces,
      change(
        "shipment sent",
        ({ carrier, lines, trackingNumber }) =>
          (transaction, order, by) =>
            createShipment(transaction, settings, order, { carrier, trackingNumber, lines, by })
      )
    ),
    writing(
      deliverShipment,
      change(
        "shipment delivered",
        ({ shipmentId }) =>
          (transaction, order, by) =>
            markShipmentDelivered(transaction, settings, order, { shipmentId, by })
      )
    ),
    writing(
      cancelPieces,
      change(
        "pieces canceled",
        ({ lines }) =>
          (transaction, order, by) =>
            cancelPiecesOf(transaction, settings, order, { picked: lines, by })
      )
    ),
    writing(
      cancelOrder,
      change("order canceled", () => (transaction, order, by) => cancelLockedOrder(transaction, settings, order, by))
    ),
    writing(
      receiveReturn,
      change(
        "return received",
        ({ lines, returnId }) =>
          (transaction, order, by) =>
            processReturn(transaction, settings, order, { returnId, by, to: "received", lines })
      )
    ),
    writing(
      refuseReturn,
      change(
        "return refused",
        ({ returnId, why }) =>
          (transaction, order, by) =>
            processReturn(transaction, settings, order, { returnId, by, to: "refused", why })
      )
    ),
    writing(
      closeReturn,
      change(
        "return closed",
        ({ returnId }) =>
          (transaction, order, by) =>
            processReturn(transaction, settings, order, { returnId, by, to: "closed" })
      )
    ),
    writing(
      repeatRefund,
      change(
        "refund sent again",
        ({ cents }) =>
          (transaction, order, by) =>
            retryRefunds(transaction, order, { cents, by })
      )
    ),
    writing(
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

const reading = <Body, Result>(
  call: { readonly path: string; readonly body: Schema.Codec<Body, unknown>; readonly result: { readonly Encoded: Result } },
  answer: (body: Body) => Promise<Result>
) => [call.path, requireStaff(restrictMethods(["POST"], createRestHandler(call, answer)))] as const

const writing = <Body>(
  call: {
    readonly path: string
    readonly body: Schema.Codec<Body, unknown>
    readonly result: { readonly Encoded: typeof OrderChangeResult.Encoded }
  },
  change: (body: Body, visit: StaffVisit) => Promise<typeof OrderChangeResult.Encoded>
) => [call.path, requireStaff(restrictMethods(["POST"], createRestHandler(call, change)))] as const
