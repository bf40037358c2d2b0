import { cart } from "@camber/domain/cart"
import { formatFullTitle, skuBases } from "@camber/domain/catalog"
import { callService, type Http } from "@camber/domain/ports"
import type { WebUserGuid } from "@camber/domain/visitor"
import { Effect, Result } from "effect"
import { createPrefetchRejection } from "../http/errorResponse.ts"
import { MethodNotAllowed } from "../http/errors.ts"
import { createPrintPage, escapeHtml } from "../http/createPrintPage.ts"
import type { VisitorSession } from "../session/authenticate.ts"
import { addItems } from "./AssistantCart.ts"
import { AssistantShop } from "./AssistantShop.ts"
import { formatPermalink, parseContinueTo, parsePermalink } from "./permalink.ts"
import { type RequestedItem, resolveItems } from "./resolveItems.ts"

const CART_PATH = "/shoppingcart"
const REVIEW_PARAMETER = "review"

/** Runs calls as the visitor who opened the link. */
export type RunAsVisitor = <A, E>(
  webUserGuid: WebUserGuid,
  effect: Effect.Effect<A, E, Http | AssistantShop>,
  request: Request
) => Promise<A>

/**
 * Creates the handler of permalinks, `GET /buy/{sku}:{quantity},...`.
 *
 * It fills the cart of the person who opens the link and redirects. It never orders. The cart then has at least the link's quantities, so a
 * link that is opened twice adds once. A signed-in customer confirms on a page first. Bots, previews, prefetches and embedded requests change
 * nothing.
 *
 * @param writeCookie - Makes the next page read its own write; null without standbys. A GET request does not get it by itself.
 */
export const createPermalinkHandler =
  (origin: string, run: RunAsVisitor, writeCookie: string | null) =>
  async (request: Request, visit: VisitorSession): Promise<Response> => {
    const url = new URL(request.url)
    const items = parsePermalink(url.pathname)
    const target = parseContinueTo(url.searchParams, origin, CART_PATH)
    const fill = async (wanted: ReadonlyArray<RequestedItem>) =>
      redirectTo(await run(visit.webUserGuid, fillCart(visit.webUserGuid, wanted, target), request), writeCookie)
    if (request.method === "POST") return items === null ? redirectTo("/") : fill(items)
    if (request.method !== "GET" && request.method !== "HEAD") throw new MethodNotAllowed({ allowed: ["GET", "HEAD", "POST"] })
    if (items === null) return redirectTo("/")
    // The browser asks again when the person really follows the link.
    if (/prefetch|prerender/i.test(request.headers.get("sec-purpose") ?? request.headers.get("purpose") ?? ""))
      return createPrefetchRejection()
    if (visit.isBot || request.method === "HEAD" || !isNavigation(request)) return redirectTo(target)
    if (visit.account === null) return fill(items)
    if (!url.searchParams.has(REVIEW_PARAMETER)) {
      url.searchParams.set(REVIEW_PARAMETER, "1")
      return redirectTo(url.pathname + url.search)
    }
    return renderReview(await run(visit.webUserGuid, describeItems(items, origin), request), url)
  }

/** An image or a frame of another page is no decision of a person. Older browsers do not send the header. */
const isNavigation = (request: Request): boolean => (request.headers.get("sec-fetch-dest") ?? "document") === "document"

/** Adds what the cart lacks, item by item. Returns where to continue: a search for an item that could not be added, if none could. */
const fillCart = Effect.fnUntraced(function* (webUserGuid: WebUserGuid, items: ReadonlyArray<RequestedItem>, target: string) {
  const { cart: before } = yield* callService(cart, { webUserGuid, project: null })
  const { origin } = yield* AssistantShop
  const added = yield* Effect.forEach(items, (item) =>
    Effect.result(
      Effect.gen(function* () {
        const [resolved] = yield* resolveItems([item], origin, "permalink")
        const present = before.lines.find(({ skuVariantNumber }) => skuVariantNumber === resolved?.skuVariantNumber)?.wanted ?? 0
        const quantity = item.quantity - present
        if (quantity > 0) yield* addItems({ webUserGuid }, [{ id: item.id, quantity }], null, "permalink")
      })
    )
  )
  const [first] = items
  return first !== undefined && added.every(Result.isFailure) ? `/search?query=${encodeURIComponent(first.id)}` : target
})

/** Returns the names of the items; the number of one that cannot be resolved. */
const describeItems = (items: ReadonlyArray<RequestedItem>, origin: string) =>
  Effect.forEach(items, (item) =>
    resolveItems([item], origin, "permalink").pipe(
      Effect.flatMap(([resolved]) =>
        callService(skuBases, { skuBaseNumbers: resolved === undefined ? [] : [resolved.skuBaseNumber], webUserGuid: null })
      ),
      Effect.map(({ skuBases: [found] }) => ({ ...item, title: found === undefined ? item.id : formatFullTitle(found) })),
      Effect.orElseSucceed(() => ({ ...item, title: item.id }))
    )
  )

const STYLES = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { margin: 0; padding: 1rem }
main { max-inline-size: 36rem; margin: 2rem auto }
h1 { font-size: 1.5rem; line-height: 1.2 }
button { min-block-size: 3rem; padding-inline: 1.5rem; font: inherit; font-weight: 600; border: 2px solid; border-radius: .25rem; cursor: pointer; background: CanvasText; color: Canvas }
:focus-visible { outline: 3px solid Highlight; outline-offset: 2px }
`

const renderReview = (items: ReadonlyArray<RequestedItem & { readonly title: string }>, url: URL): Response => {
  const target = new URLSearchParams(url.searchParams)
  target.delete(REVIEW_PARAMETER)
  const query = target.size === 0 ? "" : `?${target.toString()}`
  const list = items.map(({ id, quantity, title }) => `<li>${quantity} × ${escapeHtml(title)} <small>${escapeHtml(id)}</small></li>`)
  return createPrintPage({
    title: "Add these parts to your cart?",
    styles: STYLES,
    body: `<main><h1>Add these parts to your cart?</h1><ul>${list.join("")}</ul>
<p>The link only fills your cart. You check prices, fit and shipping before you order.</p>
<form method="post" action="${escapeHtml(formatPermalink(items) + query)}"><button>Add to Cart</button></form>
<p><a href="/">Continue without adding</a></p></main>`
  })
}

const redirectTo = (location: string, cookie: string | null = null): Response => {
  const headers = new Headers({
    location,
    "cache-control": "private, no-store",
    "referrer-policy": "no-referrer",
    "x-robots-tag": "noindex, nofollow"
  })
  if (cookie !== null) headers.append("set-cookie", cookie)
  return new Response(null, { status: 303, headers })
}
