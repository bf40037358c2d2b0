import type { ShopServices } from "./shopServices.ts"

type Handler = (request: Request) => Response | Promise<Response>

/** Leads a request to the services, to the pictures, or as a visitor's to the pages. Files are the same for everyone: nobody is welcomed. */
export const routeTo =
  (services: ShopServices, pages: Handler): Handler =>
  (request) => {
    const { pathname } = new URL(request.url)
    if (/^\/(?:graphql|api)\//.test(pathname)) return services.visitors(request)
    if (pathname.startsWith("/content/")) return services.content(request)
    return pathname.startsWith("/assets/") ? pages(request) : services.welcome(request, () => pages(request))
  }
