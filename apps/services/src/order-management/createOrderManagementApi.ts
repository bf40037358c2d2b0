import {
  cancelOrder,
  cancelPieces,
  closeReturn,
  type DeskChange,
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
  SLIP_PATH
} from "@camber/domain/order-management"
import type { Schema } from "effect"
import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"
import { answeringOnly, answeringRead, answeringRest, type ApiCall } from "../http/answering.ts"
import { cancelWhole } from "../orders/advanceOrder.ts"
import { cancelPieces as cancelPiecesOf } from "../orders/cancelPieces.ts"
import { deliverParcel } from "../orders/deliverParcel.ts"
import type { OrderSettings } from "../orders/OrderSettings.ts"
import { sendAgain } from "../orders/sendAgain.ts"
import { sendPieces } from "../orders/sendPieces.ts"
import { settleReturn } from "../orders/settleReturn.ts"
import { settleOtherwise } from "../payment/settleOtherwise.ts"
import type { Pictures } from "../schema/pictures.ts"
import { forStaff, type StaffVisit } from "../staff/forStaff.ts"
import { changingOrder } from "./createOrderChangeHandler.ts"
import { exportOrders } from "./exportOrders.ts"
import { findOrders } from "./findOrders.ts"
import { noteOn } from "./createAddNoteHandler.ts"
import { readDeskOrder } from "./readManagedOrder.ts"
import { slipPage } from "./createPackingSlipHandler.ts"
import { waitingReturns } from "./readOpenReturns.ts"

/** What the order desk answers under /api/staff/desk, by path. To everybody but staff none of it is there. */
export const deskApi = (
  database: Kysely<Tables>,
  pictures: Pictures,
  settings: Pick<OrderSettings, "brandName" | "publicOrigin">
): ReadonlyArray<readonly [path: string, call: ApiCall]> => {
  const change = changingOrder(database, pictures)
  return [
    reading(deskOrders, (query) => findOrders(database, query)),
    reading(deskOrder, async ({ orderNumber }) => ({ order: await readDeskOrder(database, pictures, orderNumber) })),
    [
      deskReturns.path,
      forStaff(
        answeringOnly(
          ["GET", "HEAD"],
          answeringRead(deskReturns, () => waitingReturns(database))
        )
      )
    ],
    [EXPORT_PATH, forStaff(answeringOnly(["GET"], exportOrders(database)))],
    [SLIP_PATH, forStaff(answeringOnly(["GET", "HEAD"], slipPage(database, pictures, settings)))],
    writing(noteOrder, change("order noted", noteOn)),
    writing(
      shipPieces,
      change(
        "shipment sent",
        ({ carrier, lines, trackingNumber }) =>
          (transaction, order, by) =>
            sendPieces(transaction, settings, order, { carrier, trackingNumber, lines, by })
      )
    ),
    writing(
      deliverShipment,
      change(
        "shipment delivered",
        ({ shipmentId }) =>
          (transaction, order, by) =>
            deliverParcel(transaction, settings, order, { shipmentId, by })
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
      change("order canceled", () => (transaction, order, by) => cancelWhole(transaction, settings, order, by))
    ),
    writing(
      receiveReturn,
      change(
        "return received",
        ({ lines, returnId }) =>
          (transaction, order, by) =>
            settleReturn(transaction, settings, order, { returnId, by, to: "received", lines })
      )
    ),
    writing(
      refuseReturn,
      change(
        "return refused",
        ({ returnId, why }) =>
          (transaction, order, by) =>
            settleReturn(transaction, settings, order, { returnId, by, to: "refused", why })
      )
    ),
    writing(
      closeReturn,
      change(
        "return closed",
        ({ returnId }) =>
          (transaction, order, by) =>
            settleReturn(transaction, settings, order, { returnId, by, to: "closed" })
      )
    ),
    writing(
      repeatRefund,
      change(
        "refund sent again",
        ({ cents }) =>
          (transaction, order, by) =>
            sendAgain(transaction, order, { cents, by })
      )
    ),
    writing(
      settleRefund,
      change(
        "refund settled otherwise",
        ({ cents, note }) =>
          (transaction, order, by) =>
            settleOtherwise(transaction, settings, order, { cents, note, by })
      )
    )
  ]
}

const reading = <Body, Result>(
  call: { readonly path: string; readonly body: Schema.Codec<Body, unknown>; readonly result: { readonly Encoded: Result } },
  answer: (body: Body) => Promise<Result>
) => [call.path, forStaff(answeringOnly(["POST"], answeringRest(call, answer)))] as const

const writing = <Body>(
  call: {
    readonly path: string
    readonly body: Schema.Codec<Body, unknown>
    readonly result: { readonly Encoded: typeof DeskChange.Encoded }
  },
  change: (body: Body, visit: StaffVisit) => Promise<typeof DeskChange.Encoded>
) => [call.path, forStaff(answeringOnly(["POST"], answeringRest(call, change)))] as const
