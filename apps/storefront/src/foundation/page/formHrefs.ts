/** Whether the path is a form page: one of the pages below for browsers without scripts. */
export const isFormPath = (pathname: string): boolean => pathname.startsWith("/forms/")
/** Page where a track uploads its class sheet. */
export const uploadSheetFormHref = "/forms/class-sheets"
export const pitFormHref = "/forms/pit"
export const checkoutFormHref = "/forms/checkout"
export const addressesFormHref = "/forms/addresses"
export const orderFormHref = (orderNumber: string): string => `/forms/order/${orderNumber}`

/**
 * The order page right after the order was placed: it continues to the payment if one is due. `notKept`: the reason why the address was
 * not saved, which is displayed first.
 */
export const placedFormHref = (orderNumber: string, notKept: string | null): string =>
  `${orderFormHref(orderNumber)}?placed=${notKept === null ? "now" : `now&address=${notKept}`}`

export const isPlacedHref = ({ searchParams }: URL): boolean => searchParams.get("placed") === "now"
/** Returns the URL of the page where an order is paid. */
export const payFormHref = (orderNumber: string): string => `/forms/pay/${orderNumber}`
export const ordersFormHref = "/forms/orders"
export const jobFormHref = (slug: string): string => `/forms/jobs/${encodeURIComponent(slug)}`
export const assemblyFormHref = "/forms/assembly"
export const planFormHref = (listId: string): string => `/forms/plan/${encodeURIComponent(listId)}`
export const plansFormHref = "/forms/plan"
export const trackFormHref = "/forms/track"
