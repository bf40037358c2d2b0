import fc from "fast-check"
import { describe, expect, it } from "@effect/vitest"
import { trimTerm } from "../../foundation/pages/searchHref.ts"
import { typedText } from "../../foundation/ports/testing/typedText.ts"
import type { ListingAddress, ListingScope } from "./model.ts"
import {
  canonicalHref,
  changeListing,
  listingHref,
  getListingParameters,
  listingPath,
  parseListing,
  toggleFacet,
  ALL_PRODUCTS,
  pickProductsToCompare
} from "./rules.ts"
import type { ProductCard } from "../../catalog/catalog/card.ts"
import { SkuBaseNumber } from "../../catalog/catalog/sku.ts"

const parse = (href: string): ListingAddress | null => {
  const { pathname, searchParams } = new URL(href, "https://shop.example")
  return parseListing(pathname, searchParams)
}

const name = fc.constantFrom("brakes", "engine", "b", "sprint-car", "street", "1969-camaro", "all-in-one")
const slug = fc.oneof(
  name,
  fc.tuple(fc.oneof(name, fc.constant("street-tires")), fc.integer({ min: 2, max: 99 })).map(([text, id]) => `${text}~2-${id}`)
)
const scope: fc.Arbitrary<ListingScope> = fc.oneof(
  fc.constant({ kind: "all" as const, slug: "all" }),
  fc.constant({ kind: "search" as const, slug: "search" }),
  fc.constant({ kind: "deals" as const, slug: "deals" }),
  fc.constantFrom("street", "race", "truck").map((market) => ({ kind: "market" as const, slug: market })),
  fc
    .tuple(fc.constantFrom("street", "race", "truck"), name)
    .map(([market, text]) => ({ kind: "market" as const, slug: `${market}-${text}` })),
  slug.filter((text) => text !== "street").map((text) => ({ kind: "category" as const, slug: text })),
  fc.record({ kind: fc.constantFrom("brand", "make", "engine", "transmission", "rearAxle", "platform", "race", "vehicle"), slug })
)
const text = typedText().map((any) => `x${any}`.toWellFormed().trim())
const facets = fc.uniqueArray(fc.record({ name: text.map((name) => name.replaceAll(":", "").trim()), value: text }), {
  maxLength: 5,
  selector: ({ name, value }) => JSON.stringify([name, value])
})
const address: fc.Arbitrary<ListingAddress> = fc.record({
  scope,
  query: fc.oneof(fc.constant(""), typedText({ maxLength: 250 }).map(trimTerm)),
  facets,
  fits: fc.constantFrom(null, true, false),
  exact: fc.boolean(),
  sort: fc.constantFrom("relevance", "popular", "price", "-price", "rating", "new"),
  page: fc.integer({ min: 1, max: 10_000 })
})

