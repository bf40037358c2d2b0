import { Schema } from "effect"
import { Contact, ShippingMethod } from "../../buying/checkout/model.ts"
import { Verdict } from "../../vehicles/fitment/model.ts"
import { MAX_TRACKING_NUMBER_LENGTH } from "../../buying/order/carriers.ts"
import { Carrier, OrderStatus, ReturnKind, ReturnReason, ReturnState, ShippedPieces } from "../../buying/order/model.ts"
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

/** What orders are looked for: `OrderQuery`, bounded. */
export const OrderQuerySchema = Schema.Struct({
  text: Schema.String.check(Schema.isMaxLength(MAX_QUERY_LENGTH)),
  view: Schema.Literals(orderViews),
  status: Schema.NullOr(OrderStatus),
  money: Schema.NullOr(Schema.Literals(moneyFilters)),
  from: day,
  to: day,
  page: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: LAST_PAGE }))
})

/** An order in the list. Money is integer cents. */
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
  /** Without those that were canceled. */
  pieces: count,
  /** The car that its first line was added for; null where none was. */
  car: Schema.NullOr(Schema.String),
  total: Schema.Int,
  /** What of the total is charged no more, or goes back. */
  credited: count,
  /** What of the total has gone back to who paid. */
  refunded: count,
  /** Returns that staff have to look at. */
  returnsWaiting: count,
  /** Money that was to go back did not, or nobody took it. */
  isRefundStuck: Schema.Boolean
})
export interface ManagedOrderRow extends Schema.Struct.Type<typeof ManagedOrderRow.fields> {}

/** One page of orders, the newest first; of more than `LAST_PAGE` pages only as many are counted. */
export const ManagedOrdersPage = Schema.Struct({ orders: Schema.Array(ManagedOrderRow), total: count })
export interface ManagedOrdersPage extends Schema.Struct.Type<typeof ManagedOrdersPage.fields> {}

/** A part of a kit, in words, with its number where it is known. */
const KitPart = Schema.Struct({ text: Schema.String, skuVariantNumber: Schema.NullOr(Schema.String) })

/** A line as who packs it sees it. Money is integer cents, of the whole line where it is not of one. */
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
  /** Pieces that a return was asked for and not refused. */
  returned: count,
  /** Of them, those that came. */
  received: count,
  unitPrice: Schema.Int,
  total: Schema.Int,
  paid: Schema.Int,
  /** Deposited with each piece for the old part. */
  core: count,
  /** The car that it was added for, and what the shop said of its fit then. */
  addedFor: Schema.NullOr(Schema.Struct({ projectName: Schema.String, verdict: Verdict })),
  /** Pieces on the shelves of all warehouses; null where the catalogue no longer has it. */
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

/** A return as staff see it. `credit` in integer cents. */
export const ManagedReturn = Schema.Struct({
  returnId: Schema.Int,
  orderNumber: Schema.String,
  requestedAt: moment,
  reason: ReturnReason,
  note: Schema.NullOr(Schema.String),
  state: ReturnState,
  refusedWhy: Schema.NullOr(Schema.String),
  credit: count,
  /** Of the credit, what the way there had cost: of parts that were promised to fit and did not. */
  shipping: count,
  /** The cars for which its way back is the shop's to pay: parts in it were guaranteed to fit them. Empty where it is the customer's. */
  freeFor: Schema.Array(Schema.String),
  lines: Schema.Array(
    Schema.Struct({
      ordinality: Schema.Int,
      kind: ReturnKind,
      title: Schema.String,
      skuVariantNumber: Schema.String,
      quantity: Schema.Int,
      /** null until it was looked at. */
      received: Schema.NullOr(count),
      outcome: Schema.NullOr(Schema.Literals(["restock", "scrap"]))
    })
  )
})
export interface ManagedReturn extends Schema.Struct.Type<typeof ManagedReturn.fields> {}

/** Who did something to an order. */
const Actor = Schema.Literals(["customer", "staff", "shop", "payment"])

/** Money that goes back, or was to. `cents` above 0. */
const DeskRefund = Schema.Struct({
  refundId: Schema.String,
  requestedAt: moment,
  cents: count,
  reason: Schema.String,
  state: RefundState,
  /** Nobody took it for long: staff may have it tried at once. */
  isStuck: Schema.Boolean
})

