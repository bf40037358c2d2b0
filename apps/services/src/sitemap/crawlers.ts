import type { ChangeLog } from "../change-log/changeLog.ts"
import { createGzipResponse } from "../http/gzipStream.ts"
import type { PartCounts } from "../navigation/partCounts.ts"
import type { Reference } from "../reference/Reference.ts"
import type { ResolverContext } from "../schema/ResolverContext.ts"
import { createFileCache } from "./createFileCache.ts"
import { productFiles, productUrls, readProducts } from "./productUrls.ts"
import { articleUrls, readLastAdded, referenceUrls, vehicleUrls } from "./referenceUrls.ts"
import { sitemapIndex, type SitemapUrl, urlSet } from "./sitemapXml.ts"

/** Answers `/robots.txt`, `/sitemap.xml` and its files; returns undefined for other paths. */
export type Crawlers = (request: Request) => Promise<Response | undefined>

/** Creates `robots.txt`. It disallows personal pages, and pages with the same products as others in another order. */
const robots = (origin: string): string => `User-agent: *
Allow: /
Disallow: /api/
Disallow: /graphql/
Disallow: /shoppingcart
Disallow: /CustomerVehicle
Disallow: /*?*facet=
Disallow: /*?*fits=
Disallow: /*?*sort=

Sitemap: ${origin}/sitemap.xml
`

const getHeaders = (type: string) => ({ "content-type": `${type}; charset=utf-8`, "cache-control": "public, max-age=3600" })

const answer = (body: string | null, type: string): Response => new Response(body, { headers: getHeaders(type) })

/**
 * Creates the crawler files. URLs always contain the public origin, even if another host was requested. A file is generated once per
 * catalog version, and the article file once per change of articles.
 */
export const createCrawlerFiles = (
  { database, reference }: ResolverContext,
  origin: string,
  changes: Pick<ChangeLog, "listen">,
  partCounts: (reference: Reference) => Promise<PartCounts>
): Crawlers => {
  const read = readProducts(database)
  const getBytes = createFileCache()
  let articleChanges = 0
  changes.listen((received) => {
    if (received.some(({ topic }) => topic === "article")) articleChanges += 1
  })

  const filesOfProducts = async (): Promise<number> => {
    const row = await database
      .selectFrom("product")
      .select((product) => product.fn.max("product_page_id").as("largest"))
      .executeTakeFirst()
    return productFiles(row?.largest ?? 0)
  }

  const filesOfAll = async (): Promise<ReadonlyArray<string>> => {
    const products = Array.from({ length: await filesOfProducts() }, (_, index) => `products-${index + 1}`)
    return ["pages", "toolbox", "vehicles", ...products]
  }

  /** Returns the URLs of a file in batches; null if the file does not exist. */
  const getBatches = async (file: string, present: Reference): Promise<AsyncIterable<ReadonlyArray<SitemapUrl>> | null> => {
    if (file === "pages") return once(async () => referenceUrls(present, await partCounts(present), await readLastAdded(database)))
    if (file === "toolbox") return once(() => articleUrls(database))
    if (file === "vehicles") return vehicleUrls(present)
    const window = /^products-([1-9]\d{0,4})$/.exec(file)?.[1]
    return window === undefined || Number(window) > (await filesOfProducts()) ? null : productUrls(read, Number(window))
  }

  const getFile = async (file: string, request: Request): Promise<Response | undefined> => {
    // The cache key contains the version as it was before reading, so that a concurrent change results in a new key.
    const present = await reference()
    const key = `${present.version} ${file === "toolbox" ? articleChanges : ""} ${file}`
    const batches = await getBatches(file, present)
    if (batches === null) return undefined
    if (request.method === "HEAD") return answer(null, "application/xml")
    return createGzipResponse(request, await getBytes(key, () => urlSet(origin, batches)), getHeaders("application/xml"))
  }

  return async (request) => {
    const { method } = request
    const { pathname } = new URL(request.url)
    if (method !== "GET" && method !== "HEAD") return undefined
    const respond = (text: string, type: string) => answer(method === "HEAD" ? null : text, type)
    if (pathname === "/robots.txt") return respond(robots(origin), "text/plain")
    if (pathname === "/sitemap.xml") return respond(sitemapIndex(origin, (await filesOfAll()).map(addressOfFile)), "application/xml")
    const file = /^\/sitemaps\/([a-z0-9-]+)\.xml$/.exec(pathname)?.[1]
    return file === undefined ? undefined : getFile(file, request)
  }
}

const addressOfFile = (file: string): string => `/sitemaps/${file}.xml`

async function* once(read: () => Promise<ReadonlyArray<SitemapUrl>>): AsyncGenerator<ReadonlyArray<SitemapUrl>> {
  yield await read()
}
