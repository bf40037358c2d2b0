import { type CartLinkVehicle, type LinkedItem, type ReviewedItem, CART_LINK_PAGE_TYPE, CartLinkPage } from "@camber/domain/cart"
import { formatFullTitle, skuBases } from "@camber/domain/catalog"
import { callService, type Http } from "@camber/domain/ports"
import { parseProjectCookieHeader } from "@camber/domain/vehicle"
import type { WebUserGuid } from "@camber/domain/visitor"
import { Effect, Schema } from "effect"
import { createPrefetchRejection } from "../http/errorResponse.ts"
import { MethodNotAllowed } from "../http/errors.ts"
import type { VisitorSession } from "../session/authenticate.ts"
import type { AssistantShop } from "./AssistantShop.ts"
import { fillCart } from "./fillCart.ts"
import { parsePermalink } from "../cart/cartLink.ts"
import { parseContinueTo, parsePermalinkVehicle } from "../cart/permalink.ts"
import { resolveItems } from "./resolveItems.ts"
import { compareLinkedVehicle, type LinkedVehicle, selectVehicle } from "./selectLinkedVehicle.ts"

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

const CART_PATH = "/shoppingcart"
/** Marks the page on which a signed-in customer confirms. */
const REVIEW_PARAMETER = "review"
/** Marks the form that replaces the selected vehicle. It adds nothing. */
const SELECT_PARAMETER = "select"

/** Runs calls as the visitor who opened the link. */
export type RunAsVisitor = <A, E>(
  webUserGuid: WebUserGuid,
  effect: Effect.Effect<A, E, Http | AssistantShop>,
  request: Request
) => Promise<A>

export interface PermalinkOptions {
  readonly origin: string
  readonly run: RunAsVisitor
  /** Makes the next page read its own write; null without standbys. A GET request does not get it by itself. */
  readonly writeCookie: string | null
  readonly report: (cause: unknown) => void
}

/**
 * Creates the handler of permalinks, `GET /buy/{sku}:{quantity},...`.
 *
 * It fills the cart of the person who opens the link, selects the link's vehicle for a person without one, and redirects. It never orders
 * and never replaces a selected vehicle by itself. The cart then has at least the link's quantities, so a link that is opened twice adds
 * once. A page names what was not added. A signed-in customer confirms on a page first. Bots, previews, prefetches and embedded requests
 * change nothing. Pages are returned as data (`CartLinkPage`), which the storefront renders.
 */
export const createPermalinkHandler =
  ({ origin, report, run, writeCookie }: PermalinkOptions) =>
  async (request: Request, visit: VisitorSession): Promise<Response> => {
    const url = new URL(request.url)
    if (!["GET", "HEAD", "POST"].includes(request.method)) throw new MethodNotAllowed({ allowed: ["GET", "HEAD", "POST"] })
    const items = parsePermalink(url.pathname)
    if (items === null) return createCartLinkResponse({ _tag: "Unreadable" }, 404)
    const target = parseContinueTo(url.searchParams, origin, CART_PATH)
    const visitor = { ...visit, cookies: request.headers.get("cookie") }
    const link = { items, target, path: url.pathname, facts: parsePermalinkVehicle(url.searchParams), parameters: url.searchParams }
    const answer = <E>(effect: Effect.Effect<Response, E, Http | AssistantShop>) =>
      run(visit.webUserGuid, effect, request).catch((cause: unknown) => {
        report(cause)
        return createCartLinkResponse({ _tag: "Unavailable", retry: toPath(link) }, 503)
      })
    const selecting = { isForHttps: new URL(origin).protocol === "https:", report }
    if (request.method === "POST")
      return answer(url.searchParams.has(SELECT_PARAMETER) ? select(visitor, link, selecting) : fill(visitor, link, selecting, writeCookie))
    // The browser asks again when the person really follows the link.
    if (/prefetch|prerender/i.test(request.headers.get("sec-purpose") ?? request.headers.get("purpose") ?? ""))
      return createPrefetchRejection()
    if (visit.isBot || request.method === "HEAD" || !isNavigation(request)) return redirectTo(target)
    if (visit.account === null) return answer(fill(visitor, link, selecting, writeCookie))
    if (!url.searchParams.has(REVIEW_PARAMETER)) return redirectTo(toPath(link, REVIEW_PARAMETER))
    return answer(review(visitor, link, origin))
  }

interface Link {
  readonly items: ReadonlyArray<LinkedItem>
  /** Where to continue. */
  readonly target: string
  readonly path: string
  readonly facts: ReturnType<typeof parsePermalinkVehicle>
  readonly parameters: URLSearchParams
}
type Selecting = Parameters<typeof selectVehicle>[2]
type Visitor = Pick<VisitorSession, "webUserGuid"> & { readonly cookies: string | null }

