import { Effect, Schema } from "effect"
import { Contact, ShippingMethod } from "../../buying/checkout/model.ts"
import { Verdict } from "../../vehicles/fitment/model.ts"
import { MAX_TRACKING_NUMBER_LENGTH } from "../../buying/order/carriers.ts"
import {
  Carrier,
  OldOrder,
  OrderStatus,
  ReturnedLine,
  ReturnKind,
  ReturnReason,
  ReturnState,
  ShippedPieces
} from "../../buying/order/model.ts"
import { ORDER_NUMBER } from "../../buying/order/rules.ts"
import { PaymentState, RefundState } from "../../buying/payment/model.ts"
import { orderViews, LAST_PAGE, MAX_QUERY_LENGTH, moneyFilters } from "./orderQuery.ts"
import { MAX_ORDER_NOTE_LENGTH, MAX_REFUSAL_LENGTH, MAX_MANUAL_REFUND_NOTE_LENGTH } from "./rules.ts"

/** ISO 8601, UTC. */
const moment = Schema.String
const count = Schema.Int.check(Schema.isGreaterThanOrEqualTo(0))
const words = (longest: number) => Schema.Trim.check(Schema.isMinLength(1), Schema.isMaxLength(longest))
const line = (longest: number) => Schema.NullOr(words(longest))
const day = Schema.NullOr(Schema.String.check(Schema.isPattern(/^\d{4}-\d\d-\d\d$/)))
const orderNumber = Schema.String.check(Schema.isPattern(ORDER_NUMBER))
const pieces = Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 999 }))

/** Schema of `OrderQuery` with limits. */
export const OrderQuerySchema = Schema.Struct({
  text: Schema.String.check(Schema.isMaxLength(MAX_QUERY_LENGTH)),
  view: Schema.Literals(orderViews),
  status: Schema.NullOr(OrderStatus),
  money: Schema.NullOr(Schema.Literals(moneyFilters)),
  from: day,
  to: day,
  page: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: LAST_PAGE }))
})

/** An order in the list. Amounts are in integer cents. */
export const ManagedOrderRow = Schema.Struct({
  orderNumber: Schema.String,
  placedAt: moment,
  status: OrderStatus,
  isPartlyShipped: Schema.Boolean,
  payment: PaymentState,
  name: Schema.String,
  email: Schema.String,
  /** City, region and postal code. */
  place: Schema.String,
  lines: count,
  /** Without canceled pieces. */
  pieces: count,
  /** Vehicle that the first line was added for; null if none. */
  car: Schema.NullOr(Schema.String),
  total: Schema.Int,
  /** Part of the total that is credited for canceled pieces and returns. */
  credited: count,
  /** Part of the total that was refunded. */
  refunded: count,
  /** Returns that staff must process. */
  returnsWaiting: count,
  /** A refund failed or was not accepted for a long time. */
  isRefundStuck: Schema.Boolean
})
export interface ManagedOrderRow extends Schema.Struct.Type<typeof ManagedOrderRow.fields> {}

/** An order of the shop's former software, with its customer's email address. */
export const FoundOldOrder = Schema.Struct({ email: Schema.String, order: OldOrder })
export interface FoundOldOrder extends Schema.Struct.Type<typeof FoundOldOrder.fields> {}

const oldOrderNumber = Schema.NonEmptyString.check(Schema.isMaxLength(60))

/** Return that staff enter for a customer who called or wrote. The order was placed in the former software. */
export const NewOldReturn = Schema.Struct({
  oldOrderNumber,
  lines: Schema.Array(ReturnedLine).check(Schema.isMinLength(1), Schema.isMaxLength(500)),
  reason: ReturnReason,
  note: Schema.NullOr(words(1000))
})
export interface NewOldReturn extends Schema.Struct.Type<typeof NewOldReturn.fields> {}

/**
 * The inspection of a return in the former software, with the refund in cents that staff paid themselves, because this shop does not know
 * the order's payment. `note` says how staff paid it.
 */
export const SettledOldReturn = Schema.Struct({
  oldOrderNumber,
  returnId: Schema.Int,
  lines: Schema.Array(
    Schema.Struct({
      ordinality: Schema.Int,
      received: Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 999 })),
      outcome: Schema.Literals(["restock", "scrap"])
    })
  ).check(Schema.isMinLength(1), Schema.isMaxLength(500)),
  cents: count,
  note: Schema.String.check(Schema.isMaxLength(MAX_MANUAL_REFUND_NOTE_LENGTH))
})
export interface SettledOldReturn extends Schema.Struct.Type<typeof SettledOldReturn.fields> {}

/** A refused return in the former software, without a refund. The customer sees the reason. */
export const RefusedOldReturn = Schema.Struct({ oldOrderNumber, returnId: Schema.Int, why: words(MAX_REFUSAL_LENGTH) })
export interface RefusedOldReturn extends Schema.Struct.Type<typeof RefusedOldReturn.fields> {}

