import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { typedText } from "../ports/testing/typedText.ts"
import { parseListing } from "../../discovery/search/rules.ts"
import { normalizeTerm, isTooLong, MAX_TERM_LENGTH, searchHref, getSearchLink, trimTerm, parsePageNumber } from "./searchHref.ts"
import { ListId } from "../../buying/lists/model.ts"
import { planHref } from "../../buying/lists/rules.ts"
import { questionHref } from "../../catalog/questions/questionForm.ts"

describe("searchHref", () => {
  it.each([
    ["SRCH-25 searches the shop without a project", "disc brakes", undefined, "/search?query=disc%20brakes"],
    ["SRCH-25 keeps the parameters of the project's search URL", "cam", "/search?fits=1&sort=new", "/search?fits=1&sort=new&query=cam"],
    ["SRCH-26 replaces the previous term", "cam", "/search?query=old&fits=1&query=older#top", "/search?fits=1&query=cam"],
    ["SRCH-25 removes apostrophes and encodes the rest", " '69 Z/28 & driver’s ", undefined, "/search?query=69%20Z%2F28%20%26%20drivers"],
    ["keeps a question mark in a parameter", "a", "/search?note=a?b", "/search?note=a?b&query=a"],
    ["removes an anchor after the parameters", "a", "/search?fits=1#top", "/search?fits=1&query=a"],
    ["removes an anchor after the path", "a", "/search#top", "/search?query=a"]
  ])("%s", (_, term, searchUrl, href) => {
    expect(searchHref(term, searchUrl)).toBe(href)
  })

  it.each(["", "   ", "''", "\t\n"])("SRCH-23 returns null for %j", (term) => {
    expect(searchHref(term)).toBeNull()
  })

  it("isTooLong counts characters as typed and limits them to the number that the services accept", () => {
    expect(["🏁".repeat(200), "a".repeat(200), "🏁".repeat(201), "a".repeat(201), "a".repeat(100_000)].map(isTooLong)).toEqual([
      false,
      false,
      true,
      true,
      true
    ])
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 3 * MAX_TERM_LENGTH }), (term) => {
        expect(isTooLong(trimTerm(term))).toBe(false)
      })
    )
  })

  it("SRCH-26 contains the normalized term for any text", () => {
    fc.assert(
      fc.property(typedText(), (term) => {
        const href = searchHref(term, "/search?fits=1")
        expect(href === null ? "" : new URL(href, "https://shop.example").searchParams.get("query")).toBe(normalizeTerm(term))
      })
    )
  })
})

describe("getSearchLink", () => {
  it("NAV-103 returns /search with the term, and with a facet if given", () => {
    expect(getSearchLink("cam")).toBe("/search?query=cam")
    expect(getSearchLink("cam", { name: "Brand", value: "Holley" })).toBe("/search?query=cam&facet=Brand%3AHolley")
  })
  it("NAV-104 URL-encodes the term, without apostrophes, and the facet", () => {
    expect(getSearchLink("driver's 5/8 & up", { name: "Bolt Circle", value: '5 x 4 3/4"' })).toBe(
      "/search?query=drivers%205%2F8%20%26%20up&facet=Bolt%20Circle%3A5%20x%204%203%2F4%22"
    )
  })
  it("NAV-103 NAV-104 is parsed into the same search", () => {
    const name = fc.string({ minLength: 1 }).filter((text) => text.trim() === text && !text.includes(":"))
    const value = fc.string({ minLength: 1 }).filter((text) => text.trim() === text)
    fc.assert(
      fc.property(typedText(), name, value, (term, facetName, facetValue) => {
        const facet = { name: facetName, value: facetValue }
        const href = getSearchLink(term, facet)
        expect(href === null).toBe(normalizeTerm(term) === "")
        if (href === null) return
        const { pathname, searchParams } = new URL(href, "https://shop.example")
        expect(parseListing(pathname, searchParams)).toMatchObject({ query: normalizeTerm(term), facets: [facet] })
      })
    )
  })
  it("returns null without a term", () => {
    expect(getSearchLink("  ")).toBeNull()
    expect(getSearchLink("''", { name: "Brand", value: "Holley" })).toBeNull()
  })
})

const isOnePage = (one: string, other: string) => {
  const [here, there] = [one, other].map((href) => parsePageNumber(new URL(href, "https://shop.example")))
  return here === there
}

it("NAV-174 a different search term, list or reviewed product is a different page", () => {
  expect([
    isOnePage("/search?query=brake+pads", "/search?query=rotors"),
    isOnePage("/search?query=brake+pads", "/search"),
    isOnePage("/search?query=rotors", "/shop/rotors?query=rotors"),
    isOnePage(planHref({ id: ListId.make("a") }), planHref({ id: ListId.make("b") })),
    isOnePage("/buildlist/shared?shareGuid=a", "/buildlist/shared?shareGuid=b"),
    isOnePage(questionHref("CAM-1"), questionHref("CAM-2"))
  ]).toEqual([false, false, false, false, false, false])
})

it("NAV-174 filters, sort order, variants and anchors do not change the page", () => {
  expect(isOnePage("/search?query=brake+pads", "/search?facet=Brand:Ironvale&query=brake%20pads")).toBe(true)
  expect(isOnePage("/shop/brakes~2-3?sort=price&page=2", "/shop/brakes~2-3")).toBe(true)
  expect(isOnePage("/item/rotor/2?sku=b", "/item/rotor/2#reviews")).toBe(true)
})