/** Returns the link's path for another step. */
const toPath = ({ parameters, path }: Link, step?: string): string => {
  const given = new URLSearchParams(parameters)
  for (const name of [REVIEW_PARAMETER, SELECT_PARAMETER]) given.delete(name)
  if (step !== undefined) given.set(step, "1")
  return given.size === 0 ? path : `${path}?${given.toString()}`
}

/**
 * An image or a frame of another page is not a decision of a person. Older browsers do not send the headers. A page's service worker passes a
 * navigation on without a destination, and scripts cannot request one.
 */
const isNavigation = ({ headers }: Request): boolean => {
  const destination = headers.get("sec-fetch-dest") ?? "document"
  return destination === "document" || (destination === "empty" && headers.get("sec-fetch-mode") === "navigate")
}

/** Fills the cart and redirects, or shows what the visitor has to know first. */
const fill = Effect.fnUntraced(function* ({ cookies, webUserGuid }: Visitor, link: Link, selecting: Selecting, writeCookie: string | null) {
  const linked = yield* compareLinkedVehicle(link.facts, cookies)
  const project = linked._tag === "Selectable" ? linked.project : parseProjectCookieHeader(cookies)
  const filled = yield* fillCart(webUserGuid, link.items, project)
  const { cookies: selected, vehicle } = yield* selectVehicle(webUserGuid, linked, selecting)
  const isPlain = filled.every(({ message, outcome }) => outcome === "added" && message === null)
  const response =
    isPlain && vehicle._tag !== "Other" && vehicle._tag !== "Unknown"
      ? redirectTo(link.target)
      : createCartLinkResponse({
          _tag: "Outcome",
          items: filled,
          vehicle: toQuestion(vehicle, link),
          target: link.target,
          retry: toPath(link)
        })
  return withCookies(response, writeCookie === null ? selected : [...selected, writeCookie])
})

/** Returns what the visitor must know about the link's vehicle; null if nothing. */
const toQuestion = (vehicle: LinkedVehicle, link: Link): CartLinkVehicle | null => {
  if (vehicle._tag === "Other") return { ...vehicle, action: toPath(link, SELECT_PARAMETER) }
  return vehicle._tag === "Unknown" ? vehicle : null
}

/** Replaces the selected vehicle, which the visitor has confirmed. */
const select = Effect.fnUntraced(function* ({ webUserGuid }: Visitor, link: Link, selecting: Selecting) {
  const { cookies, vehicle } = yield* selectVehicle(webUserGuid, yield* compareLinkedVehicle(link.facts, null), selecting)
  if (vehicle._tag === "Unknown") return createCartLinkResponse({ _tag: "NotSelected", reason: vehicle.reason, target: link.target })
  return withCookies(redirectTo(link.target), cookies)
})

const review = Effect.fnUntraced(function* ({ cookies }: Visitor, link: Link, origin: string) {
  const vehicle = yield* compareLinkedVehicle(link.facts, cookies)
  const items = yield* describeItems(link.items, origin)
  return createCartLinkResponse({
    _tag: "Review",
    items,
    vehicle: vehicle._tag === "Selectable" ? vehicle.name : null,
    action: toPath(link)
  })
})

/** Returns the names of the items. An item that cannot be resolved has none, except for a product whose variant must be chosen. */
const describeItems = (items: ReadonlyArray<LinkedItem>, origin: string) =>
  Effect.forEach(items, (item) =>
    resolveItems([item], origin, "permalink").pipe(
      Effect.flatMap(([resolved]) =>
        callService(skuBases, { skuBaseNumbers: resolved === undefined ? [] : [resolved.skuBaseNumber], webUserGuid: null })
      ),
      Effect.map(({ skuBases: [found] }): ReviewedItem => ({ ...item, title: found === undefined ? item.id : formatFullTitle(found) })),
      Effect.catchTag("ToolRejection", ({ code }) =>
        Effect.succeed<ReviewedItem>({ ...item, title: code === "not_found" ? null : item.id })
      )
    )
  )

const redirectTo = (location: string): Response =>
  new Response(null, {
    status: 303,
    headers: {
      location,
      "cache-control": "private, no-store",
      "referrer-policy": "no-referrer",
      "x-robots-tag": "noindex, nofollow"
    }
  })

const withCookies = (response: Response, cookies: ReadonlyArray<string>): Response => {
  for (const cookie of cookies) response.headers.append("set-cookie", cookie)
  return response
}