/** Result of a change of an order in the former software. */
export const OldOrderChangeResult = Schema.Struct({
  /** Reason why nothing was changed; null on success. */
  problem: Schema.NullOr(Schema.String),
  /** The current order; null if it does not exist. */
  now: Schema.NullOr(FoundOldOrder)
})
export interface OldOrderChangeResult extends Schema.Struct.Type<typeof OldOrderChangeResult.fields> {}

/** One page of orders, newest first. `total` counts at most `LAST_PAGE` pages. `old` contains the orders found in the former software. */
export const ManagedOrdersPage = Schema.Struct({
  orders: Schema.Array(ManagedOrderRow),
  total: count,
  old: Schema.Array(FoundOldOrder).pipe(Schema.withDecodingDefaultKey(Effect.succeed([])))
})
export interface ManagedOrdersPage extends Schema.Struct.Type<typeof ManagedOrdersPage.fields> {}

/** A kit component as text, with its variant number if known. */
const KitPart = Schema.Struct({ text: Schema.String, skuVariantNumber: Schema.NullOr(Schema.String) })

/** An order line for packing. Amounts are in integer cents for the whole line, except prices per piece. */
export const ManagedOrderLine = Schema.Struct({
  ordinality: Schema.Int,
  skuVariantNumber: Schema.String,
  title: Schema.String,
  brand: Schema.String,
  imageUrl: Schema.String,
  url: Schema.String,
  options: Schema.Array(Schema.String),
  parts: Schema.Array(KitPart),
  quantity: Schema.Int,
  canceled: count,
  shipped: count,
  /** Pieces in returns that were not refused. */
  returned: count,
  /** Returned pieces that were received. */
  received: count,
  unitPrice: Schema.Int,
  total: Schema.Int,
  paid: Schema.Int,
  /** Core deposit per piece. */
  core: count,
  /** Vehicle that the line was added for, with the fitment verdict at that time. */
  addedFor: Schema.NullOr(Schema.Struct({ projectName: Schema.String, verdict: Verdict })),
  /** Stock of all warehouses; null if the product is no longer in the catalog. */
  onShelf: Schema.NullOr(count)
})
export interface ManagedOrderLine extends Schema.Struct.Type<typeof ManagedOrderLine.fields> {}

const DeskShipment = Schema.Struct({
  shipmentId: Schema.Int,
  carrier: Carrier,
  trackingNumber: Schema.NullOr(Schema.String),
  shippedAt: moment,
  deliveredAt: Schema.NullOr(moment),
  lines: Schema.Array(ShippedPieces)
})

/** A return for staff. `credit` is in integer cents. */
export const ManagedReturn = Schema.Struct({
  returnId: Schema.Int,
  orderNumber: Schema.String,
  requestedAt: moment,
  reason: ReturnReason,
  note: Schema.NullOr(Schema.String),
  state: ReturnState,
  refusedWhy: Schema.NullOr(Schema.String),
  credit: count,
  /** Part of the credit: the original shipping of parts that were guaranteed to fit and did not. */
  shipping: count,
  /** Vehicles that returned parts were guaranteed to fit, so the shop pays for return shipping. Empty if the customer pays. */
  freeFor: Schema.Array(Schema.String),
  lines: Schema.Array(
    Schema.Struct({
      ordinality: Schema.Int,
      kind: ReturnKind,
      title: Schema.String,
      skuVariantNumber: Schema.String,
      quantity: Schema.Int,
      /** null until inspected. */
      received: Schema.NullOr(count),
      outcome: Schema.NullOr(Schema.Literals(["restock", "scrap"]))
    })
  )
})
export interface ManagedReturn extends Schema.Struct.Type<typeof ManagedReturn.fields> {}

/** Kind of actor that changed an order. */
const Actor = Schema.Literals(["customer", "staff", "shop", "payment"])

/** A pending or completed refund. `cents` is above 0. */
const DeskRefund = Schema.Struct({
  refundId: Schema.String,
  requestedAt: moment,
  cents: count,
  reason: Schema.String,
  state: RefundState,
  /** The provider has not accepted the refund for a long time, so staff may retry it. */
  isStuck: Schema.Boolean
})

