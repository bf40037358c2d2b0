import fc from "fast-check"
import { describe, expect, it } from "vitest"
import {
  isCreditable,
  isProductListType,
  toListTag,
  noProductList,
  productListPrefixes,
  type ProductListType,
  replaceProductList
} from "./productList.ts"

const types: ReadonlyArray<ProductListType> = ["search", "shop", "rec", "config"]
const acquisitions = ["Direct", "Paid", "Organic", "Other", null] as const
const anySeen = fc.record({
  name: fc.option(fc.string()),
  source: fc.option(fc.string({ unit: fc.constantFrom("a", "🏁", "\ud83d"), maxLength: 400, size: "max" }))
})
const anyReplacement = fc.tuple(fc.constantFrom(...types), anySeen, fc.constantFrom(...acquisitions))
const seen = { name: "cam", source: null }

describe("the last viewed product list", () => {
  it("HIST-20 has one of four types", () => {
    expect(types.filter(isProductListType)).toEqual(types)
    expect(["Search", "", "list", "toString", "constructor"].filter(isProductListType)).toEqual([])
  })
  it("HIST-22 begins with the prefix of its type", () => {
    expect(types.map((type) => productListPrefixes[type])).toEqual(["Searched For", "Shopped", "Recommended", "Configured"])
    expect(types.map((type) => replaceProductList(noProductList, type, seen, null).prefix)).toEqual([
      "Searched For",
      "Shopped",
      "Recommended",
      "Configured"
    ])
  })
  it.each([null, "", "   "])("HIST-23 is named not_set for the name %j", (name) => {
    expect(replaceProductList(noProductList, "shop", { ...seen, name }, null).name).toBe("not_set")
    expect(noProductList.name).toBe("not_set")
  })
  it("HIST-19 keeps the acquisition through every replacement", () => {
    fc.assert(
      fc.property(fc.array(anyReplacement), (replacements) => {
        const last = replacements.reduce(
          (list, [type, next, acquisition]) => replaceProductList(list, type, next, acquisition),
          noProductList
        )
        const came = replacements.find(([, , acquisition]) => acquisition !== null)
        expect(last.attribution.acquisition).toBe(came?.[2] ?? null)
      })
    )
  })
})

describe("toListTag", () => {
  it("ATC-02 returns the list's type, name and attribution", () => {
    const list = replaceProductList(noProductList, "search", { name: "cam", source: "typeahead" }, "Paid")
    expect(toListTag(list)).toEqual({ listId: "Searched For", listName: "cam", attribution: "typeahead" })
    expect(toListTag(replaceProductList(list, "shop", seen, null))).toEqual({ listId: "Shopped", listName: "cam", attribution: "Paid" })
  })
  it("ATC-40 returns the id 'Recommended' for a recommendation", () => {
    expect(toListTag(replaceProductList(noProductList, "rec", seen, null)).listId).toBe("Recommended")
  })
  it("ERR-113 credits no list of an unknown type", () => {
    const foreign = { prefix: "Dreamt Of", name: "cam", attribution: { source: "night", acquisition: null } }
    expect(isCreditable(foreign)).toBe(false)
    expect(isCreditable(noProductList)).toBe(false)
    expect(toListTag(foreign)).toEqual({ listId: null, listName: "not_set", attribution: null })
  })
  it("truncates to 200 UTF-16 units without leaving half a character", () => {
    const name = "x".repeat(199)
    const named = (text: string) => toListTag(replaceProductList(noProductList, "shop", { ...seen, name: text, source: text }, null))
    expect(named(`${name}yz`)).toMatchObject({ listName: `${name}y`, attribution: `${name}y` })
    expect(named(`${name}🏁`).listName).toBe(`${name}\ufffd`)
  })
  it("returns values that the services accept for any list name", () => {
    fc.assert(
      fc.property(anyReplacement, ([type, next, acquisition]) => {
        for (const text of Object.values<string | null>({ ...toListTag(replaceProductList(noProductList, type, next, acquisition)) })) {
          expect((text ?? "").length).toBeLessThanOrEqual(200)
          expect((text ?? "").isWellFormed()).toBe(true)
        }
      })
    )
  })
})
