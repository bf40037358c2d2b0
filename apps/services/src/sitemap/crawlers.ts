import type { Store } from "../schema/Store.ts"
import { productFiles, productUrls, readProducts } from "./productUrls.ts"
import { articleUrls, readLastAdded, referenceUrls, vehicleUrls } from "./referenceUrls.ts"
import { sitemapIndex, type SitemapUrl, urlSet } from "./sitemapXml.ts"

/** Answers what crawlers ask for before pages: `/robots.txt`, `/sitemap.xml` and its files; undefined for every other path. */
export type Crawlers = (request: Request) => Promise<Response | undefined>

/** What is one visitor's, and what repeats other pages in another order, is not for search engines. */
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

const answer = (body: string | ReadableStream<Uint8Array>, type: string): Response =>
  new Response(body, { headers: { "content-type": `${type}; charset=utf-8`, "cache-control": "public, max-age=3600" } })

/** Addresses carry the public origin, whatever host was asked. The files are streamed: their size does not matter to the process. */
export const makeCrawlers = ({ database, reference }: Store, origin: string): Crawlers => {
  const read = readProducts(database)

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

  /** Null for a file that there is not. */
  const batchesOf = async (file: string): Promise<AsyncIterable<ReadonlyArray<SitemapUrl>> | null> => {
    if (file === "pages") return once(async () => referenceUrls(await reference(), await readLastAdded(database)))
    if (file === "toolbox") return once(() => articleUrls(database))
    if (file === "vehicles") return once(async () => vehicleUrls(await reference()))
    const window = /^products-([1-9]\d{0,4})$/.exec(file)?.[1]
    return window === undefined || Number(window) > (await filesOfProducts()) ? null : productUrls(read, Number(window))
  }

  return async ({ method, url }) => {
    const { pathname } = new URL(url)
    if (method !== "GET" && method !== "HEAD") return undefined
    const file = /^\/sitemaps\/([a-z0-9-]+)\.xml$/.exec(pathname)?.[1]
    const batches = file === undefined ? null : await batchesOf(file)
    const found = await (async () => {
      if (pathname === "/robots.txt") return answer(robots(origin), "text/plain")
      if (pathname === "/sitemap.xml") return answer(sitemapIndex(origin, (await filesOfAll()).map(addressOfFile)), "application/xml")
      return batches === null ? undefined : answer(streamOf(urlSet(origin, batches)), "application/xml")
    })()
    return found && method === "HEAD" ? new Response(null, found) : found
  }
}

const addressOfFile = (file: string): string => `/sitemaps/${file}.xml`

async function* once(read: () => Promise<ReadonlyArray<SitemapUrl>>): AsyncGenerator<ReadonlyArray<SitemapUrl>> {
  yield await read()
}

/** A text as it is pulled: whoever reads slowly is waited for, whoever goes away ends the reading of the database. */
const streamOf = (texts: AsyncGenerator<string>): ReadableStream<Uint8Array> => {
  const encoder = new TextEncoder()
  return new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await texts.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    cancel: async () => void (await texts.return(undefined))
  })
}
