// @vitest-environment node
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { acceptedEncoding, makePageCache, RenderedPage } from "./PageCache.ts"

describe("acceptedEncoding", () => {
  it("takes the smallest that the client offers, in any letter case", () => {
    const offered = ["gzip, deflate, br", "GZIP", "deflate", "br;q=0.1, gzip;q=1", "", null].map(acceptedEncoding)
    expect(offered).toEqual(["br", "gzip", "identity", "br", "identity", "identity"])
  })

  it("never takes what the client refuses with a quality of 0", () => {
    const zero = fc.constantFrom("q=0", "q=0.0", "q=0.000", " q=0 ", "Q=0")
    const rest = fc.array(fc.constantFrom("gzip", "deflate", "identity", "*"), { maxLength: 3 })
    fc.assert(
      fc.property(zero, rest, fc.boolean(), (quality, others, isLast) => {
        const refused = `br;${quality}`
        const header = (isLast ? [...others, refused] : [refused, ...others]).join(", ")
        expect(acceptedEncoding(header)).toBe(others.includes("gzip") ? "gzip" : "identity")
      })
    )
  })
})

describe("RenderedPage", () => {
  const page = new RenderedPage(200, {}, "<p>Rotor</p>".repeat(100))

  it("is the same page in every encoding", () => {
    const text = page.encoded("identity").toString()
    expect(brotliDecompressSync(page.encoded("br")).toString()).toBe(text)
    expect(gunzipSync(page.encoded("gzip")).toString()).toBe(text)
    expect(page.encoded("br").length).toBeLessThan(page.body.length)
  })

  it("is compressed once", () => {
    expect(page.encoded("br")).toBe(page.encoded("br"))
    expect(page.encoded("gzip")).toBe(page.encoded("gzip"))
  })
})

describe("the page cache", () => {
  const page = (bytes: number) => new RenderedPage(200, {}, "x".repeat(bytes))

  it("holds no more bytes than it was given, and lets go of what was asked for longest ago", () => {
    const cache = makePageCache({ seconds: 60, bytes: 5000 })
    cache.set("first", page(1000))
    cache.set("second", page(1000))
    cache.set("third", page(1000))
    cache.get("first")
    cache.set("fourth", page(1000))
    expect(["first", "second", "third", "fourth"].filter((key) => cache.has(key))).toEqual(["first", "third", "fourth"])
    cache.set("too big", page(4000))
    expect(cache.has("too big")).toBe(false)
  })

  it("keeps a page for its seconds", () => {
    const cache = makePageCache({ seconds: 60, bytes: 5000 })
    cache.set("page", page(10))
    expect(cache.getRemainingTTL("page")).toBeGreaterThan(59_000)
    expect(cache.getRemainingTTL("page")).toBeLessThanOrEqual(60_000)
  })
})
