/** Length limit of a note, and number of notes per order. */
export const MAX_ORDER_NOTE_LENGTH = 1000
export const MAX_NOTES_PER_ORDER = 100
/** Length limit of the reason for refusing a return, which the customer sees. */
export const MAX_REFUSAL_LENGTH = 500
/** Orders per CSV export, newest first. */
export const MAX_EXPORTED_ORDERS = 10_000

/** Length limit of the note on a manual refund. */
export const MAX_MANUAL_REFUND_NOTE_LENGTH = 200

/** Staff pages of an order, its packing slip, and the CSV export of a query. */
export const STAFF_ORDERS_HREF = "/staff/orders"
export const staffOrderHref = (orderNumber: string): string => `${STAFF_ORDERS_HREF}/${orderNumber}`
export const PACKING_SLIP_PATH = "/api/staff/desk/slip"
export const packingSlipHref = (orderNumber: string, hasPrices = false): string =>
  `${PACKING_SLIP_PATH}?order=${orderNumber}${hasPrices ? "&prices=yes" : ""}`
/** Packing slip of one shipment of the order. */
export const shipmentPackingSlipHref = (orderNumber: string, shipmentId: number): string =>
  `${packingSlipHref(orderNumber)}&parcel=${shipmentId}`
export const EXPORT_PATH = "/api/staff/desk/orders.csv"