/** All that staff know of an order. Money is integer cents. */
export const ManagedOrder = Schema.Struct({
  orderNumber: Schema.String,
  /** Counts the changes by staff: who changes it says which one they have seen. */
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
    /** That is about to go back. */
    owed: count,
    /** That was to go back and failed: so much can be sent again. */
    unreturned: count,
    /** The oldest first. */
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
  /** The newest first. `who` is null where the account is gone. */
  notes: Schema.Array(Schema.Struct({ noteId: Schema.Int, at: moment, who: Schema.NullOr(Schema.String), text: Schema.String })),
  /** The newest first. */
  history: Schema.Array(
    Schema.Struct({
      eventId: Schema.Int,
      at: moment,
      actor: Actor,
      who: Schema.NullOr(Schema.String),
      what: Schema.String,
      /** What was otherwise before and after, sums and numbers, in words. */
      detail: Schema.String
    })
  )
})
export interface ManagedOrder extends Schema.Struct.Type<typeof ManagedOrder.fields> {}

/** Which order, as it was seen. */
const seen = { orderNumber, revision: count }

export const NewNote = Schema.Struct({ ...seen, text: words(MAX_ORDER_NOTE_LENGTH) })
export interface NewNote extends Schema.Struct.Type<typeof NewNote.fields> {}

const picked = Schema.Array(Schema.Struct({ ordinality: Schema.Int, quantity: pieces })).check(
  Schema.isMinLength(1),
  Schema.isMaxLength(500)
)

/** Pieces that leave in one parcel. */
export const NewShipment = Schema.Struct({ ...seen, carrier: Carrier, trackingNumber: line(MAX_TRACKING_NUMBER_LENGTH), lines: picked })
export interface NewShipment extends Schema.Struct.Type<typeof NewShipment.fields> {}

/** A parcel that has come. */
export const DeliveredShipment = Schema.Struct({ ...seen, shipmentId: Schema.Int })
export interface DeliveredShipment extends Schema.Struct.Type<typeof DeliveredShipment.fields> {}

/** Pieces that are not sent after all. */
export const CanceledPieces = Schema.Struct({ ...seen, lines: picked })
export interface CanceledPieces extends Schema.Struct.Type<typeof CanceledPieces.fields> {}

/** The whole order, of which nothing has left. */
export const CanceledOrder = Schema.Struct(seen)
export interface CanceledOrder extends Schema.Struct.Type<typeof CanceledOrder.fields> {}

/** What staff found in a return, line by line; `received` is 0 for what did not come. */
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

/** A return for which nothing goes back; its customer reads why. */
export const RefusedReturn = Schema.Struct({ ...seen, returnId: Schema.Int, why: words(MAX_REFUSAL_LENGTH) })
export interface RefusedReturn extends Schema.Struct.Type<typeof RefusedReturn.fields> {}

/** A return of which all is done, the refund too. */
export const ClosedReturn = Schema.Struct({ ...seen, returnId: Schema.Int })
export interface ClosedReturn extends Schema.Struct.Type<typeof ClosedReturn.fields> {}

/** Money that is sent again: `cents` are those that were seen to have failed, 0 where one that nobody took is tried at once. */
export const RepeatedRefund = Schema.Struct({ ...seen, cents: count })
export interface RepeatedRefund extends Schema.Struct.Type<typeof RepeatedRefund.fields> {}

/** Money that went back in another way, so that nobody sends it again: `cents` are those that were seen to have failed. */
export const SettledRefund = Schema.Struct({
  ...seen,
  cents: Schema.Int.check(Schema.isGreaterThanOrEqualTo(1)),
  note: words(MAX_MANUAL_REFUND_NOTE_LENGTH)
})
export interface SettledRefund extends Schema.Struct.Type<typeof SettledRefund.fields> {}

/** What a change came to. */
export const OrderChangeResult = Schema.Struct({
  /** Why nothing was changed, in the words of the desk; null where it was. */
  problem: Schema.NullOr(Schema.String),
  /** How the order is after it; null where there is none of this number. */
  now: Schema.NullOr(ManagedOrder)
})
export interface OrderChangeResult extends Schema.Struct.Type<typeof OrderChangeResult.fields> {}
