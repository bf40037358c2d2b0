import { Schema } from "effect"
import { describe, expect, it } from "vitest"
import { NavigationLink } from "./model.ts"
import { filteredLinks, hasFilter, panelOf } from "./panel.ts"

const decode = Schema.decodeUnknownSync(NavigationLink)
const leaf = { primary: "LS1", href: "/engines/ls1", brandImageUrl: null }

describe("a navigation link", () => {
  it("NAV-38 has primary, href, brandImageUrl and subItems, and its subItems are a nested panel under its name", () => {
    const link = { primary: "LS", href: null, brandImageUrl: "/content/ls.svg", subItems: [leaf] }
    expect(decode(link)).toEqual(link)
    expect(panelOf(decode(link))).toEqual({ _tag: "Links", title: "LS", links: [leaf] })
  })
  it("NAV-38 without subItems opens no panel", () => {
    expect(panelOf({ ...leaf, subItems: [] })).toBeNull()
  })
  it.each(["primary", "href", "brandImageUrl", "subItems"])("NAV-38 without %s is none", (field) => {
    expect(() => decode({ ...leaf, subItems: [], [field]: undefined })).toThrow()
  })
})

describe("a list's filter box", () => {
  const links = ["Chevrolet", "Ford", "Plymouth"].map((primary) => ({ primary }))
  it("narrows to the links whose text contains what was typed, in either letter case", () => {
    expect(filteredLinks(links, " O ").map(({ primary }) => primary)).toEqual(["Chevrolet", "Ford", "Plymouth"])
    expect(filteredLinks(links, "for").map(({ primary }) => primary)).toEqual(["Ford"])
    expect([filteredLinks(links, ""), filteredLinks(links, "x")]).toEqual([links, []])
  })
  it("GAP-71 is there above ten links", () => {
    expect([10, 11].map((length) => hasFilter(Array.from({ length })))).toEqual([false, true])
  })
})
