/** Longest note on an order, in characters, and the most notes of one order. */
export const MAX_ORDER_NOTE_LENGTH = 1000
export const MAX_NOTES_PER_ORDER = 100
/** Longest reason why a return is refused, which its customer reads. */
export const MAX_REFUSAL_LENGTH = 500
/** Orders of one table for a spreadsheet, the newest first. */
export const MAX_EXPORTED_ORDERS = 10_000

/** Longest note on money that went back in another way. */
export const MAX_MANUAL_REFUND_NOTE_LENGTH = 200

/** The desk's page of an order, its packing slip, and the table of the orders that a query finds. */
export const STAFF_ORDERS_HREF = "/staff/orders"
export const staffOrderHref = (orderNumber: string): string => `${STAFF_ORDERS_HREF}/${orderNumber}`
export const PACKING_SLIP_PATH = "/api/staff/desk/slip"
export const packingSlipHref = (orderNumber: string, hasPrices = false): string =>
  `${PACKING_SLIP_PATH}?order=${orderNumber}${hasPrices ? "&prices=yes" : ""}`
/** The slip of what one parcel of it holds. */
export const shipmentPackingSlipHref = (orderNumber: string, shipmentId: number): string =>
  `${packingSlipHref(orderNumber)}&parcel=${shipmentId}`
export const EXPORT_PATH = "/api/staff/desk/orders.csv"
