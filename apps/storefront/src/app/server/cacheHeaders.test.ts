// @vitest-environment node
import { sampleListing } from "@camber/testing/records"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { openStorefront } from "../../../test/openStorefront.ts"

describe("a page for anonymous visitors", () => {
  const address = "/shop/brakes~2-3"
  const caching = "public, max-age=0, s-maxage=60, stale-while-revalidate=60, stale-if-error=600"
  const own = "private, no-cache"

  it("OPS-36 is cacheable by shared caches and varies by cookie and encoding", async () => {
    const { get } = await openStorefront()
    const { headers } = await get(address)
    expect([headers.get("cache-control"), headers.get("vary"), headers.getSetCookie()]).toEqual([caching, "Accept-Encoding, Cookie", []])
  })

  it.each<[string, string, Record<string, string>, boolean]>([
    ["to a request with any cookie", address, { cookie: "theme=dark" }, false],
    ["to a request with a token", address, { authorization: "Bearer x" }, false],
    ["to a bot", address, {}, true],
    ["that is rendered for each request", "/no/such/page", {}, false],
    ["with personal data", "/account/orderhistory", {}, false],
    ["that is a redirect", "/Shop/Brakes~2-3?email=ann@example.com", {}, false]
  ])("OPS-36 excludes a response %s from shared caches", async (_what, path, headers, isBot) => {
    const { get } = await openStorefront()
    await get(address)
    const answer = await get(path, headers, "GET", isBot)
    expect([answer.headers.get("cache-control"), answer.headers.get("vary")]).toEqual([own, "Accept-Encoding, Cookie, User-Agent"])
  })

  it("OPS-36 does not depend on other request headers, so that no client can poison a cache", async () => {
    const { get } = await openStorefront()
    const plain = await get(address)
    const name = fc.constantFrom(
      "referer",
      "user-agent",
      "accept-language",
      "sec-gpc",
      "save-data",
      "origin",
      "forwarded",
      "x-forwarded-for",
      "x-forwarded-host",
      "x-forwarded-proto",
      "x-original-url",
      "x-country",
      "sec-ch-prefers-color-scheme"
    )
    const value = fc.oneof(
      fc.constantFrom("evil.example", "https://shop.example/shop/brakes~2-3", "1", "/staff"),
      fc.stringMatching(/^[!-~]{1,30}$/)
    )
    const search = fc.constantFrom("", "?utm_source=mail", "?fits=0", "?email=ann@example.com", "?fits=1&showvehicles=true")
    await fc.assert(
      fc.asyncProperty(fc.dictionary(name, value), search, async (headers, asked) => {
        const answer = await get(address + asked, headers)
        expect(answer.headers.getSetCookie()).toEqual([])
        expect(answer.headers.get("cache-control")).toBe(caching)
        if (!asked.includes("fits")) expect([answer.html, [...answer.headers]]).toEqual([plain.html, [...plain.headers]])
        for (const said of Object.values(headers)) if (said.length > 5) expect(answer.html.includes(said)).toBe(plain.html.includes(said))
      }),
      { numRuns: 60 }
    )
  })

  it("OPS-37 returns 304 for a matching ETag in any encoding, and the page once its content has changed", async () => {
    let title = "Brakes"
    let version = "v1"
    const { get } = await openStorefront({ listing: () => ({ listing: sampleListing({ title }) }) }, () => version)
    const first = await get(address, { "accept-encoding": "br" })
    const tag = first.headers.get("etag") ?? ""
    expect(tag).toMatch(/^W\/"[\w-]{22}"$/)
    for (const headers of [{}, { "accept-encoding": "gzip" }, { cookie: "theme=dark" }]) {
      const again = await get(address, { ...headers, "if-none-match": tag })
      expect([again.status, again.html, again.headers.get("etag"), again.headers.get("content-length")]).toEqual([304, "", tag, null])
      expect(again.headers.get("cache-control")).toBe("cookie" in headers ? own : caching)
    }
    title = "Other Brakes"
    version = "v2"
    const changed = await get(address, { "if-none-match": tag })
    expect([changed.status, changed.html.includes("Other Brakes")]).toEqual([200, true])
    expect((await get("/no/such/page", { "if-none-match": "*" })).status).toBe(404)
  })
})
