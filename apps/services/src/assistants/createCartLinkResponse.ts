import { CART_LINK_PAGE_TYPE, CartLinkPage } from "@camber/domain/cart"
import { Schema } from "effect"

const encode = Schema.encodeSync(Schema.fromJsonString(CartLinkPage))

/**
 * Creates the response with a page of a cart link, as data for the storefront. It is not cached, indexed or leaked. A page with a form sends
 * its address to the shop only: without any referrer, a form has the origin `null` and is rejected as cross-site.
 */
export const createCartLinkResponse = (page: CartLinkPage, status = 200): Response =>
  new Response(encode(page), {
    status,
    headers: {
      "content-type": CART_LINK_PAGE_TYPE,
      "cache-control": "private, no-store",
      "referrer-policy": "same-origin",
      "x-robots-tag": "noindex, nofollow",
      ...(page._tag === "TooMany" && { "retry-after": String(page.seconds) })
    }
  })
