import { Schema } from "effect"

/** Path of the links that fill a cart. `/buy` itself and `/buy/confirmation/...` are pages of the checkout. */
export const CART_LINK_PATH = "/buy/"

/** Formats the path of a link that fills a cart: `/buy/CAM-1-1:2,CAM-2-1:1`. Numbers with other characters become base64url. */
export const formatCartLink = (items: ReadonlyArray<{ readonly id: string; readonly quantity: number }>): string =>
  CART_LINK_PATH + items.map(({ id, quantity }) => `${encodeItem(id)}:${quantity}`).join(",")

const encodeBase64Url = Schema.encodeSync(Schema.StringFromBase64Url)
const encodeItem = (id: string): string => (/^[A-Za-z0-9._-]{1,64}$/.test(id) ? id : `~${encodeBase64Url(id)}`)
