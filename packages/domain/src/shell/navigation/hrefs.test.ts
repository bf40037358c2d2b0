import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { toSameOriginPath, signInHref, pageAction } from "./hrefs.ts"
import { countRuns } from "../../../test/countRuns.ts"

const origin = "https://shop.example"

describe("toSameOriginPath", () => {
  it("never leads to another host for any text", () => {
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
      { numRuns: countRuns(500) }
    )
  })

  it("keeps a path of the shop", () => {
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
  ])("returns / for %j", (text) => {
    expect(toSameOriginPath(text)).toBe("/")
  })
})

const returnUrl = (href: string) => new URL(href, "https://shop.example").searchParams.get("returnUrl")

describe("signInHref", () => {
  it("SEO-10 returns the sign-in URL with the encoded return path and the session message", () => {
    expect(signInHref("/account/orderhistory?page=2&sort=new")).toBe(
      "/Account/Login?returnUrl=%2Faccount%2Forderhistory%3Fpage%3D2%26sort%3Dnew&showSessionMessage=true"
    )
  })
  it("SEO-10 preserves any path of the shop", () => {
    fc.assert(
      fc.property(fc.string(), (rest) => {
        const path = `/account/${rest}`
        expect(returnUrl(signInHref(path))).toBe(path)
      })
    )
    expect(returnUrl(signInHref("/account/\ud800/Škoda"))).toBe("/account/\ufffd/Škoda")
  })
  it.each(["https://elsewhere.example/", "//elsewhere.example", "/\\elsewhere.example", "javascript:alert(1)", ""])(
    "replaces %j with the home page",
    (path) => {
      expect(returnUrl(signInHref(path))).toBe("/")
    }
  )
})

describe("pageAction", () => {
  it.each([
    ["?action=addtocart&skuorskubasetoadd=CAM-4X-1", { action: "addToCart", skuOrSkuBase: "CAM-4X-1" }],
    ["?page=2&action=addtolist&skuorskubasetoadd=CAM-4X", { action: "addToList", skuOrSkuBase: "CAM-4X" }],
    ["?Action=AddToCart&SkuOrSkuBaseToAdd=CAM-4X", { action: "addToCart", skuOrSkuBase: "CAM-4X" }],
    ["?action=addtocart", { action: "addToCart", skuOrSkuBase: null }],
    ["?action=addtocart&skuorskubasetoadd=%20", { action: "addToCart", skuOrSkuBase: null }],
    ["?skuorskubasetoadd=CAM-4X", null],
    ["?action=buy&skuorskubasetoadd=CAM-4X", null],
    ["?action=constructor", null],
    ["?action=", null],
    ["", null]
  ])("NAV-105 NAV-106 parses %j as %j", (search, asked) => {
    expect(pageAction(search)).toEqual(asked)
  })
})
