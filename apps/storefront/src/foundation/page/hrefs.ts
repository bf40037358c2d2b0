/** The cart's page, in its canonical letter case (GAP-C31). */
export const cartHref = "/shoppingcart"
/** The garage's page (GAR-07), in its canonical letter case. */
export const garageHref = "/CustomerVehicle"
/** The page of a car by its systems, from its own page: the listing of what fits it. */
export const carHref = (listingPath: string): string => `${listingPath}/car`
/** Where the menu's controls lead without scripts: the page of all categories. */
export const menuHref = "/categories"
/** The same done with forms, for browsers that run no scripts. */
export const cartFormHref = "/forms/cart"
export const kitFormHref = "/forms/kit"
export const checkoutFormHref = "/forms/checkout"
export const addressesFormHref = "/forms/addresses"
export const orderFormHref = (orderNumber: string): string => `/forms/order/${orderNumber}`
/** Leads on to the page where an order is paid. */
/** The same right after it was placed: it goes on to the payment, where there is one. */
export const placedFormHref = (orderNumber: string): string => `${orderFormHref(orderNumber)}?placed=now`
export const isPlacedHref = ({ searchParams }: URL): boolean => searchParams.get("placed") === "now"
export const payFormHref = (orderNumber: string): string => `/forms/pay/${orderNumber}`
export const ordersFormHref = "/forms/orders"
export const assemblyFormHref = "/forms/assembly"
export const trackFormHref = "/forms/track"
export const garageFormHref = "/forms/garage"
export const vehicleFormHref = "/forms/garage/add"
