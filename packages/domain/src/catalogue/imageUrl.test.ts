import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { imageUrl } from "./imageUrl.ts"

const source = { imageHost: "https://img.example", imagePlaceholder: "/images/placeholder.svg" }

describe("a picture's address", () => {
  it.each([
    ["CARD-14", null, "/images/placeholder.svg"],
    ["CARD-14", "  ", "/images/placeholder.svg"],
    ["CARD-15", "cdn.example/a.png", "https://cdn.example/a.png"],
    ["CARD-15", "cdn.example:8080/a.png", "https://cdn.example:8080/a.png"],
    ["CARD-15", "//cdn.example/a.png", "https://cdn.example/a.png"],
    ["CARD-15", "https://cdn.example/a.png", "https://cdn.example/a.png"],
    ["CARD-16", "/parts/rotor.svg", "https://img.example/parts/rotor.svg"],
    ["CARD-14", "javascript:alert(1)", "/images/placeholder.svg"]
  ])("%s %s is %s", (_, link, url) => {
    expect(imageUrl(link, source)).toBe(url)
  })
  it("CARD-15 stays as it is once it has its scheme", () => {
    fc.assert(
      fc.property(fc.webUrl({ validSchemes: ["https"] }), (url) => {
        expect(imageUrl(url, source)).toBe(url)
        expect(imageUrl(url.slice("https://".length), source)).toBe(url)
      })
    )
  })
})
