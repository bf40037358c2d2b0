import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { toSameOriginPath, signInHref } from "./hrefs.ts"

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
        expect(new URL(toSameOriginPath(given), origin).origin).toBe(origin)
      }),
      { numRuns: 500 }
    )
  })

  it("is the text itself where it is one", () => {
    for (const path of ["/", "/account?tab=1#top", "/buildlist", "/a//b", "/shop/räder"]) expect(toSameOriginPath(path)).toBe(path)
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
    expect(toSameOriginPath(text)).toBe("/")
  })
})

const returnUrl = (href: string) => new URL(href, "https://shop.example").searchParams.get("returnUrl")

describe("where an ended session leads", () => {
  it("SEO-10 is the sign-in with the page to come back to, URL-encoded, and the message about the session", () => {
    expect(signInHref("/account/orderhistory?page=2&sort=new")).toBe(
      "/Account/Login?returnUrl=%2Faccount%2Forderhistory%3Fpage%3D2%26sort%3Dnew&showSessionMessage=true"
    )
  })
  it("SEO-10 carries any path of the shop whole", () => {
    fc.assert(
      fc.property(fc.string(), (rest) => {
        const path = `/account/${rest}`
        expect(returnUrl(signInHref(path))).toBe(path)
      })
    )
    expect(returnUrl(signInHref("/account/\ud800/Škoda"))).toBe("/account/\ufffd/Škoda")
  })
  it.each(["https://elsewhere.example/", "//elsewhere.example", "/\\elsewhere.example", "javascript:alert(1)", ""])(
    "%j is no page of the shop: it leads back to home",
    (path) => {
      expect(returnUrl(signInHref(path))).toBe("/")
    }
  )
})
