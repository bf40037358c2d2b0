import type { ShopServices } from "./shopServices.ts"

const isForCrawlers = (pathname: string): boolean =>
  pathname === "/robots.txt" || pathname === "/sitemap.xml" || pathname.startsWith("/sitemaps/")

type Handler = (request: Request) => Response | Promise<Response>

/**
 * Leads a request to the services, to the pictures, to what crawlers read, or as a visitor's to the pages. Files are the same for everyone:
 * nobody is welcomed.
 */
export const routeTo =
  (services: ShopServices, pages: Handler): Handler =>
  (request) => {
    const { pathname } = new URL(request.url)
    if (/^\/(?:graphql|api)\//.test(pathname)) return services.visitors(request)
    if (pathname.startsWith("/content/")) return services.content(request)
    if (isForCrawlers(pathname)) return services.crawlers(request)
    return pathname.startsWith("/assets/") ? pages(request) : services.welcome(request, () => pages(request))
  }
