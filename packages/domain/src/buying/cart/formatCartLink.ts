/** Path of the links that fill a cart. `/buy` itself and `/buy/confirmation/...` are pages of the checkout. */
export const CART_LINK_PATH = "/buy/"

/** Formats the path of a link that fills a cart: `/buy/CAM-1-1:2,CAM-2-1:1`. Every number of the shop is a valid token. */
export const formatCartLink = (items: ReadonlyArray<{ readonly id: string; readonly quantity: number }>): string =>
  CART_LINK_PATH + items.map(({ id, quantity }) => `${id}:${quantity}`).join(",")
