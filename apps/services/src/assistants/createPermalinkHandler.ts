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
 * Creates the response with the data that the storefront renders as the page of a cart link. Its headers prevent caching and indexing. The
 * referrer policy sends the page's URL only to the shop itself. It must not be `no-referrer`: then the browser would send forms with the
 * origin `null`, and the shop would reject them as cross-site.
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
/** Query parameter of the page on which a signed-in customer confirms. */
const REVIEW_PARAMETER = "review"
/** Query parameter of the form that replaces the selected vehicle. This form adds nothing to the cart. */
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
  /**
   * Cookie that makes the visitor's next requests read from the primary; null without standbys. The session middleware does not set it for
   * GET requests.
   */
  readonly writeCookie: string | null
  readonly report: (cause: unknown) => void
}

/**
 * Creates the handler of permalinks, `GET /buy/{sku}:{quantity},...`.
 *
 * It fills the cart of the person who opens the link, selects the link's vehicle for a person without one, and redirects. It never orders
 * and replaces a selected vehicle only after the visitor confirms. Afterward the cart has at least the link's quantities, so opening a link
 * twice adds its items only once. A page names the items that were not added. A signed-in customer confirms on a page first. Bots,
 * previews, prefetches and embedded requests change nothing. Pages are returned as data (`CartLinkPage`), which the storefront renders.
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
    // The browser repeats the request when the person actually opens the link.
    if (/prefetch|prerender/i.test(request.headers.get("sec-purpose") ?? request.headers.get("purpose") ?? ""))
      return createPrefetchRejection()
    if (visit.isBot || request.method === "HEAD" || !isNavigation(request)) return redirectTo(target)
    if (visit.account === null) return answer(fill(visitor, link, selecting, writeCookie))
    if (!url.searchParams.has(REVIEW_PARAMETER)) return redirectTo(toPath(link, REVIEW_PARAMETER))
    return answer(review(visitor, link, origin))
  }

interface Link {
  readonly items: ReadonlyArray<LinkedItem>
  /** URL to which the shop redirects after filling the cart. */
  readonly target: string
  readonly path: string
  readonly facts: ReturnType<typeof parsePermalinkVehicle>
  readonly parameters: URLSearchParams
}
type Selecting = Parameters<typeof selectVehicle>[2]
type Visitor = Pick<VisitorSession, "webUserGuid"> & { readonly cookies: string | null }

/** Returns the link's path with the query parameter of the given step. */
const toPath = ({ parameters, path }: Link, step?: string): string => {
  const given = new URLSearchParams(parameters)
  for (const name of [REVIEW_PARAMETER, SELECT_PARAMETER]) given.delete(name)
  if (step !== undefined) given.set(step, "1")
  return given.size === 0 ? path : `${path}?${given.toString()}`
}

/**
 * Whether a person opened the link, as opposed to another page's image or frame. Older browsers do not send these headers. The service
 * worker forwards a navigation with an empty destination but with the mode `navigate`, which scripts cannot send.
 */
const isNavigation = ({ headers }: Request): boolean => {
  const destination = headers.get("sec-fetch-dest") ?? "document"
  return destination === "document" || (destination === "empty" && headers.get("sec-fetch-mode") === "navigate")
}

/** Fills the cart and redirects, or returns a page if an item or the vehicle needs the visitor's attention. */
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

/** Returns what the visitor must know about the link's vehicle; null if there is nothing to show. */
const toQuestion = (vehicle: LinkedVehicle, link: Link): CartLinkVehicle | null => {
  if (vehicle._tag === "Other") return { ...vehicle, action: toPath(link, SELECT_PARAMETER) }
  return vehicle._tag === "Unknown" ? vehicle : null
}

/** Replaces the selected vehicle by the link's vehicle after the visitor confirmed. */
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

/** Returns the names of the items. An item that cannot be resolved has no name, except a product whose variant must be chosen. */
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
