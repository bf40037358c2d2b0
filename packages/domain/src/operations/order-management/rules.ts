/** Longest note on an order, in characters, and the most notes of one order. */
export const LONGEST_NOTE = 1000
export const MOST_NOTES = 100
/** Longest reason why a return is refused, which its customer reads. */
export const LONGEST_REFUSAL = 500
/** Orders of one table for a spreadsheet, the newest first. */
export const MOST_EXPORTED = 10_000

/** Longest note on money that went back in another way. */
export const LONGEST_SETTLING = 200

/** The desk's page of an order, its packing slip, and the table of the orders that a query finds. */
export const DESK_HREF = "/staff/orders"
export const deskOrderHref = (orderNumber: string): string => `${DESK_HREF}/${orderNumber}`
export const SLIP_PATH = "/api/staff/desk/slip"
export const slipHref = (orderNumber: string, hasPrices = false): string =>
  `${SLIP_PATH}?order=${orderNumber}${hasPrices ? "&prices=yes" : ""}`
/** The slip of what one parcel of it holds. */
export const boxSlipHref = (orderNumber: string, shipmentId: number): string => `${slipHref(orderNumber)}&parcel=${shipmentId}`
export const EXPORT_PATH = "/api/staff/desk/orders.csv"
