/** The cart's page, in its canonical letter case (GAP-C31). */
export const cartHref = "/shoppingcart"
