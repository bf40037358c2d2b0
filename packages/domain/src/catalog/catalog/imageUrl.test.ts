import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { imageUrl, landingPageImageSize } from "./imageUrl.ts"

const source = { imageHost: "https://img.example", imagePlaceholder: "/images/placeholder.svg" }

describe("imageUrl", () => {
  it.each([
    ["CARD-14", null, "/images/placeholder.svg"],
    ["CARD-14", "  ", "/images/placeholder.svg"],
    ["CARD-15", "cdn.example/a.png", "https://cdn.example/a.png"],
    ["CARD-15", "cdn.example:8080/a.png", "https://cdn.example:8080/a.png"],
    ["CARD-15", "//cdn.example/a.png", "https://cdn.example/a.png"],
    ["CARD-15", "https://cdn.example/a.png", "https://cdn.example/a.png"],
    ["CARD-15", "http://cdn.example/a.png", "http://cdn.example/a.png"],
    ["CARD-16", "/parts/rotor.svg", "https://img.example/parts/rotor.svg"],
    ["CARD-14", "javascript:alert(1)", "/images/placeholder.svg"]
  ])("%s converts %s to %s", (_, link, url) => {
    expect(imageUrl(link, source)).toBe(url)
  })
  it("CARD-15 keeps a URL that already has a scheme", () => {
    const label = fc.constantFrom("cdn", "img-2", "parts", "example", "a1", "com")
    const host = fc.array(label, { minLength: 2, maxLength: 4 }).map((labels) => labels.join("."))
    const port = fc.constantFrom("", ":8080")
    const path = fc.constantFrom("", "/", "/a.png", "/a%20b/c.svg?w=2&u=https://x", "/javascript:1", "#//top")
    fc.assert(
      fc.property(host, port, path, (...parts) => {
        const url = `https://${parts.join("")}`
        expect(imageUrl(url, source)).toBe(url)
        expect(imageUrl(url.slice("https:".length), source)).toBe(url)
        expect(imageUrl(url.slice("https://".length), source)).toBe(url)
      })
    )
  })
})

describe("landingPageImageSize", () => {
  it.each([
    ["GA_Brand", 149, 55],
    ["GA_RaceType", 384, 132],
    ["GA_Anything", 88, 88],
    [null, 88, 88]
  ])("CARD-13 given %s, returns %dx%d", (field, width, height) => {
    expect(landingPageImageSize(field)).toEqual({ width, height })
  })
})
