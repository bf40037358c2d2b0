import { categoryHref, shopCategories } from "@camber/domain/catalog"
import { describe, expect, it } from "vitest"
import { categories, otherCategoryNames } from "./categories.ts"

const places = new Map(categories.map(({ id, name, slug }) => [`/shop/${slug}~${id}`, name]))

describe("the categories", () => {
  it("NAV-112 NAV-113 have the fixed ones under their names and addresses", () => {
    expect(shopCategories.map((category) => places.get(categoryHref(category)))).toEqual(shopCategories.map(({ name }) => name))
  })

  it("NAV-112 the fixed ones have the drawings that the shop draws for them", () => {
    const drawings = new Map(categories.map(({ drawing, name }) => [name, drawing]))
    expect(shopCategories.map(({ name }) => drawings.get(name))).toEqual(shopCategories.map(({ drawing }) => drawing))
  })

  it("ERR-08 ERR-09 are called as the page for a lost address calls them", () => {
    expect(
      ["transmission~2-20", "wheel-and-tire~2-17", "ignition-charging-and-starting~2-14"].map((place) => places.get(`/shop/${place}`))
    ).toEqual(["Transmission", "Wheel & Tire", "Ignition, Charging & Starting"])
  })

  it("have other words that are no category's name", () => {
    const names = new Set(categories.map(({ name }) => name.toLowerCase()))
    const ids = new Set(categories.map(({ id }) => id))
    expect(otherCategoryNames.filter(({ id, term }) => names.has(term) || !ids.has(id))).toEqual([])
  })
})
