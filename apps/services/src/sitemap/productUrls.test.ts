import { describe, expect, it } from "vitest"
import { productFiles, productUrls, type ReadProducts } from "./productUrls.ts"
import { type SitemapUrl, sitemapIndex, URLS_IN_FILE, urlSet } from "./sitemapXml.ts"

/** A catalogue with this many products, each with the longest slug that there is; ids have gaps. */
const catalogueOf = (products: number): { readonly read: ReadProducts; readonly largestId: number; largestBatch: number } => {
  const idOf = (index: number) => index * 2 + 1
  const catalogue = {
    largestId: idOf(products - 1),
    largestBatch: 0,
    read: async (after: number, last: number, limit: number) => {
      const from = Math.max(0, Math.floor((after + 1) / 2))
      const to = Math.min(products, Math.ceil(last / 2), from + limit)
      const batch = Array.from({ length: Math.max(0, to - from) }, (_, index) => ({
        product_page_id: idOf(from + index),
        slug: `${"long-name-".repeat(15)}${from + index}`,
        added_on: "2026-02-03"
      }))
      catalogue.largestBatch = Math.max(catalogue.largestBatch, batch.length)
      return batch
    }
  }
  return catalogue
}

describe("the site map of a large catalogue", () => {
  it("names a million products once, in files within 50,000 addresses and 10 MB, holding one batch at a time", async () => {
    const products = 1_000_000
    const catalogue = catalogueOf(products)
    const files = productFiles(catalogue.largestId)
    expect(files).toBe(Math.ceil((2 * products - 1) / URLS_IN_FILE))
    let named = 0
    let longestText = 0
    for (let file = 1; file <= files; file++) {
      let addresses = 0
      let bytes = 0
      for await (const text of urlSet("https://shop.example", productUrls(catalogue.read, file))) {
        addresses += text.split("<loc>").length - 1
        bytes += Buffer.byteLength(text)
        longestText = Math.max(longestText, text.length)
      }
      if (addresses > 50_000 || bytes > 10_000_000) expect.fail(`file ${file} holds ${addresses} addresses in ${bytes} bytes`)
      named += addresses
    }
    expect(named).toBe(products)
    expect(catalogue.largestBatch).toBe(1000)
    expect(longestText).toBeLessThan(400_000)
  }, 60_000)

  it("reads no further than it is pulled", async () => {
    let reads = 0
    const { read } = catalogueOf(10_000)
    const urls = productUrls((...window) => {
      reads += 1
      return read(...window)
    }, 1)
    await urls.next()
    await urls.return(undefined)
    expect(reads).toBe(1)
  })

  it("writes addresses so that any sign in them is text", async () => {
    async function* odd(): AsyncGenerator<ReadonlyArray<SitemapUrl>> {
      yield [{ path: "/a?b=1&c=<d>", lastModified: null }]
    }
    const texts: Array<string> = []
    for await (const text of urlSet("https://shop.example", odd())) texts.push(text)
    expect(texts.join("")).toContain("<loc>https://shop.example/a?b=1&amp;c=&lt;d&gt;</loc></url>")
    expect(sitemapIndex("https://shop.example", ["/sitemaps/pages.xml"])).toContain("<loc>https://shop.example/sitemaps/pages.xml</loc>")
  })
})
