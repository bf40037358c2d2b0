// @vitest-environment node
import { describe, expect, it, vi } from "vitest"
import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { createPageCache, RenderedPage } from "./PageCache.ts"
import { pageStyles } from "./pageStyles.ts"

describe("RenderedPage", () => {
  const page = new RenderedPage(200, {}, "<p>Rotor</p>".repeat(100)).withLinks

  it("is the same page in every encoding", async () => {
    const [text, br, gzip] = await Promise.all([page.encoded("identity"), page.encoded("br"), page.encoded("gzip")])
    expect(brotliDecompressSync(br).toString()).toBe(text.toString())
    expect(gunzipSync(gzip).toString()).toBe(text.toString())
    expect(br.length).toBeLessThan(page.body().length)
  })

  it("is compressed once", async () => {
    expect(page.encoded("br")).toBe(page.encoded("br"))
    expect(await page.encoded("gzip")).toBe(await page.encoded("gzip"))
  })

  it("OPS-18 is compressed again after a failure", async () => {
    const page = new RenderedPage(200, {}, "<p>Rotor</p>").withLinks
    const { body } = page
    Object.assign(page, { body: () => 7 })
    await expect(page.encoded("gzip")).rejects.toThrow()
    Object.assign(page, { body })
    expect(gunzipSync(await page.encoded("gzip")).toString()).toBe("<p>Rotor</p>")
  })
})

describe("a page with stylesheets", () => {
  const styles = pageStyles([{ href: "/assets/base.css", text: "p{content:'$& −4.0°'}" }])
  const page = new RenderedPage(200, {}, `<head><title>−4.0° 🏁</title>${styles.linked}</head><p>Rotor −4.0°</p>`, styles)

  it("NAV-131 is the same page with linked and with inlined styles, each with its own ETag", async () => {
    const carried = brotliDecompressSync(await page.withStyles.encoded("br")).toString()
    expect(carried).toBe(`<head><title>−4.0° 🏁</title>${styles.inlined.toString()}</head><p>Rotor −4.0°</p>`)
    expect(carried).toBe(page.withStyles.body().toString())
    expect(page.withLinks.body().toString()).toBe(`<head><title>−4.0° 🏁</title>${styles.linked}</head><p>Rotor −4.0°</p>`)
    expect(page.withStyles.tag).not.toBe(page.withLinks.tag)
  })

  it("NAV-130 permits the inlined style, and none if the styles are linked", () => {
    expect([page.withStyles.styleHash, page.withLinks.styleHash]).toEqual([styles.hash, undefined])
  })
})

describe("the page cache", () => {
  const drawn = { pathname: "/shop/brakes~2-3", moment: 0, millis: 0 }
  const unchanged = { hasChanged: () => false }
  const page = (bytes: number) => new RenderedPage(200, {}, "x".repeat(bytes))

  it("stays within its byte limit and evicts the least recently used page", () => {
    const cache = createPageCache({ seconds: 60, staleSeconds: 0, bytes: 5000 }, unchanged)
    const has = (key: string) => cache.last(key) !== undefined
    cache.keep("first", page(1000), drawn)
    cache.keep("second", page(1000), drawn)
    cache.keep("third", page(1000), drawn)
    cache.fresh("first")
    cache.keep("fourth", page(1000), drawn)
    expect(["first", "third", "fourth"].filter(has)).toEqual(["first", "third", "fourth"])
    expect(has("second")).toBe(false)
    cache.keep("too big", page(4000), drawn)
    expect(has("too big")).toBe(false)
  })

  it("OPS-18 serves a page while it is fresh, then only as the last resort, for a limited time", () => {
    vi.useFakeTimers({ toFake: ["performance"] })
    vi.advanceTimersByTime(1)
    const cache = createPageCache({ seconds: 60, staleSeconds: 600, bytes: 5000 }, unchanged)
    cache.keep("page", page(10), drawn)
    const held = () => [cache.fresh("page") !== undefined, cache.last("page") !== undefined]
    vi.advanceTimersByTime(59_900)
    expect(held()).toEqual([true, true])
    vi.advanceTimersByTime(200)
    expect(held()).toEqual([false, true])
    vi.advanceTimersByTime(600_000)
    expect(held()).toEqual([false, false])
    vi.useRealTimers()
  })

  it("stores nothing if every page must be rendered again", () => {
    const cache = createPageCache({ seconds: 0, staleSeconds: 600, bytes: 5000 }, unchanged)
    cache.keep("page", page(10), drawn)
    expect(cache.last("page")).toBeUndefined()
  })
})
