import { CART_LINK_PAGE_TYPE, CartLinkPage } from "@camber/domain/cart"
import { forwardForVisitor } from "@camber/services"
import { Schema } from "effect"

type Handler = (request: Request) => Promise<Response>
/** Renders the storefront's page with the result of a cart link. */
type RenderCartLink = (request: Request, page: CartLinkPage) => Promise<Response>

const decode = Schema.decodeUnknownPromise(Schema.fromJsonString(CartLinkPage))

/**
 * Creates the handler of links that fill a cart. The services fill the cart and return either a redirect or the content of a page, which
 * the storefront renders. The page is rendered with the response's cookies, because a link may start a session and select a vehicle.
 */
export const createCartLinkHandler =
  (fillCart: Handler, render: RenderCartLink): Handler =>
  async (request) => {
    const filled = await fillCart(request)
    if (filled.headers.get("content-type") !== CART_LINK_PAGE_TYPE) return filled
    const rendered = await render(toPageRequest(request, filled), await decode(await filled.text()))
    const headers = new Headers(rendered.headers)
    for (const name of PRIVACY_HEADERS) {
      const value = filled.headers.get(name)
      if (value !== null) headers.set(name, value)
    }
    headers.delete("etag")
    for (const cookie of filled.headers.getSetCookie()) headers.append("set-cookie", cookie)
    // If the page cannot be rendered, its error status is kept.
    return new Response(rendered.body, { status: rendered.status === 200 ? filled.status : rendered.status, headers })
  }

/** Headers by which the services forbid storing, indexing and leaking the link. */
const PRIVACY_HEADERS = ["cache-control", "referrer-policy", "retry-after", "x-robots-tag"]

/** Returns a request for the page by the same visitor. The new cookies come first, because the first cookie of a name counts. */
const toPageRequest = (request: Request, { headers: filled }: Response): Request => {
  const headers = new Headers(request.headers)
  for (const name of ["content-length", "content-type", "if-none-match"]) headers.delete(name)
  const cookies = [...filled.getSetCookie().map((cookie) => cookie.split(";", 1)[0] ?? ""), request.headers.get("cookie") ?? ""]
  headers.set("cookie", cookies.filter((cookie) => cookie !== "").join("; "))
  return forwardForVisitor(new Request(request.url, { headers, signal: request.signal }), request, undefined)
}