/** All data of an order for staff. Amounts are in integer cents. */
export const ManagedOrder = Schema.Struct({
  orderNumber: Schema.String,
  /** Counter of staff changes. A change must send the revision that it is based on. */
  revision: count,
  placedAt: moment,
  status: OrderStatus,
  isPartlyShipped: Schema.Boolean,
  payment: Schema.Struct({
    method: Schema.String,
    state: PaymentState,
    mayShip: Schema.Boolean,
    paid: count,
    refunded: count,
    /** Pending refunds. */
    owed: count,
    /** Failed refunds that can be sent again. */
    unreturned: count,
    /** Oldest first. */
    refunds: Schema.Array(DeskRefund)
  }),
  contact: Contact,
  shippingMethod: ShippingMethod,
  lines: Schema.Array(ManagedOrderLine),
  subtotal: Schema.Int,
  promoCode: Schema.NullOr(Schema.String),
  promo: Schema.Int,
  pointsSpent: Schema.Int,
  pointsValue: Schema.Int,
  cores: Schema.Int,
  shipping: Schema.Int,
  tax: Schema.Int,
  total: Schema.Int,
  credited: count,
  shipments: Schema.Array(DeskShipment),
  returns: Schema.Array(ManagedReturn),
  /** Newest first. `who` is null if the account was deleted. */
  notes: Schema.Array(Schema.Struct({ noteId: Schema.Int, at: moment, who: Schema.NullOr(Schema.String), text: Schema.String })),
  /** Newest first. */
  history: Schema.Array(
    Schema.Struct({
      eventId: Schema.Int,
      at: moment,
      actor: Actor,
      who: Schema.NullOr(Schema.String),
      what: Schema.String,
      /** Changed values before and after, as text. */
      detail: Schema.String
    })
  )
})
export interface ManagedOrder extends Schema.Struct.Type<typeof ManagedOrder.fields> {}

/** Order number with the revision that the change is based on. */
const seen = { orderNumber, revision: count }

export const NewNote = Schema.Struct({ ...seen, text: words(MAX_ORDER_NOTE_LENGTH) })
export interface NewNote extends Schema.Struct.Type<typeof NewNote.fields> {}

const picked = Schema.Array(Schema.Struct({ ordinality: Schema.Int, quantity: pieces })).check(
  Schema.isMinLength(1),
  Schema.isMaxLength(500)
)

/** Pieces to ship in one package. */
export const NewShipment = Schema.Struct({ ...seen, carrier: Carrier, trackingNumber: line(MAX_TRACKING_NUMBER_LENGTH), lines: picked })
export interface NewShipment extends Schema.Struct.Type<typeof NewShipment.fields> {}

/** A delivered package. */
export const DeliveredShipment = Schema.Struct({ ...seen, shipmentId: Schema.Int })
export interface DeliveredShipment extends Schema.Struct.Type<typeof DeliveredShipment.fields> {}

/** Pieces to cancel before shipping. */
export const CanceledPieces = Schema.Struct({ ...seen, lines: picked })
export interface CanceledPieces extends Schema.Struct.Type<typeof CanceledPieces.fields> {}

/** Cancels a whole order before anything was shipped. */
export const CanceledOrder = Schema.Struct(seen)
export interface CanceledOrder extends Schema.Struct.Type<typeof CanceledOrder.fields> {}

/** Result of a return's inspection per line; `received` is 0 for missing pieces. */
export const ReceivedReturn = Schema.Struct({
  ...seen,
  returnId: Schema.Int,
  lines: Schema.Array(
    Schema.Struct({
      ordinality: Schema.Int,
      kind: ReturnKind,
      received: Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 999 })),
      outcome: Schema.Literals(["restock", "scrap"])
    })
  ).check(Schema.isMinLength(1), Schema.isMaxLength(500))
})
export interface ReceivedReturn extends Schema.Struct.Type<typeof ReceivedReturn.fields> {}

/** A return without refund. The customer sees the reason. */
export const RefusedReturn = Schema.Struct({ ...seen, returnId: Schema.Int, why: words(MAX_REFUSAL_LENGTH) })
export interface RefusedReturn extends Schema.Struct.Type<typeof RefusedReturn.fields> {}

/** A return to close after its refund is complete. */
export const ClosedReturn = Schema.Struct({ ...seen, returnId: Schema.Int })
export interface ClosedReturn extends Schema.Struct.Type<typeof ClosedReturn.fields> {}

/** Retries failed refunds. `cents` is the displayed failed amount; 0 retries a refund that was not accepted. */
export const RepeatedRefund = Schema.Struct({ ...seen, cents: count })
export interface RepeatedRefund extends Schema.Struct.Type<typeof RepeatedRefund.fields> {}

/** Records a manual refund, so that the amount is not refunded again. `cents` is the displayed failed amount. */
export const SettledRefund = Schema.Struct({
  ...seen,
  cents: Schema.Int.check(Schema.isGreaterThanOrEqualTo(1)),
  note: words(MAX_MANUAL_REFUND_NOTE_LENGTH)
})
export interface SettledRefund extends Schema.Struct.Type<typeof SettledRefund.fields> {}

/** Result of a change. */
export const OrderChangeResult = Schema.Struct({
  /** Reason why nothing was changed; null on success. */
  problem: Schema.NullOr(Schema.String),
  /** The current order; null if it does not exist. */
  now: Schema.NullOr(ManagedOrder)
})
export interface OrderChangeResult extends Schema.Struct.Type<typeof OrderChangeResult.fields> {}
