/** The cart's page, in its canonical letter case (GAP-C31). */
export const cartHref = "/shoppingcart"
export const checkoutHref = "/buy"
/** The garage's page (GAR-07), in its canonical letter case. */
export const garageHref = "/CustomerVehicle"
/** The page of a car by its systems, from its own page: the listing of what fits it. */
export const carHref = (listingPath: string): string => `${listingPath}/car`
/** Where the menu's controls lead without scripts: the page of all categories. */
export const menuHref = "/categories"
/** Whether a page of forms is at this path: what those above do, done with forms alone, for browsers that run no scripts. */
export const isFormPath = (pathname: string): boolean => pathname.startsWith("/forms/")
export const cartFormHref = "/forms/cart"
export const kitFormHref = "/forms/kit"
export const checkoutFormHref = "/forms/checkout"
export const addressesFormHref = "/forms/addresses"
export const orderFormHref = (orderNumber: string): string => `/forms/order/${orderNumber}`
/**
 * The same right after it was placed: it goes on to the payment, where there is one. `notKept`: why the address that was to be kept was not,
 * which is read first.
 */
export const placedFormHref = (orderNumber: string, notKept: string | null): string =>
  `${orderFormHref(orderNumber)}?placed=${notKept === null ? "now" : `now&address=${notKept}`}`
export const isPlacedHref = ({ searchParams }: URL): boolean => searchParams.get("placed") === "now"
/** Leads on to the page where an order is paid. */
export const payFormHref = (orderNumber: string): string => `/forms/pay/${orderNumber}`
export const ordersFormHref = "/forms/orders"
export const assemblyFormHref = "/forms/assembly"
export const planFormHref = (listId: string): string => `/forms/plan/${encodeURIComponent(listId)}`
export const plansFormHref = "/forms/plan"
export const trackFormHref = "/forms/track"
export const garageFormHref = "/forms/garage"
export const vehicleFormHref = "/forms/garage/add"
