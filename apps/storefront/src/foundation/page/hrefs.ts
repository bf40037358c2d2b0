/** The cart's page, in its canonical letter case (GAP-C31). */
export const cartHref = "/shoppingcart"
/** The garage's page (GAR-07), in its canonical letter case. */
export const garageHref = "/CustomerVehicle"
/** Where the menu's controls lead without scripts: the page of all categories. */
export const menuHref = "/categories"
