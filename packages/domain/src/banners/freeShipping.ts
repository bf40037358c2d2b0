/** Written when the toast shows, so that no second one comes while it lives (BAN-18, CONST-03). */
export const FREE_SHIPPING_COOKIE = "FreeShippingToast"
export const FREE_SHIPPING_DAYS = 1

/**
 * Whether the toast of free shipping shows on this page load: once, where the shop has such an offer (GAP-08). `threshold` is the setting,
 * in integer cents.
 */
export const showsFreeShipping = (threshold: number | null, cookie: string | undefined): threshold is number =>
  threshold !== null && cookie === undefined