describe("listing URLs", () => {
  it("opens a category if the URL has ids, even if its name starts like that of a market", () => {
    expect(parse("/shop/street-tires~2-17-3")?.scope).toEqual({ kind: "category", slug: "street-tires~2-17-3" })
    expect(parse("/shop/street-rods")?.scope).toEqual({ kind: "market", slug: "street-rods" })
  })

  it("SRCH-26 parses a URL into the listing it was built from", () => {
    fc.assert(
      fc.property(address, (one) => {
        expect(parse(listingHref(one))).toEqual(one)
      })
    )
  })

  it("returns the same URL after parsing and formatting again, for any input", () => {
    const any = fc.tuple(
      scope.map(listingPath),
      fc.array(fc.tuple(fc.constantFrom("query", "facet", "fits", "exact", "sort", "page", "utm_source"), typedText({ maxLength: 8 })))
    )
    fc.assert(
      fc.property(any, ([path, parameters]) => {
        const read = parseListing(path, parameters)
        expect(read && parse(listingHref(read))).toEqual(read)
      })
    )
  })

  it.each([
    ["/shop/all", "all", "all"],
    ["/search?query=cam", "search", "search"],
    ["/Search", "search", "Search"],
    ["/shop/engine~2-10", "category", "engine~2-10"],
    ["/shop/street-engine", "market", "street-engine"],
    ["/shop/truck", "market", "truck"],
    ["/shop/racecraft", "category", "racecraft"],
    ["/deals", "deals", "deals"],
    ["/transmissions/th350", "transmission", "th350"],
    ["/rearaxle/ford-9-in", "rearAxle", "ford-9-in"],
    ["/platforms/gm-f-body", "platform", "gm-f-body"],
    ["/brands/wilwood", "brand", "wilwood"],
    ["/makes/ford", "make", "ford"],
    ["/engines/small-block-chevrolet", "engine", "small-block-chevrolet"],
    ["/race/sprint-car", "race", "sprint-car"],
    ["/vehicle/1969-chevrolet-camaro~12", "vehicle", "1969-chevrolet-camaro~12"],
    ["/SHOP/Brakes~2-3/", "category", "Brakes~2-3"]
  ])("parses %s as %s %s", (href, kind, slug) => {
    expect(parse(href)?.scope).toEqual({ kind, slug })
  })

  it.each([
    "/",
    "/shop",
    "/brands",
    "/brands/",
    "/search/camaro",
    "/deals/today",
    "/shop/all/more",
    "/item/rotor/3",
    "/toString/x",
    "/constructor/x"
  ])("rejects %s", (path) => {
    expect(parse(path)).toBeNull()
  })

  it("builds a canonical lower-case path", () => {
    expect(listingPath({ kind: "search", slug: "Search" })).toBe("/search")
    expect(listingPath({ kind: "category", slug: "Brakes~2-3" })).toBe("/shop/brakes~2-3")
  })

  it("ignores unknown and malformed parameters", () => {
    expect(parse("/shop/all?utm_source=x&sort=cheap&page=zero&fits=yes&facet=Brand&facet=:x&facet=Brand:&query=%20%20")).toEqual(
      ALL_PRODUCTS
    )
  })

  it("keeps a repeated facet only once, and keeps other values of the same name and colons in values", () => {
    expect(parse("/shop/all?facet=Brand:Holley&facet=Brand:Edelbrock&facet=Brand:Holley&facet=Ratio:3.73:1")?.facets).toEqual([
      { name: "Brand", value: "Holley" },
      { name: "Brand", value: "Edelbrock" },
      { name: "Ratio", value: "3.73:1" }
    ])
  })

  it("reads the page only from the page parameter, and reads at most twenty trimmed facets", () => {
    expect(parse("/shop/all?page=3&utm_source=7")?.page).toBe(3)
    expect(parse("/shop/all?facet=%20Brand%20:%20Holley%20&facet=%20:x")?.facets).toEqual([{ name: "Brand", value: "Holley" }])
    const many = Array.from({ length: 30 }, (_, at) => `facet=Brand:${at}`).join("&")
    expect(parse(`/shop/all?${many}`)?.facets.map(({ value }) => Number(value))).toEqual(Array.from({ length: 20 }, (_, at) => at))
  })

  it("OPS-55 ignores a facet of more than 200 characters, because every link would repeat the facet", () => {
    const getFacets = (value: string) => parse(`/shop/all?facet=Brand:${value}`)?.facets
    expect(getFacets("x".repeat(194))?.length).toBe(1)
    expect(getFacets("x".repeat(195))).toEqual([])
  })

  it("removes one facet and keeps other facets with the same name or value", () => {
    const [brand, sameName, sameValue] = [
      { name: "Brand", value: "Holley" },
      { name: "Brand", value: "Edelbrock" },
      { name: "Maker", value: "Holley" }
    ] as const
    expect(toggleFacet([brand, sameName, sameValue], brand)).toEqual([sameName, sameValue])
    expect(toggleFacet([sameName, sameValue], brand)).toEqual([sameName, sameValue, brand])
    expect(parse("/shop/all?facet=Brand:Holley&facet=Maker:Holley")?.facets).toEqual([brand, sameValue])
  })

  it.each([
    ["1", 1],
    ["24", 24],
    ["0", 1],
    ["-1", 1],
    ["2.5", 1],
    ["10000", 10_000],
    ["10001", 10_000],
    ["99999999999999999999", 10_000]
  ])("parses page %s as %d", (page, read) => {
    expect(parse(`/shop/all?page=${page}`)?.page).toBe(read)
  })

  it("builds a well-formed URL for any content", () => {
    expect(listingHref({ ...ALL_PRODUCTS, query: "\ud83c", facets: [{ name: "a", value: "\udfce" }] })).toBe(
      "/shop/all?query=%EF%BF%BD&facet=a%3A%EF%BF%BD"
    )
  })

  it("omits default values", () => {
    expect(listingHref(ALL_PRODUCTS)).toBe("/shop/all")
    expect(getListingParameters(ALL_PRODUCTS)).toEqual([])
  })

  it("returns to the first page after a change, unless the page itself changes", () => {
    const third = { ...ALL_PRODUCTS, page: 3 }
    expect(listingHref(changeListing(third, { sort: "price" }))).toBe("/shop/all?sort=price")
    expect(listingHref(changeListing(third, { page: 4 }))).toBe("/shop/all?page=4")
    expect(listingHref({ ...third, query: "it's 5/8" }, "/shop/other")).toBe("/shop/other?query=it's%205%2F8&page=3")
  })

  it("builds a canonical form of path and page only", () => {
    expect(canonicalHref("/shop/all", 1)).toBe("/shop/all")
    expect(canonicalHref("/shop/all", 2)).toBe("/shop/all?page=2")
  })

  it("returns the same URL after a facet is toggled twice", () => {
    fc.assert(
      fc.property(facets, text, text, (selected, name, value) => {
        const others = selected.filter((facet) => facet.name !== name || facet.value !== value)
        const once = toggleFacet(others, { name, value })
        expect(once).toHaveLength(others.length + 1)
        expect(toggleFacet(once, { name, value })).toEqual(others)
      })
    )
  })

  it("truncates a term to 200 characters without splitting a character", () => {
    fc.assert(
      fc.property(typedText({ maxLength: 260 }), (term) => {
        const cut = trimTerm(term)
        expect(Array.from(cut).length).toBeLessThanOrEqual(200)
        expect(cut.isWellFormed()).toBe(true)
        expect(cut).toBe(cut.trim())
      })
    )
    expect(trimTerm("🏎".repeat(201))).toBe("🏎".repeat(200))
    expect(trimTerm(`${"x".repeat(199)} x`)).toBe("x".repeat(199))
  })
})

const cards = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ skuBaseNumber: SkuBaseNumber.make(`CAM-P${at + 2}`) }) as ProductCard)
const type = fc.record({ value: fc.constantFrom("Brake Pads", "Brake Rotors", "Shocks"), count: fc.nat(9), isSelected: fc.boolean() })
const types = fc.uniqueArray(type, { minLength: 1, maxLength: 3, selector: ({ value }) => value })
const brand = { name: "Brand", values: [{ value: "Ironvale", count: 2, isSelected: false }] }

describe("pickProductsToCompare", () => {
  it("CARD-28 returns up to three products of one type, in order, and never a single product", () => {
    fc.assert(
      fc.property(fc.nat(24), fc.integer({ min: 1, max: 3 }), fc.option(types), (count, page, values) => {
        const facets = values === null ? [brand] : [{ name: "Part type", values }, brand]
        const compared = pickProductsToCompare({ cards: cards(count), facets, page })
        const isOfOne = values === null || values.filter(({ isSelected }) => isSelected).length === 1
        expect(compared).toEqual(
          isOfOne && page === 1 && count > 1
            ? cards(count)
                .slice(0, 3)
                .map(({ skuBaseNumber }) => skuBaseNumber)
            : []
        )
      })
    )
  })
})
