import { describe, expect, it } from "vitest"
import { productUrls } from "./productUrls.ts"
import { type SitemapUrl, sitemapIndex, urlSet } from "./sitemapXml.ts"
import { createLargeCatalog, expectWholeSitemap } from "./testing/largeCatalog.ts"

describe("site map of a large catalog", () => {
  it("lists each of 60,000 products once, in files of at most 50,000 URLs and 10 MB, with one batch in memory at a time", () =>
    expectWholeSitemap(60_000))

  it(
    "lists each of a million products once, in files of at most 50,000 URLs and 10 MB, with one batch in memory at a time",
    { tags: "full", timeout: 60_000 },
    () => expectWholeSitemap(1_000_000)
  )

  it("reads batches only on demand", async () => {
    let reads = 0
    const { read } = createLargeCatalog(10_000)
    const urls = productUrls((...window) => {
      reads += 1
      return read(...window)
    }, 1)
    await urls.next()
    await urls.return(undefined)
    expect(reads).toBe(1)
  })

  it("escapes special characters in URLs", async () => {
    async function* odd(): AsyncGenerator<ReadonlyArray<SitemapUrl>> {
      yield [{ path: "/a?b=1&c=<d>", lastModified: null }]
    }
    const texts: Array<string> = []
    for await (const text of urlSet("https://shop.example", odd())) texts.push(text)
    expect(texts.join("")).toContain("<loc>https://shop.example/a?b=1&amp;c=&lt;d&gt;</loc></url>")
    expect(sitemapIndex("https://shop.example", ["/sitemaps/pages.xml"])).toContain("<loc>https://shop.example/sitemaps/pages.xml</loc>")
  })
})
