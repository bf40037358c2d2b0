import { Schema } from "effect"
import { describe, expect, it } from "vitest"
import { createLocalSuggestions, KnownTerms, createKnownTermsRequest } from "./knownTerms.ts"

const shop: KnownTerms = {
  categories: [
    { name: "Brake Pads", url: "/shop/brake-pads~2-3-2" },
    { name: "Brakes", url: "/shop/brakes~2-3" }
  ],
  terms: [
    ["brake pads", 0],
    ["brakes", 1],
    ["camaro brake pads", 0],
    ["ironvale", -1]
  ]
}
const find = createLocalSuggestions(shop)

describe("createLocalSuggestions", () => {
  it("returns queries with the typed text marked, distinct categories and a completion", () => {
    expect(find("Brake p")).toEqual({
      suggestedQueries: [
        { ordinality: 1, query: "brake pads", queryWithMarkups: "<b>brake</b> <b>p</b>ads" },
        { ordinality: 2, query: "camaro brake pads", queryWithMarkups: "camaro <b>brake</b> <b>p</b>ads" }
      ],
      categoryLinks: [{ name: "Brake Pads", url: "/shop/brake-pads~2-3-2?query=brake%20p" }],
      typeAheadSuggestion: "brake pads"
    })
  })

  it("ignores filler words: 'pads for my brakes'", () => {
    expect(find("pads for my brake").suggestedQueries.map(({ query }) => query)).toEqual(["brake pads", "camaro brake pads"])
  })

  it("SRCH-30 returns at most twelve queries and three categories", () => {
    const categories = Array.from({ length: 20 }, (_, at) => ({ name: `C${at}`, url: `/shop/c~${at}` }))
    const many = createLocalSuggestions({ categories, terms: categories.map(({ name }, at) => [`cam ${name}`, at]) })("cam")
    expect(many.suggestedQueries).toHaveLength(12)
    expect(many.categoryLinks).toHaveLength(3)
  })

  it.each(["", "  ", "zz", "<>&", "\u0000"])("returns nothing for %j", (typed) => {
    expect(find(typed)).toEqual({ suggestedQueries: [], categoryLinks: [], typeAheadSuggestion: "" })
  })

  it("requests each catalog version at its own URL", () => {
    expect(createKnownTermsRequest("v7")).toEqual({ path: "/api/search/terms", query: { v: "v7" } })
    expect(Schema.is(KnownTerms)(shop)).toBe(true)
    expect(Schema.is(KnownTerms)({ ...shop, terms: [["cam"]] })).toBe(false)
  })
})
