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

/** Creates the order management handlers under /api/staff/desk, by path. For non-staff users they do not exist. */
export const createOrderManagementApi = (
  database: Kysely<Tables>,
  imageUrls: ImageUrls,
  settings: Pick<OrderSettings, "brandName" | "publicOrigin">
): ReadonlyArray<readonly [path: string, call: ApiHandler]> => {
  const change = createOrderChangeHandler(database, imageUrls)
  return [
    createReadRoute(deskOrders, (query) => findOrders(database, query)),
    createReadRoute(deskOrder, async ({ orderNumber }) => ({ order: await readManagedOrder(database, imageUrls, orderNumber) })),
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
    [PACKING_SLIP_PATH, requireStaff(restrictMethods(["GET", "HEAD"], createPackingSlipHandler(database, imageUrls, settings)))],
    createChangeRoute(noteOrder, change("order noted", createAddNoteHandler)),
    createChangeRoute(
      shipPieces,
      change(
        "shipment sent",
        ({ carrier, lines, trackingNumber }) =>
          (transaction, order, by) =>
            createShipment(transaction, settings, order, { carrier, trackingNumber, lines, by })
      )
    ),
    createChangeRoute(
      deliverShipment,
      change(
        "shipment delivered",
        ({ shipmentId }) =>
          (transaction, order, by) =>
            markShipmentDelivered(transaction, settings, order, { shipmentId, by })
      )
    ),
    createChangeRoute(
      cancelPieces,
      change(
        "pieces canceled",
        ({ lines }) =>
          (transaction, order, by) =>
            cancelPiecesOf(transaction, settings, order, { picked: lines, by })
      )
    ),
    createChangeRoute(
      cancelOrder,
      change("order canceled", () => (transaction, order, by) => cancelLockedOrder(transaction, settings, order, by))
    ),
    createChangeRoute(
      receiveReturn,
      change(
        "return received",
        ({ lines, returnId }) =>
          (transaction, order, by) =>
            processReturn(transaction, settings, order, { returnId, by, to: "received", lines })
      )
    ),
    createChangeRoute(
      refuseReturn,
      change(
        "return refused",
        ({ returnId, why }) =>
          (transaction, order, by) =>
            processReturn(transaction, settings, order, { returnId, by, to: "refused", why })
      )
    ),
    createChangeRoute(
      closeReturn,
      change(
        "return closed",
        ({ returnId }) =>
          (transaction, order, by) =>
            processReturn(transaction, settings, order, { returnId, by, to: "closed" })
      )
    ),
    createChangeRoute(
      repeatRefund,
      change(
        "refund sent again",
        ({ cents }) =>
          (transaction, order, by) =>
            retryRefunds(transaction, order, { cents, by })
      )
    ),
    createChangeRoute(
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

const createReadRoute = <Body, Result>(
  call: { readonly path: string; readonly body: Schema.Codec<Body, unknown>; readonly result: { readonly Encoded: Result } },
  answer: (body: Body) => Promise<Result>
) => [call.path, requireStaff(restrictMethods(["POST"], createRestHandler(call, answer)))] as const

const createChangeRoute = <Body>(
  call: {
    readonly path: string
    readonly body: Schema.Codec<Body, unknown>
    readonly result: { readonly Encoded: typeof OrderChangeResult.Encoded }
  },
  change: (body: Body, visit: StaffVisit) => Promise<typeof OrderChangeResult.Encoded>
) => [call.path, requireStaff(restrictMethods(["POST"], createRestHandler(call, change)))] as const
