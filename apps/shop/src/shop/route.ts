import { isStaff, MAIL_OUTBOX_PATH } from "@camber/services"
import { MANIFEST_PATH, type PageVisitor, WORKER_PATH } from "@camber/storefront/contract"
import type { ShopServices } from "./shopServices.ts"

const isForCrawlers = (pathname: string): boolean =>
  pathname === "/robots.txt" || pathname === "/sitemap.xml" || pathname.startsWith("/sitemaps/")

const isPicture = (pathname: string): boolean =>
  pathname.startsWith("/content/") || pathname === "/favicon.ico" || pathname === "/apple-touch-icon.png"

const isOfPayments = (pathname: string): boolean => pathname.startsWith("/hooks/") || pathname === "/pay/test"

type Handler = (request: Request) => Response | Promise<Response>
type Pages = (request: Request, visitor?: PageVisitor) => Promise<Response>

/** A front-end area's address of a file of the shop's (NAV-117). */
const areaAsset = /^\/mfe\/(?:pdp|home|account|pages)(?=\/assets\/)/

/** A file under an area is the same file. */
const outsideOfArea = (request: Request): Request => {
  const url = new URL(request.url)
  url.pathname = url.pathname.replace(areaAsset, "")
  return new Request(url, request)
}

/**
 * Leads a request to the services, to the pictures, to what crawlers read, or as a visitor's to the pages. Files are the same for everyone,
 * providers of payments are no visitors, and a stranger's page is everybody's: none of them begins a session. What one visitor does begins it,
 * a call or a form. What is made for a client waits for its turn, so that whoever asks for a thousand pages waits alone.
 */
export const createRouter =
  (services: ShopServices, pages: Pages): Handler =>
  (request) => {
    const { pathname } = new URL(request.url)
    if (pathname === MAIL_OUTBOX_PATH) return services.visitors(request)
    if (/^\/(?:graphql\/|api\/|order\/\d{10}$|mfe\/[a-z]+\/_vercel\/)/.test(pathname)) return services.visitors(request)
    if (isOfPayments(pathname)) return services.payments(request)
    if (areaAsset.test(pathname)) return pages(outsideOfArea(request))
    if (isPicture(pathname)) return services.pageInTurn(request, () => services.content(request))
    if (isForCrawlers(pathname)) return services.pageInTurn(request, () => services.crawlers(request))
    return pathname.startsWith("/assets/") || pathname === MANIFEST_PATH || pathname === WORKER_PATH
      ? pages(request)
      : services.pageInTurn(request, (whole) =>
          services.withSession(
            whole,
            async (visit) =>
              pages(whole, {
                isStaff: isStaff(visit),
                isBot: visit.isBot,
                cookies: cookiesOf(whole, visit),
                turned: await services.drawnFlags(visit)
              }),
            pathname.startsWith("/forms/")
          )
        )
  }

/** The request's cookies with those that its answer brings, which come first: the first of a name counts. */
const cookiesOf = (request: Request, { cookies }: { readonly cookies: ReadonlyArray<string> }): string =>
  [...cookies.map((cookie) => cookie.split(";", 1)[0]), request.headers.get("cookie") ?? ""].filter((part) => part !== "").join("; ")
