import { productPage } from "@camber/domain/catalog"
import { article } from "@camber/domain/content"
import { callService, type Http } from "@camber/domain/ports"
import { listing, parseListing } from "@camber/domain/search"
import { Effect, type Layer } from "effect"
import { formatArticle } from "./formatArticle.ts"
import { formatListing, formatProduct } from "./markdown.ts"

const productPath = /^\/item\/[^/]+\/(\d{1,9})\/?$/
const articlePath = /^\/the-toolbox\/[^/]+\/(\d{1,9})\/?$/

/** Whether a request prefers Markdown to HTML. Browsers never do. */
export const prefersMarkdown = ({ headers, method }: Request): boolean => {
  const accepted = (headers.get("accept") ?? "").toLowerCase()
  const markdown = getQuality(accepted, "text/markdown")
  return (method === "GET" || method === "HEAD") && markdown > 0 && markdown >= getQuality(accepted, "text/html")
}

const getQuality = (accepted: string, type: string): number => {
  const range = accepted.split(",").find((part) => part.split(";", 1)[0]?.trim() === type)
  return range === undefined ? 0 : Number(/;\s*q=([\d.]+)/.exec(range)?.[1] ?? 1)
}

/**
 * Creates the Markdown forms of product pages, articles and listings, without a selected vehicle. Returns undefined for other pages, which
 * have only HTML.
 *
 * Shared caches do not store the Markdown. Therefore the HTML needs no `Vary` header, which would affect lookups in the service worker's
 * cache.
 */
export const createMarkdownPages = (origin: string, http: Layer.Layer<Http>) => {
  const format = Effect.fnUntraced(function* (url: URL) {
    const id = productPath.exec(url.pathname)?.[1]
    if (id !== undefined) {
      const skuVariantNumber = url.searchParams.get("sku")
      const found = yield* callService(productPage, { productPageId: Number(id), skuVariantNumber, project: null })
      return found.productPage && formatProduct(found.productPage, origin)
    }
    const articleId = articlePath.exec(url.pathname)?.[1]
    if (articleId !== undefined) {
      const found = yield* callService(article, { id: Number(articleId), project: null })
      return found.article && formatArticle(found.article, origin)
    }
    const address = parseListing(url.pathname, url.searchParams)
    if (address === null) return null
    const { listing: found } = yield* callService(listing, { address, project: null })
    return found && formatListing(found, address, origin)
  })
  return async (request: Request): Promise<Response | undefined> => {
    const text = await Effect.runPromise(
      format(new URL(request.url)).pipe(
        // If the Markdown fails, the HTML page explains the outage.
        Effect.catch((error) => Effect.as(Effect.logError("Markdown page failed", error), null)),
        Effect.provide(http)
      ),
      { signal: request.signal }
    )
    return text === null ? undefined : createMarkdownResponse(request, text)
  }
}

/** Creates a response in Markdown, which shared caches do not keep by default. HEAD has no body. */
export const createMarkdownResponse = ({ method }: Pick<Request, "method">, text: string, cacheControl = "private, no-store"): Response =>
  new Response(method === "HEAD" ? null : text, {
    headers: { "content-type": "text/markdown; charset=utf-8", "cache-control": cacheControl, vary: "accept" }
  })
