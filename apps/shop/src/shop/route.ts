import {
  createMarkdownResponse,
  findFeedKind,
  isForAssistants,
  isPermalink,
  isStaff,
  MAIL_OUTBOX_PATH,
  prefersMarkdown
} from "@camber/services"
import { isPersonalRequest, MANIFEST_PATH, type Storefront, WORKER_PATH } from "@camber/storefront/contract"
import type { CartLinkPage } from "@camber/domain/cart"
import { createCartLinkHandler } from "./createCartLinkHandler.ts"
import type { ShopServices } from "./shopServices.ts"

const isForCrawlers = (pathname: string): boolean =>
  pathname === "/robots.txt" || pathname === "/sitemap.xml" || pathname.startsWith("/sitemaps/")

const isPicture = (pathname: string): boolean =>
  /^\/(?:content|pictures)\//.test(pathname) || pathname === "/favicon.ico" || pathname === "/apple-touch-icon.png"

const isOfPayments = (pathname: string): boolean => pathname.startsWith("/hooks/") || pathname === "/pay/test"

type Handler = (request: Request) => Response | Promise<Response>

/** Path of a built file under a front-end area (NAV-117). */
const areaAsset = /^\/mfe\/(?:pdp|home|account|pages)(?=\/assets\/)/

/** Removes the area from the path, because the files are the same. */
const outsideOfArea = (request: Request): Request => {
  const url = new URL(request.url)
  url.pathname = url.pathname.replace(areaAsset, "")
  return new Request(url, request)
}

/**
 * Creates the router for services, images, crawler files and pages.
 *
 * Only calls and forms start a session: files are shared, payment providers are not visitors, and anonymous pages are
 * shared. Rendering waits in the client's queue, so that a client which requests a thousand pages delays only itself.
 */
export const createRouter = (services: ShopServices, { handle: pages, markdown }: Pick<Storefront, "handle" | "markdown">): Handler => {
  const renderPage = (request: Request, cartLink?: CartLinkPage): Promise<Response> =>
    services.pageInTurn(request, async (whole) => {
      const url = new URL(whole.url)
      const { pathname } = url
      if (cartLink === undefined && prefersMarkdown(whole)) {
        const policy = await markdown(pathname)
        const text = policy === null ? await services.markdown(whole) : createMarkdownResponse(whole, policy)
        if (text !== undefined) return text
      }
      return services.withSession(
        whole,
        async (visit) => {
          const response = await pages(whole, {
            isStaff: isStaff(visit),
            isBot: visit.isBot,
            cookies: getCookies(whole, visit),
            flippedFeatures: await services.drawnFlags(visit),
            ...(cartLink !== undefined && { cartLink })
          })
          return response.status === 404 ? redirectOr(response, whole) : response
        },
        isPersonalRequest(whole.method, url)
      )
    })
  /** Redirects the URL of an old shop to its new page. Browsers check again after a minute, so that a removed redirect stops working. */
  const redirectOr = async (missing: Response, { url }: Request): Promise<Response> => {
    const location = await services.findRedirect(new URL(url))
    return location === null ? missing : new Response(null, { status: 301, headers: { location, "cache-control": "private, max-age=60" } })
  }
  const openCartLink = createCartLinkHandler((request) => services.visitors(request), renderPage)
  return (request) => {
    const { pathname } = new URL(request.url)
    if (pathname === MAIL_OUTBOX_PATH) return services.visitors(request)
    if (/^\/(?:graphql\/|api\/|order\/\d{10}$|mfe\/[a-z]+\/_vercel\/)/.test(pathname)) return services.visitors(request)
    if (isPermalink(pathname)) return openCartLink(request)
    if (isForAssistants(pathname) || findFeedKind(pathname) !== undefined) return services.visitors(request)
    if (isOfPayments(pathname)) return services.payments(request)
    if (areaAsset.test(pathname)) return pages(outsideOfArea(request))
    if (isPicture(pathname)) return services.pageInTurn(request, () => services.content(request))
    if (isForCrawlers(pathname)) return services.pageInTurn(request, () => services.crawlers(request))
    return pathname.startsWith("/assets/") || pathname === MANIFEST_PATH || pathname === WORKER_PATH ? pages(request) : renderPage(request)
  }
}

/**
 * Merges the request's cookies with those of its response. The response's cookies come first, because the first cookie of a name counts.
 */
const getCookies = (request: Request, { cookies }: { readonly cookies: ReadonlyArray<string> }): string =>
  [...cookies.map((cookie) => cookie.split(";", 1)[0]), request.headers.get("cookie") ?? ""].filter((part) => part !== "").join("; ")
