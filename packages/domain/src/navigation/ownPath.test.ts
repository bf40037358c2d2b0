import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { ownPath } from "./ownPath.ts"

const origin = "https://shop.example"

describe("a path of this shop", () => {
  it("leads nowhere else, whatever text it is made of", () => {
    const pieces = fc.constantFrom(
      "/",
      "\\",
      "\t",
      "\n",
      "\r",
      "\u0000",
      " ",
      ".",
      "%2f",
      "@",
      ":",
      "?",
      "#",
      "evil.example",
      "https:",
      "javascript:"
    )
    const text = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.array(pieces).map((parts) => parts.join(""))
    )
    fc.assert(
      fc.property(text, (given) => {
        expect(new URL(ownPath(given), origin).origin).toBe(origin)
      }),
      { numRuns: 500 }
    )
  })

  it("is the text itself where it is one", () => {
    for (const path of ["/", "/account?tab=1#top", "/buildlist", "/a//b", "/shop/räder"]) expect(ownPath(path)).toBe(path)
  })

  it.each([
    "",
    "account",
    "//evil.example",
    "/\\evil.example",
    "/\t/evil.example",
    "https://evil.example",
    "javascript:alert(1)",
    "/a\r\nSet-Cookie: x=1"
  ])("is / for %j", (text) => {
    expect(ownPath(text)).toBe("/")
  })
})
